import type { TipoTarea } from '@estratega/domain';
import { drillsFor } from '../curriculum/drills.ts';
import type { Unit } from '../curriculum/graph.ts';
import type { TopicKind } from '../curriculum/topic.ts';
import { KNOWN } from '../learner/belief.ts';
import type { Context } from './context.ts';

/** Which kind of task a unit needs next. */

export interface Stand {
  readonly belief: number;
  /** Tasks on the unit so far, this week's included. */
  readonly touches: number;
  readonly mayTest: boolean;
  /** Exercises that the week has not used yet. */
  readonly exercises: number;
  /** The last two kinds of the day: a third in a row is avoided. */
  readonly row: readonly TipoTarea[];
}

/** A drill makes as many as are asked for. */
const ENDLESS = 99;

/** Exercises of a unit that fit this player, were it for the first time. */
export const exercisesOf = ({ game, learner }: Context, { topic, level }: Unit): number =>
  topic.variantes.ejercicios === undefined
    ? 0
    : drillsFor(game.drills, topic.id, level).length > 0
      ? ENDLESS
      : game
          .items(topic)
          .filter(
            ({ levels: [low, high], formats }) =>
              low <= level && high >= level - 1 && (!formats || formats.includes(learner.formato)),
          ).length;

const FEW = 3;

const inOrder = ({ tuning, shift }: Context, stand: Stand): readonly TopicKind[] => {
  const theory = tuning.kind.theory + tuning.kind.theoryShift * shift.teoria;
  const isFresh = stand.touches === 0 && stand.belief < theory;
  // What is half known is not read again: it is solved, tested, or left for another day.
  const isHalfKnown = stand.belief >= KNOWN;
  if (stand.exercises < FEW) return isHalfKnown ? ['teoria', 'analizar'] : ['teoria', 'analizar', 'ejercicios'];
  if (isFresh) return ['teoria', 'ejercicios', 'test', 'analizar'];
  if (stand.belief >= tuning.kind.test && stand.touches > 0) return ['test', 'ejercicios', 'analizar', 'teoria'];
  return isHalfKnown ? ['ejercicios', 'test', 'analizar', 'teoria'] : ['ejercicios', 'test', 'teoria', 'analizar'];
};

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
  const possible = inOrder(context, stand).filter(
    (kind) => topic.variantes[kind] !== undefined && (kind !== 'test' || stand.mayTest),
  );
  const crowded = stand.row.length >= ROW_MOST && stand.row.every((kind) => kind === stand.row[0]);
  const calm = possible.find((kind) => !(crowded && kind === stand.row[0]));
  const kind = calm ?? possible[0];
  return kind && { kind, crowds: calm === undefined, natural: kind === possible[0] && stand.exercises >= FEW };
};
