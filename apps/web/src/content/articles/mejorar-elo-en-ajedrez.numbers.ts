import { figure, percent } from '../article/figures.ts';

const expected = (advantage: number) => 1 / (1 + 10 ** (-advantage / 400));
const K = 20;
const underdog = expected(1400 - 1600);

const games = 20;
const swing = (K / 2) * Math.sqrt(games);

const SHARES = {
  'Hasta 1000': [45, 40, 10, 5],
  'De 1000 a 1400': [40, 35, 15, 10],
  'De 1400 a 1800': [30, 35, 20, 15],
  'Más de 1800': [20, 35, 20, 25],
} as const;

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
for (const [band, shares] of Object.entries(SHARES)) if (sum(shares) !== 100) throw new Error(band);

const HOURS = 5;
const [tactics, playing, endgames, openings] = SHARES['De 1000 a 1400'].map((share) => (share * HOURS * 60) / 100);
const WEEK = { tactics: [40, 40, 40], endgames: [45], openings: [30], playing: [60, 45] };
const fits =
  sum(WEEK.tactics) === tactics &&
  sum(WEEK.endgames) === endgames &&
  sum(WEEK.openings) === openings &&
  sum(WEEK.playing) === playing;
if (!fits) throw new Error('The calendar is not the share of its band');

export default [
  ...[0, 50, 100, 200, 300, 400].map(
    (advantage) => `${advantage} | ${percent(expected(advantage))} | ${figure(10 * expected(advantage), 1)} |`,
  ),
  `tiene una expectativa de ${figure(underdog, 2)}. Si gana, suma ${figure(K * (1 - underdog), 1)} puntos; si empata, suma ${figure(K * (0.5 - underdog), 1)}; si pierde, resta ${figure(K * underdog, 1)}`,
  `cada partida vale ${figure(K * (1 - expected(0)))} puntos, y para ganar 100 necesitas diez victorias`,
  `la desviación típica del total es de unos ${figure(swing)} puntos`,
  `10 × raíz de 20 ≈ ${figure(swing)} puntos`,
  ...Object.entries(SHARES).map(([band, shares]) => `${band} | ${shares.map((share) => `${share} %`).join(' | ')}`),
  `${HOURS} horas, que son ${HOURS * 60} minutos: ${tactics} de táctica, ${playing} de partidas y análisis, ${endgames} de finales y ${openings} de aperturas`,
  `Una semana de ${sum(Object.values(WEEK).flat())} minutos`,
  `Pasar de 2,4 a 1,6 es una mejora del ${percent((2.4 - 1.6) / 2.4)}`,
  `100 puntos de ventaja equivalen a un ${percent(expected(100))} de los puntos`,
];
