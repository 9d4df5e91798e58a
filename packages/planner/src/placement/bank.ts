import { byGame, type NivelDeclarado } from '@estratega/domain';
import type { GraphExercise } from '@estratega/lessons/graph';
import type { Game } from '../games/game.ts';
import { onceForEach } from '../once/once.ts';

/**
 * What can be asked in a test of the level: exercises of the bank that are decided in seconds, not in minutes. Of poker only hands at a
 * table, whole without what else their exercise asks; money, mind and study have weeks, not a place in a test of playing.
 */

export interface PlacementItem {
  readonly id: string;
  readonly tema: string;
  readonly dificultad: number;
  readonly azar?: number | undefined;
  /** Poker: where it is decided, and the area of its theme. */
  readonly calle?: 'pre' | 'post' | undefined;
  readonly area?: string | undefined;
  /** Chess: a board with few men on it. */
  readonly despejado?: boolean | undefined;
}

/** The solver's moves: longer lines measure patience. */
const MOVES_MOST = 2;

const formatOf = (level: NivelDeclarado): string | undefined =>
  byGame(level, {
    Ajedrez: (): string | undefined => undefined,
    'Poker Texas Holdem': ({ tipoPoker }) =>
      (({ 'Cash games': 'cash', Torneos: 'torneo', 'Sit and Go': 'sng' }) as const)[tipoPoker],
  });

const isQuick = ({ rasgos, preguntas, decide }: GraphExercise): boolean =>
  preguntas === undefined ? rasgos !== undefined && rasgos.jugadas <= MOVES_MOST : decide === true;

/** An ending with at most three kinds of men besides the kings: about ten of them stand on the board. */
const isClear = ({ fase, material }: NonNullable<GraphExercise['rasgos']>): boolean =>
  fase === 'final' && material.length <= 3;

/** Areas that are not about playing a hand. */
const BESIDE_THE_TABLE: ReadonlySet<string> = new Set(['BAN', 'MEN', 'REV']);

/** Whoever is right more often than not without knowing tells nothing by it. */
const GUESSED_MOST = 0.5;

const ANY_FORMAT = '';

/** Asked before every question of a test, and the same for all who play the same. */
const bankOf = onceForEach((game: Game, format: string): readonly PlacementItem[] => {
  const found = new Map<string, PlacementItem>();
  for (const topic of game.curriculum.topics) {
    if (BESIDE_THE_TABLE.has(topic.area)) continue;
    for (const { id, dificultad, formats, node } of game.items(topic)) {
      if (found.has(id) || !isQuick(node) || (node.azar ?? 0) > GUESSED_MOST) continue;
      if (format !== ANY_FORMAT && formats !== undefined && !formats.includes(format)) continue;
      const calle = node.calle === undefined ? undefined : node.calle === 'pre' ? 'pre' : 'post';
      const despejado = node.rasgos && isClear(node.rasgos);
      found.set(id, { id, tema: topic.id, dificultad, azar: node.azar, calle, area: topic.area, despejado });
    }
  }
  return [...found.values()];
});

export const placementBank = (game: Game, level: NivelDeclarado): readonly PlacementItem[] =>
  bankOf(game, formatOf(level) ?? ANY_FORMAT);

/** How many of a test are decided before the flop, by what is played: cash is deeper, and played on. */
const BEFORE_FLOP: Readonly<Record<string, number>> = { cash: 0.4, torneo: 0.6, sng: 0.6 };
/** Fewer than this would leave nothing near the player's level. */
const LEAST = 25;

/** Right answers after which whoever has no Elo has shown that a full board is no wall. */
const SHOWN = 2;
const isNew = (level: NivelDeclarado): boolean =>
  byGame(level, { Ajedrez: ({ elo }): boolean => elo === undefined, 'Poker Texas Holdem': () => false });

/**
 * What may come now: for whoever has no Elo few men first; of poker the street that lags behind its share, and no area that was just asked. The rule of choice looks for the best among these.
 */
export const dueBank = (
  bank: readonly PlacementItem[],
  level: NivelDeclarado,
  answers: readonly { readonly ejercicio: string; readonly bien: boolean }[],
): readonly PlacementItem[] => {
  if (isNew(level) && answers.filter(({ bien }) => bien).length < SHOWN)
    return bank.filter(({ despejado }) => despejado === true);
  const share = BEFORE_FLOP[formatOf(level) ?? ''];
  if (share === undefined) return bank;
  const byId = new Map(bank.map((item) => [item.id, item]));
  const asked = answers.flatMap(({ ejercicio }) => byId.get(ejercicio) ?? []);
  const before = asked.filter(({ calle }) => calle === 'pre').length;
  const street = before < share * (asked.length + 1) ? 'pre' : 'post';
  const here = bank.filter(({ calle }) => calle === street);
  if (here.length < LEAST) return bank;
  const just = new Set(asked.slice(-2).map(({ area }) => area));
  const fresh = here.filter(({ area }) => !just.has(area));
  return fresh.length < LEAST ? here : fresh;
};
