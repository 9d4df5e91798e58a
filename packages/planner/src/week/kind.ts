import type { Fecha, TipoTarea } from '@estratega/domain';
import { hasDrills } from '../curriculum/drills.ts';
import type { Unit } from '../curriculum/graph.ts';
import type { TopicKind } from '../curriculum/topic.ts';
import { KNOWN } from '../learner/belief.ts';
import { daysBetween } from '../learner/memory.ts';
import { type Fallo, readingId } from '../learner/state.ts';
import type { Context } from './context.ts';
import { isFresh } from './exercises.ts';

/** Which kind of task a unit needs next. */

export interface Stand {
  readonly belief: number;
  /** Tasks on the unit so far, this week's included. */
  readonly touches: number;
  /** Its few exercises opened the first week, before a word of it was read. */
  readonly opened?: boolean;
  readonly mayTest: boolean;
  readonly mayAnalyse: boolean;
  /** Exercises that the week has not used yet. */
  readonly exercises: number;
  /** How the week last worked on it. */
  readonly before?: TipoTarea | undefined;
  /** How the week worked on the theme, where it was asked for: one theme all week is met in several ways. */
  readonly ways?: readonly TipoTarea[] | undefined;
  /** Kinds that the unit has had its fill of: read lately, or tested or looked for in own games this week. */
  readonly spent?: ReadonlySet<TipoTarea> | undefined;
  /** The last two kinds of the day: a third in a row is avoided. */
  readonly row: readonly TipoTarea[];
}

/** A drill makes as many as are asked for. */
const ENDLESS = 99;

const counted = new WeakMap<Context, Map<number, number>>();

/** Exercises of a unit that fit this player: not met in the last weeks, or failed and due to return. */
export const exercisesOf = (context: Context, unit: Unit): number => {
  let known = counted.get(context);
  if (!known) {
    known = new Map();
    counted.set(context, known);
  }
  let found = known.get(unit.index);
  if (found === undefined) {
    found = countExercises(context, unit);
    known.set(unit.index, found);
  }
  return found;
};

const countExercises = ({ game, learner, days }: Context, { id: unit, topic, level }: Unit): number => {
  if (topic.variantes.ejercicios === undefined) return 0;
  if (hasDrills(game.drills, topic.id)) return ENDLESS;
  // Whoever asked for one colour is not given the other's boards.
  const side = learner.declarado[topic.id]?.lado;
  return game
    .items(topic)
    .filter(
      ({ id, levels: [low, high], formats, lado }) =>
        low <= level &&
        high >= level - 1 &&
        (!formats || formats.includes(learner.formato)) &&
        (side === undefined || lado === undefined || lado === side) &&
        (isFresh(learner.semana, learner.usados[id]) || isDue(learner.fallos[id], unit, days[0]?.fecha)),
    ).length;
};

/** Failed in this unit, and back by the week's first day. */
const isDue = (failed: Fallo | undefined, unit: string, until: Fecha | undefined): boolean =>
  failed?.unidad === unit && until !== undefined && daysBetween(failed.u, until) >= failed.s;

/** The same pages are not read two weeks running. */
const READ_APART = 2;
export const wasRead = ({ learner }: Context, unit: Unit): boolean => {
  const week = learner.usados[readingId(unit.id)];
  return week !== undefined && learner.semana - week < READ_APART;
};

/** Fewer are no session of exercises. */
export const FEW = 3;
/** As many as a session wants; where a bank is short, half of what is left, so that another day has its own. */
export const shareOf = (left: number, wanted: number): number =>
  left >= 2 * wanted ? wanted : Math.min(wanted, left, Math.max(FEW, Math.ceil(left / 2)));
/** From here on a theme is looked for in games and positions rather than read again. */
const READ_BELOW = 0.4;

/** Below this a theme is read before it is practised. */
export const readBelow = ({ tuning, shift }: Context): number =>
  tuning.kind.theory + tuning.kind.theoryShift * shift.teoria;

const inOrder = (context: Context, stand: Stand): readonly TopicKind[] => {
  const { tuning } = context;
  const isUntouched = stand.opened || (stand.touches === 0 && stand.belief < readBelow(context));
  // What is half known is not read again: it is solved, tested, or left for another day.
  const isHalfKnown = stand.belief >= KNOWN;
  if (stand.exercises < FEW) {
    return stand.belief >= READ_BELOW || stand.before === 'teoria' ? ['analizar', 'teoria'] : ['teoria', 'analizar'];
  }
  if (isUntouched) return ['teoria', 'ejercicios', 'test', 'analizar'];
  if (stand.belief >= tuning.kind.test && stand.touches > 0) return ['test', 'ejercicios', 'analizar', 'teoria'];
  return isHalfKnown ? ['ejercicios', 'test', 'analizar', 'teoria'] : ['ejercicios', 'test', 'teoria', 'analizar'];
};

/** Beginners look at the game they just played and at nothing else; under caution there are no hands to go back to. */
export const mayAnalyse = ({ level, learner }: Context): boolean => level > 0 && !learner.cautela;

/** The same way three times running, or once more where another was not tried yet, wears a theme out. */
const isWorn = (ways: readonly TipoTarea[], kind: TipoTarea, hasOther: boolean): boolean =>
  (ways.slice(-2).length === 2 && ways.slice(-2).every((one) => one === kind)) ||
  (hasOther && ways.length >= 3 && ways.filter((one) => one === kind).length >= 2);

const ROW_MOST = 2;

export interface Kind {
  readonly kind: TipoTarea;
  /** It would be the third of its kind in a row. */
  readonly crowds: boolean;
  /** What the unit needs by itself, and not only for variety. */
  readonly natural: boolean;
}

export const nextKind = (context: Context, unit: Unit, stand: Stand): Kind | undefined => {
  const { topic } = unit;
  const own = inOrder(context, stand).filter((kind) => topic.variantes[kind] !== undefined && !stand.spent?.has(kind));
  const possible = own.filter(
    (kind) =>
      (kind !== 'test' || stand.mayTest) &&
      (kind !== 'analizar' || (stand.mayAnalyse && mayAnalyse(context)) || topic.variantes.teoria === undefined),
  );
  // Read lately and looked for already: it waits, and the block goes to what has something to solve.
  if (possible.length === 0) return undefined;
  const crowded = stand.row.length >= ROW_MOST && stand.row.every((kind) => kind === stand.row[0]);
  const isCalm = (kind: TipoTarea): boolean => !(crowded && kind === stand.row[0]);
  // A third of a kind in a row is worse than a little more analysis.
  const ways = stand.ways ?? [];
  const hasOther = possible.some((kind) => !ways.includes(kind));
  const isVaried = (kind: TipoTarea): boolean => !isWorn(ways, kind, hasOther);
  const calm =
    possible.find((kind) => isCalm(kind) && isVaried(kind)) ??
    possible.find(isCalm) ??
    own.find((kind) => kind === 'analizar' && isCalm(kind));
  const kind = calm ?? possible[0];
  // What begins is read first, whether or not there are exercises for later.
  const isBeginning = stand.touches === 0 && stand.belief < READ_BELOW;
  return (
    kind && {
      kind,
      crowds: calm === undefined,
      natural: kind === possible[0] && (stand.exercises >= FEW || isBeginning),
    }
  );
};
