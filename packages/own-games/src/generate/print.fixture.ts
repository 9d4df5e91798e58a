import type { Played, PlayedHand, PlayedSeat } from './hand.fixture.ts';

/** A played hand as each room writes it. */

export const PRINTED = ['pokerstars-en', 'pokerstars-es', 'ggpoker', 'winamax', 'phh'] as const;
export type Printed = (typeof PRINTED)[number];

const plain = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));
const grouped = (cents: number): string => {
  const [whole = '', fraction] = plain(cents).split('.');
  const dotted = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return fraction === undefined ? dotted : `${dotted}.${fraction}`;
};
const two = (value: number): string => String(value).padStart(2, '0');
const clock = (at: number): { readonly date: string; readonly dashed: string; readonly time: string } => {
  const moment = new Date(at);
  const [year, month, day] = [moment.getUTCFullYear(), two(moment.getUTCMonth() + 1), two(moment.getUTCDate())];
  return {
    date: `${year}/${month}/${day}`,
    dashed: `${day}-${month}-${year}`,
    time: `${moment.getUTCHours()}:${two(moment.getUTCMinutes())}:${two(moment.getUTCSeconds())}`,
  };
};
const ORDINAL = ['FIRST', 'SECOND', 'THIRD'] as const;
const STREETS = ['', 'FLOP', 'TURN', 'RIVER'] as const;

const boardLine = (cards: readonly string[], street: number, glue: string): string =>
  street === 1
    ? `[${cards.slice(0, 3).join(' ')}]`
    : `[${cards.slice(0, street + 1).join(' ')}]${glue}[${cards[street + 1]}]`;

interface Tongue {
  readonly room: 'pokerstars' | 'ggpoker';
  readonly money: (cents: number, cash: boolean) => string;
  readonly spanish: boolean;
}

