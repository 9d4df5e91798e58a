import type { Pos } from '@estratega/lessons';
import type { Mano } from '../hands/model.ts';
import { between, decimal, type Hecho, wilson } from './fact.ts';
import { heroOf } from './poker-counts.ts';

/**
 * Decisions that can be judged exactly: all-in or fold with a short stack, and paying an all-in. A file of hands tells
 * neither the prizes nor how many are left; near them a chip won is worth less than one lost, and a right fold looks wrong.
 * So in a tournament only the last two are judged, where every chip is worth the same; of the rest nothing is said.
 */

export interface EmpujeSpot {
  readonly pos: Pos;
  /** Seats that still decide after this one. */
  readonly detras: number;
  /** Big blinds at risk: the smaller of the own stack and the deepest behind. */
  readonly bb: number;
  /** Antes of the whole table, in big blinds. */
  readonly ante: number;
}

/** What the poker engine knows; handed in, so that reading hands does not carry its tables. */
export interface MotorPoker {
  /** EV in bb of going all-in at equilibrium, folding being 0; undefined where no table reaches. */
  readonly empujar: (spot: EmpujeSpot & { readonly mano: string }) => number | undefined;
  /** The range that goes all-in there at equilibrium: "22+,A2s+,…". */
  readonly rangoAllIn: (spot: EmpujeSpot) => string | undefined;
  /** Share of the pot that two cards win against a range. */
  readonly equity: (mano: readonly [string, string], rango: string, mesa: readonly string[]) => number;
}

export interface Decision {
  readonly tipo: 'empuje' | 'pago';
  /** Index of the hand, and of the action before the flop. */
  readonly mano: number;
  readonly accion: number;
  readonly hizo: 'allin' | 'call' | 'fold';
  readonly mejor: 'allin' | 'call' | 'fold';
  /** EV in bb of not folding. */
  readonly ev: number;
  /** What was given up, in bb. */
  readonly pierde: number;
  readonly spot: EmpujeSpot;
  /** For a call: share of the pot needed and had, and against what. */
  readonly necesita?: number;
  readonly tiene?: number;
  readonly rango?: string;
}

export const SHORT_BB = 12;
/** Closer than this, either is right. */
const CLOSE_BB = 0.05;

const RANKS = '23456789TJQKA';
/** "AhKd" → "AKo". */
export const handName = ([a, b]: readonly [string, string]): string => {
  const [high, low] = RANKS.indexOf(a[0] as string) >= RANKS.indexOf(b[0] as string) ? [a, b] : [b, a];
  return `${high[0]}${low[0]}${high[0] === low[0] ? '' : high[1] === low[1] ? 's' : 'o'}`;
};

/** Money in front of each seat and in the pot just before an action before the flop. */
export const preflopAt = (
  mano: Mano,
  until: number,
): { readonly put: ReadonlyMap<Pos, number>; readonly pot: number } => {
  const put = new Map<Pos, number>();
  const stack = new Map(mano.asientos.map((seat) => [seat.pos, seat.stack]));
  let dead = 0;
  const ante = mano.ante ?? 0;
  for (const { pos } of mano.asientos) {
    const pays = mano.anteDe === 'BB' ? (pos === 'BB' ? ante : 0) : ante;
    const paid = Math.min(pays, stack.get(pos) ?? 0);
    dead += paid;
    stack.set(pos, (stack.get(pos) ?? 0) - paid);
  }
  const post = (pos: Pos, amount: number): void => {
    if (stack.has(pos)) put.set(pos, Math.max(put.get(pos) ?? 0, Math.min(amount, stack.get(pos) ?? 0)));
  };
  post('SB', mano.ciegas[0]);
  post('BB', mano.ciegas[1]);
  for (const { pos, viva = 0, muerta = 0 } of mano.puestas ?? []) {
    post(pos, viva);
    dead += muerta;
  }
  for (const { pos, a } of (mano.historia[0]?.acciones ?? []).slice(0, until)) if (a !== undefined) put.set(pos, a);
  return { put, pot: dead + [...put.values()].reduce((sum, value) => sum + value, 0) };
};

const antesOf = (mano: Mano): number =>
  ((mano.ante ?? 0) * (mano.anteDe === 'BB' ? 1 : mano.asientos.length)) / mano.ciegas[1];

const areChipsMoney = ({ tipo, asientos }: Mano): boolean => tipo === 'cash' || asientos.length === 2;

