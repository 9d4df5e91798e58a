import { figure, percent } from '../article/figures.ts';

/** Sentences and table rows of the article whose figures are computed here. */

/** A row of a table as the test reads it. */
const row = (...cells: (string | number)[]) => cells.join(' | ');

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Chance of losing at least `from` of `tries`, each lost with probability `p`. */
function losing(from: number, tries: number, p: number): number {
  let sum = 0;
  for (let lost = from; lost <= tries; lost++) sum += choose(tries, lost) * p ** lost * (1 - p) ** (tries - lost);
  return sum;
}

/** Chance that `length` losses in a row turn up somewhere in `tries`. */
function streak(length: number, tries: number, p: number): number {
  // state[i]: the streak is i long so far and has never been complete
  let state = [1, ...new Array<number>(length - 1).fill(0)];
  let happened = 0;
  for (let i = 0; i < tries; i++) {
    happened += (state.at(-1) ?? 0) * p;
    const alive = state.reduce((sum, chance) => sum + chance, 0);
    state = [alive * (1 - p), ...state.slice(0, -1).map((chance) => chance * p)];
  }
  return happened;
}

const margin = (hands: number) => (1.96 * 90) / Math.sqrt(hands / 100);
const marginRow = (hands: number) => row(figure(hands), `± ${figure(margin(hands), 1)} bb/100`);

const good = (4 * 75 * 5) / 100;
const tilted = (75 * 40) / 100;

export default [
  `Tus reinas ganan el ${percent(1 - 7 / 44, 1)} de las veces: al rival le sirven 7 de las 44 cartas`,
  row('perder al menos una de cinco', percent(losing(1, 5, 0.2), 1)),
  row('perder tres o más de diez', percent(losing(3, 10, 0.2), 1)),
  row('perder tres seguidas', percent(0.2 ** 3, 1)),
  row('perder siete o más de diez', percent(losing(7, 10, 0.5), 1)),
  row('alguna racha de cinco pérdidas seguidas o más', percent(streak(5, 100, 0.5), 1)),
  `tres derrotas seguidas sube a ${percent(streak(3, 100, 0.2), 1)}`,
  `perder al menos tres de diez ocurre el ${percent(losing(3, 10, 0.2), 1)} de las veces`,
  `aparece el ${percent(streak(5, 100, 0.5), 1)} de las veces`,
  `siendo favorito al 80 % pasa el ${percent(losing(3, 10, 0.2), 1)} de las veces`,
  marginRow(10_000),
  marginRow(50_000),
  marginRow(100_000),
  `unos ${figure(margin(10_000))} bb/100 hacia cada lado`,
  `son ${4 * 75} manos y +${good} bb`,
  `son 75 manos y −${tilted} bb. El balance de la noche es −${tilted - good} bb`,
  `30 / 120 = ${percent(30 / (60 + 30 + 30), 1)}`,
  `perder las dos pasa el ${percent(0.2 ** 2)} de las veces, una de cada ${figure(1 / 0.2 ** 2)}`,
];

/** Recomputed with the lessons' poker arithmetic, in apps/web/shown/poker-articles.test.ts. */
export const sums = [
  { tipo: 'equity', mano: 'Qs Qc', rivales: ['Ah Kh'], mesa: 'Qd 7s 2h 9h', da: 'ganan el 84,1 %' },
  { tipo: 'potOdds', bote: 60, apuesta: 30, da: '= 25,0 %' },
] as const;
