import { drawnFor } from '@estratega/domain';
import { finish, type Steps } from '../steps/steps.ts';
import { GUESS, SLIP } from './law.ts';
import { BENT_MOST, type Memory, type MemoryWeights, memoryWith, PUBLISHED } from './memory.ts';

/**
 * How quickly people forget, learnt from exercises that they met on more than one day. The weights are fitted on most players and tried on
 * the others: they are used only where, on those, they foretell better than the published ones and than a moving average of what
 * each player got right, or a plain mean, by more than chance. Pure: the same answers give the same weights.
 */

/** One exercise as one player met it, first try of each day, in order. */
export interface Card {
  readonly quien: string;
  /** How much it counts, from 0 to 1; an account that was made for it counts little. */
  readonly peso: number;
  readonly veces: readonly { readonly dia: number; readonly bien: boolean }[];
}

export interface MemoryFit {
  readonly pesos: MemoryWeights;
  readonly adoptados: boolean;
  readonly jugadores: number;
  readonly repasos: number;
  /** Log loss a review on the players that were kept apart; `media` of a mean that moves, or stands, whichever does better. */
  readonly perdida: { readonly ajustados: number; readonly publicados: number; readonly media: number };
}

/** Of the players, kept apart to try what was fitted on the rest. */
const APART = 0.3;
/** Fewer tell nothing of a curve: on either side. People count by their weight. */
export const LEAST_REVIEWS = 500;
export const LEAST_PLAYERS = 20;
/** Standard errors by which it has to be better: one night in forty chance alone would do it, and the next takes it back. */
const BETTER_BY = 2;
const MOVING = 0.1;
const FIRST_STEP = 0.6;
const LAST_STEP = 0.05;
const CARDS_A_STEP = 200;
/** What is bent without need is held back: a factor of e is as unlikely as one standard deviation. */
const HELD_BACK = 0.5;
const NAMES = ['inicial', 'crece', 'decae'] as const;

const lossOf = (chance: number, right: boolean): number => -Math.log(right ? chance : 1 - chance);
const chanceAt = (recall: number): number => GUESS + (1 - SLIP - GUESS) * recall;

/** What a memory foretells of each meeting after the first. */
const foretold = (memory: Memory, { veces }: Card, tell: (chance: number, right: boolean) => void): void => {
  let before: { s: number; d: number; dia: number } | undefined;
  for (const { dia, bien } of veces) {
    if (before) tell(chanceAt(memory.recallAfter(dia - before.dia, before.s)), bien);
    if (!bien) before = { ...memory.failedAgain(), dia };
    else if (before) before = { ...memory.solvedOnce(before.s, before.d, dia - before.dia), dia };
    else {
      const { s = 1, d = 5 } = memory.remember({ p: 0, t: 0 }, '2026-01-01', 'good');
      before = { s, d, dia };
    }
  }
};

function* totalLoss(cards: readonly Card[], weights: MemoryWeights): Steps<number> {
  const memory = memoryWith(weights);
  let loss = NAMES.reduce((sum, name) => sum + HELD_BACK * weights[name] ** 2, 0);
  for (const [i, card] of cards.entries()) {
    foretold(memory, card, (chance, right) => {
      loss += card.peso * lossOf(chance, right);
    });
    if (i % CARDS_A_STEP === 0) yield;
  }
  return loss;
}

/** Downhill by one weight after another, in steps that halve. */
function* fitted(cards: readonly Card[]): Steps<MemoryWeights> {
  let best = PUBLISHED;
  let least = yield* totalLoss(cards, best);
  for (let step = FIRST_STEP; step >= LAST_STEP; ) {
    let moved = false;
    for (const name of NAMES) {
      for (const by of [step, -step]) {
        const tried = { ...best, [name]: Math.max(-BENT_MOST, Math.min(BENT_MOST, best[name] + by)) };
        const loss = yield* totalLoss(cards, tried);
        if (loss >= least) continue;
        best = tried;
        least = loss;
        moved = true;
        break;
      }
    }
    if (!moved) step /= 2;
  }
  return best;
}

const reviewsIn = (cards: readonly Card[]): number => cards.reduce((sum, { veces }) => sum + veces.length - 1, 0);
/** Twenty people, and not twenty names. */
const peopleIn = (cards: readonly Card[]): number =>
  [...new Map(cards.map(({ quien, peso }) => [quien, peso])).values()].reduce((sum, peso) => sum + peso, 0);

