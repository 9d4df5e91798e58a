import type { Calle, CalleJugada, Mesa, Pos } from '@estratega/lessons';

/** The hand as it stands at the decision. */
export interface TableState {
  readonly calle: Calle;
  readonly tablero: readonly string[];
  /** All chips in the middle, with the bets of this street. */
  readonly bote: number;
  /** What the hero must add to go on. */
  readonly aPagar: number;
  /** Clockwise from whoever acts first before the flop. */
  readonly asientos: readonly {
    readonly pos: Pos;
    readonly stack: number;
    readonly apuesta: number;
    readonly fuera: boolean;
    readonly heroe: boolean;
  }[];
}

const ORDER: readonly Pos[] = ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'];
const clean = (amount: number): number => Math.round(amount * 1e6) / 1e6;

interface Seat {
  readonly pos: Pos;
  readonly heroe: boolean;
  stack: number;
  apuesta: number;
  fuera: boolean;
}

/** Blinds and antes, then every action in order. Content is checked when it is compiled: here it is only drawn. */
export function tableState(mesa: Mesa, historia: readonly CalleJugada[]): TableState {
  const seats: Seat[] = [...mesa.asientos]
    .sort((a, b) => ORDER.indexOf(a.pos) - ORDER.indexOf(b.pos))
    .map(({ pos, stack, heroe = false }) => ({ pos, heroe, stack, apuesta: 0, fuera: false }));
  const seatOf = (pos: Pos) => seats.find((seat) => seat.pos === pos);
  let bote = 0;
  const pay = (seat: Seat | undefined, sum: number, bet = true) => {
    if (!seat) return;
    const paid = Math.min(seat.stack, Math.max(0, sum));
    seat.stack = clean(seat.stack - paid);
    if (bet) seat.apuesta = clean(seat.apuesta + paid);
    bote = clean(bote + paid);
  };
  const [small, big] = mesa.ciegas;
  // Heads-up the button is the small blind.
  pay(seatOf('SB') ?? (seats.length === 2 ? seatOf('BTN') : undefined), small);
  pay(seatOf('BB'), big);
  if (mesa.ante) {
    for (const seat of mesa.ante.quien === 'BB' ? [seatOf('BB')] : seats) pay(seat, mesa.ante.valor, false);
  }
  const tablero: string[] = [];
  let calle: Calle = 'pre';
  for (const street of historia) {
    if (street.calle !== calle) for (const seat of seats) seat.apuesta = 0;
    calle = street.calle;
    tablero.push(...(street.cartas ?? []));
    for (const { pos, hace, a } of street.acciones) {
      const seat = seatOf(pos);
      if (!seat) continue;
      const most = Math.max(...seats.map(({ apuesta }) => apuesta));
      if (hace === 'fold') seat.fuera = true;
      else if (hace === 'call') pay(seat, (a ?? most) - seat.apuesta);
      else if (hace === 'allin') pay(seat, a === undefined ? seat.stack : a - seat.apuesta);
      else if (hace === 'bet' || hace === 'raise') pay(seat, (a ?? most) - seat.apuesta);
    }
  }
  const hero = seats.find(({ heroe }) => heroe);
  const most = Math.max(0, ...seats.map(({ apuesta }) => apuesta));
  const aPagar = hero ? clean(Math.min(hero.stack, most - hero.apuesta)) : 0;
  return { calle, tablero, bote, aPagar, asientos: seats };
}

/** What the middle of the table says: the pot without this street's bets; before the flop, all there is. */
export const middleOf = ({ calle, bote, asientos }: TableState): number =>
  calle === 'pre' ? bote : clean(bote - asientos.reduce((sum, { apuesta }) => sum + apuesta, 0));

/** Share of the final pot that a call pays for, in %: what must be won to break even. */
export const priceOf = ({ bote, aPagar }: TableState): number | undefined =>
  aPagar > 0 ? (aPagar / (bote + aPagar)) * 100 : undefined;
