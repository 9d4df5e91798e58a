import type { Deal } from './deal.ts';
import { type Memory, type Seat, setUpMemory } from './memory.ts';
import { ACTING, CHANCE, FOLDED, type Node, SHOWDOWN, type Tree } from './tree.ts';

/**
 * Discounted regret minimisation (Brown and Sandholm, 2019): regrets that are positive fade slowly, negative ones by half,
 * and late strategies weigh more. Players take turns. Only the reach of the other goes down the tree: where the other acts,
 * it is their strategy times their reach, which is what their average is made of.
 */
export interface Strategies {
  readonly tree: Tree;
  /** What the average is made of, by node, action, hand. */
  readonly sums: Float32Array;
  iterations: number;
}

/** A node as a walk reads it: what it needs of the tables, looked up once. */
export interface Step {
  readonly kind: Node['kind'];
  readonly player: 0 | 1;
  readonly stake: number;
  readonly count: number;
  readonly children: readonly Step[];
  readonly seats: readonly [Seat, Seat];
  readonly regrets: number;
  readonly sums: number;
  /** Whether folding and calling end the hand at once: a bet faced on the river. */
  readonly last: boolean;
}

/** Weights of a player's hands in the order of the first deal. */
export const startReach = ({ root, game }: Tree, player: 0 | 1): Float64Array =>
  Float64Array.from(root.deal.from[player], (place) => game.ranges[player][place]?.weight ?? 0);

const stepsOf = (root: Node, memory: Memory): Step => {
  const step = (node: Node): Step => ({
    kind: node.kind,
    player: node.player,
    stake: node.stake,
    count: node.children.length,
    children: node.children.map(step),
    seats: memory.seats.get(node.deal as Deal) as readonly [Seat, Seat],
    regrets: memory.regrets + 4 * node.offset,
    sums: memory.sums + 4 * node.offset,
    last: node.children[0]?.kind === FOLDED && node.children[1]?.kind === SHOWDOWN,
  });
  return step(root);
};

/** What a walk needs, set aside once. */
export interface Workspace {
  readonly tree: Tree;
  readonly memory: Memory;
  readonly root: Step;
}

export const setUpWorkspace = (tree: Tree): Workspace => {
  const memory = setUpMemory(tree);
  return { tree, memory, root: stepsOf(tree.root, memory) };
};

/** The strategies of a tree, and what improves them. Nothing is allocated in an iteration. */
export const makeIterate = ({
  tree,
  memory,
  root,
}: Workspace): { strategies: Strategies; iterate: (count: number) => void } => {
  const { kernels, floats } = memory;
  const strategies: Strategies = {
    tree,
    sums: floats.subarray(memory.sums / 4, memory.sums / 4 + tree.values),
    iterations: 0,
  };
  let me: 0 | 1 = 0;
  let other: 0 | 1 = 1;
  /** A regret g becomes fade · g + part · |g|. */
  let fade = 0;
  let part = 0;
  let late = 1;

  const clear = (from: number, to: number): void => {
    floats.fill(0, from >> 2, to >> 2);
  };

  const decide = (step: Step, reach: number, out: number, top: number): void => {
    const { count, children } = step;
    const mine = step.seats[me];
    const { bytes } = mine;
    const next = top + count * bytes;
    clear(step.last ? top + 2 * bytes : top, next);
    if (step.last) {
      const lost = (children[0] as Step).stake;
      const { stake } = children[1] as Step;
      const { holders, ends, half, places, cards, twin, size } = mine;
      const theirs = step.seats[other].size;
      const call = top + bytes;
      kernels.foldAndCall(holders, ends, half, theirs, places, cards, twin, size, lost, stake, reach, top, call);
    }
    for (let a = step.last ? 2 : 0; a < count; a++) walk(children[a] as Step, reach, top + a * bytes, next);
    kernels.learn(top, step.regrets, out, count, bytes, fade, part);
  };

  /** Where the other acts. What nobody does is not looked at: it is worth nothing to anybody. */
  const meet = (step: Step, reach: number, out: number, top: number): void => {
    const { count, children } = step;
    const { bytes } = step.seats[other];
    const taken = kernels.split(reach, step.regrets, step.sums, top, count, bytes, late);
    const next = top + count * bytes;
    for (let a = 0; a < count; a++) if (taken & (1 << a)) walk(children[a] as Step, top + a * bytes, out, next);
  };

  const fall = (step: Step, reach: number, out: number, top: number): void => {
    for (let c = 0; c < step.count; c++) {
      const child = step.children[c] as Step;
      const mine = child.seats[me];
      const theirs = child.seats[other];
      const values = top + theirs.bytes;
      const next = values + mine.bytes;
      kernels.down(reach, top, theirs.from, theirs.weight, theirs.size, theirs.bytes);
      clear(values, next);
      walk(child, top, values, next);
      kernels.up(values, out, mine.from, mine.lift, mine.size);
    }
  };

  /** Adds to `out` what the node is worth to each of my hands against the reach given. */
  const walk = (step: Step, reach: number, out: number, top: number): void => {
    const { kind } = step;
    if (kind === ACTING) {
      if (step.player === me) decide(step, reach, out, top);
      else meet(step, reach, out, top);
    } else if (kind === CHANCE) fall(step, reach, out, top);
    else {
      const { holders, ends, half, places, cards, twin, size } = step.seats[me];
      const theirs = step.seats[other];
      if (kind === SHOWDOWN) kernels.showdown(holders, ends, half, theirs.size, places, size, step.stake, reach, out);
      else {
        const stake = step.player === me ? -step.stake : step.stake;
        kernels.fold(theirs.cards, theirs.size, cards, twin, size, stake, reach, out);
      }
    }
  };

  const held = [startReach(tree, 0), startReach(tree, 1)];
  const iterate = (count: number): void => {
    for (let done = 0; done < count; done++) {
      strategies.iterations++;
      const time = strategies.iterations;
      const keep = time ** 1.5 / (time ** 1.5 + 1);
      fade = (keep + 0.5) / 2;
      part = (keep - 0.5) / 2;
      late = time * time;
      for (const player of [0, 1] as const) {
        me = player;
        other = player === 0 ? 1 : 0;
        const out = memory.room + root.seats[other].bytes;
        const top = out + root.seats[me].bytes;
        clear(memory.room, top);
        floats.set(held[other] as Float64Array, memory.room >> 2);
        walk(root, memory.room, out, top);
      }
    }
  };
  return { strategies, iterate };
};
