import { cardName, combosOfHand } from '@estratega/poker/cards';
import { HANDS, parseRange } from '@estratega/poker/ranges';
import { replay, type Situacion } from '../poker/replay.ts';
import type { Accion, Calle, Hace, Mesa, Pos } from '../schema/poker.ts';
import type { Rng } from './random.ts';

/** Tells a hand at a table: whoever is not mentioned checks or folds. */

export type Unidad = Mesa['unidad'];
type Street = { calle: Calle; cartas?: string[]; acciones: Accion[] };

export const SEATS: Readonly<Record<number, readonly Pos[]>> = {
  2: ['SB', 'BB'],
  3: ['BTN', 'SB', 'BB'],
  4: ['CO', 'BTN', 'SB', 'BB'],
  5: ['HJ', 'CO', 'BTN', 'SB', 'BB'],
  6: ['LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'],
  8: ['UTG', 'UTG1', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'],
  9: ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'],
};

/** The big blind in each unit. */
export const BIG: Readonly<Record<Unidad, number>> = { bb: 1, $: 2, fichas: 200 };
/** The smallest step in which amounts are written. */
const STEP: Readonly<Record<Unidad, number>> = { bb: 0.5, $: 1, fichas: 50 };
export const toStep = (amount: number, unidad: Unidad): number =>
  Math.max(STEP[unidad], Math.round(amount / STEP[unidad]) * STEP[unidad]);

export const deal = (rng: Rng, count: number, dead: readonly number[] = []): number[] => {
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dead.includes(card));
  return rng.shuffle(deck).slice(0, count);
};
const PLAYED = parseRange('22+,A2s+,K6s+,Q8s+,J8s+,T8s+,97s+,86s+,75s+,65s,54s,A8o+,KTo+,QTo+,JTo');
const PLAYED_COMBOS = HANDS.filter((hand) => PLAYED[hand]).flatMap(combosOfHand);

/** `deal`, the first two cards being a hand that somebody would play. */
export const dealPlayed = (rng: Rng, count: number): number[] => {
  const hand = rng.pick(PLAYED_COMBOS);
  return [...hand, ...deal(rng, count - 2, hand)];
};
/** Two hands that meet at a table, then so many cards of the board. */
export const dealTwo = (rng: Rng, board: number): number[] => {
  const first = rng.pick(PLAYED_COMBOS);
  const second = rng.pick(PLAYED_COMBOS.filter((combo) => !combo.some((card) => first.includes(card))));
  return [...first, ...second, ...deal(rng, board, [...first, ...second])];
};
export const names = (cards: readonly number[]): string[] => cards.map(cardName);
export const pairOf = (cards: readonly number[]): [string, string] => [
  cardName(cards[0] as number),
  cardName(cards[1] as number),
];

export class Story {
  readonly mesa: Mesa;
  readonly historia: Street[] = [{ calle: 'pre', acciones: [] }];

  constructor(mesa: Mesa) {
    this.mesa = mesa;
  }

  now(): Situacion {
    return replay(this.mesa, this.historia);
  }

  private write(pos: Pos, hace: Hace, a?: number): void {
    this.historia.at(-1)?.acciones.push({ pos, hace, ...(a === undefined ? {} : { a }) });
  }

  /** Lets the others act until it is `pos`'s turn, then acts. */
  act(pos: Pos, hace: Hace, a?: number): this {
    this.waitFor(pos);
    this.write(pos, hace, a);
    return this;
  }

  waitFor(pos: Pos): this {
    for (let now = this.now(); now.turno && now.turno !== pos; now = this.now())
      this.write(now.turno, now.aPagar > 0 ? 'fold' : 'check');
    if (this.now().turno !== pos) throw new Error(`${pos} has no turn`);
    return this;
  }

  street(calle: Calle, cartas: readonly number[]): this {
    for (let now = this.now(); now.turno; now = this.now()) this.write(now.turno, now.aPagar > 0 ? 'fold' : 'check');
    this.historia.push({ calle, cartas: names(cartas), acciones: [] });
    return this;
  }
}

export interface TableOptions {
  readonly seats: number;
  readonly stack: number;
  readonly unidad: Unidad;
  readonly tipo: Mesa['tipo'];
  readonly heroe: Pos;
  readonly ante?: boolean;
}

/** A table where everybody has as much, in bb. */
export const evenTable = ({ seats, stack, unidad, tipo, heroe, ante }: TableOptions): Mesa => ({
  tipo,
  unidad,
  ciegas: [BIG[unidad] / 2, BIG[unidad]],
  ...(ante ? { ante: { quien: 'BB' as const, valor: BIG[unidad] } } : {}),
  asientos: (SEATS[seats] ?? []).map((pos) => ({
    pos,
    stack: stack * BIG[unidad],
    ...(pos === heroe ? { heroe: true as const } : {}),
  })),
});

export const SEAT_NAMES: Readonly<Record<Pos, string>> = {
  UTG: 'UTG',
  UTG1: 'UTG+1',
  UTG2: 'UTG+2',
  LJ: 'LJ',
  HJ: 'HJ',
  CO: 'CO',
  BTN: 'el botón',
  SB: 'la ciega pequeña',
  BB: 'la ciega grande',
};
