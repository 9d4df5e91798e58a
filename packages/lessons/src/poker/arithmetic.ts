import type { Calculo } from '../schema/poker.ts';

/** Poker arithmetic, exact and without dependencies: the test recomputes with it every number the curriculum states. */

const RANKS = '23456789TJQKA';
const SUITS = 'shdc';
const WHEEL = 0b1000000001111; // A 2 3 4 5 as bits of rank indices

const parseCard = (text: string): number => {
  const rank = RANKS.indexOf(text.charAt(0));
  const suit = SUITS.indexOf(text.charAt(1));
  if (text.length !== 2 || rank < 0 || suit < 0) throw new RangeError(`not a card: "${text}"`);
  return rank * 4 + suit;
};

/** "Ah Kd" → card numbers 0–51 (rank · 4 + suit); throws on a card that is not one or that is repeated. */
export const parseCards = (text: string): number[] => {
  const cards = text.trim() === '' ? [] : text.trim().split(/\s+/).map(parseCard);
  if (new Set(cards).size !== cards.length) throw new RangeError(`a card twice: "${text}"`);
  return cards;
};

/** Highest card (rank index) of the best straight in a set of ranks given as bits, or −1. */
const straightHigh = (bits: number): number => {
  for (let high = 12; high >= 4; high--) if (((bits >> (high - 4)) & 0b11111) === 0b11111) return high;
  return (bits & WHEEL) === WHEEL ? 3 : -1;
};

/** The `count` highest ranks of a bit set, packed in base 13. */
const packHighest = (bits: number, count: number): number => {
  let packed = 0;
  let left = count;
  for (let rank = 12; rank >= 0 && left > 0; rank--) {
    if ((bits >> rank) & 1) {
      packed = packed * 13 + rank;
      left--;
    }
  }
  return packed;
};

const CATEGORY = 13 ** 5;
export const CATEGORIES = [
  'carta alta',
  'pareja',
  'doble pareja',
  'trío',
  'escalera',
  'color',
  'full',
  'póker',
  'escalera de color',
] as const;

/** Score of the best five cards out of five to seven: the greater wins, equal splits. */
export const evaluate = (cards: readonly number[]): number => {
  const counts = new Array<number>(13).fill(0);
  const suitBits = [0, 0, 0, 0];
  const suitCounts = [0, 0, 0, 0];
  let bits = 0;
  for (const card of cards) {
    const rank = card >> 2;
    const suit = card & 3;
    counts[rank] = (counts[rank] ?? 0) + 1;
    suitBits[suit] = (suitBits[suit] ?? 0) | (1 << rank);
    suitCounts[suit] = (suitCounts[suit] ?? 0) + 1;
    bits |= 1 << rank;
  }
  const flushSuit = suitCounts.findIndex((count) => count >= 5);
  const flushBits = flushSuit < 0 ? 0 : (suitBits[flushSuit] ?? 0);
  if (flushSuit >= 0) {
    const high = straightHigh(flushBits);
    if (high >= 0) return 8 * CATEGORY + high;
  }
  let quad = -1;
  let trips = -1;
  let pair = -1;
  let secondPair = -1;
  for (let rank = 12; rank >= 0; rank--) {
    const count = counts[rank] ?? 0;
    if (count === 4 && quad < 0) quad = rank;
    else if (count === 3 && trips < 0) trips = rank;
    else if (count >= 2) {
      if (pair < 0)
        pair = rank; // a second three of a kind serves as the pair of a full house
      else if (secondPair < 0) secondPair = rank;
    }
  }
  const without = (...ranks: readonly number[]): number => ranks.reduce((set, rank) => set & ~(1 << rank), bits);
  if (quad >= 0) return 7 * CATEGORY + quad * 13 + packHighest(without(quad), 1);
  if (trips >= 0 && pair >= 0) return 6 * CATEGORY + trips * 13 + pair;
  if (flushSuit >= 0) return 5 * CATEGORY + packHighest(flushBits, 5);
  const straight = straightHigh(bits);
  if (straight >= 0) return 4 * CATEGORY + straight;
  if (trips >= 0) return 3 * CATEGORY + trips * 169 + packHighest(without(trips), 2);
  if (secondPair >= 0) return 2 * CATEGORY + (pair * 13 + secondPair) * 13 + packHighest(without(pair, secondPair), 1);
  if (pair >= 0) return CATEGORY + pair * 2197 + packHighest(without(pair), 3);
  return packHighest(bits, 5);
};

