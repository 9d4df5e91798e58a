import type { DecisionGuardada, Resultado } from '@estratega/domain';
import { verdictOfHand } from '@estratega/lessons/hand-play';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Lessons } from '../../../platform/lessons/lessons.ts';
import type { AttemptsRepository, UnweighedHand } from '../repository.ts';
import type { Weigher } from './weigher.ts';

/**
 * What a whole hand cost is the browser's word when it comes: solving its turn and river would hold a request for seconds. Here it is played again from its
 * seed, and what it cost by our own reckoning takes the place of what was sent. A hand that cannot have been played so is kept as the player's own word,
 * which measures nothing.
 */

/** Of one run: what it may cost, and how much of that for one player. */
const HANDS = 30;
const HANDS_OF_A_PLAYER = 5;
const LONGEST_MS = 90_000;
/** What nobody came to in a day, because the machine had no time for it, stays the browser's word. */
const WAITS_MS = 24 * 60 * 60 * 1000;

export interface HandsJobDependencies {
  readonly repository: AttemptsRepository;
  readonly isRunning: (userId: string, planId: string, tx: Queryable) => Promise<boolean>;
  /** Whoever keeps the figures of a week that was closed counts them again. */
  readonly onLate: (userId: string, planId: string, tx: Queryable) => Promise<void>;
  readonly lessons: Pick<Lessons, 'exercise'>;
  readonly openWeigher: () => Weigher;
  readonly clock: Clock;
}

interface Settled {
  readonly resultado: Resultado;
  readonly decisiones: DecisionGuardada[] | null;
}
const NOT_BELIEVED: Settled = { resultado: 'propio', decisiones: null };

/** How many hands were settled. */
export const weighHands = async ({
  repository,
  isRunning,
  onLate,
  lessons,
  openWeigher,
  clock,
}: HandsJobDependencies): Promise<number> => {
  const began = clock();
  const hands = await repository.unweighed(new Date(began.getTime() - WAITS_MS), {
    most: HANDS,
    ofAPlayer: HANDS_OF_A_PLAYER,
  });
  if (hands.length === 0) return 0;
  const until = performance.now() + LONGEST_MS;
  const weigher = openWeigher();

  const settledAs = async ({ ejercicio, respuesta }: UnweighedHand): Promise<Settled> => {
    const exercise = await lessons.exercise(ejercicio);
    if (exercise?.tipo !== 'poker-mano' || !('mano' in respuesta)) return NOT_BELIEVED;
    const weighed = await weigher.weigh({ exercise, linea: respuesta.mano.linea });
    if (!weighed) return NOT_BELIEVED;
    // Nothing that can be judged: what such a hand is booked as when it comes.
    if (weighed.length === 0) return { resultado: 'visto', decisiones: null };
    return {
      resultado: verdictOfHand(exercise, weighed),
      decisiones: weighed.map(({ tema, veredicto, coste }) => ({ tema, resultado: veredicto, coste })),
    };
  };

  let settled = 0;
  try {
    for (const hand of hands) {
      if (performance.now() > until) break;
      const found = await settledAs(hand);
      await repository.transaction(async (tx) => {
        // Never while a week is being closed: what it learns from is not changed under it.
        if (!(await repository.lockUser(tx, hand.userId))) return;
        await repository.settle(tx, hand, found);
        if (await isRunning(hand.userId, hand.planId, tx)) await repository.settleSum(tx, hand, found.resultado);
        else await onLate(hand.userId, hand.planId, tx);
      });
      settled += 1;
    }
  } finally {
    weigher.close();
  }
  return settled;
};

export const handsJob = (dependencies: HandsJobDependencies): Job => ({
  name: 'pesar-manos',
  cron: '*/2 * * * *',
  longestSeconds: 5 * 60,
  run: async () => {
    await weighHands(dependencies);
  },
});
