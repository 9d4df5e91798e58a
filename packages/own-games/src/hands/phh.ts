import { parseCards } from '@estratega/poker/cards';
import { evaluate } from '@estratega/poker/evaluator';
import { isoTime, knownPlace, knownZone } from './clock.ts';
import { Reject } from './model.ts';
import { cents } from './money.ts';
import type { RawEvent, RawHand } from './raw.ts';

/** The PHH notation: a small TOML document a hand, several hands in one file under "[1]", "[2]"… */

export const isPhhStart = (line: string): boolean => /^(?:variant\s*=|\[\d+\]\s*(?:#.*)?$)/u.test(line);

/** A field by which a hand may begin as well: they come in any order. */
export const isPhhField = (line: string): boolean =>
  /^(?:antes|blinds_or_straddles|bring_in|small_bet|big_bet|min_bet|starting_stacks|actions|author|event|url|venue|address|city|region|postal_code|country|time|time_zone|time_zone_abbreviation|day|month|year|hand|level|seats|seat_count|table|players|finishing_stacks|winnings|currency|currency_symbol|ante_trimming_status|time_limit|time_banks|_\w+)\s*=/u.test(
    line,
  );

/** Numbers stay as they are written, so that cents are exact. */
interface Literal {
  readonly written: string;
}
type Parsed = string | boolean | Literal | readonly Parsed[];

const [NEWLINE, DOUBLE, HASH, SINGLE, COMMA, ZERO, NINE, OPEN, BACKSLASH, CLOSE, P, OPEN_TABLE, CLOSE_TABLE] = [
  10, 34, 35, 39, 44, 48, 57, 91, 92, 93, 112, 123, 125,
];

/** Past blanks and remarks. */
const afterBlank = (text: string, at: number): number => {
  let i = at;
  for (;;) {
    while (i < text.length && text.charCodeAt(i) <= 32) i++;
    if (text.charCodeAt(i) !== HASH) return i;
    while (i < text.length && text.charCodeAt(i) !== NEWLINE) i++;
  }
};

/** Where the last value that was read ends. */
let valueEnd = 0;

/** Where the string that `mark` opened ends; a mark after a backslash ends none, between single quotes there are no such. */
const closeOf = (text: string, mark: string, from: number): number => {
  let close = text.indexOf(mark, from);
  if (mark.charCodeAt(0) === SINGLE) return close;
  for (; close >= 0; close = text.indexOf(mark, close + 1)) {
    let before = close;
    while (before > from && text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((close - before) % 2 === 0) return close;
  }
  return close;
};
const ESCAPES: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b' };
const unescaped = (text: string): string =>
  text.replaceAll(
    /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2})|\s*\n\s*|(.))/gsu,
    (_, four?: string, eight?: string, two?: string, letter?: string) => {
      const code = four ?? eight ?? two;
      if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
      return letter === undefined ? '' : (ESCAPES[letter] ?? letter);
    },
  );

/** Lists in lists and tables in tables: what PHH tells needs one, and nobody's own fields need more. */
const DEEPEST = 20;

/** A table in braces is nothing that a hand needs: only its end is looked for. */
const afterTable = (text: string, at: number, depth: number): number | undefined => {
  let i = afterBlank(text, at);
  while (text.charCodeAt(i) !== CLOSE_TABLE) {
    const equals = text.indexOf('=', i);
    if (equals < 0 || valueAt(text, equals + 1, depth + 1) === undefined) return undefined;
    i = afterBlank(text, valueEnd);
    if (text.charCodeAt(i) === COMMA) i = afterBlank(text, i + 1);
    else if (text.charCodeAt(i) !== CLOSE_TABLE) return undefined;
  }
  return i + 1;
};

