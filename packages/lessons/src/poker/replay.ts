import { parseCards } from '@estratega/poker/cards';
import {
  type Accion,
  type Calle,
  type CalleJugada,
  type Hace,
  type Mesa,
  POSITIONS,
  type Pos,
  STREETS,
} from '../schema/poker.ts';

/** The hand as it stands after its history: every amount follows from seats and actions, none is typed. */

export interface OpcionLegal {
  readonly hace: Hace;
  /** Total on this street: of a call, or all of the chips. */
  readonly a?: number;
  /** Smallest and largest total on this street of a bet or raise. */
  readonly min?: number;
  readonly max?: number;
}

export interface Bote {
  readonly monto: number;
  /** Who may win it. */
  readonly pos: readonly Pos[];
}

export interface Situacion {
  readonly calle: Calle;
  /** Cards on the board. */
  readonly mesa: readonly string[];
  /** All chips in the middle, with the bets of this street. */
  readonly bote: number;
  /** Chips that were in the middle when this street began; before the flop, antes and blinds. */
  readonly boteInicial: number;
  /** Main pot and side pots; what nobody can match yet is in the last one. */
  readonly botes: readonly Bote[];
  /** Whose turn it is; null where nobody can act any more. */
  readonly turno: Pos | null;
  /** What `turno` must add to go on: never more than what is left. */
  readonly aPagar: number;
  /** What `turno` plays for before paying: of a bigger all-in, only as much as `turno` can match. Equals `bote` otherwise. */
  readonly enJuego: number;
  /** Equity in % that a call needs: aPagar / (enJuego + aPagar); null where there is nothing to pay. */
  readonly precio: number | null;
  /** The smaller of the stack of `turno` (or of the hero) and the deepest rival's still in the hand, as this street began. */
  readonly efectivo: number;
  /** `efectivo` over `boteInicial`; null before the flop. */
  readonly spr: number | null;
  /** Smallest total of a full bet or raise; null where `turno` may not raise. All of the chips may be less. */
  readonly minimo: number | null;
  readonly opciones: readonly OpcionLegal[];
  /** Chips left behind. */
  readonly stacks: Readonly<Partial<Record<Pos, number>>>;
  /** Put in on this street. */
  readonly apuestas: Readonly<Partial<Record<Pos, number>>>;
  /** Have not folded. */
  readonly vivos: readonly Pos[];
  /** Nobody has anything left to decide in the whole hand. */
  readonly terminada: boolean;
}

interface Seat {
  readonly pos: Pos;
  stack: number;
  /** On this street. */
  bet: number;
  /** In the whole hand, dead antes apart. */
  total: number;
  /** When the street began. */
  start: number;
  folded: boolean;
  /** Has acted since the last full bet or raise: may call, not raise again. */
  acted: boolean;
}

/** Amounts in bb have decimals: no trace of binary fractions may show. */
const clean = (amount: number): number => Math.round(amount * 1e6) / 1e6;
const EPSILON = 1e-7;
const equal = (a: number, b: number): boolean => Math.abs(a - b) < EPSILON;
const less = (a: number, b: number): boolean => a < b - EPSILON;

const CARDS_OF: Readonly<Record<Calle, number>> = { pre: 0, flop: 3, turn: 1, river: 1 };

const fail = (what: string): never => {
  throw new RangeError(what);
};

class Hand {
  readonly seats: Seat[];
  readonly smallBlind: Pos;
  street: Calle = 'pre';
  board: string[] = [];
  toMatch = 0;
  /** Size of the last full bet or raise. */
  lastRaise: number;
  /** Antes: they belong to no bet. */
  antes = 0;
  potBefore = 0;
  /** Who acts next; null where the street is over. */
  next: Seat | null = null;
  readonly mesa: Mesa;