/** Index in CATEGORIES of a score. */
export const category = (score: number): number => Math.floor(score / CATEGORY);

/** Every concrete combo of "AA", "AK", "AKs" or "AKo". */
const expand = (mano: string): (readonly [number, number])[] => {
  const high = RANKS.indexOf(mano.charAt(0));
  const low = RANKS.indexOf(mano.charAt(1));
  const kind = mano.slice(2);
  if (mano.length < 2 || high < 0 || low < 0 || !['', 's', 'o'].includes(kind) || (high === low && kind !== '')) {
    throw new RangeError(`not a starting hand: "${mano}"`);
  }
  const combos: (readonly [number, number])[] = [];
  for (let a = 0; a < 4; a++) {
    for (let b = high === low ? a + 1 : 0; b < 4; b++) {
      if ((kind === 's' && a !== b) || (kind === 'o' && a === b)) continue;
      combos.push([high * 4 + a, low * 4 + b]);
    }
  }
  return combos;
};

const combosLeft = (mano: string, muertas: string): number => {
  const dead = new Set(parseCards(muertas));
  return expand(mano).filter(([a, b]) => !dead.has(a) && !dead.has(b)).length;
};

/** Rival hands may be concrete ("Qs Qd") or classes ("QQ", "AKs"); each concrete combo weighs the same. */
const rivalCombos = (rivales: readonly string[], known: ReadonlySet<number>): (readonly [number, number])[] =>
  rivales
    .flatMap((hand): (readonly [number, number])[] => {
      if (!hand.trim().includes(' ')) return expand(hand.trim());
      const [a, b, ...more] = parseCards(hand);
      if (a === undefined || b === undefined || more.length > 0) throw new RangeError(`not a hand: "${hand}"`);
      return [[a, b]];
    })
    .filter(([a, b]) => !known.has(a) && !known.has(b));

/** Exact equity in % against a set of rival hands of equal weight, every run-out counted, ties as half. */
const equity = (mano: string, rivales: readonly string[], mesa: string): number => {
  const hero = parseCards(mano);
  const board = parseCards(mesa);
  if (hero.length !== 2 || board.length < 3 || board.length > 5)
    throw new RangeError('equity needs two cards and a board of three to five');
  const known = new Set([...hero, ...board]);
  if (known.size !== hero.length + board.length)
    throw new RangeError(`hand and board share a card: "${mano}" on "${mesa}"`);
  const combos = rivalCombos(rivales, known);
  if (combos.length === 0) throw new RangeError('no rival hand is possible');
  let won = 0;
  let total = 0;
  for (const rival of combos) {
    const deck: number[] = [];
    for (let card = 0; card < 52; card++)
      if (!known.has(card) && card !== rival[0] && card !== rival[1]) deck.push(card);
    const showdown = (...more: readonly number[]): void => {
      const mine = evaluate([...hero, ...board, ...more]);
      const his = evaluate([...rival, ...board, ...more]);
      won += mine > his ? 1 : mine === his ? 0.5 : 0;
      total++;
    };
    if (board.length === 5) showdown();
    else if (board.length === 4) for (const river of deck) showdown(river);
    else
      deck.forEach((turn, index) => {
        for (const river of deck.slice(index + 1)) showdown(turn, river);
      });
  }
  return (100 * won) / total;
};

/** Probability in % of hitting at least one out with one or two cards to come. */
const outsPercent = (outs: number, cartas: 1 | 2, vistas: number): number => {
  const unseen = 52 - vistas;
  if (outs < 0 || outs > unseen - cartas) throw new RangeError(`impossible outs: ${outs} of ${unseen}`);
  const miss = (unseen - outs) / unseen;
  return 100 * (1 - (cartas === 1 ? miss : (miss * (unseen - 1 - outs)) / (unseen - 1)));
};