const judge = (mano: Mano, index: number, motor: MotorPoker): Decision | undefined => {
  const hero = heroOf(mano);
  const cards = mano.mano;
  if (hero === undefined || !cards || mano.puestas !== undefined || !areChipsMoney(mano)) return undefined;
  const pre = mano.historia[0]?.acciones ?? [];
  const at = pre.findIndex(({ pos }) => pos === hero);
  const action = pre[at];
  if (!action) return undefined;
  const before = pre.slice(0, at);
  const big = mano.ciegas[1];
  const order = mano.asientos.map(({ pos }) => pos);
  const stackOf = (pos: Pos): number => (mano.asientos.find((seat) => seat.pos === pos)?.stack ?? 0) / big;
  const own = stackOf(hero);
  const ante = antesOf(mano);
  const spotOf = (pos: Pos, behind: readonly Pos[]): EmpujeSpot => ({
    pos,
    detras: behind.length,
    bb: Math.min(stackOf(pos), Math.max(...behind.map(stackOf))),
    ante,
  });
  const pierde = (ev: number, plays: boolean): number =>
    Math.abs(ev) < CLOSE_BB ? 0 : plays ? Math.max(0, -ev) : Math.max(0, ev);

  if (before.every(({ hace }) => hace === 'fold') && hero !== 'BB') {
    const behind = order.slice(order.indexOf(hero) + 1);
    const spot = spotOf(hero, behind);
    const pushed = action.hace === 'allin' || (action.hace === 'raise' && (action.a ?? 0) / big >= spot.bb);
    if (spot.bb > SHORT_BB || (!pushed && action.hace !== 'fold')) return undefined;
    const ev = motor.empujar({ ...spot, mano: handName(cards) });
    if (ev === undefined) return undefined;
    return {
      tipo: 'empuje',
      mano: index,
      accion: at,
      hizo: pushed ? 'allin' : 'fold',
      mejor: ev > 0 ? 'allin' : 'fold',
      ev,
      pierde: pierde(ev, pushed),
      spot,
    };
  }
  // One all-in, everybody else gone, and nobody left to speak: the price is exact.
  const live = before.filter(({ hace }) => hace !== 'fold');
  const [shove] = live;
  if (live.length !== 1 || shove?.hace !== 'allin' || order.at(-1) !== hero || hero !== 'BB') return undefined;
  if (action.hace !== 'call' && action.hace !== 'fold' && action.hace !== 'allin') return undefined;
  const { put, pot } = preflopAt(mano, at);
  const behind = order.slice(order.indexOf(shove.pos) + 1);
  const spot = spotOf(shove.pos, behind);
  const price = Math.min((shove.a ?? 0) / big, own) - (put.get(hero) ?? 0) / big;
  const excess = Math.max(0, (shove.a ?? 0) / big - own);
  const rango = motor.rangoAllIn(spot);
  if (rango === undefined || price <= 0 || spot.bb > SHORT_BB) return undefined;
  const tiene = motor.equity(cards, rango, []);
  const after = pot / big - excess + price;
  const ev = tiene * after - price;
  const pays = action.hace !== 'fold';
  return {
    tipo: 'pago',
    mano: index,
    accion: at,
    hizo: pays ? 'call' : 'fold',
    mejor: ev > 0 ? 'call' : 'fold',
    ev,
    pierde: pierde(ev, pays),
    spot,
    necesita: price / after,
    tiene,
    rango,
  };
};

export const decisionsFromHands = (manos: readonly Mano[], motor: MotorPoker): Decision[] =>
  manos.flatMap((mano, index) => judge(mano, index, motor) ?? []);

const ENOUGH = 10;
/** Share of short-stack decisions that players at large get wrong. */
const USUAL_WRONG = 0.2;

export const factsFromDecisions = (decisions: readonly Decision[]): Hecho[] =>
  (['empuje', 'pago'] as const).flatMap((tipo) => {
    const own = decisions.filter((decision) => decision.tipo === tipo);
    if (own.length < ENOUGH) return [];
    const wrong = own.filter(({ pierde }) => pierde > 0);
    const lost = own.reduce((sum, { pierde }) => sum + pierde, 0);
    const interval = wilson(wrong.length, own.length);
    const said = [interval[0] * 100, interval[1] * 100] as const;
    const what = tipo === 'empuje' ? 'decisiones de all-in o abandono con menos de 12 ciegas' : 'pagos de un all-in';
    return [
      {
        id: tipo === 'empuje' ? 'all-in-corto' : 'pago-all-in',
        texto: `De ${own.length} ${what}, ${wrong.length} se apartaron del equilibrio (${between(said)} %) y costaron ${decimal(lost)} ciegas en total. ${tipo === 'empuje' ? 'Se supone que los demás pagan según el equilibrio' : 'Se supone que quien mete todo lo hace con el rango de equilibrio'}, y que cada ficha vale lo mismo: por eso, de los torneos, solo entran los mano a mano.`,
        cita: `En tus manos, ${wrong.length} de ${own.length} ${what} se apartaron del equilibrio`,
        valor: (wrong.length / own.length) * 100,
        intervalo: said,
        unidad: '%',
        muestra: own.length,
        fiabilidad: 'clara',
        referencia: USUAL_WRONG * 100,
        debil: wilson(wrong.length, own.length, 2.1)[0] > USUAL_WRONG,
        tema: tipo === 'empuje' ? 'pk-tor-pushfold' : 'pk-mat-odds',
        peso: own.length / (own.length + 15),
      } satisfies Hecho,
    ];
  });
