import { moveMan, startOfGame } from '@estratega/chess/board';
import type { Partida } from './model.ts';
import { type Fase, type Final, phaseOf } from './phase.ts';
import { winningChance } from './winning-chance.ts';

/** What an engine says of the positions of a game. `posiciones[i]` is the one before ply `i`; the last, after all moves. */
export interface AnalisisPosicion {
  /** Centipawns for White, best play; a mate counts ±10000. */
  readonly cp: number;
  /** The best line, in UCI, from this position. */
  readonly linea?: readonly string[];
  /** The same for the second-best move. */
  readonly segunda?: number;
}
export interface Analisis {
  readonly posiciones: readonly (AnalisisPosicion | null | undefined)[];
}
/** By the game's site and id: `lichess/abcdefgh`. */
export type AnalisisPorPartida = Readonly<Record<string, Analisis>>;

export const gameKey = ({ sitio, id }: Pick<Partida, 'sitio' | 'id'>): string => `${sitio}/${id}`;

/** White moves first and has a little of an edge before anybody has moved. */
const FIRST = 20;

export interface JugadaPropia {
  readonly partida: number;
  readonly ply: number;
  readonly fase: Fase;
  readonly final?: Final;
  /** Chance of winning before and after, for the player. */
  readonly antes: number;
  readonly despues: number;
  readonly perdida: number;
  readonly linea?: readonly string[];
  readonly segunda?: number;
}

export type Color = 'blancas' | 'negras';

/** The colour that a name had, whatever its capitals; undefined where it did not play. */
export const colourOf = (partida: Partida, jugador: string): Color | undefined => {
  const name = jugador.trim().toLowerCase();
  if (partida.blancas.nombre.toLowerCase() === name) return 'blancas';
  if (partida.negras.nombre.toLowerCase() === name) return 'negras';
  return undefined;
};

/** Own moves that were evaluated, theory left out. */
export const ownMoves = (
  partida: Partida,
  index: number,
  color: Color,
  analisis: Analisis | undefined,
): JugadaPropia[] => {
  const { men } = startOfGame();
  const out: JugadaPropia[] = [];
  const sign = color === 'blancas' ? 1 : -1;
  const cpAt = (ply: number): number | undefined => {
    const own = analisis?.posiciones[ply]?.cp;
    if (own !== undefined) return own;
    return (ply === 0 ? FIRST : partida.evaluaciones?.[ply - 1]) ?? undefined;
  };
  const last = partida.jugadas.length - 1;
  for (const [ply, uci] of partida.jugadas.entries()) {
    const mine = (ply % 2 === 0) === (color === 'blancas');
    if (mine && ply >= (partida.libro ?? 0)) {
      const before = cpAt(ply);
      // Nobody evaluates the position after mate.
      const after = cpAt(ply + 1) ?? (ply === last && partida.termino === 'mate' ? sign * 10_000 : undefined);
      if (before !== undefined && after !== undefined) {
        const antes = winningChance(sign * before);
        const despues = winningChance(sign * after);
        const said = analisis?.posiciones[ply];
        out.push({
          partida: index,
          ply,
          ...phaseOf(men, ply, partida.division),
          antes,
          despues,
          perdida: Math.max(0, antes - despues),
          ...(said?.linea && said.linea.length > 0 ? { linea: said.linea } : {}),
          ...(said?.segunda === undefined ? {} : { segunda: winningChance(sign * said.segunda) }),
        });
      }
    }
    moveMan(men, uci);
  }
  return out;
};

/** Winning chance by which the best move must beat the second to be asked for. */
export const CLEARLY_BEST = 0.06;

/** Moves of one game that are looked into: more of one evening teach nothing more, and each costs its making. */
export const MOST_OF_A_GAME = 12;

/** Those that cost most, in the order in which they were played. */
export const worstMoves = (moves: readonly JugadaPropia[], most = MOST_OF_A_GAME): JugadaPropia[] =>
  moves
    .toSorted((a, b) => b.perdida - a.perdida || a.ply - b.ply)
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
