import type { Calle, Hace, Pos } from '@estratega/lessons';
import { settle } from '../hands/phh.ts';
import { below, chance, pick, type Random } from './random.fixture.ts';

/**
 * Plays a random legal hand, cent by cent, and keeps all that a room would print of it. Knows nothing of the readers: it
 * is what they are held against.
 */

export interface PlayedSeat {
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
  readonly pos: Pos | undefined;
  readonly cards: readonly [string, string];
}

export type Played =
  | {
      readonly what: 'post';
      readonly who: number;
      readonly kind: 'sb' | 'bb' | 'both' | 'ante' | 'straddle';
      readonly cents: number;
      readonly allIn: boolean;
    }
  | {
      readonly what: 'act';
      readonly who: number;
      readonly hace: Hace;
      readonly cents: number;
      readonly by: number;
      readonly to: number;
      readonly allIn: boolean;
    }
  | { readonly what: 'street'; readonly street: 1 | 2 | 3 }
  | { readonly what: 'returned'; readonly who: number; readonly cents: number };

export interface PlayedHand {
  readonly id: number;
  readonly at: number;
  readonly tipo: 'cash' | 'torneo';
  readonly blinds: readonly [number, number];
  readonly ante: number;
  readonly anteDe: 'BB' | undefined;
  readonly max: number;
  readonly button: number;
  readonly seats: readonly PlayedSeat[];
  readonly hero: number;
  readonly events: readonly Played[];
  readonly board: readonly string[];
  /** Second board, from the card where it parts from the first. */
  readonly second: readonly string[] | undefined;
  readonly secondFrom: number;
  readonly shown: readonly number[];
  readonly folded: readonly boolean[];
  readonly wins: readonly (readonly number[])[];
  readonly pot: number;
  readonly rake: number;
  readonly net: number;
  readonly historia: readonly {
    readonly calle: Calle;
    readonly cartas?: readonly string[];
    readonly acciones: readonly { readonly pos: Pos; readonly hace: Hace; readonly a?: number }[];
  }[];
}

