/**
 * Writes `charts/spin.json`: a Spin three-handed with 25, 20 and 15 bb, where the button opens small: what it opens, who moves all in over it, what the big blind
 * calls, and what the button calls off; and the big blind against the small blind's raise. `node workshop/poker/spins.ts`. Below, all-in or fold is in
 * `prizes.json`. The openings are our choice: a game of three in which the small blind never calls opens less than is played, and says so; what the
 * blinds answer is solved against ours.
 */
import { writeFileSync } from 'node:fs';
import { HANDS, parseRange, type Range } from '@estratega/lessons';
import { type Chart, formatRange, rangeShare, rangeToWeights } from '@estratega/lessons/poker';
import { type PreflopGame, type Solution, solvePreflop } from './preflop/game.ts';
import { MEASURED, shareTable } from './preflop/realise.ts';
import { solveThree } from './preflop/three.ts';
import { blinds, facing } from './preflop/trees.ts';

const ROUNDS = 400;
const OPEN = 2;
/** The small blind's, as its chart of completing and raising has it. */
const BLIND_OPEN = 3;
const BLIND_ISO = 3.5;
const RARE = 0.15;
const ALL = new Float64Array(169).fill(1);

const OPENINGS: Readonly<Record<number, string>> = {
  25: '22+,A2s+,K2s+,Q5s+,J7s+,T7s+,97s+,86s+,76s,65s,A2o+,K7o+,Q9o+,J9o+,T9o',
  20: '22+,A2s+,K3s+,Q6s+,J7s+,T7s+,97s+,87s,76s,A2o+,K8o+,Q9o+,J9o+,T9o',
  15: '22+,A2s+,K4s+,Q7s+,J8s+,T8s+,98s,87s,A2o+,K8o+,Q9o+,JTo,T9o',
};
const MODEL =
  'Equilibrio de un modelo nuestro: el bote que ve el flop se reparte según la equity y lo que conserva cada mano, medido en los flops que resolvimos a 25 y 40 bb; ese reparto es una suposición, no un solver.';
const percent = (range: Range): string => `${Math.round(100 * rangeShare(range))} %`;

const charts: Chart[] = [];
let worst = 0;
const solved = (game: PreflopGame): Solution => {
  const solution = solvePreflop(game, ROUNDS);
  worst = Math.max(worst, solution.exploitable);
  return solution;
};
/** Of the hands that get to a decision, how often each takes an action; rarities left out. */
const rangeAt = ({ play }: Solution, name: string, action: string, held: Float64Array): Range => {
  const found = play.get(name);
  if (!found) throw new Error(`nobody decides at ${name}`);
  const row = found.often[found.actions.indexOf(action)] as Float64Array;
  return Object.fromEntries(
    HANDS.flatMap((hand, i) => {
      const often = row[i] as number;
      if ((held[i] as number) < RARE || often < RARE) return [];
      return [[hand, often > 1 - RARE ? 1 : Math.round(10 * often) / 10] as const];
    }),
  );
};
const add = (
  chart: Omit<Chart, 'rango' | 'otras' | 'accion' | 'formato' | 'jugadores' | 'ante'>,
  rows: readonly (readonly [Chart['accion'], Range])[],
): void => {
  const [[accion, rango] = ['pagar', {}] as const, ...otras] = rows;
  charts.push({
    ...chart,
    formato: 'sng',
    jugadores: 3,
    ante: 0,
    accion,
    rango: formatRange(rango, 1),
    ...(otras.length > 0
      ? { otras: otras.map(([one, range]) => ({ accion: one, rango: formatRange(range, 1) })) }
      : {}),
  } as Chart);
  console.log(chart.id, rows.map(([action, range]) => `${action} ${percent(range)}`).join(', '));
};

/** The button's opening against the small blind, who never calls, and against the big blind. */
const againstOpening = (depth: number, opens: Float64Array): [PreflopGame, PreflopGame] => {
  const over = facing(1, 0.5, OPEN, [['allin', depth]], depth);
  const common = {
    ranges: [opens, ALL],
    share: (spr: number) => shareTable(0, spr, MEASURED),
    stack: depth,
    rake: [0, 0],
  } as const;
  return [
    {
      ...common,
      root: { ...over, actions: over.actions.filter(([action]) => action !== 'call') },
      dead: 1,
      posted: [OPEN, 0.5],
    },
    { ...common, root: facing(1, 1, OPEN, [['allin', depth]], depth), dead: 0.5, posted: [OPEN, 1] },
  ];
};
const shareOf = (weights: Float64Array): number =>
  rangeShare(Object.fromEntries(HANDS.map((hand, i) => [hand, weights[i] as number])));

