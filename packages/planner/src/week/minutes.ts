import type { TipoTarea } from '@estratega/domain';
import type { Slot } from './slot.ts';

/** Minutes of tasks: multiples of five that add up exactly to the day's. */

export const STEP = 5;
export const TASK_MIN = 10;
export const TASK_MAX = 90;
/** Nothing but a real game or session is longer. */
export const BLOCK_MAX = 60;
export const OPENING_MAX = 15;

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const BOUNDS: Readonly<Record<TipoTarea, Bounds>> = {
  teoria: { min: 15, max: 30 },
  ejercicios: { min: 15, max: 60 },
  repaso: { min: 10, max: 30 },
  test: { min: 10, max: 20 },
  jugar: { min: 15, max: 90 },
  // Of a theme, in own games: nobody judges it, so it is short. The analysis of a game of the week has its own length.
  analizar: { min: 10, max: 20 },
  cierre: { min: 10, max: 20 },
};

export const floorStep = (minutes: number): number => Math.floor(minutes / STEP) * STEP;

/** Blocks in which some minutes are best spent: of the preferred length, none over an hour, none under ten minutes. */
export const blocksIn = (minutes: number, preferred: number): number =>
  minutes < TASK_MIN
    ? 0
    : Math.min(
        Math.max(Math.round(minutes / preferred), Math.ceil(minutes / BLOCK_MAX)),
        Math.floor(minutes / TASK_MIN),
      );

/** On the days of a tournament: no sitting is long. */
const LIGHT_BOUNDS: Bounds = { min: 10, max: 30 };

/** A look at what is probably known is short. */
const PROBE: Bounds = { min: 10, max: 15 };

/** Of a block at least this part is of its theme: what another one fills is no part of its title. */
export const OWN_PART = 0.6;

/** Exercises of a review, where what was asked for leads: of a handful nothing is kept alive. */
export const REVIEW_LEAST = 6;
/** A chapter is worked through in one sitting. */
const WHOLE_CHAPTER = 20;
/** What was asked for may take so much of a day, however little its bank has left. */
const ASKED_LEAST = 20;
/** Nobody sits longer over one theme while others may still grow. */
const GOOD_MOST = 30;
const SERVED_MOST = 40;
/** Pages that were given more than they have, while anything else can grow. */
const READ_MAX = 45;

/** A look at what is believed to be known: as many as tell, and nothing beside them. */
export const isProbe = ({ reason }: Pick<Slot, 'reason'>): boolean => reason === 'consolidar' || reason === 'verificar';

const boundsOf = (slot: Slot): Bounds => {
  // The routine of a tournament, and its games once they were played, are worth a sitting.
  if (slot.reason === 'torneo') return { min: WHOLE_CHAPTER, max: GOOD_MOST };
  if (slot.reason === 'despues') return { min: GOOD_MOST, max: SERVED_MOST };
  if (slot.reason === 'calentar') return { min: TASK_MIN, max: OPENING_MAX };
  if (slot.reason === 'ronda' || slot.reason === 'ligero') return LIGHT_BOUNDS;
  if (slot.opens) return { min: TASK_MIN, max: OPENING_MAX };
  if (slot.kind === 'ejercicios' && slot.solving !== undefined) {
    const full = isProbe(slot) ? Math.ceil(slot.solving / STEP) * STEP : floorStep(slot.solving / OWN_PART);
    const least = slot.lane === 'pedido' ? ASKED_LEAST : Math.min(BOUNDS.ejercicios.min, Math.max(TASK_MIN, full));
    const max = Math.max(least, Math.min(BOUNDS.ejercicios.max, full));
    return { min: Math.min(BOUNDS.ejercicios.min, max), max };
  }
  if (slot.kind === 'teoria' && slot.solving !== undefined) {
    const full = Math.ceil(slot.solving / STEP) * STEP;
    // What was asked for, and what helps under caution, is read without haste.
    const least = slot.lane === 'pedido' ? Math.min(ASKED_LEAST, full + STEP) : TASK_MIN;
    const max = Math.max(TASK_MIN, least, Math.min(BOUNDS.teoria.max, full));
    return { min: Math.min(WHOLE_CHAPTER, max), max };
  }
  if (slot.kind === 'test' && slot.solving !== undefined) {
    const full = Math.max(TASK_MIN, Math.min(BOUNDS.test.max, Math.ceil(slot.solving / STEP) * STEP));
    return { min: full, max: full };
  }
  return isProbe(slot) && slot.kind !== 'analizar' ? PROBE : BOUNDS[slot.kind];
};
/** What it may be cut to for a promise's sake; pages cut short would be read and not worked through. */
/** Of a tournament: as long as they are. */
const KEPT: ReadonlySet<Slot['reason']> = new Set(['torneo', 'despues', 'ronda', 'ligero', 'calentar']);
const leastOf = (slot: Slot): number =>
  KEPT.has(slot.reason) || isRead(slot) ? boundsOf(slot).min : Math.min(boundsOf(slot).min, BOUNDS[slot.kind].min);

/** Kinds under a cap, and the first exercise, grow last. */
const isHard = (slot: Slot): boolean => slot.opens === true || slot.kind === 'test';
/** What is read is as long as its pages; where a day has nothing else to grow, a quarter of an hour is taken for them. */
const isRead = ({ kind }: Slot): boolean => kind === 'teoria';