/** Reads one value at `at`; the TOML that PHH uses and no more. Undefined where it is none. */
const valueAt = (text: string, at: number, depth = 0): Parsed | undefined => {
  if (depth > DEEPEST) return undefined;
  let i = afterBlank(text, at);
  const code = text.charCodeAt(i);
  if (code === SINGLE || code === DOUBLE) {
    const triple = text.charCodeAt(i + 1) === code && text.charCodeAt(i + 2) === code;
    const quote = code === SINGLE ? "'" : '"';
    const mark = triple ? quote.repeat(3) : quote;
    const close = closeOf(text, mark, i + mark.length);
    if (close < 0) return undefined;
    valueEnd = close + mark.length;
    const inner = text.slice(i + mark.length, close);
    return code === DOUBLE && inner.includes('\\') ? unescaped(inner) : inner;
  }
  if (code === OPEN_TABLE) {
    const end = afterTable(text, i + 1, depth);
    if (end === undefined) return undefined;
    valueEnd = end;
    return false;
  }
  if (code === OPEN) {
    i++;
    const items: Parsed[] = [];
    for (;;) {
      i = afterBlank(text, i);
      if (text.charCodeAt(i) === CLOSE) {
        valueEnd = i + 1;
        return items;
      }
      const item = valueAt(text, i, depth + 1);
      if (item === undefined) return undefined;
      items.push(item);
      i = afterBlank(text, valueEnd);
      const next = text.charCodeAt(i);
      if (next === COMMA) i++;
      else if (next !== CLOSE) return undefined;
    }
  }
  let end = i;
  for (let letter = code; end - i < 64; letter = text.charCodeAt(++end))
    // NaN past the end.
    if (!(letter > 32) || letter === COMMA || letter === CLOSE || letter === CLOSE_TABLE || letter === HASH) break;
  if (end === i) return undefined;
  valueEnd = end;
  const word = text.slice(i, end);
  if (word === 'true' || word === 'false') return word === 'true';
  return { written: word.includes('_') ? word.replaceAll('_', '') : word };
};

interface Field {
  readonly value: Parsed;
  readonly line: number;
}

