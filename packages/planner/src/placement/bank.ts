import type { NivelDeclarado } from '@estratega/domain';
import type { GraphExercise } from '@estratega/lessons/graph';
import type { Game } from '../games/game.ts';

/** What can be asked in a test of the level: exercises of the bank that are decided in seconds, not in minutes. */

export interface PlacementItem {
  readonly id: string;
  readonly tema: string;
  readonly dificultad: number;
  readonly azar?: number | undefined;
}

/** The solver's moves: longer lines measure patience. */
const MOVES_MOST = 2;

const formatOf = (level: NivelDeclarado): string | undefined =>
  level.campo === 'Poker Texas Holdem'
    ? ({ 'Cash games': 'cash', Torneos: 'torneo', 'Sit and Go': 'sng' } as const)[level.tipoPoker]
    : undefined;

const isQuick = ({ rasgos, preguntas }: GraphExercise): boolean =>
  preguntas === undefined
    ? rasgos !== undefined && rasgos.jugadas <= MOVES_MOST
    : preguntas.includes('accion') || preguntas.includes('elige');

/** Whoever is right more often than not without knowing tells nothing by it. */
const GUESSED_MOST = 0.5;

export const placementBank = (game: Game, level: NivelDeclarado): readonly PlacementItem[] => {
  const format = formatOf(level);
  const found = new Map<string, PlacementItem>();
  for (const topic of game.curriculum.topics) {
    for (const { id, dificultad, formats, node } of game.items(topic)) {
      if (found.has(id) || !isQuick(node) || (node.azar ?? 0) > GUESSED_MOST) continue;
      if (format !== undefined && formats !== undefined && !formats.includes(format)) continue;
      found.set(id, { id, tema: topic.id, dificultad, azar: node.azar });
    }
  }
  return [...found.values()];
};
