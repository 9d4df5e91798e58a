/**
 * Work of more than a moment, in steps of less than one: whoever serves others as well goes on with it when they had their turn, and
 * everybody else takes all of it at once.
 */
export type Steps<T> = Generator<undefined, T>;

export const finish = <T>(steps: Steps<T>): T => {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
