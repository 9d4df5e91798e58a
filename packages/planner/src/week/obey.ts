import type { Steps } from '../steps/steps.ts';
import type { Context } from './context.ts';
import type { Selection } from './slot.ts';

const theoryIn = ({ days }: Selection): number =>
  days.reduce(
    (sum, { slots }) => slots.reduce((own, { kind, minutes }) => own + (kind === 'teoria' ? minutes : 0), sum),
    0,
  );

/** Other rules may turn a shift of theory around in a small week: then the week is as it is without one. */
export function* obeying(context: Context, select: (context: Context) => Steps<Selection>): Steps<Selection> {
  const shifted = yield* select(context);
  const { teoria } = context.shift;
  if (teoria === 0) return shifted;
  const plain = yield* select({ ...context, shift: { ...context.shift, teoria: 0 } });
  return (theoryIn(shifted) - theoryIn(plain)) * teoria < 0 ? plain : shifted;
}