const stars = (hand: PlayedHand, { room, money, spanish }: Tongue): string => {
  const cash = hand.tipo === 'cash';
  const m = (cents: number): string => money(cents, cash);
  const { date, dashed, time } = clock(hand.at);
  const name = (who: number): string =>
    room === 'ggpoker'
      ? who === hand.hero
        ? 'Hero'
        : `a${who}f${hand.id % 10}c${who}`
      : (hand.seats[who] as PlayedSeat).name;
  const out: string[] = [];
  const [small, big] = hand.blinds;
  const level = spanish ? 'Nivel' : 'Level';
  if (room === 'ggpoker') {
    out.push(
      cash
        ? `Poker Hand #HD${hand.id}: Hold'em No Limit (${m(small)}/${m(big)}) - ${date} ${time.padStart(8, '0')}`
        : `Poker Hand #TM${hand.id}: Tournament #77, Prueba $5 Hold'em No Limit - Level4(${m(small)}/${m(big)}) - ${date} ${time.padStart(8, '0')}`,
    );
    out.push(`Table 'Mesa 1' ${hand.max}-max Seat #${hand.button} is the button`);
  } else if (spanish) {
    out.push(
      cash
        ? `Mano n.º ${hand.id} de Zoom de PokerStars:  Hold'em No Limit (${m(small)}/${m(big)}) - ${dashed} ${time} UTC`
        : `Mano n.º ${hand.id} de PokerStars: Torneo n.º 77, 0.91 €+0.09 € EUR Hold'em No Limit - ${level} III (${m(small)}/${m(big)}) - ${dashed} ${time} UTC`,
    );
    out.push(`Mesa "Asterope" ${hand.max}-max El asiento n.º ${hand.button} es el botón`);
  } else {
    out.push(
      cash
        ? `PokerStars Hand #${hand.id}:  Hold'em No Limit (${m(small)}/${m(big)} USD) - ${date} ${time} UTC`
        : `PokerStars Hand #${hand.id}: Tournament #77, $0.91+$0.09 USD Hold'em No Limit - ${level} III (${m(small)}/${m(big)}) - ${date} ${time} UTC`,
    );
    out.push(`Table 'Asterope' ${hand.max}-max Seat #${hand.button} is the button`);
  }
  for (const [who, seat] of hand.seats.entries())
    out.push(
      spanish
        ? `Asiento ${seat.seat}: ${name(who)} (${m(seat.stack)} en fichas)`
        : `Seat ${seat.seat}: ${name(who)} (${m(seat.stack)} in chips)`,
    );
  const allIn = (flag: boolean): string => (flag ? (spanish ? ' y está all-in' : ' and is all-in') : '');
  const POSTS = spanish
    ? {
        sb: 'pone la ciega pequeña',
        bb: 'pone la ciega grande',
        both: 'pone las ciegas pequeña y grande',
        ante: 'pone el ante',
        straddle: 'pone el straddle',
      }
    : {
        sb: 'posts small blind',
        bb: 'posts big blind',
        both: 'posts small & big blinds',
        ante: 'posts the ante',
        straddle: 'posts straddle',
      };
  let dealt = false;
  const deal = (): void => {
    dealt = true;
    out.push(spanish ? '*** CARTAS DE MANO ***' : '*** HOLE CARDS ***');
    const { cards } = hand.seats[hand.hero] as PlayedSeat;
    if (room === 'ggpoker')
      for (const [who] of hand.seats.entries()) if (who !== hand.hero) out.push(`Dealt to ${name(who)} `);
    out.push(`${spanish ? 'Repartidas a' : 'Dealt to'} ${name(hand.hero)} [${cards.join(' ')}]`);
  };
  const act = (event: Played & { what: 'act' }): string => {
    const suffix = allIn(event.allIn);
    switch (event.hace) {
      case 'fold':
        return spanish ? 'se retira' : 'folds';
      case 'check':
        return spanish ? 'pasa' : 'checks';
      case 'call':
        return `${spanish ? 'iguala' : 'calls'} ${m(event.cents)}${suffix}`;
      case 'bet':
        return `${spanish ? 'apuesta' : 'bets'} ${m(event.cents)}${suffix}`;
      default:
        return `${spanish ? 'sube' : 'raises'} ${m(event.by)} ${spanish ? 'a' : 'to'} ${m(event.to)}${suffix}`;
    }
  };
  let street = 0;
  for (const event of hand.events) {
    if (event.what === 'post') {
      out.push(`${name(event.who)}: ${POSTS[event.kind]} ${m(event.cents)}${allIn(event.allIn)}`);
      continue;
    }
    if (!dealt) deal();
    if (event.what === 'act') out.push(`${name(event.who)}: ${act(event)}`);
    else if (event.what === 'returned')
      out.push(
        spanish
          ? `La apuesta no igualada (${m(event.cents)}) ha sido devuelta a ${name(event.who)}`
          : `Uncalled bet (${m(event.cents)}) returned to ${name(event.who)}`,
      );
    else {
      street = event.street;
      const first = hand.second && street + (street === 1 ? 0 : 1) >= hand.secondFrom ? 'FIRST ' : '';
      out.push(`*** ${first}${STREETS[street]} *** ${boardLine(hand.board, street, ' ')}`);
    }
  }
  if (!dealt) deal();
  if (hand.second)
    for (let s = 1; s <= 3; s++)
      if (s + (s === 1 ? 0 : 1) >= hand.secondFrom)
        out.push(`*** SECOND ${STREETS[s]} *** ${boardLine(hand.second, s, ' ')}`);
  const showdown = hand.shown.length > 0;
  for (const [run, wins] of hand.wins.entries()) {
    if (showdown)
      out.push(`*** ${hand.second ? `${ORDINAL[run]} ` : ''}${room === 'ggpoker' ? 'SHOWDOWN' : 'SHOW DOWN'} ***`);
    if (run === 0)
      for (const who of hand.shown) {
        const { cards } = hand.seats[who] as PlayedSeat;
        out.push(
          `${name(who)}: ${spanish ? 'muestra' : 'shows'} [${cards.join(' ')}] (${spanish ? 'una pareja' : 'a pair'})`,
        );
      }
    for (const [who, cents] of wins.entries())
      if (cents > 0)
        out.push(
          spanish ? `${name(who)} se lleva ${m(cents)} del bote` : `${name(who)} collected ${m(cents)} from pot`,
        );
  }
  if (!showdown) {
    const winner = hand.wins[0]?.findIndex((cents) => cents > 0) ?? 0;
    out.push(`${name(winner)}: ${spanish ? 'no muestra su mano' : "doesn't show hand"}`);
  }
  out.push(spanish ? '*** RESUMEN ***' : '*** SUMMARY ***');
  out.push(
    spanish
      ? `Bote total ${m(hand.pot)} | Comisión ${m(hand.rake)}`
      : `Total pot ${m(hand.pot)} | Rake ${m(hand.rake)}${room === 'ggpoker' ? ` | Jackpot ${m(0)} | Bingo ${m(0)}` : ''}`,
  );
  if (hand.second && !spanish) {
    out.push('Hand was run twice', `FIRST Board [${hand.board.join(' ')}]`, `SECOND Board [${hand.second.join(' ')}]`);
  } else if (hand.board.length > 0) out.push(`${spanish ? 'Comunitarias' : 'Board'} [${hand.board.join(' ')}]`);
  for (const [who, seat] of hand.seats.entries()) {
    const won = hand.wins.reduce((sum, wins) => sum + (wins[who] as number), 0);
    const label = spanish ? 'Asiento' : 'Seat';
    if (hand.folded[who])
      out.push(`${label} ${seat.seat}: ${name(who)} ${spanish ? 'se retiró antes del Flop' : 'folded before Flop'}`);
    else if (won > 0) out.push(`${label} ${seat.seat}: ${name(who)} ${spanish ? 'recaudó' : 'collected'} (${m(won)})`);
    else
      out.push(
        `${label} ${seat.seat}: ${name(who)} ${spanish ? 'mostró' : 'showed'} [${seat.cards.join(' ')}] ${spanish ? 'y perdió con una pareja' : 'and lost with a pair'}`,
      );
  }
  return out.join('\n');
};

