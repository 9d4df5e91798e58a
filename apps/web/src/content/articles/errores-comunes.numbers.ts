import { figure, percent } from '../article/figures.ts';

const MOVES = 40;
const atLeastOne = (risk: number) => 1 - (1 - risk) ** MOVES;

/** Running balance of a series of captures on one square, White first. */
const captures = [
  ['10.Cxe5', 1],
  ['10...dxe5', -3],
  ['11.Txe5', 1],
  ['11...Cxe5', -5],
] as const;
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);
const balance = captures.map((_, i) => captures.slice(0, i + 1).reduce((sum, [, each]) => sum + each, 0));

const pace = (minutes: number, increment = 0) => (minutes * 60) / MOVES + increment;

export default [
  `En una partida de 40 jugadas, la probabilidad de cometer al menos uno es del ${percent(atLeastOne(0.05))}`,
  `Si bajas ese riesgo al 2 %, cae al ${percent(atLeastOne(0.02))}`,
  `1 − 0,95 elevado a 40 = ${figure(atLeastOne(0.05), 2)} · 1 − 0,98 elevado a 40 = ${figure(atLeastOne(0.02), 2)}`,
  `suman menos de ${Math.ceil((10 * MOVES) / 60)} minutos`,
  ...captures.map(([move, change], i) => `${move} | ${signed(change)} | ${signed(balance[i] ?? 0)}`),
  `El saldo final es ${signed(balance.at(-1) ?? 0)} puntos`,
  `600 / 40 | ${figure(pace(10))} s`,
  `600 / 40 + 5 | ${figure(pace(10, 5))} s`,
  `900 / 40 + 10 | ${figure(pace(15, 10), 1)} s`,
  `${figure(30 * 60)} / 40 | ${figure(pace(30))} s`,
];

export const lines = [
  '1.e4 e5 2.Cf3 d6 3.Ac4 Ag4 4.Cc3 g6 5.Cxe5 dxe5 6.Dxg4',
  '1.e6 Re7 2.Re5 Re8 3.Rd6 Rd8 4.e7+ Re8 5.Re6 @ 4k3/8/8/3KP3/8/8/8/8 w - - 0 1',
  '1.Dg6 @ 7k/5K2/8/6Q1/8/8/8/8 w - - 0 1',
];