  constructor(mesa: Mesa) {
    this.mesa = mesa;
    const places = mesa.asientos.map(({ pos }) => pos);
    if (new Set(places).size !== places.length) fail(`two players in one seat: ${places.join(' ')}`);
    if (mesa.asientos.filter(({ heroe }) => heroe).length > 1) fail('more than one hero');
    this.seats = [...mesa.asientos]
      .sort((a, b) => POSITIONS.indexOf(a.pos) - POSITIONS.indexOf(b.pos))
      .map(({ pos, stack }) => ({ pos, stack, bet: 0, total: 0, start: stack, folded: false, acted: false }));
    if (!places.includes('BB')) fail('nobody sits in the big blind');
    // Heads-up the button is the small blind, under either name.
    if (places.includes('SB')) this.smallBlind = 'SB';
    else if (places.length === 2 && places.includes('BTN')) this.smallBlind = 'BTN';
    else this.smallBlind = fail('nobody sits in the small blind');
    const [small, big] = mesa.ciegas;
    if (less(big, small)) fail('the big blind is smaller than the small one');
    this.lastRaise = big;
    this.post(this.seat(this.smallBlind), small);
    this.post(this.seat('BB'), big);
    // Blinds before antes: who cannot pay both pays the blind.
    if (mesa.ante) {
      const payers = mesa.ante.quien === 'BB' ? [this.seat('BB')] : this.seats;
      for (const seat of payers) {
        const paid = Math.min(seat.stack, mesa.ante.valor);
        seat.stack = clean(seat.stack - paid);
        seat.start = clean(seat.start - paid);
        this.antes = clean(this.antes + paid);
      }
    }
    this.toMatch = big;
    this.potBefore = clean(this.pot());
    this.next = this.firstToAct(this.order());
  }

  seat(pos: Pos): Seat {
    return this.seats.find((seat) => seat.pos === pos) ?? fail(`nobody sits in ${pos}`);
  }

  private post(seat: Seat, amount: number): void {
    const paid = Math.min(seat.stack, amount);
    seat.stack = clean(seat.stack - paid);
    seat.bet = paid;
    seat.total = paid;
  }

  pot(): number {
    return clean(this.antes + this.seats.reduce((sum, { total }) => sum + total, 0));
  }

  private postflopOrder(): Seat[] {
    // The button acts last, and heads-up the button is the small blind.
    const blinds = this.seats.length === 2 ? ['BB', this.smallBlind] : ['SB', 'BB'];
    return [...blinds.map((pos) => this.seat(pos as Pos)), ...this.seats.filter(({ pos }) => !blinds.includes(pos))];
  }

  order(): Seat[] {
    return this.street === 'pre' ? this.seats : this.postflopOrder();
  }

  live(): Seat[] {
    return this.seats.filter(({ folded }) => !folded);
  }

  /** Somebody else could still pay more. */
  private opposed(seat: Seat): boolean {
    return this.live().some((other) => other !== seat && other.stack > 0);
  }

  /** What the seat must reach: against players who are all in, no more than what they have in. */
  private target(seat: Seat): number {
    if (this.opposed(seat)) return this.toMatch;
    const others = this.live().filter((other) => other !== seat);
    return Math.min(this.toMatch, Math.max(0, ...others.map(({ bet }) => bet)));
  }

  toPay(seat: Seat): number {
    return clean(Math.max(0, Math.min(this.target(seat) - seat.bet, seat.stack)));
  }

  /** Has chips and either has not acted on the current bet or has not matched it. */
  private mustAct(seat: Seat): boolean {
    if (seat.folded || seat.stack <= 0) return false;
    if (less(seat.bet, this.target(seat))) return true;
    // What is matched leaves a decision only where there is somebody to bet against.
    return !seat.acted && this.opposed(seat);
  }

  private firstToAct(order: Seat[]): Seat | null {
    if (this.live().length < 2) return null;
    return order.find((seat) => this.mustAct(seat)) ?? null;
  }

  private advance(from: Seat): void {
    const order = this.order();
    const at = order.indexOf(from);
    this.next = this.firstToAct([...order.slice(at + 1), ...order.slice(0, at)]);
  }

  /** Chips that a call of this seat plays for, without the call. */
  inPlay(seat: Seat): number {
    const reach = seat.total + this.toPay(seat);
    return clean(this.antes + this.seats.reduce((sum, { total }) => sum + Math.min(total, reach), 0));
  }

  canRaise(seat: Seat): boolean {
    if (!less(this.toMatch - seat.bet, seat.stack)) return false;
    // A short all-in does not open the betting again to those who had acted.
    if (seat.acted && less(0, this.toMatch - seat.bet) && !this.reopened(seat)) return false;
    return this.opposed(seat);
  }

