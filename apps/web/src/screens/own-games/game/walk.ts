import { Chess, type Move, playUci } from '@estratega/chess/rules';
import type { PartidaGuardada } from '@estratega/domain';
import type { ChessExercise } from '@estratega/lessons';
import { CLEARLY_BEST, gameOfOwn, ownMoves, winningChance } from '@estratega/own-games';

/** A game to be walked through: its positions, what the player's chance of winning was at each, and where it was given away. */

/** As in the exercises: less than this is nothing to stop at. */
const NOTABLE = 0.1;

export interface Momento {
  /** The own move that was a mistake. */
  readonly ply: number;
  readonly jugada: Move;
  /** What the engine would have played, where it was asked. */
  readonly mejor?: Move | undefined;
  readonly antes: number;
  readonly despues: number;
  /** Another move was about as good. */
  readonly otras: boolean;
  /** Where one move was clearly the best, it can be asked for. */
  readonly ejercicio?: ChessExercise | undefined;
  /** What the rival answers to the move that was played, where that is known. */
  readonly castigo?: Move | undefined;
}

export interface Recorrido {
  /** Before every move, and after the last. */
  readonly fens: readonly string[];
  readonly jugadas: readonly Move[];
  /** The player's, at each of them; undefined where nobody looked. */
  readonly chances: readonly (number | undefined)[];
  readonly momentos: readonly Momento[];
}

const legalOrNot = (fen: string, uci: string | undefined): Move | undefined => {
  if (uci === undefined) return undefined;
  try {
    return playUci(new Chess(fen), uci);
  } catch {
    return undefined;
  }
};

/** Exercises are told apart by their position: its counters included, it comes once in a game. */
export function walkThrough(
  { partida, analisis }: Pick<PartidaGuardada, 'partida' | 'analisis'>,
  ejercicios: readonly ChessExercise[],
): Recorrido {
  const chess = new Chess();
  const fens = [chess.fen()];
  const jugadas = partida.jugadas.map((uci) => {
    const move = playUci(chess, uci);
    fens.push(chess.fen());
    return move;
  });
  const sign = partida.color === 'blancas' ? 1 : -1;
  const chances = fens.map((_, ply) => {
    const cp = analisis?.posiciones[ply]?.cp ?? partida.evaluaciones?.[ply - 1];
    return cp === undefined || cp === null ? undefined : winningChance(sign * cp);
  });
  const said = analisis as Parameters<typeof ownMoves>[3];
  const momentos = ownMoves(gameOfOwn(partida), 0, partida.color, said)
    .filter(({ perdida }) => perdida >= NOTABLE)
    .map(({ ply, antes, despues, linea, segunda }): Momento => {
      const fen = fens[ply] as string;
      const best = legalOrNot(fen, linea?.[0]);
      const jugada = jugadas[ply] as Move;
      const ejercicio = ejercicios.find((one) => one.fen === fen);
      return {
        ply,
        jugada,
        mejor: best && best.lan !== jugada.lan ? best : undefined,
        antes,
        despues,
        otras: segunda !== undefined && antes - segunda < CLEARLY_BEST,
        ejercicio,
        castigo: legalOrNot(jugada.after, ejercicio?.refutaciones[jugada.lan]?.con),
      };
    });
  return { fens, jugadas, chances, momentos };
}

/** Nobody takes more than this from one game. */
export const MOST_MOMENTS = 3;
/** What cost the most, in the order of the game. */
export const decisive = (momentos: readonly Momento[]): readonly Momento[] =>
  momentos
    .toSorted((a, b) => b.antes - b.despues - (a.antes - a.despues))
    .slice(0, MOST_MOMENTS)
    .toSorted((a, b) => a.ply - b.ply);
