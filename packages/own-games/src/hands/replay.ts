import type { Accion, Calle, CalleJugada, Pos } from '@estratega/lessons';
import { type Asiento, type Mano, type Puesta, Reject } from './model.ts';
import { positionsOf } from './positions.ts';
import type { RawEvent, RawHand } from './raw.ts';

/**
 * Plays the hand again, cent by cent. Whatever does not follow from the line before (a turn, a price, a stack, the pot) is
 * a reason to leave the hand out: a hand that is believed although it does not add up would be a guess.
 */

const STREETS: readonly Calle[] = ['pre', 'flop', 'turn', 'river'];
const money = (cents: number): number => cents / 100;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

interface Player {
  readonly index: number;
  readonly seat: number;
  readonly stack: number;
  left: number;
  /** Live money on this street. */
  put: number;
  total: number;
  folded: boolean;
  acted: boolean;
}

/** Whoever does or gets anything was dealt in; a seat that only watches was not. */
const dealtIn = (hand: RawHand): Player[] => {
  const active = new Array<boolean>(hand.seats.length).fill(false);
  for (const event of hand.events) if (event.what !== 'street') active[event.who] = true;
  for (const who of hand.present) active[who] = true;
  const players: Player[] = [];
  for (const [index, { seat, stack }] of hand.seats.entries())
    if (active[index]) players.push({ index, seat, stack, left: stack, put: 0, total: 0, folded: false, acted: false });
  players.sort((a, b) => a.seat - b.seat);
  const first = players.findIndex((player) => player.seat > hand.button);
  return first <= 0 ? players : [...players.slice(first), ...players.slice(0, first)];
};

