import { Chess } from '@estratega/chess/rules';
import pg from 'pg';
import { vi } from 'vitest';

/** What is done between here and `take`: counted, so that no clock has to be believed. End with `vi.restoreAllMocks()`. */
export interface Work {
  /** Rows of each answer of the database. */
  readonly answers: number[];
  /** Moves that the chess library has played. */
  readonly moves: () => number;
  /** Rows so far, and from here on anew. */
  readonly takeRows: () => number;
  /** Statements that were asked of a connection which was still busy with another: pg warns of it once, and will refuse it. */
  readonly overlapping: string[];
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { text: string }).text);

export const countWork = (): Work => {
  const answers: number[] = [];
  const overlapping: string[] = [];
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const note = (result: { rows?: unknown[] } | undefined) => answers.push(result?.rows?.length ?? 0);
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function counted(this: pg.Client, ...given: unknown[]) {
    if ((this as unknown as { _activeQuery: unknown })._activeQuery) overlapping.push(textOf(given[0]));
    const last = given.at(-1);
    if (typeof last === 'function')
      given[given.length - 1] = (error: unknown, result: { rows?: unknown[] } | undefined) => {
        note(result);
        last(error, result);
      };
    const answer = query.apply(this, given);
    if (answer instanceof Promise)
      return answer.then((result: { rows?: unknown[] }) => {
        note(result);
        return result;
      });
    return answer;
  } as typeof pg.Client.prototype.query);
  const move = vi.spyOn(Chess.prototype, 'move');
  return {
    answers,
    overlapping,
    moves: () => {
      const played = move.mock.calls.length;
      move.mockClear();
      return played;
    },
    takeRows: () => answers.splice(0).reduce((sum, rows) => sum + rows, 0),
  };
};