/** Own games are looked at by oneself. */
const isUnjudged = ({ kind }: Slot): boolean => kind === 'analizar';

/** Where nothing else is left to grow, what it is filled with is said in its title. */
const mayMix = (slot: Slot): boolean => slot.kind === 'ejercicios' && slot.opens !== true && !isProbe(slot);

/** Gives steps to the shortest that is below its limit, until nothing is left or nothing may grow. */
const grow = (lengths: number[], left: number, limit: (i: number) => number): number => {
  let rest = left;
  while (rest > 0) {
    let shortest = -1;
    for (let i = 0; i < lengths.length; i++) {
      const length = lengths[i] as number;
      if (length + STEP <= limit(i) && (shortest < 0 || length < (lengths[shortest] as number))) shortest = i;
    }
    if (shortest < 0) break;
    lengths[shortest] = (lengths[shortest] as number) + STEP;
    rest -= STEP;
  }
  return rest;
};

/** Minutes that are left when every block is as long as it is good for: few exercises do not fill an hour. */
export const minutesLeft = (total: number, slots: readonly Slot[]): number =>
  slots.reduce((left, slot) => left - boundsOf(slot).max, total);

/** The lengths of a day's chosen blocks, longer by `depth` where sittings are. Bounds give way, in order, only where the minutes leave no other choice. */
export const splitMinutes = (total: number, slots: readonly Slot[], depth = 1): readonly number[] => {
  const bounds = slots.map(boundsOf);
  const lengths = bounds.map(({ min }) => min);
  let rest = total - lengths.reduce((sum, minutes) => sum + minutes, 0);
  for (let i = lengths.length - 1; i >= 0 && rest < 0; i--) {
    const give = Math.min(-rest, (lengths[i] as number) - TASK_MIN);
    lengths[i] = (lengths[i] as number) - give;
    rest += give;
  }
  const most = (i: number): number => (bounds[i] as Bounds).max;
  const good = floorStep(GOOD_MOST * depth);
  const served = Math.min(BLOCK_MAX, floorStep(SERVED_MOST * depth));
  rest = grow(lengths, rest, (i) => Math.min(most(i), good));
  // What is served by time holds as much as there is: pages do not.
  rest = grow(lengths, rest, (i) => Math.min(most(i), mayMix(slots[i] as Slot) ? served : good));
  rest = grow(lengths, rest, most);
  rest = grow(lengths, rest, (i) => (mayMix(slots[i] as Slot) ? good : most(i)));
  const long = (i: number): number => (isRead(slots[i] as Slot) ? Math.max(BOUNDS.teoria.min, most(i)) : most(i));
  rest = grow(lengths, rest, (i) => (mayMix(slots[i] as Slot) ? good : long(i)));
  rest = grow(lengths, rest, (i) => (mayMix(slots[i] as Slot) ? served : long(i)));
  // Nobody judges a look at own games: rather more of what is answered.
  rest = grow(lengths, rest, (i) => (mayMix(slots[i] as Slot) ? BLOCK_MAX : long(i)));
  rest = grow(lengths, rest, (i) =>
    isHard(slots[i] as Slot) ? (bounds[i] as Bounds).max : isRead(slots[i] as Slot) ? READ_MAX : BLOCK_MAX,
  );
  rest = grow(lengths, rest, (i) => (slots[i]?.opens ? OPENING_MAX : BLOCK_MAX));
  rest = grow(lengths, rest, () => BLOCK_MAX);
  grow(lengths, rest, () => TASK_MAX);
  return lengths;
};

/** Five minutes at a time from what was not asked for to what was, within a day, as far as lengths allow. */
export const shiftMinutes = (
  lengths: readonly number[],
  slots: readonly Slot[],
  isTaker: (slot: Slot) => boolean,
  wanted: number,
  isKept: (slot: Slot) => boolean = () => false,
  longest = BLOCK_MAX,
): { readonly lengths: readonly number[]; readonly moved: number } => {
  const changed = [...lengths];
  let moved = 0;
  /** What has matter for more goes first, then what is shorter; longer looks at own games come last, since nobody judges them. */
  const turnOf = (i: number): number => {
    const slot = slots[i] as Slot;
    if ((changed[i] as number) + STEP <= boundsOf(slot).max) return 0;
    return isUnjudged(slot) ? 2 : 1;
  };
  const isBetter = (i: number, than: number): boolean =>
    turnOf(i) === turnOf(than) ? (changed[i] as number) < (changed[than] as number) : turnOf(i) < turnOf(than);
  while (moved < wanted) {
    let giver = -1;
    let taker = -1;
    for (const [i, slot] of slots.entries()) {
      const length = changed[i] as number;
      if (isTaker(slot)) {
        const most = KEPT.has(slot.reason)
          ? boundsOf(slot).max
          : slot.opens
            ? OPENING_MAX
            : isHard(slot) || isRead(slot)
              ? BOUNDS[slot.kind].max
              : longest;
        if (length + STEP <= most && (taker < 0 || isBetter(i, taker))) taker = i;
      } else if (!isKept(slot) && length - STEP >= leastOf(slot) && (giver < 0 || isBetter(giver, i))) giver = i;
    }
    if (giver < 0 || taker < 0) break;
    changed[giver] = (changed[giver] as number) - STEP;
    changed[taker] = (changed[taker] as number) + STEP;
    moved += STEP;
  }
  return { lengths: changed, moved };
};