const DECK = [...'23456789TJQKA'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));
const NAMES = [
  'ana',
  'Beto_77',
  'caro: folds',
  'Dani (botón)',
  'e$pía',
  'Fer nán dez',
  'gus',
  'gus2',
  "H'ugo",
  'ines €',
  'Jota[Ah Kd]',
  'k raises 5 to 10',
  '*** LEO ***',
  'mar.ia',
  'ñandú',
];
const LABELS: Readonly<Record<number, readonly Pos[]>> = {
  2: ['SB', 'BB'],
  3: ['BTN', 'SB', 'BB'],
  4: ['CO', 'BTN', 'SB', 'BB'],
  5: ['HJ', 'CO', 'BTN', 'SB', 'BB'],
  6: ['UTG', 'HJ', 'CO', 'BTN', 'SB', 'BB'],
  7: ['UTG', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'],
  8: ['UTG', 'UTG1', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'],
  9: ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'],
};

const shuffled = <T>(random: Random, list: readonly T[]): T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
};

export interface PlayOptions {
  /** Straddles, late posters and second boards, which not every format can write. */
  readonly odd?: boolean;
}

export const playHand = (random: Random, id: number, { odd = true }: PlayOptions = {}): PlayedHand => {
  const tipo = chance(random, 0.5) ? 'cash' : 'torneo';
  const max = pick(random, [2, 3, 6, 6, 6, 8, 9, 9]);
  const count = max === 2 ? 2 : 2 + below(random, max - 1);
  const [small, big] =
    tipo === 'cash'
      ? pick(random, [
          [1, 2],
          [2, 5],
          [5, 10],
          [50, 100],
          [10_000, 20_000],
        ] as const)
      : pick(random, [
          [1_000, 2_000],
          [5_000, 10_000],
          [7_500, 15_000],
          [250_000, 500_000],
        ] as const);
  const unit = tipo === 'cash' ? 1 : 100;
  const ante = tipo === 'torneo' && chance(random, 0.6) ? Math.max(unit, Math.round(big / 10 / unit) * unit) : 0;
  const anteDe = ante > 0 && count > 2 && chance(random, 0.4) ? ('BB' as const) : undefined;

  const chairs = shuffled(
    random,
    Array.from({ length: max }, (_, i) => i + 1),
  )
    .slice(0, count)
    .sort((a, b) => a - b);
  const names = shuffled(random, NAMES);
  const deck = shuffled(random, DECK);
  const buttonAt = below(random, count);
  // In order of speaking before the flop: after the big blind, round to it.
  const smallAt = count === 2 ? buttonAt : (buttonAt + 1) % count;
  const bigAt = (smallAt + 1) % count;
  const labels = LABELS[count] as readonly Pos[];
  const seats: PlayedSeat[] = chairs.map((seat, i) => {
    const depth = chance(random, 0.06) ? random() * 1.5 : chance(random, 0.3) ? 2 + random() * 18 : 20 + random() * 150;
    return {
      seat,
      name: names[i] as string,
      stack: Math.max(unit, Math.round((big * depth) / unit) * unit),
      pos: labels[(i - bigAt - 1 + 2 * count) % count] as Pos,
      cards: [deck.pop() as string, deck.pop() as string],
    };
  });
  const left = seats.map(({ stack }) => stack);
  const put = new Array<number>(count).fill(0);
  const total = new Array<number>(count).fill(0);
  const folded = new Array<boolean>(count).fill(false);
  const events: Played[] = [];
  const spend = (who: number, cents: number, live = true): number => {
    const paid = Math.min(cents, left[who] as number);
    left[who] = (left[who] as number) - paid;
    total[who] = (total[who] as number) + paid;
    if (live) put[who] = (put[who] as number) + paid;
    return paid;
  };
  const post = (who: number, kind: (Played & { what: 'post' })['kind'], cents: number, live = true): void => {
    if ((left[who] as number) === 0) return;
    const paid = spend(who, cents, live);
    events.push({ what: 'post', who, kind, cents: paid, allIn: left[who] === 0 });
  };
  const hands = Array.from({ length: count }, (_, step) => (smallAt + step) % count);
  if (anteDe) {
    // The big blind pays its blind first, as rooms do, so that a short stack still has a blind in front of it.
    if ((left[bigAt] as number) > ante) post(bigAt, 'ante', ante, false);
  } else if (ante > 0) for (const who of hands) post(who, 'ante', ante, false);
  const anted = events.length > 0;
  post(smallAt, 'sb', small);
  post(bigAt, 'bb', big);
  let price: number = big;
  let last = bigAt;
  if (odd && tipo === 'cash' && count >= 4) {
    const after = (bigAt + 1) % count;
    if (chance(random, 0.06) && (left[after] as number) > 2 * big) {
      post(after, 'straddle', 2 * big);
      price = 2 * big;
      last = after;
    } else if (chance(random, 0.06) && count > 4) {
      const late = (bigAt + 2) % count;
      if ((left[late] as number) > small + big && late !== smallAt) {
        spend(late, small, false);
        spend(late, big);
        events.push({ what: 'post', who: late, kind: 'both', cents: small + big, allIn: false });
      }
    }
  }

  const board = Array.from({ length: 5 }, () => deck.pop() as string);
  const historia: { calle: Calle; cartas?: string[]; acciones: { pos: Pos; hace: Hace; a?: number }[] }[] = [
    { calle: 'pre', acciones: [] },
  ];
  const alive = (): number[] => seats.flatMap((_, who) => (folded[who] ? [] : [who]));
  const able = (): number[] => alive().filter((who) => (left[who] as number) > 0);
  let second: string[] | undefined;
  let secondFrom = 0;
  const temper = random();

  const round = (from: number, street: number): void => {
    const acted = new Array<boolean>(count).fill(false);
    let lastRaise: number = big;
    let raises = 0;
    let who = from;
    const rest = (i: number): number => Math.max(0, ...put.filter((_, j) => j !== i));
    for (;;) {
      let steps = 0;
      while (
        steps < count &&
        (folded[who] ||
          (left[who] as number) === 0 ||
          ((acted[who] || able().length < 2) && (put[who] as number) >= Math.min(price, rest(who))))
      ) {
        who = (who + 1) % count;
        steps++;
      }
      if (steps === count || alive().length === 1) return;
      acted[who] = true;
      const due = Math.max(0, price - (put[who] as number));
      const own = left[who] as number;
      const roll = random();
      const record = (hace: Hace, cents: number, by: number, to: number): void => {
        const { pos } = seats[who] as PlayedSeat;
        events.push({
          what: 'act',
          who,
          hace,
          cents,
          by,
          to,
          allIn: left[who] === 0 && hace !== 'fold' && hace !== 'check',
        });
        historia.at(-1)?.acciones.push({
          pos: pos as Pos,
          hace: left[who] === 0 && (hace === 'bet' || hace === 'raise') ? 'allin' : hace,
          ...(hace === 'fold' || hace === 'check' ? {} : { a: (put[who] as number) / 100 }),
        });
      };
      const canRaise = own > due && able().some((other) => other !== who) && raises < 5;
      if (canRaise && roll < 0.16 + 0.12 * temper) {
        const shove = chance(random, 0.15);
        const least = price === 0 ? big : price + lastRaise;
        const most = (put[who] as number) + own;
        const wanted = Math.round((least + random() * random() * 4 * (price + big)) / unit) * unit;
        const to = shove || wanted >= most || least >= most ? most : wanted;
        const before = price;
        spend(who, to - (put[who] as number));
        raises++;
        lastRaise = Math.max(lastRaise, to - before);
        price = to;
        record(before === 0 ? 'bet' : 'raise', to, to - before, to);
        acted.fill(false);
        acted[who] = true;
      } else if (due === 0) record('check', 0, 0, 0);
      else if (roll < (street === 0 ? 0.55 : 0.62)) {
        const paid = spend(who, due);
        record('call', paid, 0, put[who] as number);
      } else {
        folded[who] = true;
        record('fold', 0, 0, 0);
      }
      who = (who + 1) % count;
    }
  };
  const giveBack = (): void => {
    const order = [...put].sort((a, b) => b - a) as [number, number];
    const excess = order[0] - order[1];
    if (excess === 0) return;
    const who = put.indexOf(order[0]);
    put[who] = order[1];
    left[who] = (left[who] as number) + excess;
    total[who] = (total[who] as number) - excess;
    events.push({ what: 'returned', who, cents: excess });
  };

  let street = 0;
  round((last + 1) % count, 0);
  giveBack();
  while (street < 3 && alive().length > 1) {
    if (odd && !second && able().length < 2 && chance(random, 0.1)) {
      secondFrom = street === 0 ? 0 : street + 2;
      second = [...board.slice(0, secondFrom), ...Array.from({ length: 5 - secondFrom }, () => deck.pop() as string)];
    }
    street++;
    events.push({ what: 'street', street: street as 1 | 2 | 3 });
    historia.push({
      calle: (['pre', 'flop', 'turn', 'river'] as const)[street] as Calle,
      cartas: street === 1 ? board.slice(0, 3) : board.slice(street + 1, street + 2),
      acciones: [],
    });
    put.fill(0);
    price = 0;
    const first = (buttonAt + 1) % count;
    if (able().length > 1) round(first, street);
    giveBack();
  }

  const pot = total.reduce((sum, value) => sum + value, 0);
  const rake = tipo === 'cash' && street > 0 ? Math.min(Math.floor(pot * 0.05), 300) : 0;
  const shown = alive().length > 1 ? alive() : [];
  const hole = seats.map(({ cards }) => cards);
  const clockwise = Array.from({ length: count }, (_, step) => (buttonAt + 1 + step) % count);
  const spread = (amounts: readonly number[], cards: readonly string[]): number[] => {
    // The big blind's ante is for all; one's own counts for as much as it reaches.
    const dead = clockwise.map((who) =>
      anteDe && who === bigAt && anted ? Math.min(ante, amounts[who] as number) : 0,
    );
    const won = settle({
      live: clockwise.map((who, i) => (amounts[who] as number) - (dead[i] as number)),
      dead,
      trims: false,
      folded: clockwise.map((who) => folded[who] as boolean),
      mucked: [],
      hole: clockwise.map((who) => hole[who]),
      board: cards,
      line: 0,
      unit: 1,
    });
    const out = new Array<number>(count).fill(0);
    for (const [i, who] of clockwise.entries()) out[who] = won[i] as number;
    return out;
  };
  // The room takes its share from the largest contributions first, which keeps every pot whole in cents.
  const net = [...total];
  for (let taken = 0; taken < rake; ) {
    const who = net.indexOf(Math.max(...net));
    const step = Math.min(rake - taken, 1 + Math.floor((rake - taken) / count));
    net[who] = (net[who] as number) - step;
    taken += step;
  }
  let wins: number[][];
  if (second) {
    const half = net.map((value) => Math.floor(value / 2));
    const other = net.map((value, who) => value - (half[who] as number));
    wins = [spread(other, board), spread(half, second)];
  } else wins = [spread(net, board)];
  const hero = below(random, count);
  const collected = wins.reduce((sum, list) => sum + (list[hero] as number), 0);
  return {
    id,
    at: Date.UTC(2024, 0, 1) + Math.floor(random() * 60_000_000) * 1000,
    tipo,
    blinds: [small, big],
    ante: anted ? ante : 0,
    anteDe: anted ? anteDe : undefined,
    max,
    button: chairs[buttonAt] as number,
    seats,
    hero,
    events,
    board: street === 0 ? [] : board.slice(0, street + 2),
    second,
    secondFrom,
    shown,
    folded,
    wins,
    pot,
    rake,
    net: collected - (total[hero] as number),
    historia,
  };
};