const winamax = (hand: PlayedHand): string => {
  const cash = hand.tipo === 'cash';
  const m = (cents: number): string => (cash ? `${plain(cents)}€` : plain(cents));
  const { date, time } = clock(hand.at);
  const [small, big] = hand.blinds;
  const name = (who: number): string => (hand.seats[who] as PlayedSeat).name;
  const stakes = hand.ante > 0 ? `${m(hand.ante)}/${m(small)}/${m(big)}` : `${m(small)}/${m(big)}`;
  const stamp = `${date} ${time.padStart(8, '0')} UTC`;
  const out = [
    cash
      ? `Winamax Poker - CashGame - HandId: #${hand.id}-2-17 - Holdem no limit (${stakes}) - ${stamp}`
      : `Winamax Poker - Tournament "Prueba" buyIn: 0.45€ + 0.05€ level: 6 - HandId: #${hand.id}-2-17 - Holdem no limit (${stakes}) - ${stamp}`,
    `Table: 'Nice 02' ${hand.max}-max (real money) Seat #${hand.button} is the button`,
    ...hand.seats.map((seat, who) => `Seat ${seat.seat}: ${name(who)} (${m(seat.stack)})`),
    '*** ANTE/BLINDS ***',
  ];
  let dealt = false;
  const deal = (): void => {
    dealt = true;
    out.push(
      `Dealt to ${name(hand.hero)} [${(hand.seats[hand.hero] as PlayedSeat).cards.join(' ')}]`,
      '*** PRE-FLOP ***',
    );
  };
  const POSTS = { sb: 'posts small blind', bb: 'posts big blind', both: '', ante: 'posts ante', straddle: '' };
  const returned = hand.wins[0]?.map(() => 0) ?? [];
  for (const event of hand.events) {
    if (event.what === 'post') {
      out.push(`${name(event.who)} ${POSTS[event.kind]} ${m(event.cents)}${event.allIn ? ' and is all-in' : ''}`);
      continue;
    }
    if (!dealt) deal();
    if (event.what === 'street')
      out.push(`*** ${STREETS[event.street]} *** ${boardLine(hand.board, event.street, '')}`);
    else if (event.what === 'act') {
      const suffix = event.allIn ? ' and is all-in' : '';
      const verb =
        event.hace === 'fold' || event.hace === 'check'
          ? `${event.hace}s`
          : event.hace === 'raise'
            ? `raises ${m(event.by)} to ${m(event.to)}${suffix}`
            : `${event.hace}s ${m(event.cents)}${suffix}`;
      out.push(`${name(event.who)} ${verb}`);
    } else returned[event.who] = event.cents;
  }
  if (!dealt) deal();
  if (hand.shown.length > 0) {
    out.push('*** SHOW DOWN ***');
    for (const who of hand.shown)
      out.push(`${name(who)} shows [${(hand.seats[who] as PlayedSeat).cards.join(' ')}] (One pair : Aces)`);
  }
  // No line gives back what nobody called: half of these hands count it inside what the winner collects.
  const inside = hand.id % 2 === 0;
  let total = 0;
  for (const [who, cents] of (hand.wins[0] ?? []).entries()) {
    const sum = cents + (inside ? (returned[who] as number) : 0);
    total += sum;
    if (sum > 0) out.push(`${name(who)} collected ${m(sum)} from pot`);
  }
  out.push('*** SUMMARY ***', `Total pot ${m(total)} | ${hand.rake > 0 ? `Rake ${m(hand.rake)}` : 'No rake'}`);
  if (hand.board.length > 0) out.push(`Board: [${hand.board.join(' ')}]`);
  for (const [who, cents] of (hand.wins[0] ?? []).entries())
    if (cents > 0) out.push(`Seat ${(hand.seats[who] as PlayedSeat).seat}: ${name(who)} won ${m(cents)}`);
  return out.join('\n');
};

