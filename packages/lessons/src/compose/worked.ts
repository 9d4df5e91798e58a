import { listOf } from '@estratega/domain';
import type { Calculo } from '../schema/poker.ts';
import { formatAmount, formatNumber, type Unidad } from './numbers.ts';
import { fullStop } from './sentence.ts';

/** A sum as it is worked out on this hand: "2 ÷ (5 + 2 + 2) = 22,2 %." */

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };
const cards = (text: string): string =>
  text.replaceAll(/\b([2-9TJQKA])([shdc])\b/gu, (_, rank: string, suit: string) => `${rank}${SUITS[suit]}`);
const n = (value: number): string => formatNumber(value, 4);
const signed = (value: number): string => (value < 0 ? `(${n(value)})` : n(value));

/** "100 * 4.7 / (5.5 + 1.8)" → "100 × 4,7 ÷ (5,5 + 1,8)". */
const written = (expression: string): string =>
  expression
    .replaceAll(/\s+/gu, '')
    .replaceAll(/\d+(?:\.\d+)?/gu, (digits) => n(Number(digits)))
    .replaceAll('*', ' × ')
    .replaceAll('/', ' ÷ ')
    .replaceAll('+', ' + ')
    .replaceAll(/(?<=[\d)])-/gu, ' − ')
    .replaceAll('-', '−');

const outs = (hits: number, toCome: 1 | 2, seen: number): string => {
  const left = 52 - seen;
  return toCome === 1 ? `${hits} ÷ ${left}` : `1 − (${left - hits} ÷ ${left}) × (${left - 1 - hits} ÷ ${left - 1})`;
};

/** Left of the equals sign; undefined where the sum is no more than its result. */
const working = (calculo: Calculo): string | undefined => {
  switch (calculo.tipo) {
    case 'potOdds':
      return `${n(calculo.apuesta)} ÷ (${n(calculo.bote)} + ${n(calculo.apuesta)} + ${n(calculo.apuesta)})`;
    case 'alfa':
      return `${n(calculo.apuesta)} ÷ (${n(calculo.bote)} + ${n(calculo.apuesta)})`;
    case 'mdf':
      return `${n(calculo.bote)} ÷ (${n(calculo.bote)} + ${n(calculo.apuesta)})`;
    case 'implicitas':
      return `${n(calculo.pagar)} × ${n(1 - calculo.equity)} ÷ ${n(calculo.equity)} − ${n(calculo.bote)}`;
    case 'outs':
      return outs(calculo.outs, calculo.cartas, calculo.vistas);
    case 'regla24':
      return `${calculo.outs} × ${calculo.por}`;
    case 'ev':
      return calculo.ramas
        .map(({ p, valor }) => `${n(p)} × ${signed(valor)}`)
        .join(' + ')
        .replaceAll('+ −', '− ');
    case 'spr':
      return `${n(calculo.stack)} ÷ ${n(calculo.bote)}`;
    case 'cuenta': {
      const text = written(calculo.expresion);
      return /[×÷+−]/u.test(text) ? text : undefined;
    }
    case 'combos':
      return `${calculo.mano}${calculo.muertas ? `, sin ${listOf(cards(calculo.muertas).split(/\s+/u))}` : ''}`;
    case 'equity': {
      const against = calculo.rango ?? listOf((calculo.rivales ?? []).map(cards));
      const board = calculo.mesa ? ` en ${cards(calculo.mesa)}` : '';
      return `${cards(calculo.mano)} contra ${against.replaceAll(',', ', ')}${board}`;
    }
    case 'icm':
      return `ICM de ${n(calculo.stacks[calculo.jugador] ?? 0)} entre ${listOf(calculo.stacks.map(n))}, con premios de ${listOf(calculo.premios.map(n))}`;
  }
};

export const workedSum = (calculo: Calculo, valor: number, unidad: Unidad): string | undefined => {
  const left = working(calculo);
  return left === undefined ? undefined : fullStop(`${left} = ${formatAmount(valor, unidad)}`);
};

const WAYS: Readonly<Record<Exclude<Calculo['tipo'], 'cuenta' | 'outs'>, string>> = {
  potOdds: 'Lo que pagas, dividido por el bote que habría después de pagar.',
  alfa: 'Lo que arriesgas, dividido por lo que arriesgas más lo que hay en el bote.',
  mdf: 'El bote, dividido por el bote más la apuesta.',
  implicitas:
    'Lo que pagas, por las veces que fallas, dividido por las que aciertas; réstale lo que ya hay en el bote.',
  regla24: 'Las outs por dos si falta una carta, por cuatro si faltan dos.',
  ev: 'Lo que pasa en cada caso, por las veces que pasa; luego se suma todo.',
  combos:
    'Cartas que quedan de una por cartas que quedan de la otra; de una pareja, las que quedan por una menos, entre dos.',
  equity: 'Piensa en cuántas de las cartas que faltan te dejan delante, y en cuántas detrás.',
  spr: 'Lo que queda detrás, dividido por el bote.',
  icm: 'Cada premio por la probabilidad de cobrarlo: la de ser primero es tu parte de las fichas.',
};

/** How to go about a sum, without its result. */
export const sumHint = (calculo: Calculo): string | undefined => {
  if (calculo.tipo === 'outs')
    return calculo.cartas === 1
      ? 'Tus outs, divididas por las cartas que no ves.'
      : 'Con dos cartas por venir cuenta lo contrario: fallar las dos veces.';
  if (calculo.tipo !== 'cuenta') return WAYS[calculo.tipo];
  const figures = [...new Set(calculo.expresion.match(/\d+(?:\.\d+)?/gu) ?? [])]
    .map(Number)
    .filter((one) => one !== 100);
  return figures.length < 2 ? undefined : `La cuenta se hace con ${listOf(figures.map(n))}.`;
};