for (const [key, written] of Object.entries(OPENINGS).toReversed()) {
  const depth = Number(key);
  const opened = parseRange(written);
  const opens = rangeToWeights(opened);
  const table = `Spin a tres en el que cobra solo el primero, los tres con ${depth} bb, sin ante.`;
  const common = { profundidad: depth } as const;
  add(
    {
      ...common,
      id: `rg-abrir-spin-btn-${depth}`,
      titulo: `Abrir desde el botón, Spin, ${depth} bb`,
      tipo: 'apertura',
      asiento: 'BTN',
      fuente: 'propia',
      supuestos: `${table} Apertura a ${OPEN} bb. Un modelo nuestro en el que la ciega pequeña nunca paga abre menos, el ${Math.round(100 * shareOf(solveThree({ games: againstOpening(depth, ALL), price: OPEN }).raised))} %: contra ciegas que resuben mucho, quita lo más flojo de distinto palo.`,
    },
    [['abrir', opened]],
  );
  const [small, big] = againstOpening(depth, opens).map(solved) as [Solution, Solution];
  const facingOpen = `1 v ${OPEN}`;
  const calledOff = `0 v ${depth}`;
  const button = `${table} Apertura del botón a ${OPEN} bb con el ${percent(opened)} de las manos, según nuestra tabla`;
  const jams = [rangeAt(small, facingOpen, 'allin', ALL), rangeAt(big, facingOpen, 'allin', ALL)] as const;
  add(
    {
      ...common,
      id: `rg-3bet-spin-sb-btn-${depth}`,
      titulo: `All-in de la ciega pequeña contra el botón, Spin, ${depth} bb`,
      tipo: '3bet',
      asiento: 'SB',
      contra: 'BTN',
      fuente: 'modelo',
      supuestos: `${button}; la ciega pequeña va all-in o se retira, sin pagar, y la grande se retira después. ${MODEL}`,
    },
    [['allin', jams[0]]],
  );
  add(
    {
      ...common,
      id: `rg-defensa-spin-bb-btn-${depth}`,
      titulo: `Ciega grande contra botón, Spin, ${depth} bb`,
      tipo: 'defensa',
      asiento: 'BB',
      contra: 'BTN',
      fuente: 'modelo',
      supuestos: `${button}; la ciega pequeña se retiró y la grande paga, va all-in o se retira. ${MODEL}`,
    },
    [
      ['pagar', rangeAt(big, facingOpen, 'call', ALL)],
      ['allin', jams[1]],
    ],
  );
  for (const [seat, solution, jam] of [
    ['SB', small, jams[0]],
    ['BB', big, jams[1]],
  ] as const)
    add(
      {
        ...common,
        id: `rg-respuesta-spin-btn-${seat.toLowerCase()}-${depth}`,
        titulo: `Botón ante el all-in de la ciega ${seat === 'SB' ? 'pequeña' : 'grande'}, Spin, ${depth} bb`,
        tipo: 'respuesta',
        asiento: 'BTN',
        contra: seat,
        fuente: 'modelo',
        supuestos: `${table} Abriste a ${OPEN} bb según nuestra tabla y la ciega ${seat === 'SB' ? 'pequeña' : 'grande'} va all-in con el ${percent(jam)} de las manos, lo que sale del mismo cálculo. ${MODEL} Contra quien va all-in menos se tira más.`,
      },
      [['pagar', rangeAt(solution, calledOff, 'call', opens)]],
    );
  // Shallower, the small blind that does not limp moves all in.
  if (depth < 20) continue;
  const war = solved({
    root: blinds(['raise', BLIND_OPEN], BLIND_ISO, undefined, depth),
    dead: 0,
    posted: [0.5, 1],
    ranges: [ALL, ALL],
    share: (spr) => shareTable(1, spr, MEASURED),
    stack: depth,
    rake: [0, 0],
  });
  const raises = rangeAt(war, 'first', 'raise', ALL);
  add(
    {
      ...common,
      id: `rg-defensa-spin-bb-sb-${depth}`,
      titulo: `Ciega grande contra ciega pequeña, Spin, ${depth} bb`,
      tipo: 'defensa',
      asiento: 'BB',
      contra: 'SB',
      fuente: 'modelo',
      supuestos: `${table} El botón se retiró y la ciega pequeña, que también puede completar, sube a ${BLIND_OPEN} bb con el ${percent(raises)} de las manos; la grande paga, va all-in o se retira. ${MODEL}`,
    },
    [
      ['pagar', rangeAt(war, '1 v first', 'call', ALL)],
      ['allin', rangeAt(war, '1 v first', 'allin', ALL)],
    ],
  );
}
writeFileSync(
  new URL('../../packages/lessons/content/poker/charts/spin.json', import.meta.url),
  `${JSON.stringify(charts, null, 2)}\n`,
);
console.log(`${charts.length} charts; at most ${worst.toFixed(1)} mbb a hand to be won against them`);