  private reopened(seat: Seat): boolean {
    return !less(this.toMatch - seat.bet, this.lastRaise);
  }

  minimum(seat: Seat): number | null {
    if (!this.canRaise(seat)) return null;
    return clean(this.toMatch === 0 ? this.mesa.ciegas[1] : this.toMatch + this.lastRaise);
  }

  private put(seat: Seat, total: number): void {
    const paid = clean(total - seat.bet);
    seat.stack = clean(seat.stack - paid);
    seat.total = clean(seat.total + paid);
    seat.bet = clean(total);
  }

  act({ pos, hace, a }: Accion): void {
    const where = `${this.street}, ${pos} ${hace}${a === undefined ? '' : ` ${a}`}`;
    const seat = this.seat(pos);
    if (this.next === null) fail(`${where}: nobody has to act any more on this street`);
    if (seat !== this.next) fail(`${where}: it is the turn of ${this.next?.pos}`);
    const pay = this.toPay(seat);
    const all = clean(seat.bet + seat.stack);
    switch (hace) {
      case 'fold':
        if (pay === 0) fail(`${where}: there is nothing to pay, so there is no need to fold`);
        if (a !== undefined) fail(`${where}: a fold has no amount`);
        seat.folded = true;
        break;
      case 'check':
        if (pay > 0) fail(`${where}: there are ${pay} to pay`);
        if (a !== undefined) fail(`${where}: a check has no amount`);
        break;
      case 'call': {
        if (pay === 0) fail(`${where}: there is nothing to call`);
        const total = clean(seat.bet + pay);
        if (a !== undefined && !equal(a, total)) fail(`${where}: a call makes ${total}`);
        this.put(seat, total);
        break;
      }
      case 'bet':
      case 'raise': {
        if (hace === 'bet' && this.toMatch > 0) fail(`${where}: there is a bet already, this is a raise`);
        if (hace === 'raise' && this.toMatch === 0) fail(`${where}: there is no bet to raise`);
        if (a === undefined) fail(`${where}: no amount`);
        this.raiseTo(seat, a as number, where);
        break;
      }
      case 'allin': {
        if (a !== undefined && !equal(a, all)) fail(`${where}: all of the chips make ${all}`);
        // With nobody left to pay more, all of the chips come to a call.
        if (!this.opposed(seat)) this.put(seat, clean(seat.bet + pay));
        else if (less(this.toMatch, all)) this.raiseTo(seat, all, where);
        else this.put(seat, all);
        break;
      }
    }
    seat.acted = true;
    this.advance(seat);
  }

  private raiseTo(seat: Seat, total: number, where: string): void {
    const all = clean(seat.bet + seat.stack);
    if (less(all, total)) fail(`${where}: only ${all} are there`);
    if (!less(this.toMatch, total)) fail(`${where}: it does not exceed ${this.toMatch}`);
    const allIn = equal(total, all);
    if (!this.canRaise(seat)) fail(`${where}: the betting is not open to a raise`);
    const minimum = this.toMatch === 0 ? this.mesa.ciegas[1] : clean(this.toMatch + this.lastRaise);
    if (less(total, minimum) && !allIn) fail(`${where}: the smallest is ${minimum}`);
    const by = clean(total - this.toMatch);
    if (!less(by, this.lastRaise)) {
      this.lastRaise = by;
      for (const other of this.seats) other.acted = false;
    }
    this.put(seat, total);
    this.toMatch = clean(total);
  }

  open(street: Calle, cards: readonly string[]): void {
    if (this.next) fail(`${street}: ${this.next.pos} has still to act on the ${this.street}`);
    if (this.live().length < 2) fail(`${street}: everybody but ${this.live()[0]?.pos} has folded`);
    if (STREETS.indexOf(street) !== STREETS.indexOf(this.street) + 1) fail(`${street} after ${this.street}`);
    this.street = street;
    if (cards.length !== CARDS_OF[street]) fail(`${street}: ${cards.length} cards`);
    this.board = [...this.board, ...cards];
    this.potBefore = this.pot();
    this.toMatch = 0;
    this.lastRaise = this.mesa.ciegas[1];
    for (const seat of this.seats) {
      seat.bet = 0;
      seat.start = seat.stack;
      seat.acted = false;
    }
    this.next = this.firstToAct(this.order());
  }