const KEY = /^(["']?)([A-Za-z_][\w.-]*)\1\s*=/u;
/** What ends a value of several lines: a table, a long string; else a list. */
const endOf = (line: string, from: number): string => {
  const begins = line.slice(from).trimStart();
  if (begins.startsWith('{')) return '}';
  return begins.startsWith('"""') || begins.startsWith("'''") ? begins.slice(0, 3) : ']';
};

const documentOf = (lines: readonly string[], first: number): Map<string, Field> => {
  const fields = new Map<string, Field>();
  let i = lines[0]?.startsWith('[') ? 1 : 0;
  while (i < lines.length) {
    const line = lines[i] as string;
    if (line === '' || line.startsWith('#')) {
      i++;
      continue;
    }
    const key = KEY.exec(line);
    if (!key) throw new Reject(first + i, 'Hay una línea que no reconozco.');
    const started = i;
    const begins = key[0].length;
    let text = line;
    // A list may go on for many lines: it is read once, when a line closes a bracket.
    const open = line.indexOf('[', begins);
    let parsed =
      open >= 0 && line.indexOf(']', begins) < 0 && line.slice(begins, open).trim() === ''
        ? undefined
        : valueAt(line, begins);
    if (parsed === undefined) {
      const rest: string[] = [line];
      const end = endOf(line, begins);
      while (parsed === undefined && i + 1 < lines.length && i - started < 2_000) {
        i++;
        rest.push(lines[i] as string);
        if (!(lines[i] as string).includes(end)) continue;
        text = rest.join('\n');
        parsed = valueAt(text, begins);
      }
    }
    if (parsed === undefined || (valueEnd < text.length && !/^\s*(?:#.*)?$/u.test(text.slice(valueEnd))))
      throw new Reject(first + started, 'Hay un valor que no se puede leer.');
    // Two that differ: nobody knows which one was meant.
    if (fields.has(key[2] as string)) throw new Reject(first + started, 'Un dato de la mano está dos veces.');
    fields.set(key[2] as string, { value: parsed, line: first + started });
    i++;
  }
  return fields;
};

const isList = (value: Parsed | undefined): value is readonly Parsed[] => Array.isArray(value);
const written = (value: Parsed | undefined): string | undefined =>
  typeof value === 'object' && !isList(value) ? value.written : typeof value === 'string' ? value : undefined;

const CARDS = /^(?:(?:[2-9TJQKA]|10)[shdc]|\?\?)+$/u;
const splitCards = (text: string): string[] => {
  const plain = text.includes('10') ? text.replaceAll('10', 'T') : text;
  const cards: string[] = [];
  for (let i = 0; i < plain.length; i += 2) cards.push(plain.slice(i, i + 2));
  return cards;
};

/** Anything but single spaces between words. */
const UNUSUAL_BLANKS = / {2}|[^\S ]/u;

export interface PhhOptions {
  /** Name by which the player appears in `players`. */
  readonly jugador?: string | undefined;
}

export const parsePhh = (lines: readonly string[], first: number, options: PhhOptions): RawHand => {
  const fields = documentOf(lines, first);
  const lineOf = (key: string): number => fields.get(key)?.line ?? first;
  const field = (key: string): Parsed | undefined => fields.get(key)?.value;
  // A bring-in, or bets of two sizes, are of games of another kind, whatever they are called.
  if (field('variant') !== 'NT' || ['bring_in', 'small_bet', 'big_bet'].some((key) => fields.has(key)))
    throw new Reject(lineOf('variant'), "Solo leemos Hold'em sin límite.");
  const amounts = (key: string, required: boolean): number[] => {
    const list = field(key);
    if (!isList(list)) {
      if (!required) return [];
      throw new Reject(lineOf(key), 'Faltan datos de la mano: stacks, ciegas o acciones.');
    }
    return list.map((item) => {
      const figure = written(item) ?? 'x';
      const value = cents(figure.startsWith('+') ? figure.slice(1) : figure);
      if (value === undefined || Number.isNaN(value))
        throw new Reject(lineOf(key), 'Hay un importe que no se puede leer con exactitud.');
      return value;
    });
  };
  const stacks = amounts('starting_stacks', true);
  const posts = amounts('blinds_or_straddles', true);
  const listed = amounts('antes', true);
  const count = stacks.length;
  // Heads-up the second player has the button, and what is listed is paid the other way round.
  const antes = count === 2 ? listed.toReversed() : listed;
  if (count < 2 || posts.length !== count || antes.length !== count)
    throw new Reject(
      lineOf('starting_stacks'),
      'Los stacks, las ciegas y los antes no son del mismo número de jugadores.',
    );
  const actions = field('actions');
  if (!isList(actions)) throw new Reject(first, 'Faltan datos de la mano: stacks, ciegas o acciones.');
  const [small = 0, big = 0] = posts;
  if ([...stacks, ...posts, ...antes].some((value) => value < 0))
    throw new Reject(lineOf('starting_stacks'), 'Hay un importe que no se puede leer con exactitud.');
  if (big === 0) throw new Reject(lineOf('blinds_or_straddles'), 'No encuentro las ciegas.');

  if (small > big) throw new Reject(lineOf('blinds_or_straddles'), 'La ciega chica es mayor que la grande.');

  const number = (key: string): number => {
    const said = Number(written(field(key)) ?? Number.NaN);
    return Number.isInteger(said) ? said : Number.NaN;
  };
  const time = /^(\d{1,2}):(\d{2}):(\d{2})/u
    .exec(written(field('time')) ?? '')
    ?.slice(1)
    .map(Number);
  // A place says more than an abbreviation, which several share. Where nothing tells the place, the time is UTC.
  const place = written(field('time_zone'));
  const short = written(field('time_zone_abbreviation'));
  const placed = ['city', 'region', 'country'].every((key) => fields.has(key));
  const zone =
    knownPlace(place) ??
    [place, short].find(knownZone) ??
    (placed || (place ?? short) !== undefined ? undefined : 'UTC');
  const fecha = Number.isNaN(number('year') + number('month') + number('day'))
    ? undefined
    : isoTime(
        [number('year'), number('month'), number('day')],
        [time?.[0] ?? 0, time?.[1] ?? 0, time?.[2] ?? 0],
        time ? zone : undefined,
      );
  const moneda = written(field('currency'));
  const torneo = fields.has('level') || (moneda === undefined && fields.has('event'));
  const names = field('players');
  const hand: RawHand = {
    line: first,
    sala: 'phh',
    id: written(field('hand')) ?? /^\[(\d+)\]$/u.exec(lines[0] as string)?.[1] ?? String(first),
    fecha,
    tipo: torneo ? 'torneo' : 'cash',
    moneda: torneo ? undefined : moneda,
    blinds: [small, big],
    button: count,
    seats: stacks.map((stack, i) => ({ seat: i + 1, name: String(i), stack })),
    events: [],
    hero: undefined,
    cards: undefined,
    present: stacks.map((_, who) => who),
    boards: [],
    total: undefined,
    fees: 0,
    totalLine: lineOf('actions'),
    gift: 0,
    cashOut: undefined,
    cashOutFee: 0,
    summaryWins: [],
  };
  const { events } = hand;
  const at = lineOf('actions');
  const left = [...stacks];
  const put = new Array<number>(count).fill(0);
  const dead = antes.map((ante, who) => Math.min(ante, stacks[who] as number));
  const finishing = amounts('finishing_stacks', false);
  const winnings = amounts('winnings', false);
  /** Only what was collected tells how much was put in; what is left at the end does not. */
  const summed = winnings.length === count;
  const total = new Array<number>(count).fill(0);
  const folded = new Array<boolean>(count).fill(false);
  const mucked = new Array<boolean>(count).fill(false);
  /** Card by card, or all at once; "??" where one is not known. */
  const dealt: string[][] = stacks.map(() => []);
  const shown: (readonly string[] | undefined)[] = new Array(count).fill(undefined);
  const board: string[] = [];
  /** Cards of the next street that are on the table before it is whole. */
  let turned: string[] = [];
  const spend = (who: number, value: number, live: boolean): void => {
    left[who] = (left[who] as number) - value;
    total[who] = (total[who] as number) + value;
    if (live) put[who] = (put[who] as number) + value;
  };
  for (const [who, value] of dead.entries()) {
    if (value === 0) continue;
    spend(who, value, false);
    events.push({ line: at, what: 'post', who, kind: 'ante', cents: value, allIn: false });
  }
  for (let i = 0; i < count; i++) {
    const who = count === 2 ? 1 - i : i;
    const value = Math.min(posts[i] as number, left[who] as number);
    if (value === 0) continue;
    spend(who, value, true);
    events.push({
      line: at,
      what: 'post',
      who,
      kind: i === 0 ? 'sb' : i === 1 ? 'bb' : 'straddle',
      cents: value,
      allIn: false,
    });
  }
  let price = Math.max(...posts);
  let street = 0;
  const player = (token: string): number => {
    let who = token.length === 2 || token.length === 3 ? 0 : Number.NaN;
    if (token.charCodeAt(0) !== P) who = Number.NaN;
    for (let i = 1; i < token.length; i++) {
      const code = token.charCodeAt(i);
      who = code >= ZERO && code <= NINE ? 10 * who + code - ZERO : Number.NaN;
    }
    who--;
    if (!(who >= 0 && who < count)) throw new Reject(at, 'Una acción nombra a un jugador que no está.');
    return who;
  };
  for (const raw of actions) {
    const said = typeof raw === 'string' ? raw : '';
    const note = said.indexOf('#');
    let text = (note < 0 ? said : said.slice(0, note)).trim();
    if (UNUSUAL_BLANKS.test(text)) text = text.replaceAll(/\s+/gu, ' ');
    // Not split: an action has two words or three, and there are a dozen actions a hand.
    const second = text.indexOf(' ') + 1 || text.length + 1;
    const third = text.indexOf(' ', second) + 1 || text.length + 1;
    const fourth = text.indexOf(' ', third) + 1 || text.length + 1;
    const one = text.slice(0, second - 1);
    const two = text.slice(second, third - 1);
    const three = text.slice(third, fourth - 1);
    const four = text.indexOf(' ', fourth) < 0 ? text.slice(fourth) : text.slice(fourth, text.indexOf(' ', fourth));
    if (one === 'd' && two === 'dh') {
      const who = player(three);
      if (!CARDS.test(four)) throw new Reject(at, 'Hay una carta que no existe.');
      const cards = dealt[who] as string[];
      cards.push(...splitCards(four));
      if (cards.length > 2) throw new Reject(at, 'Las cartas propias no son dos.');
    } else if (one === 'd' && two === 'db') {
      if (!CARDS.test(three)) throw new Reject(at, 'Hay una carta que no existe.');
      if (three.includes('?')) throw new Reject(at, 'Falta una carta comunitaria.');
      turned.push(...splitCards(three));
      // A street may be turned card by card, and what is left of the board at once where nobody bets any more.
      for (let size = street === 0 ? 3 : 1; turned.length >= size; size = 1) {
        if (street >= 3) throw new Reject(at, 'Las calles no vienen en orden.');
        const cards = turned.slice(0, size);
        turned = turned.slice(size);
        street++;
        price = 0;
        put.fill(0);
        board.push(...cards);
        events.push({ line: at, what: 'street', street: street as 1 | 2 | 3, cards });
      }
    } else if (two === 'f') {
      const who = player(one);
      folded[who] = true;
      events.push({ line: at, what: 'fold', who });
    } else if (two === 'cc') {
      const who = player(one);
      const due = Math.min(price - (put[who] as number), left[who] as number);
      // To match «the largest bet» or the whole blind: both are played, and only the sums tell which it was.
      if (due > 0 && !summed && Math.max(...put) < price)
        throw new Reject(at, 'Nadie pudo pagar entera la ciega, y no dice cuánto se igualó.');
      if (due <= 0) events.push({ line: at, what: 'check', who });
      else {
        spend(who, due, true);
        events.push({ line: at, what: 'call', who, cents: due, allIn: false });
      }
    } else if (two === 'cbr') {
      const who = player(one);
      const to = cents(three);
      if (to === undefined) throw new Reject(at, 'Hay un importe que no se puede leer con exactitud.');
      events.push(
        price === 0
          ? { line: at, what: 'bet', who, cents: to, allIn: false }
          : ({ line: at, what: 'raise', who, by: undefined, to, allIn: false } satisfies RawEvent),
      );
      spend(who, to - (put[who] as number), true);
      price = to;
    } else if (two === 'sm') {
      const who = player(one);
      if (three === '') mucked[who] = true;
      else if (three !== '-') {
        if (!CARDS.test(three)) throw new Reject(at, 'Hay una carta que no existe.');
        shown[who] = splitCards(three);
      }
    } else if (text !== '' && !/^(?:p\d+ )?#/u.test(text)) throw new Reject(at, 'Hay una acción que no reconozco.');
  }

  if (turned.length > 0) throw new Reject(at, 'Las cartas comunitarias no son las que deben.');
  const hole = dealt.map((cards, who) => cardsOf(cards, shown[who], at));
  const all = [...hole.flatMap((cards) => cards ?? []), ...board];
  if (new Set(all).size !== all.length) throw new Reject(at, 'Una carta aparece dos veces.');

  // Who the player is: by name, or the only one whose cards are known from the deal.
  const isKnown = (cards: readonly string[]): boolean => cards.length === 2 && !cards.includes('??');
  const known = dealt.flatMap((cards, who) => (isKnown(cards) ? [who] : []));
  const named = isList(names) && options.jugador !== undefined ? names.indexOf(options.jugador) : -1;
  hand.hero = named >= 0 ? named : known.length === 1 ? known[0] : undefined;
  const own = hand.hero === undefined ? undefined : dealt[hand.hero];
  if (own && isKnown(own)) hand.cards = own as unknown as [string, string];

  const sorted = [...put].sort((a, b) => b - a);
  // The bet nobody called was made on the last street with action; later streets leave `put` at zero.
  const uncalledAt = events.findLastIndex(
    (event) => event.what === 'bet' || event.what === 'raise' || event.what === 'call',
  );
  let uncalled = 0;
  let uncalledBy = -1;
  if (street === 0 || uncalledAt > events.findLastIndex((event) => event.what === 'street')) {
    uncalled = (sorted[0] as number) - (sorted[1] as number);
    uncalledBy = put.indexOf(sorted[0] as number);
  } else {
    const live = total.map((value, who) => value - (dead[who] as number));
    const order = [...live].sort((a, b) => b - a);
    uncalled = (order[0] as number) - (order[1] as number);
    uncalledBy = live.indexOf(order[0] as number);
  }
  if (uncalled > 0) total[uncalledBy] = (total[uncalledBy] as number) - uncalled;
  const pot = total.reduce((sum, value) => sum + value, 0);

  const kept = finishing.map((value, who) => value - ((stacks[who] as number) - (total[who] as number)));
  // Some writers count the bet that came back among the winnings.
  const withBet = uncalled > 0 && winnings.reduce((sum, value) => sum + value, 0) === pot + uncalled;
  const won = winnings.map((value, who) => (withBet && who === uncalledBy ? value - uncalled : value));
  if (kept.length === count && won.length === count && won.some((value, who) => value !== kept[who]))
    throw new Reject(at, 'Los stacks finales no salen de lo que se cobró.');
  const uniform = antes.every((ante) => ante === antes[0]);
  const wins =
    kept.length === count
      ? kept
      : won.length === count
        ? won
        : settle({
            live: total.map((value, who) => value - (dead[who] as number)),
            dead,
            // An ante that one pays for the table is nobody's own.
            trims: field('ante_trimming_status') === true && uniform,
            folded,
            mucked,
            hole,
            board,
            line: at,
            unit: torneo ? wholeChips(total) : 1,
          });
  if (wins.some((value) => value < 0)) throw new Reject(at, 'Los stacks finales no salen de lo que se apostó.');
  const collected = wins.reduce((sum, value) => sum + value, 0);
  if (collected > pot) throw new Reject(at, 'Se cobra más de lo que se apostó.');
  // Nothing prints the room's share here; what a tournament or a tenth of the pot cannot explain is an error.
  if (pot - collected > (torneo ? 0 : pot / 10)) throw new Reject(at, 'Lo que se cobra no suma el bote.');
  hand.total = pot;
  hand.fees = pot - collected;
  for (const [who, value] of wins.entries())
    if (value > 0) events.push({ line: at, what: 'collected', who, cents: value });
  return hand;
};

/** What somebody held, from the deal and from the showdown; what was shown cannot be other than what was dealt. */
const cardsOf = (
  dealt: readonly string[],
  shown: readonly string[] | undefined,
  line: number,
): readonly string[] | undefined => {
  const known = dealt.filter((card) => card !== '??');
  const seen = (shown ?? []).filter((card) => card !== '??');
  if ((shown?.length ?? 2) !== 2) throw new Reject(line, 'Las cartas que muestra no son dos.');
  if (new Set([...known, ...seen]).size > 2) throw new Reject(line, 'Las cartas que muestra no son las que recibió.');
  return seen.length === 2 ? seen : known.length === 2 ? known : undefined;
};

/** Chips of a tournament are not divided; where a file has parts of them, its unit is the cent. */
const wholeChips = (amounts: readonly number[]): number => (amounts.every((value) => value % 100 === 0) ? 100 : 1);

interface Showdown {
  /** Put in as bets and blinds, what came back left out. */
  readonly live: readonly number[];
  /** Antes: everybody's, or, where they are trimmed, won as far as one's own reaches. */
  readonly dead: readonly number[];
  readonly trims: boolean;
  readonly folded: readonly boolean[];
  /** Gave up at the showdown, when the pots were made. */
  readonly mucked: readonly boolean[];
  readonly hole: readonly (readonly string[] | undefined)[];
  readonly board: readonly string[];
  readonly line: number;
  /** Cents of what is not divided any more. */
  readonly unit: number;
}

/** One by one: a file that has a card twice is refused elsewhere, with its line. */
const strength = (cards: readonly string[]): number => evaluate(cards.flatMap((card) => parseCards([card])));

/** Pots by level, each to the best hand that reaches it; what does not divide to the first after the button. */
export const settle = ({ live, dead, trims, folded, mucked, hole, board, line, unit }: Showdown): number[] => {
  const wins = live.map(() => 0);
  const total = trims ? live.map((value, who) => value + (dead[who] as number)) : live;
  const standing = total.flatMap((_, who) => (folded[who] ? [] : [who]));
  const claims = standing.filter((who) => !mucked[who]);
  const power = claims.map((who) => {
    if (claims.length === 1) return [who, 0] as const;
    const cards = hole[who];
    if (!cards || board.length !== 5) throw new Reject(line, 'No dice quién ganó, y faltan cartas para saberlo.');
    return [who, strength([...cards, ...board])] as const;
  });
  if (power.length === 0) throw new Reject(line, 'Todos se retiran: nadie gana el bote.');
  let below = 0;
  let size = trims ? 0 : dead.reduce((sum, value) => sum + value, 0);
  const levels = [...new Set(standing.map((who) => total[who] as number))].sort((a, b) => a - b);
  for (const [i, level] of levels.entries()) {
    // What reaches higher than anybody who stands was put in by those who gave up.
    const upTo = i === levels.length - 1 ? Number.POSITIVE_INFINITY : level;
    size += total.reduce((sum, value) => sum + Math.max(0, Math.min(value, upTo) - below), 0);
    below = level;
    const eligible = power.filter(([who]) => (total[who] as number) >= level);
    if (eligible.length === 0) throw new Reject(line, 'Nadie muestra cartas para ganar uno de los botes.');
    const best = Math.max(...eligible.map(([, value]) => value));
    const winners = eligible.filter(([, value]) => value === best).map(([who]) => who);
    const share = Math.floor(size / winners.length / unit) * unit;
    let rest = size - share * winners.length;
    for (const who of winners) {
      const odd = Math.min(unit, rest);
      rest -= odd;
      wins[who] = (wins[who] as number) + share + odd;
    }
    size = 0;
  }
  return wins;
};
