import type { Chess, Move } from '@estratega/chess/rules';
import type { PlayOut } from '../schema/play-out.ts';
import { ownMoves, sideOf } from './board.ts';
import { isShown, type Standing } from './standing.ts';

/** Where no table reaches, an engine says it: never once, never on a short look, and never by a hair. */

export interface EngineSays {
  /** Centipawns for who is to move; mates are ±10000. */
  readonly cp: number;
  /** UCI. */
  readonly jugada: string;
}
export type AskEngine = (fen: string, nodes: number) => Promise<EngineSays>;

/** Before «se escapó» is said, the second look confirms the first. */
export const FIRST_LOOK = 100_000;
export const SECOND_LOOK = 250_000;

/** Below this a won position is no longer one; above `DECIDED` nobody has to be shown the rest. */
const STILL_WON = 80;
const DECIDED = 800;
/** Enough, once as many moves as it asks have been made. */
const CLEARLY_WON = 150;
const MOST_MOVES = 70;
/** A defender this far behind has lost. */
const STILL_HELD = -280;
/** A win is not told before the player has made some moves of it. */
const SHOWN_MOVES = 4;

const forPlayer = (exercise: PlayOut, game: Chess, cp: number): number => (game.turn() === sideOf(exercise) ? cp : -cp);
const isKept = ({ meta }: PlayOut, cp: number): boolean => (meta === 'tablas' ? cp > STILL_HELD : cp >= STILL_WON);

export interface EngineStanding {
  readonly standing: Standing;
  /** The best answer to the player's move: what punishes it, or what the rival plays. */
  readonly replica: string;
}

/** After the player's move, with the rival to answer. */
export const engineStanding = async (
  exercise: PlayOut,
  game: Chess,
  moves: readonly Move[],
  ask: AskEngine,
): Promise<EngineStanding> => {
  const first = await ask(game.fen(), FIRST_LOOK);
  const cp = forPlayer(exercise, game, first.cp);
  if (!isKept(exercise, cp)) {
    const second = await ask(game.fen(), SECOND_LOOK);
    const again = forPlayer(exercise, game, second.cp);
    if (!isKept(exercise, again)) {
      const lost = exercise.meta === 'tablas' || again < STILL_HELD;
      return { standing: { estado: 'escapo', es: lost ? 'perdida' : 'tablas' }, replica: second.jugada };
    }
    return { standing: { estado: 'sigue' }, replica: second.jugada };
  }
  const own = ownMoves(moves.length);
  const shown = isShown(exercise, game, moves) && (exercise.meta === 'tablas' || cp >= DECIDED / 2);
  const won =
    exercise.meta === 'ganar' &&
    ((cp >= DECIDED && own >= SHOWN_MOVES) || (cp >= CLEARLY_WON && own >= exercise.limite) || own >= MOST_MOVES);
  return { standing: { estado: shown || won ? 'logrado' : 'sigue' }, replica: first.jugada };
};
