import {
  acceptsDraw,
  chooseMove,
  levelOf,
  type Match,
  offersDraw,
  resigns,
  START_FEN,
} from '@estratega/own-games/opponent';
import { openBrowserEngine } from '../../../../shell/engine/engine-worker.ts';
import { playFrom } from '../../../../ui/play-board/line.ts';

/** Estratega at the board: the engine in its worker looks, and the opponent's rules choose. */

export interface Reply {
  /** Undefined where Estratega gives up. */
  readonly jugada: string | undefined;
  /** With the move, a draw. */
  readonly tablas: boolean;
}

export interface RivalEngine {
  readonly think: (match: Match) => Promise<Reply>;
  /** Whether Estratega takes a draw here, with the player to move. */
  readonly takesDraw: (match: Match) => Promise<boolean>;
  readonly close: () => void;
}

export function openRivalEngine(): RivalEngine {
  const stop = new AbortController();
  let engine: ReturnType<typeof openBrowserEngine> | undefined;
  const weigh = async ({ elo, jugadas }: Match) => {
    engine ??= openBrowserEngine(stop.signal);
    // One that would not start is tried again the next time.
    engine.catch(() => {
      engine = undefined;
    });
    const { nodos, lineas } = levelOf(elo);
    return (await engine).weigh({ jugadas, nodos, lineas });
  };
  return {
    think: async (match) => {
      const candidatas = await weigh(match);
      const level = levelOf(match.elo);
      const mine = match.color === 'blancas' ? 'negras' : 'blancas';
      if (resigns(level, match.jugadas, mine, candidatas[0]?.cp ?? 0)) return { jugada: undefined, tablas: false };
      const last = playFrom(START_FEN, match.jugadas).moves.at(-1);
      const jugada = chooseMove({
        level,
        candidatas,
        semilla: match.id,
        ply: match.jugadas.length,
        captura: last?.captured ? last.to : undefined,
      });
      if (jugada === undefined) throw new Error('the engine has no move');
      return { jugada, tablas: offersDraw([...match.jugadas, jugada], candidatas[0]?.cp ?? 0) };
    },
    takesDraw: async (match) => acceptsDraw(match.jugadas, -((await weigh(match))[0]?.cp ?? 0)),
    close: () => stop.abort(new DOMException('Closed', 'AbortError')),
  };
}
