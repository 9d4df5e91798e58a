import { cardName, parseCards } from '../cards.ts';
import type { Action } from '../solver/tree.ts';

/**
 * A flop that was solved, as it is stored: what it was solved for, and for each decision on the flop how often each hand takes each
 * action (in sixteenths) and what the action is worth from there on (folding is worth nothing). The file is
 * the length of its header, the header as JSON, and the numbers of its nodes one after another; it is kept deflated.
 */
export interface SpotHeader {
  /** In the first, what a hand seldom does was worth too little (see `studyStreet`); it is read until it is solved again. */
  readonly version: 1 | 2;
  readonly formation: string;
  /** "Kh7d2c". */
  readonly flop: string;
  /** Share of all flops that this one stands for. */
  readonly share: number;
  /** Of whoever acts first, and of the other. */
  readonly ranges: readonly [string, string];
  /** Charts that the ranges are of, where there are. */
  readonly charts: readonly [string | null, string | null];
  readonly pot: number;
  readonly stack: number;
  readonly sizes: readonly (readonly number[])[];
  readonly raise: readonly number[];
  readonly maxBets: number;
  readonly turns: string;
  readonly rivers: string;
  /** Percent of the pot, on the run-outs that it was solved on. */
  readonly exploitability: number;
  readonly iterations: number;
  /** Day on which it was solved. */
  readonly date: string;
  /** Parts of a blind in which worths are kept. */
  readonly unit: 100 | 50;
  /** What tells whether charts or tree have changed since. */
  readonly stamp: string;
  readonly nodes: readonly SpotNode[];
}

export interface SpotNode {
  /** Actions that lead here, as places in the lists of actions. */
  readonly path: readonly number[];
  readonly player: 0 | 1;
  readonly actions: readonly Action[];
  readonly pot: number;
  readonly toCall: number;
  /** Hands that get here, of those that the range has. */
  readonly hands: number;
}

/** What a hand does at a node. */
export interface HandPlay {
  readonly cards: readonly [number, number];
  /** How often it gets here, 0–1. */
  readonly reach: number;
  /** By action: how often, and its worth in blinds. */
  readonly often: readonly number[];
  readonly worth: readonly number[];
  /** Only against somebody with a habit, and never stored: what the hand wins from here on by what it does on average. */
  readonly steady?: number;
}

export interface Spot extends Omit<SpotHeader, 'nodes'> {
  readonly nodes: readonly (SpotNode & { readonly plays: readonly HandPlay[] })[];
}

const OFTEN = 16;
const REACH = 255;

/** Bytes of a hand: its cards, its reach, and for each action how often and what it is worth. */
const sizeOf = (actions: number): number => 3 + 3 * actions;

export const packSpot = ({ nodes, ...rest }: Spot): Uint8Array => {
  const { unit } = rest;
  const header: SpotHeader = {
    ...rest,
    nodes: nodes.map(({ plays, ...node }) => ({ ...node, hands: plays.length })),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const body = nodes.reduce((sum, { plays, actions }) => sum + plays.length * sizeOf(actions.length), 0);
  const bytes = new Uint8Array(4 + text.length + body);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, text.length);
  bytes.set(text, 4);
  let at = 4 + text.length;
  // Column by column, each as the step from the hand before: what is alike lies together, and deflates.
  for (const { plays, actions } of nodes) {
    const columns: ((play: HandPlay) => number)[] = [
      ({ cards }) => Math.max(...cards),
      ({ cards }) => Math.min(...cards),
      ({ reach }) => Math.max(1, Math.round(reach * REACH)),
      ...actions.map((_, a) => (play: HandPlay) => Math.round((play.often[a] as number) * OFTEN)),
    ];
    for (const column of columns) for (const play of plays) view.setUint8(at++, column(play));
    for (let a = 0; a < actions.length; a++) {
      const steps = plays.map((play, i) => {
        const worth = (one: HandPlay | undefined): number => (one ? Math.round((one.worth[a] as number) * unit) : 0);
        return (worth(play) - worth(plays[i - 1])) & 0xffff;
      });
      for (const step of steps) view.setUint8(at++, step >> 8);
      for (const step of steps) view.setUint8(at++, step & 0xff);
    }
  }
  return bytes;
};

/** Throws on anything that is not a spot. */
export const unpackSpot = (bytes: Uint8Array): Spot => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as SpotHeader;
  if (header.version !== 1 && header.version !== 2) throw new RangeError(`a spot of version ${header.version}`);
  let at = 4 + length;
  const nodes = header.nodes.map((node) => {
    const { hands } = node;
    const column = (): Uint8Array => {
      const found = bytes.subarray(at, at + hands);
      if (found.length !== hands) throw new RangeError('the spot ends too soon');
      at += hands;
      return found;
    };
    const [high, low, reach] = [column(), column(), column()];
    const often = node.actions.map(column);
    const worth = node.actions.map(() => {
      const [upper, lower] = [column(), column()];
      let last = 0;
      return Array.from({ length: hands }, (_, i) => {
        last = (last + (((upper[i] as number) << 8) | (lower[i] as number))) & 0xffff;
        return (last > 0x7fff ? last - 0x1_0000 : last) / header.unit;
      });
    });
    const plays = Array.from({ length: hands }, (_, i): HandPlay => {
      const total = often.reduce((sum, list) => sum + (list[i] as number), 0);
      return {
        cards: [high[i] as number, low[i] as number],
        reach: (reach[i] as number) / REACH,
        often: often.map((list) => (list[i] as number) / total),
        worth: worth.map((list) => list[i] as number),
      };
    });
    return { ...node, plays };
  });
  if (at !== bytes.length) throw new RangeError('the spot has bytes left over');
  return { ...header, nodes };
};

/** The cards of a flop written in one. */
export const flopCards = (flop: string): number[] => parseCards(flop.match(/../gu) ?? []);
export const flopName = (cards: readonly number[]): string => cards.map(cardName).join('');
