import { isOfRound, type Leccion, type Serie } from '@estratega/domain';

/**
 * A task of exercises is time: which exercise comes next, and when it is over. Pure, and asked the same way wherever a
 * session goes on: what was answered decides, so that a reload, another device or a day without network changes nothing.
 */

/** An exercise as far as serving goes. */
export interface Servable {
  readonly id: string;
  /** On the scale of chess ratings. */
  readonly rating: number;
  /** The theme it is practised for: a mixed series takes turns. */
  readonly topic: string;
  /** Met once the series' own themes have nothing left. */
  readonly filler?: boolean | undefined;
  /** A board with few men on it. */
  readonly few?: boolean | undefined;
}

/** What is known of an exercise before it is served. */
export type Known = Pick<Servable, 'rating' | 'few'> & { readonly topics: readonly string[] };

/** Seconds that one hand of a round takes, its verdict read. */
export const ROUND_SECONDS = 15;

const topicOf = (unit: string): string => unit.slice(0, unit.indexOf('@'));

/** What a lesson's series chooses from; `find` knows an exercise's rating and themes, or that it is not there. */
export const servablesOf = (
  { unidad, mezcla, ejercicios, serie }: Pick<Leccion, 'unidad' | 'mezcla' | 'ejercicios' | 'serie'>,
  find: (id: string) => Known | undefined,
): readonly Servable[] => {
  const own = (mezcla ?? [unidad]).map(topicOf);
  const { desde = ejercicios.length, unidad: filler = '' } = serie?.relleno ?? {};
  return ejercicios.flatMap((id, i): readonly Servable[] => {
    const found = find(id);
    if (!found) return [];
    const { rating } = found;
    const few = found.few ? { few: true } : {};
    if (i >= desde) return [{ id, rating, topic: topicOf(filler), filler: true, ...few }];
    const topic = own.find((one) => found.topics.includes(one)) ?? own[0] ?? '';
    return [{ id, rating, topic, ...few }];
  });
};

/** A first try. */
export interface Given {
  readonly id: string;
  readonly right: boolean;
}

export interface Serving {
  readonly serie: Serie;
  /** What may be asked, what is due first. */
  readonly items: readonly Servable[];
  /** Of this task, in the order given. */
  readonly given: readonly Given[];
  /** Failed here, and met once more since. */
  readonly again: ReadonlySet<string>;
  /** Met in other tasks of the week. */
  readonly elsewhere?: ReadonlySet<string> | undefined;
  /** First tries of the theme earlier this week: where the task before ended, this one begins. */
  readonly before?: readonly boolean[] | undefined;
  /** Milliseconds at the board so far, without what was idle. */
  readonly spent: number;
  readonly minutes: number;
}

export type Served =
  | { readonly tipo: 'ejercicio'; readonly id: string; readonly otraVez: boolean }
  /** `sobran`: whole minutes that nothing is left for. */
  | { readonly tipo: 'fin'; readonly motivo: 'tiempo' | 'agotado'; readonly sobran: number };

/** Two wrong in a row: that much easier. Three right at once: that much harder. */
export const EASIER = 150;
export const HARDER = 100;
const WRONG_RUN = 2;
const RIGHT_RUN = 3;

/** Where the next exercise should lie after these answers. */
export const steered = (aim: number, answers: readonly boolean[]): number => {
  let target = aim;
  let wrong = 0;
  let right = 0;
  for (const isRight of answers) {
    wrong = isRight ? 0 : wrong + 1;
    right = isRight ? right + 1 : 0;
    if (wrong === WRONG_RUN) {
      target -= EASIER;
      wrong = 0;
    } else if (right === RIGHT_RUN) {
      target += HARDER;
      right = 0;
    }
  }
  return target;
};

/** One of these in so many is due to return; the rest is new. */
const DUE_EVERY = 3;
/** Exercises this near each other are as good: the seed chooses, so that two players do not walk in step. */
const NEAR = 40;
/** Men on a board that a beginner takes in at a glance. */
export const FEW_MEN = 8;
/** A session of a beginner opens with boards of few men, as far as there are any: so many, and not much harder than the rest. */
const FIRST_FEW = 4;
const BEGINNERS = 1200;

/** A failed one is met again after at least so many others. */
const APART = 3;
/** Part of the task that goes, at most, to what failed in it. */
const AGAIN_SHARE = 0.25;

