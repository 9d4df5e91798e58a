import type { Deal } from './deal.ts';
import { KERNELS } from './kernels.ts';
import { type Node, strideOf, type Tree } from './tree.ts';

/** The memory that the kernels work in: a game's tables of cards, its strategies, and room for a walk. Addresses are in bytes. */

interface Kernels {
  split(reach: number, regrets: number, sums: number, out: number, count: number, bytes: number, late: number): number;
  learn(values: number, regrets: number, out: number, count: number, bytes: number, fade: number, part: number): void;
  follow(reach: number, sums: number, out: number, count: number, bytes: number): void;
  best(values: number, out: number, count: number, bytes: number): void;
  down(reach: number, out: number, from: number, weight: number, count: number, bytes: number): void;
  up(values: number, out: number, from: number, lift: number, count: number): void;
  fold(
    theirs: number,
    theirCount: number,
    mine: number,
    twin: number,
    count: number,
    stake: number,
    reach: number,
    out: number,
  ): void;
  showdown(
    holders: number,
    ends: number,
    half: number,
    size: number,
    places: number,
    count: number,
    stake: number,
    reach: number,
    out: number,
  ): void;
  foldAndCall(
    holders: number,
    ends: number,
    half: number,
    size: number,
    places: number,
    mine: number,
    twin: number,
    count: number,
    lost: number,
    stake: number,
    reach: number,
    out: number,
    call: number,
  ): void;
}

/** Where a player's tables of one deal are. */
export interface Seat {
  readonly size: number;
  /** Of a row of this player's hands. */
  readonly bytes: number;
  readonly cards: number;
  readonly twin: number;
  readonly from: number;
  readonly weight: number;
  readonly lift: number;
  readonly holders: number;
  readonly ends: number;
  readonly half: number;
  readonly places: number;
}

export interface Memory {
  readonly kernels: Kernels;
  readonly floats: Float32Array;
  readonly seats: ReadonlyMap<Deal, readonly [Seat, Seat]>;
  readonly regrets: number;
  readonly sums: number;
  /** Where a walk may write. */
  readonly room: number;
}

/** Below it are what the kernels keep for themselves. */
const BASE = 32_768;
const PAGE = 65_536;
const VECTOR = 16;

/** Browsers and Node have it; the library of the language has no types of it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

let compiled: object | undefined;
const compile = (): object => {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(KERNELS), (letter) => letter.charCodeAt(0)));
  return compiled;
};

const dealsOf = (root: Node): Deal[] => {
  const found = new Set<Deal>();
  const visit = (node: Node): void => {
    found.add(node.deal);
    node.children.forEach(visit);
  };
  visit(root);
  return [...found];
};

/** The tables of a deal one after another, each with what it holds: addresses first, contents when there is memory. */
const tablesOf = (deal: Deal, me: 0 | 1): readonly (Uint16Array | Float32Array)[] => {
  const cards = new Uint16Array(2 * deal.size[me] + 2);
  for (let i = 0; i < deal.size[me]; i++)
    cards.set([4 * (deal.first[me][i] as number), 4 * (deal.second[me][i] as number)], 2 * i);
  const bytes = (places: Uint16Array): Uint16Array => places.map((place) => 4 * place);
  const meeting = deal.meeting?.[me];
  return [
    cards,
    bytes(deal.twin[me]),
    bytes(deal.from[me]),
    Float32Array.from(deal.weight[me]),
    Float32Array.from(deal.lift[me]),
    ...(meeting ? [bytes(meeting.holders), bytes(meeting.ends), bytes(meeting.places)] : []),
  ];
};

const whole = (bytes: number): number => Math.ceil(bytes / VECTOR) * VECTOR;

export const setUpMemory = ({ root, values, room }: Tree): Memory => {
  let at = BASE;
  const take = (bytes: number): number => {
    const address = at;
    at += whole(bytes);
    return address;
  };
  const filled: [number, Uint16Array | Float32Array][] = [];
  const seats = new Map(
    dealsOf(root).map((deal) => {
      const seat = (me: 0 | 1): Seat => {
        const places = tablesOf(deal, me).map((table) => {
          const address = take(table.byteLength);
          filled.push([address, table]);
          return address;
        });
        const [cards = 0, twin = 0, from = 0, weight = 0, lift = 0, holders = 0, ends = 0, meeting = 0] = places;
        const bytes = 4 * strideOf(deal.size[me]);
        const half = deal.meeting?.[me].half ?? 0;
        return { size: deal.size[me], bytes, cards, twin, from, weight, lift, holders, ends, half, places: meeting };
      };
      return [deal, [seat(0), seat(1)] as const] as const;
    }),
  );
  const [regrets, sums] = [take(4 * values), take(4 * values)];
  const walk = take(4 * room);
  const pages = Math.ceil(at / PAGE);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  for (const [address, table] of filled)
    new Uint8Array(memory.buffer, address, table.byteLength).set(
      new Uint8Array(table.buffer, table.byteOffset, table.byteLength),
    );
  const floats = new Float32Array(memory.buffer);
  const { exports } = new WebAssembly.Instance(compile(), { env: { memory } });
  return { kernels: exports as Kernels, floats, seats, regrets, sums, room: walk };
};
