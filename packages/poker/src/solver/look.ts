import { type Step, startReach, type Workspace } from './iterate.ts';
import { ACTING, CHANCE, SHOWDOWN } from './tree.ts';

/** What a player's best answer to the other's average wins, times the weight of both ranges: by the kernels, in single precision. */
export const makeLook = ({ tree, memory, root }: Workspace): ((player: 0 | 1) => number) => {
  const { kernels, floats } = memory;
  let me: 0 | 1 = 0;
  let other: 0 | 1 = 1;

  const clear = (from: number, to: number): void => {
    floats.fill(0, from >> 2, to >> 2);
  };

  const walk = (step: Step, reach: number, out: number, top: number): void => {
    const { kind, count, children } = step;
    const mine = step.seats[me];
    const theirs = step.seats[other];
    if (kind === ACTING && step.player === me) {
      const next = top + count * mine.bytes;
      clear(top, next);
      for (let a = 0; a < count; a++) walk(children[a] as Step, reach, top + a * mine.bytes, next);
      kernels.best(top, out, count, mine.bytes);
    } else if (kind === ACTING) {
      const next = top + count * theirs.bytes;
      kernels.follow(reach, step.sums, top, count, theirs.bytes);
      for (let a = 0; a < count; a++) walk(children[a] as Step, top + a * theirs.bytes, out, next);
    } else if (kind === CHANCE)
      for (const child of children) {
        const [ours, others] = [child.seats[me], child.seats[other]];
        const values = top + others.bytes;
        const next = values + ours.bytes;
        kernels.down(reach, top, others.from, others.weight, others.size, others.bytes);
        clear(values, next);
        walk(child, top, values, next);
        kernels.up(values, out, ours.from, ours.lift, ours.size);
      }
    else if (kind === SHOWDOWN)
      kernels.showdown(mine.holders, mine.ends, mine.half, theirs.size, mine.places, mine.size, step.stake, reach, out);
    else {
      const stake = step.player === me ? -step.stake : step.stake;
      kernels.fold(theirs.cards, theirs.size, mine.cards, mine.twin, mine.size, stake, reach, out);
    }
  };

  const held = [startReach(tree, 0), startReach(tree, 1)] as const;
  return (player) => {
    me = player;
    other = player === 0 ? 1 : 0;
    const out = memory.room + root.seats[other].bytes;
    const top = out + root.seats[me].bytes;
    clear(memory.room, top);
    floats.set(held[other], memory.room >> 2);
    walk(root, memory.room, out, top);
    return held[me].reduce((sum, weight, i) => sum + weight * (floats[(out >> 2) + i] as number), 0);
  };
};