  /** Chips by layers: each all-in closes one. */
  pots(): Bote[] {
    const live = this.live();
    const levels = [...new Set(live.filter(({ stack }) => stack <= 0).map(({ total }) => total))].sort((a, b) => a - b);
    const top = Math.max(...this.seats.map(({ total }) => total));
    if (levels.length === 0 || less(levels.at(-1) as number, top)) levels.push(top);
    const pots: Bote[] = [];
    let below = 0;
    for (const level of levels) {
      const monto = clean(
        this.seats.reduce((sum, { total }) => sum + Math.max(0, Math.min(total, level) - below), 0) +
          (pots.length === 0 ? this.antes : 0),
      );
      // Of a bet that is not matched yet, all who may still match it can win.
      const pos = live.filter((seat) => seat.stack > 0 || !less(seat.total, level)).map((seat) => seat.pos);
      if (monto > 0) pots.push({ monto, pos });
      below = level;
    }
    return pots;
  }
}

const legal = (hand: Hand, seat: Seat): OpcionLegal[] => {
  const pay = hand.toPay(seat);
  const all = clean(seat.bet + seat.stack);
  const options: OpcionLegal[] =
    pay > 0 ? [{ hace: 'fold' }, { hace: 'call', a: clean(seat.bet + pay) }] : [{ hace: 'check' }];
  const minimum = hand.minimum(seat);
  if (minimum !== null) {
    if (less(minimum, all)) options.push({ hace: hand.toMatch === 0 ? 'bet' : 'raise', min: minimum, max: all });
    options.push({ hace: 'allin', a: all });
  }
  return options;
};

/**
 * Plays the history of a table. `mano` (the hero's cards) is only looked at for cards used twice. Throws on an action,
 * amount, order or card that cannot be.
 */
export const replay = (mesa: Mesa, historia: readonly CalleJugada[], mano: readonly string[] = []): Situacion => {
  const hand = new Hand(mesa);
  for (const [i, { calle, cartas = [], acciones }] of historia.entries()) {
    if (i === 0) {
      if (calle !== 'pre') fail(`the history begins on the ${calle}`);
      if (cartas.length > 0) fail('there is no board before the flop');
    } else hand.open(calle, cartas);
    for (const accion of acciones) hand.act(accion);
  }
  parseCards([...mano, ...hand.board]);

  const turn = hand.next;
  const hero = mesa.asientos.find(({ heroe }) => heroe)?.pos;
  const own = turn ?? (hero ? hand.seat(hero) : undefined);
  const rivals = hand.live().filter((seat) => seat !== own);
  const deepest = Math.max(0, ...rivals.map(({ start }) => start));
  const efectivo = clean(own ? Math.min(own.start, deepest) : Math.min(...hand.live().map(({ start }) => start)));
  const able = hand.live().filter(({ stack }) => stack > 0).length;
  const aPagar = turn ? hand.toPay(turn) : 0;
  const enJuego = turn && aPagar > 0 ? hand.inPlay(turn) : hand.pot();
  return {
    calle: hand.street,
    mesa: hand.board,
    bote: hand.pot(),
    boteInicial: hand.potBefore,
    botes: hand.pots(),
    turno: turn?.pos ?? null,
    aPagar,
    enJuego,
    precio: aPagar > 0 ? (100 * aPagar) / (enJuego + aPagar) : null,
    efectivo,
    spr: hand.street === 'pre' ? null : efectivo / hand.potBefore,
    minimo: turn ? hand.minimum(turn) : null,
    opciones: turn ? legal(hand, turn) : [],
    stacks: Object.fromEntries(hand.seats.map(({ pos, stack }) => [pos, stack])),
    apuestas: Object.fromEntries(hand.seats.map(({ pos, bet }) => [pos, bet])),
    vivos: hand.live().map(({ pos }) => pos),
    terminada: !turn && (hand.live().length < 2 || able < 2 || hand.street === 'river'),
  };
};
