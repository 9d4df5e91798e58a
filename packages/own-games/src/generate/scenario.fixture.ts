import { readFileSync } from 'node:fs';
import type { Calle, Hace, Pos } from '@estratega/lessons';
import type { Played, PlayedHand, PlayedSeat } from './hand.fixture.ts';

/** The hand-written scenarios, ready to be printed in any format. Sums are the file's, not computed. */

export interface Scenario {
  readonly titulo: string;
  readonly bote: number;
  readonly comision: number;
  readonly neto: number;
  readonly hand: PlayedHand;
}

const FILE = new URL('../../fixtures/scenarios.txt', import.meta.url);
const DECK = [...'23456789TJQKA'].flatMap((rank) => [...'cdsh'].map((suit) => rank + suit));
const STREETS: readonly Calle[] = ['pre', 'flop', 'turn', 'river'];
const HACE: Readonly<Record<string, Hace>> = { f: 'fold', x: 'check', c: 'call', b: 'bet', r: 'raise' };

const read = (block: string, id: number, scale: number): Scenario => {
  const [titulo = '', table = '', script = '', ...rest] = block.trim().split('\n');
  const sums = /^bote (\d+) comision (\d+) neto (-?\d+)$/u.exec(rest.at(-1) ?? '');
  const shape = /^([\d ]+) \| b(\d) h(\d) \| (\d+)\/(\d+) \| (\w\w)(\w\w)$/u.exec(table);
  if (!sums || !shape) throw new Error(`Not a scenario: ${titulo}`);
  const board = rest.length > 1 ? (rest[0] as string).split(' ') : [];
  const own = [shape[6] as string, shape[7] as string] as const;
  const hero = Number(shape[3]) - 1;
  const deck = DECK.filter((card) => !board.includes(card) && !own.includes(card));
  const n = (text: string | undefined): number => Number(text) * scale;
  const seats: PlayedSeat[] = (shape[1] as string).split(' ').map((stack, i) => ({
    seat: i + 1,
    name: `jugador${i + 1}`,
    stack: n(stack),
    pos: undefined,
    cards: i === hero ? own : [deck.shift() as string, deck.shift() as string],
  }));
  const events: Played[] = [];
  const wins = seats.map(() => 0);
  const folded = seats.map(() => false);
  let ante = 0;
  let antes = 0;
  for (const token of script.split(' ')) {
    const street = STREETS.indexOf(token as Calle);
    const given = /^([<=])(\d):(\d+)$/u.exec(token);
    const done = /^(\d):(\w+)(?::(\d+)(?:>(\d+))?)?(!)?$/u.exec(token);
    if (street > 0) events.push({ what: 'street', street: street as 1 | 2 | 3 });
    else if (given?.[1] === '<') events.push({ what: 'returned', who: Number(given[2]) - 1, cents: n(given[3]) });
    else if (given) wins[Number(given[2]) - 1] = n(given[3]);
    else if (done) {
      const [, seat, verb = '', first, second, mark] = done;
      const who = Number(seat) - 1;
      const allIn = mark !== undefined;
      const hace = HACE[verb];
      if (hace === 'fold') folded[who] = true;
      if (verb === 'ante') {
        ante = Math.max(ante, n(first));
        antes++;
      }
      if (hace) {
        const raise = hace === 'raise';
        const cents = first === undefined ? 0 : n(first);
        events.push({ what: 'act', who, hace, cents, by: cents, to: raise ? n(second) : cents, allIn });
      } else events.push({ what: 'post', who, kind: verb as 'sb' | 'bb' | 'ante', cents: n(first), allIn });
    } else throw new Error(`Not an event: ${token} in ${titulo}`);
  }
  const standing = seats.flatMap((_, who) => (folded[who] ? [] : [who]));
  return {
    titulo,
    bote: n(sums[1]),
    comision: n(sums[2]),
    neto: n(sums[3]),
    hand: {
      id,
      at: Date.UTC(2026, 2, 14, 20, 30, 5),
      tipo: scale === 1 ? 'cash' : 'torneo',
      blinds: [n(shape[4]), n(shape[5])],
      ante,
      anteDe: antes === 1 ? 'BB' : undefined,
      max: Math.max(seats.length, 2),
      button: Number(shape[2]),
      seats,
      hero,
      events,
      board: board.slice(0, [0, 3, 4, 5][events.filter(({ what }) => what === 'street').length]),
      second: undefined,
      secondFrom: 0,
      shown: standing.length > 1 ? standing : [],
      folded,
      wins: [wins],
      pot: n(sums[1]),
      rake: n(sums[2]),
      net: n(sums[3]),
      historia: [] as { calle: Calle; acciones: { pos: Pos; hace: Hace }[] }[],
    },
  };
};

/** Every scenario as a cash hand and, where no commission is taken, as a tournament hand. */
export const readScenarios = (): Scenario[] =>
  readFileSync(FILE, 'utf8')
    .split(/^== /mu)
    .slice(1)
    .flatMap((block, i) => {
      const cash = read(block, 5_000 + 2 * i, 1);
      return cash.comision > 0 ? [cash] : [cash, read(block, 5_001 + 2 * i, 100)];
    });