const phh = (hand: PlayedHand): string => {
  const count = hand.seats.length;
  const buttonAt = hand.seats.findIndex(({ seat }) => seat === hand.button);
  const order = Array.from({ length: count }, (_, step) => (buttonAt + 1 + step) % count);
  const p = (who: number): string => `p${order.indexOf(who) + 1}`;
  const list = (values: readonly (number | string)[]): string => `[${values.join(', ')}]`;
  const [small, big] = hand.blinds;
  const straddle = hand.events.find((event) => event.what === 'post' && event.kind === 'straddle');
  const bigAt = count === 2 ? order[0] : order[1];
  const antes = order.map((who) =>
    hand.ante === 0 ? 0 : hand.anteDe === 'BB' ? (who === bigAt ? hand.ante : 0) : hand.ante,
  );
  const posts = order.map((_, i) => (i === 0 ? small : i === 1 ? big : i === 2 && straddle ? 2 * big : 0));
  const actions: string[] = order.map((who) => {
    const cards = who === hand.hero ? (hand.seats[who] as PlayedSeat).cards.join('') : '????';
    return `d dh ${p(who)} ${cards}`;
  });
  for (const event of hand.events) {
    if (event.what === 'street')
      actions.push(
        `d db ${(event.street === 1 ? hand.board.slice(0, 3) : hand.board.slice(event.street + 1, event.street + 2)).join('')}`,
      );
    else if (event.what === 'act')
      actions.push(
        `${p(event.who)} ${event.hace === 'fold' ? 'f' : event.hace === 'call' || event.hace === 'check' ? 'cc' : `cbr ${plain(event.to)}`}`,
      );
  }
  for (const who of hand.shown) actions.push(`${p(who)} sm ${(hand.seats[who] as PlayedSeat).cards.join('')}`);
  const moment = new Date(hand.at);
  const finish = order.map((who) => {
    const { stack } = hand.seats[who] as PlayedSeat;
    const spent = hand.events.reduce((sum, event) => {
      if (event.what === 'post' && event.who === who) return sum + event.cents;
      if (event.what === 'returned' && event.who === who) return sum - event.cents;
      return sum;
    }, 0);
    return { stack, spent };
  });
  const out = [
    "variant = 'NT'",
    `antes = ${list(antes.map(plain))}`,
    `blinds_or_straddles = ${list(posts.map(plain))}`,
    `min_bet = ${plain(big)}`,
    `starting_stacks = ${list(finish.map(({ stack }) => plain(stack)))}`,
    'actions = [',
    ...actions.map((action) => `  '${action}',`),
    ']',
    `year = ${moment.getUTCFullYear()}`,
    `month = ${moment.getUTCMonth() + 1}`,
    `day = ${moment.getUTCDate()}`,
    `time = ${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}:${two(moment.getUTCSeconds())}`,
    "time_zone_abbreviation = 'UTC'",
    `hand = ${hand.id}`,
    ...(hand.tipo === 'cash' ? ["currency = 'USD'"] : ['level = 4']),
    `players = ${list(order.map((who) => `"${(hand.seats[who] as PlayedSeat).name}"`))}`,
    `winnings = ${list(order.map((who) => plain(hand.wins.reduce((sum, wins) => sum + (wins[who] as number), 0))))}`,
  ];
  return out.join('\n');
};

export const printHand = (hand: PlayedHand, format: Printed): string => {
  switch (format) {
    case 'pokerstars-en':
      return stars(hand, {
        room: 'pokerstars',
        spanish: false,
        money: (c, cash) => (cash ? `$${plain(c)}` : plain(c)),
      });
    case 'pokerstars-es':
      return stars(hand, {
        room: 'pokerstars',
        spanish: true,
        money: (c, cash) => (cash ? `${plain(c)} €` : plain(c)),
      });
    case 'ggpoker':
      return stars(hand, {
        room: 'ggpoker',
        spanish: false,
        money: (c, cash) => (cash ? `$${grouped(c)}` : grouped(c)),
      });
    case 'winamax':
      return winamax(hand);
    case 'phh':
      return phh(hand);
  }
};

/** Whether a format has words for what happened in a hand. */
export const canPrint = (hand: PlayedHand, format: Printed): boolean => {
  const late = hand.events.some((event) => event.what === 'post' && event.kind === 'both');
  const straddle = hand.events.some((event) => event.what === 'post' && event.kind === 'straddle');
  if (format === 'winamax') return !late && !straddle && !hand.second;
  if (format === 'phh') return !late && !hand.second;
  return true;
};