/** Malmuth–Harville: the chance of each place is the share of the chips still in play. */
const icm = (stacks: readonly number[], premios: readonly number[], jugador: number): number => {
  if (!(jugador in stacks) || stacks.some((stack) => stack < 0))
    throw new RangeError('icm: no such player or a negative stack');
  const share = (out: readonly number[], place: number): number => {
    const prize = premios[place];
    if (prize === undefined) return 0;
    const left = stacks.reduce((sum, stack, index) => (out.includes(index) ? sum : sum + stack), 0);
    if (left === 0) return 0;
    return stacks.reduce((sum, stack, index) => {
      if (stack === 0 || out.includes(index)) return sum;
      return sum + (stack / left) * (index === jugador ? prize : share([...out, index], place + 1));
    }, 0);
  };
  return share([], 0);
};

/** Sum of numbers with + − * / and parentheses; anything else throws. */
const calculate = (expression: string): number => {
  const tokens = expression.replaceAll('−', '-').match(/\d+(?:\.\d+)?|[-+*/()]|\S/g) ?? [];
  let at = 0;
  const fail = (): never => {
    throw new RangeError(`not a sum: "${expression}"`);
  };
  const factor = (): number => {
    const token = tokens[at++];
    if (token === '-') return -factor();
    if (token === '(') {
      const value = sum();
      return tokens[at++] === ')' ? value : fail();
    }
    return token !== undefined && /^\d/.test(token) ? Number(token) : fail();
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : fail();
};

const expectedValue = (ramas: readonly { readonly p: number; readonly valor: number }[]): number => {
  const total = ramas.reduce((sum, { p }) => sum + p, 0);
  if (Math.abs(total - 1) > 1e-6 || ramas.some(({ p }) => p < 0))
    throw new RangeError(`probabilities add up to ${total}`);
  return ramas.reduce((sum, { p, valor }) => sum + p * valor, 0);
};

/** The result of a sum; shares and chances come as 0–100. */
export const compute = (calculo: Calculo): number => {
  switch (calculo.tipo) {
    case 'potOdds':
      return (100 * calculo.apuesta) / (calculo.bote + 2 * calculo.apuesta);
    case 'implicitas':
      return (calculo.pagar * (1 - calculo.equity)) / calculo.equity - calculo.bote;
    case 'outs':
      return outsPercent(calculo.outs, calculo.cartas, calculo.vistas);
    case 'regla24':
      return calculo.outs * calculo.por;
    case 'ev':
      return expectedValue(calculo.ramas);
    case 'alfa':
      return (100 * calculo.apuesta) / (calculo.bote + calculo.apuesta);
    case 'mdf':
      return (100 * calculo.bote) / (calculo.bote + calculo.apuesta);
    case 'combos':
      return combosLeft(calculo.mano, calculo.muertas ?? '');
    case 'equity':
      return equity(calculo.mano, calculo.rivales ?? [], calculo.mesa ?? '');
    case 'spr':
      return calculo.stack / calculo.bote;
    case 'icm':
      return icm(calculo.stacks, calculo.premios, calculo.jugador);
    case 'cuenta':
      return calculate(calculo.expresion);
  }
};

/** The first number of a text as es-AR writes it: "1.234,5", "−$3,20", "25 %". */
export const readResult = (da: string): { readonly value: number; readonly decimals: number } => {
  const match =
    /(?<![\p{L}\d])([−-])?\s?\$?\s?(\d{1,3}(?:\.\d{3})+(?![.\d])|\d+)(?:,(\d+))?/u.exec(da) ??
    /()(\d{1,3}(?:\.\d{3})+(?![.\d])|\d+)(?:,(\d+))?/.exec(da);
  if (match === null) throw new RangeError(`no number in "${da}"`);
  const [whole, sign, integer = '', fraction = ''] = match;
  if (/^\.\d/.test(da.slice(match.index + whole.length)))
    throw new RangeError(`a decimal point in "${da}": write a comma`);
  const value = Number(`${integer.replaceAll('.', '')}.${fraction || '0'}`);
  return { value: sign ? -value : value, decimals: fraction.length };
};

/** Whether the stated result is the computed one rounded to the decimals shown (a half may go either way). */
export const agrees = (calculo: Calculo): boolean => {
  const { value, decimals } = readResult(calculo.da ?? '');
  return Math.abs(compute(calculo) - value) <= 0.5 * 10 ** -decimals + 1e-9;
};
