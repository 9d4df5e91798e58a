import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { HandExercise } from '@estratega/lessons';
import type { JudgedDecision } from '@estratega/lessons/hand-play';

/** What is asked of the process beside, and what it says; `fallo` where it could not be worked out. */
export interface HandToWeigh {
  readonly exercise: HandExercise;
  readonly linea: readonly number[];
}
export type Weighing = { readonly decisiones: readonly JudgedDecision[] | null } | { readonly fallo: string };

/** Plays hands again, one after another. */
export interface Weigher {
  /** Nothing where the hand cannot have been played so. */
  readonly weigh: (hand: HandToWeigh) => Promise<readonly JudgedDecision[] | undefined>;
  readonly close: () => void;
}

const PROGRAM = fileURLToPath(new URL('./weigh-process.ts', import.meta.url));
/** A second or two by itself; on a machine that has better things to do, longer. */
const LONGEST_MS = 60_000;
const MOST_MEMORY_MB = 256;

/**
 * Turn and river take a second or two of one core: a process of its own does it, last in the queue for processor time, so that no request waits. It is
 * handed no secret and no connection, only a hand, and ends with whoever began it.
 */
export const openWeigher = (priority: number = constants.priority.PRIORITY_LOW): Weigher => {
  let child: ChildProcess | undefined;
  const begun = (): ChildProcess => {
    if (child?.connected) return child;
    child = fork(PROGRAM, [], { env: {}, execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`] });
    if (child.pid !== undefined) setPriority(child.pid, priority);
    return child;
  };
  const close = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    weigh: async (hand) => {
      const asked = begun();
      const over = new AbortController();
      const timer = setTimeout(() => over.abort(), LONGEST_MS);
      const { signal } = over;
      try {
        const answered = Promise.race([
          once(asked, 'message', { signal }),
          once(asked, 'exit', { signal }).then(() => [{ fallo: 'the process ended' }]),
        ]);
        asked.send(hand);
        const [said] = (await answered) as [Weighing];
        if ('fallo' in said) throw new Error(`a hand was not weighed: ${said.fallo}`);
        return said.decisiones ?? undefined;
      } catch (error) {
        close();
        throw error;
      } finally {
        clearTimeout(timer);
        over.abort();
      }
    },
    close,
  };
};
