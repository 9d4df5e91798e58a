import type { PlayOut } from '@estratega/lessons';
import { choicesOf, keeps, probe, resist } from '@estratega/lessons/endings';
import {
  type AskEngine,
  endOf,
  engineStanding,
  FIRST_LOOK,
  replay,
  type Standing,
  standingOf,
} from '@estratega/lessons/play-out';
import { tablesFor } from '../../../../shell/data/tables.ts';
import { openBrowserEngine } from '../../../../shell/engine/engine-worker.ts';

/** Who judges each move and who answers it: the exact tables where they reach, and else the engine in its worker. */

export interface Judged {
  readonly standing: Standing;
  /** What the rival plays, or would play to punish; undefined where nothing is left to play. */
  readonly replica: string | undefined;
}

export interface Rival {
  /** After a move of the player's. */
  readonly judge: (line: readonly string[]) => Promise<Judged>;
  /** After the rival's answer: only the rules can end it here. */
  readonly afterReply: (line: readonly string[]) => Standing | undefined;
  /** A move that keeps what there is to keep, for who gives up. */
  readonly show: (line: readonly string[]) => Promise<string | undefined>;
  readonly close: () => void;
}

export function openRival(exercise: PlayOut): Rival {
  const stop = new AbortController();
  let engine: ReturnType<typeof openBrowserEngine> | undefined;
  const ask: AskEngine = async (fen, nodes) => {
    engine ??= openBrowserEngine(stop.signal);
    // One that would not start is tried again the next time.
    engine.catch(() => {
      engine = undefined;
    });
    const { cp, linea } = await (await engine).ask({ desde: fen, jugadas: [], nodos: nodes, lineas: 1 });
    return { cp: fen.split(' ')[1] === 'b' ? -cp : cp, jugada: linea[0] ?? '' };
  };
  const at = (line: readonly string[]) => {
    const played = replay(exercise.fen, line);
    if (!played) throw new Error('not a legal line');
    return played;
  };
  return {
    judge: async (line) => {
      const { game, moves, seen } = at(line);
      const fen = game.fen();
      const tables = await tablesFor(exercise, fen);
      const standing = standingOf(exercise, game, moves, tables);
      if (!standing) return engineStanding(exercise, game, moves, ask);
      if (endOf(game) !== undefined) return { standing, replica: undefined };
      return { standing, replica: resist(tables, fen, seen)?.lan ?? (await ask(fen, FIRST_LOOK)).jugada };
    },
    afterReply: (line) => {
      const { game, moves } = at(line);
      return endOf(game) === undefined ? undefined : standingOf(exercise, game, moves, new Map());
    },
    show: async (line) => {
      const fen = at(line).game.fen();
      const tables = await tablesFor(exercise, fen);
      const best = probe(tables, fen);
      const right = best && choicesOf(tables, fen).filter((one) => keeps(one, best));
      const [soonest] = (right ?? []).toSorted((a, b) => (a.reading?.jugadas ?? 0) - (b.reading?.jugadas ?? 0));
      return soonest?.move.lan ?? (await ask(fen, FIRST_LOOK)).jugada;
    },
    close: () => stop.abort(new DOMException('Closed', 'AbortError')),
  };
}
