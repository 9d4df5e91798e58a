import { type Combo, combosLeft, handName, parseCards } from '@estratega/poker/cards';
import { equityAgainst, rangeToCombos, rivalCombos } from '@estratega/poker/equity';
import { icm } from '@estratega/poker/icm';
import { handEquity } from '@estratega/poker/preflop-table';
import { parseRange } from '@estratega/poker/ranges';
import type { Calculo } from '../schema/poker.ts';

/** Sums of poker, exact: whatever the content or a drill states is computed with this. */

const equity = (calculo: Calculo & { tipo: 'equity' }): number => {
  const hero = parseCards(calculo.mano);
  const board = parseCards(calculo.mesa ?? '');
  if (hero.length !== 2) throw new RangeError(`not a hand: "${calculo.mano}"`);
  if ((calculo.rivales === undefined) === (calculo.rango === undefined))
    throw new RangeError('equity is against hands or against a range, one of the two');
  const known = new Set([...hero, ...board]);
  if (known.size !== hero.length + board.length)
    throw new RangeError(`hand and board share a card: "${calculo.mano}" on "${calculo.mesa}"`);
  // Before the flop whole classes of hands meet: the table has them, and dealing all boards would take a second.
  if (calculo.rango !== undefined && board.length === 0)
    return 100 * handEquity(handName(hero as unknown as Combo), parseRange(calculo.rango));
  const rivals =
    calculo.rango === undefined
      ? rivalCombos(calculo.rivales ?? [], known)
      : rangeToCombos(parseRange(calculo.rango), known);
  return 100 * equityAgainst(hero as unknown as Combo, rivals, board);
};

/** Probability in % of hitting at least one out with one or two cards to come. */
const outsPercent = (outs: number, cartas: 1 | 2, vistas: number): number => {
  const unseen = 52 - vistas;
  if (outs < 0 || outs > unseen - cartas) throw new RangeError(`impossible outs: ${outs} of ${unseen}`);
  const miss = (unseen - outs) / unseen;
  return 100 * (1 - (cartas === 1 ? miss : (miss * (unseen - 1 - outs)) / (unseen - 1)));
};

/** Sum of numbers with + − * / and parentheses; anything else throws. */
const calculate = (expression: string): number => {
  const tokens = expression.replaceAll('−', '-').match(/\d+(?:\.\d+)?|[-+*/()]|\S/gu) ?? [];
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
    return token !== undefined && /^\d/u.test(token) ? Number(token) : fail();
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

/** Of a hand ("AK", "QQ") or of a range ("TT+,AQs+"), without the dead cards. */
const combosOf = (text: string, dead: ReadonlySet<number>): number =>
  /[+,:-]/u.test(text)
    ? rangeToCombos(parseRange(text), dead).reduce((sum, { weight }) => sum + weight, 0)
    : combosLeft(text, dead).length;

const expectedValue = (ramas: readonly { readonly p: number; readonly valor: number }[]): number => {
  const total = ramas.reduce((sum, { p }) => sum + p, 0);
  if (Math.abs(total - 1) > 1e-6 || ramas.some(({ p }) => p < 0))
    throw new RangeError(`probabilities add up to ${total}`);
  return ramas.reduce((sum, { p, valor }) => sum + p * valor, 0);
};

/** A division by nothing is a mistake in the data, never a result. */
const finite = (value: number, calculo: Calculo): number => {
  if (!Number.isFinite(value)) throw new RangeError(`no result: ${JSON.stringify(calculo)}`);
  return value;
};

const result = (calculo: Calculo): number => {
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
      return combosOf(calculo.mano, new Set(parseCards(calculo.muertas ?? '')));
    case 'equity':
      return equity(calculo);
    case 'spr':
      return calculo.stack / calculo.bote;
    case 'icm':
      return icm(calculo.stacks, calculo.premios, calculo.jugador);
    case 'cuenta':
      return calculate(calculo.expresion);
  }
};

/** The result of a sum; shares and chances come as 0–100. */
export const compute = (calculo: Calculo): number => finite(result(calculo), calculo);

/** The first number of a text as es-AR writes it: "1.234,5", "−$3,20", "25 %". */
export const readResult = (da: string): { readonly value: number; readonly decimals: number } => {
  const match =
    /(?<![\p{L}\d])([−-])?\s?\$?\s?(\d{1,3}(?:\.\d{3})+(?![.\d])|\d+)(?:,(\d+))?/u.exec(da) ??
    /()(\d{1,3}(?:\.\d{3})+(?![.\d])|\d+)(?:,(\d+))?/u.exec(da);
  if (match === null) throw new RangeError(`no number in "${da}"`);
  const [whole, sign, integer = '', fraction = ''] = match;
  if (/^\.\d/u.test(da.slice(match.index + whole.length)))
    throw new RangeError(`a decimal point in "${da}": write a comma`);
  const value = Number(`${integer.replaceAll('.', '')}.${fraction || '0'}`);
  return { value: sign ? -value : value, decimals: fraction.length };
};

/** Whether the stated result is the computed one rounded to the decimals shown (a half may go either way). */
export const agrees = (calculo: Calculo): boolean => {
  if (calculo.da === undefined) return true;
  const { value, decimals } = readResult(calculo.da);
  return Math.abs(compute(calculo) - value) <= 0.5 * 10 ** -decimals + 1e-9;
};