/** A share of one, from a seed and a name; the same everywhere. */
const noise = (seed: number, id: string): number => {
  let mixed = seed | 0;
  for (let i = 0; i < id.length; i++) mixed = Math.imul(mixed ^ id.charCodeAt(i), 0x01000193);
  mixed ^= mixed >>> 15;
  return (Math.imul(mixed, 0x2c1b3c6d) >>> 0) / 2 ** 32;
};

const least = <T>(all: readonly T[], of: (one: T) => number): T | undefined => {
  let best: T | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const value = of(one);
    if (value < lowest) {
      lowest = value;
      best = one;
    }
  }
  return best;
};

/** Failed in this task and not met since, the first first; never right after it failed. */
const failedAgain = ({ given, again }: Serving): readonly string[] =>
  given.flatMap(({ id, right }, i) => (!right && !again.has(id) && given.length - i > APART ? [id] : []));

/** The theme that had least so far, among those that have something left. */
const nextTopic = (given: readonly Servable[], open: readonly Servable[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const { topic } of open) counts.set(topic, 0);
  for (const { topic } of given) if (counts.has(topic)) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return least([...counts], ([, many]) => many)?.[0];
};

const newOne = (serving: Serving): Servable | undefined => {
  const { serie, items, given, elsewhere, before = [] } = serving;
  const met = new Set(given.map(({ id }) => id));
  const left = items.filter(({ id }) => !met.has(id) && !elsewhere?.has(id));
  const own = left.filter(({ filler }) => !filler);
  const others = left.filter(({ filler }) => filler);
  const known = new Map(items.map((one) => [one.id, one]));
  // Of a short bank a session takes its ration; what is beside it serves to be easier or harder, not to be more.
  const ration = serie.cuantos - items.filter(({ filler }) => filler).length;
  const isRationed = others.length > 0 && given.filter(({ id }) => !known.get(id)?.filler).length >= ration;
  const open = own.length > 0 && !isRationed ? own : others.length > 0 ? others : own;
  const due = open.filter(({ id }) => serie.vuelven.includes(id));
  // What is due stands among what is new, and is all there is once that has run out.
  const isTurn = given.length % DUE_EVERY === 1;
  if (due.length > 0 && (isTurn || due.length === open.length)) return due[0];
  const fresh = open.filter((one) => !isOfRound(one.id) && !due.includes(one));
  // A round is one chart from its first hand to its last.
  if (fresh.length === 0) return open.find((one) => !due.includes(one));
  const topic = nextTopic(
    given.flatMap(({ id }) => known.get(id) ?? []),
    fresh,
  );
  const answers = [
    ...(open === others ? [] : before),
    ...given.filter(({ id }) => known.get(id)?.topic === topic).map(({ right }) => right),
  ];
  const target = steered(serie.meta, answers);
  const ofTopic = fresh.filter((one) => one.topic === topic);
  const isOpening = serie.meta < BEGINNERS && given.length < FIRST_FEW;
  const simple = isOpening ? ofTopic.filter(({ few, rating }) => few && rating <= target + EASIER) : [];
  return least(
    simple.length > 0 ? simple : ofTopic,
    ({ id, rating }) => Math.floor(Math.abs(rating - target) / NEAR) + noise(serie.semilla, id),
  );
};

export const serve = (serving: Serving): Served => {
  const { serie, spent, minutes } = serving;
  const left = minutes * 60_000 - spent;
  const each = serie.segundos * 1000;
  // A clean stop: nothing is begun that the time is not there for.
  if (left < each / 2) return { tipo: 'fin', motivo: 'tiempo', sobran: 0 };
  const failed = failedAgain(serving);
  const first = failed[0];
  // What failed is met once more before the end, in time that is kept for it.
  const kept = Math.min(failed.length * each, AGAIN_SHARE * minutes * 60_000);
  const isLast = first !== undefined && left <= kept;
  const next = isLast ? undefined : newOne(serving);
  if (next) return { tipo: 'ejercicio', id: next.id, otraVez: false };
  if (first !== undefined) return { tipo: 'ejercicio', id: first, otraVez: true };
  return { tipo: 'fin', motivo: 'agotado', sobran: Math.floor(left / 60_000) };
};
