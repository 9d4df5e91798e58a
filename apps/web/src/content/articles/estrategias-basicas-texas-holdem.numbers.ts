import { figure, percent } from '../article/figures.ts';

/** Sentences and table rows of the article whose figures are computed here. */

/** A row of a table as the test reads it. */
const row = (...cells: (string | number)[]) => cells.join(' | ');

const RANKS = '23456789TJQKA';

/** Combinations of a range as the table writes it: "77+, ATs+, KQo". */
function combos(range: string): number {
  const hands = new Set<string>();
  for (const entry of range.split(', ')) {
    const [high = '', low = '', kind = ''] = entry.replace('+', '');
    const from = RANKS.indexOf(low);
    const top = high === low ? RANKS.length - 1 : RANKS.indexOf(high) - 1;
    for (let rank = from; rank <= (entry.endsWith('+') ? top : from); rank++)
      hands.add(high === low ? `${RANKS[rank]}${RANKS[rank]}` : `${high}${RANKS[rank]}${kind}`);
  }
  return [...hands].reduce((sum, hand) => sum + (hand.endsWith('s') ? 4 : hand.endsWith('o') ? 12 : 6), 0);
}

const HANDS = (52 * 51) / 2;
const openingRow = (seat: string, range: string) => row(seat, range, percent(combos(range) / HANDS, 1));
const UTG = '77+, ATs+, KTs+, QTs+, JTs, T9s, AJo+, KQo';
const BTN = '22+, A2s+, K5s+, Q8s+, J8s+, T8s+, 97s+, 86s+, 75s+, 65s, 54s, A5o+, K9o+, Q9o+, J9o+, T9o';

const hit = (outs: number) => outs / 47;
const hitTwice = (outs: number) => 1 - ((47 - outs) / 47) * ((46 - outs) / 46);
const outsRow = (outs: number) =>
  row(outs, percent(hit(outs), 1), `${2 * outs} %`, percent(hitTwice(outs), 1), `${4 * outs} %`);

const price = (pot: number, bet: number) => bet / (pot + 2 * bet);
const missFlop = (outs: number) => ((50 - outs) * (49 - outs) * (48 - outs)) / (50 * 49 * 48);

const preflop = 2.5 + 2.5 + 0.5;
const flop = preflop + 2 * 3.5;
const turn = flop + 2 * 8;
const river = turn + 2 * 18;
/** The figures under a hand stand side by side, without a mark between them. */
const spot = (pot: number, bet: number, after: number) =>
  `Bote${figure(pot, 1)} bbApuestas${figure(bet, bet % 1 ? 1 : 0)} bbSi paga${figure(after, 1)} bb`;

export default [
  `Con ${figure(HANDS)} combinaciones`,
  openingRow('UTG', UTG),
  openingRow('HJ', '55+, A8s+, A5s, A4s, KTs+, QTs+, J9s+, T9s, 98s, ATo+, KJo+, QJo'),
  openingRow('CO', '33+, A2s+, K9s+, Q9s+, J9s+, T8s+, 98s, 87s, 76s, ATo+, KTo+, QTo+, JTo'),
  openingRow('BTN', BTN),
  `En UTG suman ${combos(UTG)}, y ${combos(UTG)} / ${figure(HANDS)} = ${percent(combos(UTG) / HANDS, 1)}`,
  `se abre el ${percent(combos(UTG) / HANDS, 1)} desde la primera posición y el ${percent(combos(BTN) / HANDS, 1)} desde el botón`,
  ...[2, 4, 6, 8, 9, 15].map(outsRow),
  row('Un cuarto del bote', percent(price(4, 1), 1)),
  row('Medio bote', percent(price(2, 1), 1)),
  row('Tres cuartos', percent(price(4, 3), 1)),
  row('El bote', percent(price(1, 1), 1)),
  row('El doble del bote', percent(price(1, 2), 1)),
  `Pagas 4 para un bote final de 8 + 4 + 4 = ${8 + 4 + 4}: necesitas el ${percent(price(8, 4))}`,
  `9 outs son el ${percent(hit(9), 1)}`,
  `unos ${figure((4 * (1 - hit(9))) / hit(9) - (8 + 4), 1)} bb en promedio`,
  `el ${percent(hitTwice(9), 1)} sí supera el 25 %`,
  `una apuesta de medio bote necesita que el rival se retire más del ${percent(1 / (2 + 1), 1)}`,
  `El ${percent(price(8, 4))}. Si el bote es de 8 bb y te apuestan 4, pagas 4 para un bote final de 16`,
  `aparece en el flop el ${percent(1 - missFlop(6), 1)} de las veces`,
  `el trío llega el ${percent(1 - missFlop(2), 1)}`,
  spot(preflop, 3.5, flop),
  spot(flop, 8, turn),
  spot(turn, 18, river),
  `ganas 24 de 34, el ${percent(24 / 34, 1)}`,
  `Pagas 5 para un bote final de ${10 + 5 + 5}: el precio es ${percent(price(10, 5))}`,
  `ganas con el ${percent(hitTwice(8), 1)}: pagas. Con 95 bb detrás, cuenta una sola carta, el ${percent(hit(8), 1)}, y te falta ganar unos ${figure((5 * (1 - hit(8))) / hit(8) - 15, 1)} bb más`,
];

/** Recomputed with the lessons' poker arithmetic, in apps/web/shown/poker-articles.test.ts. */
export const sums = [
  { tipo: 'potOdds', bote: 8, apuesta: 4, da: 'necesitas el 25 %' },
  { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: 'son el 19,1 %' },
  { tipo: 'outs', outs: 9, cartas: 2, vistas: 5, da: 'el 35,0 % sí supera' },
  { tipo: 'implicitas', bote: 12, pagar: 4, equity: 9 / 47, da: 'unos 4,9 bb en promedio' },
  { tipo: 'equity', mano: 'Ah 9h', rivales: ['Ks Qd'], mesa: 'Kh 7h 2c', da: 'tu mano gana el 45 %' },
  { tipo: 'combos', mano: 'KQ', muertas: 'As Qd Qh 8c 3d 5s 2c', da: '8 de K-Q' },
  { tipo: 'combos', mano: 'QJ', muertas: 'As Qd Qh 8c 3d 5s 2c', da: '8 de Q-J' },
  { tipo: 'combos', mano: 'QT', muertas: 'As Qd Qh 8c 3d 5s 2c', da: '8 de Q-T' },
  { tipo: 'combos', mano: '88', muertas: 'As Qd Qh 8c 3d 5s 2c', da: '3 de 88' },
  { tipo: 'combos', mano: '55', muertas: 'As Qd Qh 8c 3d 5s 2c', da: '3 de 55' },
  { tipo: 'combos', mano: '33', muertas: 'As Qd Qh 8c 3d 5s 2c', da: '3 de 33' },
  {
    tipo: 'equity',
    mano: 'As Qd',
    rivales: ['KQ', 'QJ', 'QT', '88', '55', '33', 'Q8s'],
    mesa: 'Qh 8c 3d 5s 2c',
    da: 'el 70,6 %. Pasar',
  },
  { tipo: 'implicitas', bote: 15, pagar: 5, equity: 8 / 47, da: 'unos 9,4 bb más' },
] as const;
