import type { TipoTarea } from '@estratega/domain';
import type { Unit } from '../curriculum/graph.ts';
import type { TopicKind } from '../curriculum/topic.ts';
import type { Context } from './context.ts';

/** Which kind of task a unit needs next. */

export interface Stand {
  readonly belief: number;
  /** Tasks on the unit so far, this week's included. */
  readonly touches: number;
  readonly mayTest: boolean;
  /** The last two kinds of the day: a third in a row is avoided. */
  readonly row: readonly TipoTarea[];
}

export const hasExercises = ({ game, learner }: Context, { topic, level }: Unit): boolean =>
  topic.variantes.ejercicios !== undefined &&
  game
    .items(topic)
    .some(({ levels: [low], formats }) => low <= level && (!formats || formats.includes(learner.formato)));

const inOrder = ({ tuning, shift }: Context, stand: Stand): readonly TopicKind[] => {
  const theory = tuning.kind.theory + tuning.kind.theoryShift * shift.teoria;
  if (stand.touches === 0 && stand.belief < theory) return ['teoria', 'ejercicios', 'test', 'analizar'];
  if (stand.belief >= tuning.kind.test && stand.touches > 0) return ['test', 'ejercicios', 'teoria', 'analizar'];
  return ['ejercicios', 'teoria', 'test', 'analizar'];
};

const ROW_MOST = 2;

/** The kind, and whether it would be the third of its kind in a row. */
export const nextKind = (
  context: Context,
  unit: Unit,
  stand: Stand,
): { readonly kind: TipoTarea; readonly crowds: boolean } | undefined => {
  const { topic } = unit;
  const possible = inOrder(context, stand).filter(
    (kind) => topic.variantes[kind] !== undefined && (kind !== 'test' || stand.mayTest),
  );
  const crowded = stand.row.length >= ROW_MOST && stand.row.every((kind) => kind === stand.row[0]);
  const calm = possible.find((kind) => !(crowded && kind === stand.row[0]));
  const kind = calm ?? possible[0];
  return kind && { kind, crowds: calm === undefined };
};
