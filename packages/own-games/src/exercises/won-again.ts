import type { PlayOut } from '@estratega/lessons';
import { type Analisis, type Color, gameKey, type JugadaPropia, ownMoves } from '../games/analysis.ts';
import { shortHash } from '../games/hash.ts';
import type { Partida } from '../games/model.ts';
import { fensAt } from '../games/position.ts';

/** A game that was won on the board and not on the score sheet: its last won position, to be played again to the end. */

/** Winning chance from which a position is clearly won. */
const WON = 0.9;
/** Own moves that show it, unless it is over before. */
const SHOWN = 15;
const THEME = 'aj-fin-conversion';

const SCORES: Readonly<Record<Color, Readonly<Record<string, number>>>> = {
  blancas: { '1/2-1/2': 0.5, '0-1': 0 },
  negras: { '1/2-1/2': 0.5, '1-0': 0 },
};

export interface WonAgain {
  readonly exercise: PlayOut;
  /** Of a whole point. */
  readonly perdida: number;
}

/** Undefined where the game was won, or never clearly so. */
export const wonAgain = (
  partida: Partida,
  color: Color,
  said: Analisis,
  moves: readonly JugadaPropia[] = ownMoves(partida, 0, color, said),
): WonAgain | undefined => {
  const score = SCORES[color][partida.resultado];
  const last = moves.findLast(({ ply, antes }) => antes >= WON && said.posiciones[ply]);
  if (score === undefined || !last) return undefined;
  const fen = fensAt(partida.jugadas, [last.ply]).get(last.ply);
  if (fen === undefined) return undefined;
  const rating = partida[color].elo ?? 1400;
  return {
    perdida: last.antes - score,
    exercise: {
      tipo: 'ajedrez-partida',
      id: `p.juega-${shortHash(gameKey(partida))}`,
      temas: [THEME],
      nivel: 2,
      dificultad: Math.max(300, Math.min(3200, Math.round(rating))),
      fen,
      meta: 'ganar',
      limite: SHOWN,
      titulo: 'Juégala otra vez',
      consigna: 'Estabas ganando y la partida se escapó. Juégala otra vez: gana.',
      pista: 'Antes de cada jugada, pregunta qué quiere el rival; con ventaja, cambia piezas y no peones.',
      explicacion: `En la partida la probabilidad de ganar era aquí del ${Math.round(last.antes * 100)} % y terminó en ${score === 0 ? 'derrota' : 'tablas'}. Una ventaja se escapa casi siempre por jugar deprisa lo que parece ganado.`,
      tablas: {},
    },
  };
};