type Losses = ReadonlyMap<string, { readonly loss: number; readonly n: number }>;

const byMemory = (cards: readonly Card[], weights: MemoryWeights): Losses => {
  const memory = memoryWith(weights);
  const losses = new Map<string, { loss: number; n: number }>();
  for (const card of cards) {
    const own = losses.get(card.quien) ?? { loss: 0, n: 0 };
    foretold(memory, card, (chance, right) => {
      own.loss += card.peso * lossOf(chance, right);
      own.n += card.peso;
    });
    losses.set(card.quien, own);
  }
  return losses;
};

/** Knows nothing of time: how often this player was right lately, or with nothing moving how often everybody is. */
const byMovingAverage = (cards: readonly Card[], start: number, moving: number): Losses => {
  const losses = new Map<string, { loss: number; n: number }>();
  for (const [quien, own] of Map.groupBy(cards, (card) => card.quien)) {
    let average = start;
    let loss = 0;
    let n = 0;
    const reviews = own
      .flatMap(({ peso, veces }) => veces.slice(1).map((one) => ({ ...one, peso })))
      .sort((a, b) => a.dia - b.dia);
    for (const { bien, peso } of reviews) {
      loss += peso * lossOf(Math.max(0.02, Math.min(0.98, average)), bien);
      n += peso;
      average += moving * ((bien ? 1 : 0) - average);
    }
    losses.set(quien, { loss, n });
  }
  return losses;
};

const mean = (losses: Losses): number => {
  const all = [...losses.values()];
  return (
    all.reduce((sum, { loss }) => sum + loss, 0) /
    Math.max(
      1,
      all.reduce((sum, { n }) => sum + n, 0),
    )
  );
};

/** By how many standard errors one loses less than the other; players differ, so that each of them is one observation. */
const betterBy = (one: Losses, other: Losses): number => {
  const gains = [...one].map(([quien, { loss }]) => (other.get(quien)?.loss ?? 0) - loss);
  const sum = gains.reduce((all, gain) => all + gain, 0);
  const squares = gains.reduce((all, gain) => all + (gain - sum / gains.length) ** 2, 0);
  // Where all gain alike there is no doubt.
  if (squares === 0) return sum > 0 ? Number.POSITIVE_INFINITY : 0;
  return sum / Math.sqrt(squares);
};

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

export function* fittingMemory(all: readonly Card[]): Steps<MemoryFit> {
  const cards = all.filter(({ veces }) => veces.length > 1);
  const isApart = ({ quien }: Card): boolean => drawnFor(`memoria\n${quien}`) < APART;
  const apart = cards.filter(isApart);
  const rest = cards.filter((card) => !isApart(card));
  const players = new Set(cards.map(({ quien }) => quien)).size;
  const told = { jugadores: players, repasos: reviewsIn(cards) };
  const enough = (some: readonly Card[]): boolean =>
    reviewsIn(some) >= LEAST_REVIEWS && peopleIn(some) >= LEAST_PLAYERS;
  if (!enough(apart) || !enough(rest))
    return { ...told, pesos: PUBLISHED, adoptados: false, perdida: { ajustados: 0, publicados: 0, media: 0 } };
  const pesos = yield* fitted(rest);
  const reviews = rest.flatMap(({ veces }) => veces.slice(1));
  const start = reviews.filter(({ bien }) => bien).length / reviews.length;
  const ajustados = byMemory(apart, pesos);
  const publicados = byMemory(apart, PUBLISHED);
  const media = byMovingAverage(apart, start, MOVING);
  const fija = byMovingAverage(apart, start, 0);
  return {
    ...told,
    pesos: { inicial: rounded(pesos.inicial), crece: rounded(pesos.crece), decae: rounded(pesos.decae) },
    adoptados: [publicados, media, fija].every((other) => betterBy(ajustados, other) > BETTER_BY),
    perdida: {
      ajustados: rounded(mean(ajustados)),
      publicados: rounded(mean(publicados)),
      media: rounded(Math.min(mean(media), mean(fija))),
    },
  };
}

export const fitMemory = (cards: readonly Card[]): MemoryFit => finish(fittingMemory(cards));