export const replay = (hand: RawHand): Mano => {
  const players = dealtIn(hand);
  const count = players.length;
  if (count < 2) throw new Reject(hand.line, 'La mano tiene menos de dos jugadores.');
  const [small, big] = hand.blinds;
  const at = new Array<number>(hand.seats.length).fill(-1);
  for (let i = 0; i < count; i++) at[(players[i] as Player).index] = i;

  let bigBlind: number | undefined;
  for (const event of hand.events)
    if (event.what === 'post' && event.kind === 'bb') {
      bigBlind = at[event.who];
      break;
    }
  const positions = positionsOf(count, bigBlind);
  if (!positions) throw new Reject(hand.line, 'La mesa tiene más jugadores de los que sabemos nombrar (nueve).');
  const posOf = (who: number): Pos => positions[at[who] as number] as Pos;

  let street = 0;
  let price = 0;
  let lastRaise = positions.indexOf('BB');
  let turn = 0;
  let anyTurn = false;
  let smallPosted = false;
  let bigPosted = false;
  const collects = new Array<number>(hand.seats.length).fill(0);
  let collected = 0;
  const antes = new Map<number, number>();
  const extras: Puesta[] = [];
  let acciones: Accion[] = [];
  const historia: CalleJugada[] = [{ calle: 'pre', acciones }];
  let started = false;
  let over = false;
  /** What nobody called and no line gives back. */
  let uncalled = 0;
  let uncalledBy: Player | undefined;

  const pay = (player: Player, cents: number, event: RawEvent, live: boolean): void => {
    if (cents > player.left) throw new Reject(event.line, 'Un jugador pone más fichas de las que tiene.');
    player.left -= cents;
    player.total += cents;
    if (live) player.put += cents;
  };
  const checkAllIn = (player: Player, flagged: boolean, event: RawEvent): void => {
    if (flagged && player.left !== 0) throw new Reject(event.line, 'Dice all-in y al jugador le quedan fichas.');
  };
  const start = (): void => {
    started = true;
    // A blind posted short, or not at all for want of chips, leaves the price where it was.
    price = Math.max(price, big);
    // A blind that is due and not there is a line that was lost, unless there was nothing left to pay it with.
    for (const [pos, posted] of [
      ['SB', smallPosted],
      ['BB', bigPosted],
    ] as const) {
      const due = players[positions.indexOf(pos)];
      if (!posted && due && due.left > 0) throw new Reject(hand.line, 'Falta la línea de una ciega.');
    }
    turn = (lastRaise + 1) % count;
  };
  const canAct = (player: Player): boolean => !player.folded && player.left > 0;
  const onTurn = (player: Player, event: RawEvent): void => {
    if (!started) start();
    if (over) throw new Reject(event.line, 'Hay una acción después del final de la mano.');
    const i = at[player.index] as number;
    if (anyTurn) anyTurn = false;
    else {
      let expected = turn;
      for (let step = 0; step < count && !canAct(players[expected] as Player); step++)
        expected = (expected + 1) % count;
      if (expected !== i) throw new Reject(event.line, 'Un jugador actúa fuera de turno: falta o sobra una línea.');
    }
    if (!canAct(player)) throw new Reject(event.line, 'Actúa un jugador que ya no puede hacerlo.');
    if (players.every((other) => other === player || other.folded))
      throw new Reject(event.line, 'Hay una acción después del final de la mano.');
    if (player.acted && player.put >= price) throw new Reject(event.line, 'Hay una acción que sobra en esta calle.');
    player.acted = true;
    turn = (i + 1) % count;
  };
  const closed = (): boolean => {
    let top = 0;
    let second = 0;
    for (const { put } of players)
      if (put > top) {
        second = top;
        top = put;
      } else if (put > second) second = put;
    let active = 0;
    let waiting = false;
    for (const player of players) {
      if (!canAct(player)) continue;
      active++;
      if (player.put < Math.min(price, player.put === top ? second : top)) return false;
      if (!player.acted) waiting = true;
    }
    return active < 2 || !waiting;
  };

  const leaveUncalled = (): void => {
    let top: Player | undefined;
    let second = 0;
    for (const player of players) {
      if (top === undefined || player.put > top.put) {
        second = top?.put ?? 0;
        top = player;
      } else if (player.put > second) second = player.put;
    }
    if (top === undefined || top.put === second) return;
    uncalled += top.put - second;
    uncalledBy = top;
  };

  for (const event of hand.events) {
    if (event.what === 'street') {
      if (!started) start();
      leaveUncalled();
      if (event.street !== street + 1) throw new Reject(event.line, 'Las calles no vienen en orden.');
      if (!closed()) throw new Reject(event.line, 'La ronda de apuestas está incompleta.');
      if (event.cards.length !== (event.street === 1 ? 3 : 1))
        throw new Reject(event.line, 'Las cartas comunitarias no son las que deben.');
      street = event.street;
      price = 0;
      turn = 0;
      anyTurn = false;
      for (const player of players) {
        player.put = 0;
        player.acted = false;
      }
      acciones = [];
      historia.push({ calle: STREETS[street] as Calle, cartas: [...event.cards], acciones });
      continue;
    }
    const player = players[at[event.who] as number] as Player;
    switch (event.what) {
      case 'post': {
        if (started) throw new Reject(event.line, 'Una ciega llega después de empezar las apuestas.');
        const { cents } = event;
        switch (event.kind) {
          case 'ante':
            pay(player, cents, event, false);
            antes.set(event.who, (antes.get(event.who) ?? 0) + cents);
            break;
          case 'sb':
            if (smallPosted && player.put > 0) throw new Reject(event.line, 'Un jugador pone dos veces la ciega.');
            if (smallPosted) {
              // Only one small blind is alive; a second one pays for a blind missed before.
              pay(player, cents, event, false);
              extras.push({ pos: posOf(event.who), muerta: money(cents) });
            } else {
              pay(player, cents, event, true);
              smallPosted = true;
              price = Math.max(price, cents);
            }
            break;
          case 'bb':
            if (player.put > 0) throw new Reject(event.line, 'Un jugador pone dos veces la ciega.');
            pay(player, cents, event, true);
            if (bigPosted) extras.push({ pos: posOf(event.who), viva: money(cents) });
            bigPosted = true;
            price = Math.max(price, cents);
            break;
          case 'both':
          case 'missed': {
            const live = event.kind === 'missed' && cents < big ? 0 : Math.min(big, cents);
            pay(player, live, event, true);
            pay(player, cents - live, event, false);
            extras.push({
              pos: posOf(event.who),
              ...(live > 0 ? { viva: money(live) } : {}),
              ...(cents > live ? { muerta: money(cents - live) } : {}),
            });
            break;
          }
          case 'dead':
            pay(player, cents, event, false);
            extras.push({ pos: posOf(event.who), muerta: money(cents) });
            break;
          case 'straddle':
            pay(player, cents, event, true);
            extras.push({ pos: posOf(event.who), viva: money(cents) });
            if (cents > price) {
              price = cents;
              lastRaise = at[event.who] as number;
              // On the button the round may start at the blinds or after the straddle: rooms differ.
              anyTurn = at[event.who] === count - 1;
            }
            break;
        }
        checkAllIn(player, event.allIn, event);
        if (event.kind === 'sb' || event.kind === 'bb') {
          const full = event.kind === 'sb' ? small : big;
          if (cents > full || (cents < full && player.left > 0))
            throw new Reject(event.line, 'La ciega no es la del encabezado.');
        }
        break;
      }
      case 'fold':
        onTurn(player, event);
        player.folded = true;
        acciones.push({ pos: posOf(event.who), hace: 'fold' });
        break;
      case 'check':
        onTurn(player, event);
        if (player.put < price) throw new Reject(event.line, 'Pasa un jugador que debía igualar.');
        acciones.push({ pos: posOf(event.who), hace: 'check' });
        break;
      case 'call': {
        onTurn(player, event);
        let due = Math.min(price - player.put, player.left);
        if (event.cents < due) {
          // Against rivals who are all-in for less than the blind, some rooms ask for no more than those have.
          const rivals = players.filter((other) => other !== player && !other.folded);
          if (rivals.every(({ left }) => left === 0)) due = Math.max(...rivals.map(({ put }) => put)) - player.put;
        }
        if (due <= 0 || event.cents !== due) throw new Reject(event.line, 'Lo que se iguala no es lo que se debía.');
        pay(player, due, event, true);
        checkAllIn(player, event.allIn, event);
        acciones.push({ pos: posOf(event.who), hace: 'call', a: money(player.put) });
        break;
      }
      case 'bet':
        onTurn(player, event);
        if (price !== 0 || event.cents === 0) throw new Reject(event.line, 'Apuesta donde ya había una apuesta.');
        pay(player, event.cents, event, true);
        checkAllIn(player, event.allIn, event);
        price = player.put;
        acciones.push({ pos: posOf(event.who), hace: player.left === 0 ? 'allin' : 'bet', a: money(player.put) });
        break;
      case 'raise':
        onTurn(player, event);
        if (event.to <= price || (event.by !== undefined && event.to - price !== event.by))
          throw new Reject(event.line, 'La subida no concuerda con la apuesta anterior.');
        pay(player, event.to - player.put, event, true);
        checkAllIn(player, event.allIn, event);
        price = event.to;
        acciones.push({ pos: posOf(event.who), hace: player.left === 0 ? 'allin' : 'raise', a: money(event.to) });
        break;
      case 'returned': {
        let others = 0;
        for (const other of players) if (other !== player && other.put > others) others = other.put;
        if (event.cents !== player.put - others || player.folded)
          throw new Reject(event.line, 'La apuesta devuelta no es la que nadie igualó.');
        over = true;
        player.left += event.cents;
        player.total -= event.cents;
        player.put -= event.cents;
        break;
      }
      case 'collected':
        over = true;
        if (player.folded) throw new Reject(event.line, 'Cobra un jugador que se había retirado.');
        collected += event.cents;
        collects[event.who] = (collects[event.who] ?? 0) + event.cents;
        break;
    }
  }

  const standing = players.filter((player) => !player.folded);
  if (standing.length === 0) throw new Reject(hand.line, 'Todos se retiran: nadie gana el bote.');
  if (standing.length > 1 && (street < 3 || !closed()))
    throw new Reject(hand.line, 'La mano está cortada: falta el final.');
  if (collected === 0)
    for (const { who, cents } of hand.summaryWins) {
      if (players[at[who] as number]?.folded)
        throw new Reject(hand.totalLine, 'Cobra un jugador que se había retirado.');
      collected += cents;
      collects[who] = (collects[who] ?? 0) + cents;
    }
  if (hand.total === undefined) throw new Reject(hand.line, 'La mano está cortada: falta el bote total.');

  // A bet that nobody called may come back on a line of its own, or inside what the winner collects.
  let paid = 0;
  for (const player of players) paid += player.total;
  leaveUncalled();
  const pot = paid + hand.gift;
  const inside = uncalled > 0 && collected + hand.fees === pot;
  if (!inside && collected + hand.fees !== pot - uncalled)
    throw new Reject(hand.totalLine, 'Lo que se cobra y la comisión no suman el bote.');
  const bote = pot - uncalled;
  const printed = hand.total;
  if (printed !== bote && printed !== bote - hand.fees && !(inside && (printed === pot || printed === pot - hand.fees)))
    throw new Reject(hand.totalLine, 'El bote no coincide con lo que se apostó.');
  if (!inside && uncalledBy) uncalledBy.total -= uncalled;

  let netoHeroe = 0;
  const hero = hand.hero !== undefined && (at[hand.hero] as number) >= 0 ? hand.hero : undefined;
  if (hero !== undefined) {
    const own = players[at[hero] as number] as Player;
    netoHeroe = (hand.cashOut ?? collects[hero] ?? 0) - own.total - hand.cashOutFee;
  }

  // Built field by field: of ten thousand hands, spreads of what may be missing are felt.
  const seats: Asiento[] = [];
  const first = (positions.indexOf('BB') + 1) % count;
  for (let step = 0; step < count; step++) {
    const i = (first + step) % count;
    const player = players[i] as Player;
    const pos = positions[i] as Pos;
    const stack = money(player.stack);
    seats.push(player.index === hero ? { pos, stack, heroe: true } : { pos, stack });
  }
  let ante = 0;
  for (const paidAnte of antes.values()) if (paidAnte > ante) ante = paidAnte;
  // By its seat: an ante may leave nothing to post the blind with.
  const anteDe = antes.size === 1 && antes.has((players[positions.indexOf('BB')] as Player).index);
  // What neither everybody pays nor the big blind (the button's, for one) is money put in by whoever put it in.
  if (!anteDe && players.some((player) => (antes.get(player.index) ?? 0) < Math.min(ante, player.stack))) {
    for (const [who, paidAnte] of antes) extras.push({ pos: posOf(who), muerta: money(paidAnte) });
    ante = 0;
  }
  const mano: Writable<Mano> = {
    sala: hand.sala,
    id: hand.id,
    tipo: hand.tipo,
    ciegas: [money(small), money(big)],
    asientos: seats,
    historia,
    bote: money(bote),
    comision: money(hand.fees),
    netoHeroe: money(netoHeroe),
  };
  if (hand.fecha !== undefined) mano.fecha = hand.fecha;
  if (hand.moneda !== undefined) mano.moneda = hand.moneda;
  if (ante > 0) mano.ante = money(ante);
  if (anteDe) mano.anteDe = 'BB';
  if (extras.length > 0) mano.puestas = extras;
  if (hero !== undefined && hand.cards) mano.mano = hand.cards;
  if (hand.boards.length > 0) mano.otrosTableros = hand.boards;
  return mano;
};
