/**
 * Writes `charts/preflop.json`: what to answer to a 3-bet and to a 4-bet at 100 bb, the big blind by the size of the opening, the small blind's limp, and its squeeze.
 * `node workshop/poker/preflop.ts`. Openings are those of `charts/opening.json`; the rest is the equilibrium of `preflop/game.ts`, whose flops are shared
 * by the assumption of `preflop/realise.ts`. Change either and run it again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { HANDS, type Pos, parseRange, type Range } from '@estratega/lessons';
import { type Chart, chartFile, formatRange, rangeShare, rangeToWeights } from '@estratega/lessons/poker';
import { type PreflopGame, type Solution, solvePreflop } from './preflop/game.ts';
import { shareTable } from './preflop/realise.ts';
import { solveThree } from './preflop/three.ts';
import { blinds, facing } from './preflop/trees.ts';

const folder = new URL('../../packages/lessons/content/poker/charts/', import.meta.url);
const openings = chartFile.parse(JSON.parse(readFileSync(new URL('opening.json', folder), 'utf8')));

const reraising = chartFile.parse(JSON.parse(readFileSync(new URL('three-bet.json', folder), 'utf8')));

const ROUNDS = 400;
const STACK = 100;
const RAKE = [0.05, 2] as const;
const ALL = new Float64Array(169).fill(1);
/** What is done more rarely is left out, what is done more often is always done. */
const RARE = 0.15;

const MODEL =
  'Equilibrio de un modelo nuestro: el bote que ve el flop se reparte según la equity y lo que conserva cada mano por posición, palo y conexión; ese reparto es una suposición, no un solver.';
const NAMES: Readonly<Partial<Record<Pos, string>>> = { BTN: 'botón', SB: 'ciega pequeña', BB: 'ciega grande' };
const named = (seat: Pos): string => NAMES[seat] ?? seat;
const of = (seat: Pos): string => (seat === 'BTN' ? 'del botón' : NAMES[seat] ? `de la ${NAMES[seat]}` : `de ${seat}`);
const who = (seat: Pos): string => (seat === 'BTN' ? 'el botón' : NAMES[seat] ? `la ${NAMES[seat]}` : seat);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const bb = (amount: number): string => String(amount).replace('.', ',');
const percent = (share: number): string => `${Math.round(100 * share)} %`;

let worst = 0;
const solved = (game: PreflopGame): Solution => {
  const solution = solvePreflop(game, ROUNDS);
  worst = Math.max(worst, solution.exploitable);
  return solution;
};

/** How often each action of a decision is taken, without rarities; of the hands that get there. */
const rangesAt = ({ play }: Solution, name: string, held: Float64Array): Readonly<Record<string, Range>> => {
  const found = play.get(name);
  if (!found) throw new Error(`nobody decides at ${name}`);
  const rows = found.actions.map((): Range => ({}));
  HANDS.forEach((hand, i) => {
    if ((held[i] as number) < RARE) return;
    const kept = found.often.map((row) => ((row[i] as number) < RARE ? 0 : (row[i] as number)));
    const all = kept.reduce((sum, one) => sum + one, 0) || 1;
    for (const [a, one] of kept.entries())
      if (one > 0) (rows[a] as Record<string, number>)[hand] = Math.min(1, Math.round((10 * one) / all) / 10);
  });
  return Object.fromEntries(found.actions.map((action, a) => [action, rows[a] as Range]));
};
const weightsOf = (range: Range | undefined): Float64Array => rangeToWeights(range ?? {});
const written = (range: Range | undefined): string => formatRange(range ?? {}, 1);

const openingOf = (id: string): Float64Array => {
  const found = openings.find((chart) => chart.id === id);
  if (!found) throw new Error(`no chart ${id}`);
  return rangeToWeights(parseRange(found.rango));
};

const CASH = { formato: 'cash', jugadores: 6, profundidad: STACK, ante: 0, fuente: 'modelo' } as const;
const charts: Chart[] = [];
const add = (
  chart: Omit<Chart, 'rango' | 'otras' | 'accion'>,
  rows: readonly (readonly [Chart['accion'], Range | undefined])[],
): void => {
  const [[accion, rango] = ['pagar', {}] as const, ...otras] = rows.filter(([, range]) => written(range) !== '');
  charts.push({
    ...chart,
    accion,
    rango: written(rango),
    ...(otras.length > 0 ? { otras: otras.map(([one, range]) => ({ accion: one, rango: written(range) })) } : {}),
  } as Chart);
  console.log(chart.id, rows.map(([action, range]) => `${action} ${percent(rangeShare(range ?? {}))}`).join(', '));
};

/** Opener, who reraises, to what, and the 4-bet. */
const PAIRS: readonly (readonly [Pos, Pos, number, number])[] = [
  ['LJ', 'HJ', 8, 20],
  ['LJ', 'CO', 8, 20],
  ['LJ', 'BTN', 8, 20],
  ['LJ', 'SB', 11, 24],
  ['LJ', 'BB', 11.5, 24],
  ['HJ', 'CO', 8, 20],
  ['HJ', 'BTN', 8, 20],
  ['CO', 'BTN', 8, 20],
  ['CO', 'SB', 11, 24],
  ['CO', 'BB', 11.5, 24],
  ['BTN', 'SB', 11, 24],
  ['BTN', 'BB', 11.5, 24],
  ['SB', 'BB', 9, 22],
];
const BLINDS: Readonly<Partial<Record<Pos, number>>> = { SB: 0.5, BB: 1 };
/** Who may also call an opening; the others reraise or fold, as in our charts. */
const CALLS: readonly Pos[] = ['BTN', 'BB'];

for (const [opener, other, to, four] of PAIRS) {
  const open = opener === 'SB' ? 3 : 2.5;
  const opens = openingOf(`rg-abrir-cash6-${opener.toLowerCase()}`);
  const posted = BLINDS[other] ?? 0;
  const whole = facing(
    1,
    posted,
    open,
    [
      ['3bet', to],
      ['4bet', four],
      ['allin', STACK],
    ],
    STACK,
  );
  const root = { ...whole, actions: whole.actions.filter(([action]) => action !== 'call' || CALLS.includes(other)) };
  const last = other === 'SB' || (other === 'BB' && opener !== 'SB') ? 0 : 1;
  const dead = 1.5 - (BLINDS[opener] ?? 0) - posted;
  const solution = solved({
    root,
    dead,
    posted: [open, posted],
    ranges: [opens, ALL],
    share: (spr) => shareTable(last, spr),
    stack: STACK,
    rake: RAKE,
  });
  const reraises = rangesAt(solution, `1 v ${open}`, ALL)['3bet'];
  const answers = rangesAt(solution, `0 v ${to}`, opens);
  const later = rangesAt(solution, `1 v ${four}`, weightsOf(reraises));
  const table = `Mesa de dinero de seis, 100 bb, comisión del 5 % hasta 2 bb. Apertura ${of(opener)} a ${bb(open)} bb según nuestras tablas`;
  const common = { ...CASH, supuestos: '' };
  const pair = `${opener.toLowerCase()}-${other.toLowerCase()}`;
  add(
    {
      ...common,
      id: `rg-respuesta-${pair}-100`,
      titulo: `${upper(named(opener))} ante el 3-bet ${of(other)}, 100 bb`,
      tipo: 'respuesta',
      asiento: opener,
      contra: other,
      supuestos: `${table}; ${who(other)} resube a ${bb(to)} bb con el ${percent(rangeShare(reraises ?? {}))} de las manos, lo que sale del mismo cálculo; tu 4-bet es a ${bb(four)} bb. ${MODEL} Contra quien resube menos se tira más.`,
    },
    [
      ['pagar', answers.call],
      ['4bet', answers['4bet']],
    ],
  );
  add(
    {
      ...common,
      id: `rg-contra4bet-${other.toLowerCase()}-${opener.toLowerCase()}-100`,
      titulo: `${upper(named(other))} ante el 4-bet ${of(opener)}, 100 bb`,
      tipo: 'contra4bet',
      asiento: other,
      contra: opener,
      supuestos: `${table}; hiciste 3-bet a ${bb(to)} bb y su 4-bet es a ${bb(four)} bb con el ${percent(rangeShare(answers['4bet'] ?? {}) / rangeShare(parseRange(formatRange(Object.fromEntries(HANDS.map((hand, i) => [hand, opens[i] as number])), 1))))} de lo que abrió. ${MODEL}`,
    },
    [
      ['pagar', later.call],
      ['allin', later.allin],
    ],
  );
}

/** Opening, and what follows it. */
const SIZES = [
  [2, 9, 21],
  [3, 13, 27],
] as const;
for (const opener of ['LJ', 'CO', 'BTN'] as const)
  for (const [open, to, four] of SIZES) {
    const opens = openingOf(`rg-abrir-cash6-${opener.toLowerCase()}`);
    const solution = solved({
      root: facing(
        1,
        1,
        open,
        [
          ['3bet', to],
          ['4bet', four],
          ['allin', STACK],
        ],
        STACK,
      ),
      dead: 0.5,
      posted: [open, 1],
      ranges: [opens, ALL],
      share: (spr) => shareTable(0, spr),
      stack: STACK,
      rake: RAKE,
    });
    const answers = rangesAt(solution, `1 v ${open}`, ALL);
    add(
      {
        ...CASH,
        id: `rg-defensa-bb-${opener.toLowerCase()}-${open}bb-100`,
        titulo: `Ciega grande contra ${named(opener)} a ${open} bb, dinero, 100 bb`,
        tipo: 'defensa',
        asiento: 'BB',
        contra: opener,
        supuestos: `Mesa de dinero de seis, 100 bb, comisión del 5 % hasta 2 bb. Apertura ${of(opener)} a ${open} bb con las manos de nuestra tabla y nadie más en el bote; 3-bet a ${to} bb. ${MODEL}`,
      },
      [
        ['pagar', answers.call],
        ['3bet', answers['3bet']],
      ],
    );
  }

/** Depth, and whether raising first is moving all in. */
const DEPTHS: readonly (readonly [depth: number, allIn: boolean])[] = [
  [8, true],
  [10, true],
  [12, true],
  [15, true],
  [20, false],
  [25, false],
  [40, false],
];
const OPEN = 3;
const ISO = 3.5;
const RERAISE = 9;
for (const [ante, jugadores, formato] of [
  [1, 9, 'torneo'],
  [0, 3, 'sng'],
] as const)
  for (const [depth, allIn] of DEPTHS) {
    if (formato === 'sng' && depth > 25) continue;
    const solution = solved({
      root: blinds(allIn ? ['allin', depth] : ['raise', OPEN], ISO, depth > 25 ? RERAISE : undefined, depth),
      dead: ante,
      posted: [0.5, 1],
      ranges: [ALL, ALL],
      share: (spr) => shareTable(1, spr),
      stack: depth,
      rake: [0, 0],
    });
    const first = rangesAt(solution, 'first', ALL);
    const where = formato === 'sng' ? 'Spin a tres' : 'Torneo';
    add(
      {
        id: `rg-completar-${formato === 'sng' ? 'spin' : 'mtt'}-sb-${depth}`,
        titulo: `Ciega pequeña: completar o subir, ${where.toLowerCase()}, ${depth} bb`,
        tipo: 'completar',
        formato,
        jugadores,
        asiento: 'SB',
        profundidad: depth,
        ante,
        fuente: 'modelo',
        supuestos: `${where} lejos de los premios, los dos con ${depth} bb${ante ? ', ante de 1 bb que pone la ciega grande' : ', sin ante'}. Todos se retiraron: la ciega pequeña completa, ${allIn ? 'va all-in' : `sube a ${OPEN} bb`} o se retira; la grande sube a ${bb(ISO)} bb o va all-in contra quien completa. ${MODEL} Valen las fichas, no los premios.`,
      },
      [
        ['limp', first.limp],
        [allIn ? 'allin' : 'abrir', first[allIn ? 'allin' : 'raise']],
      ],
    );
  }
/** The small blind reraises an opening that the button called. The big blind, who may still call, is left out of it. */
const SQUEEZE = 13;
const SQUEEZE_FOUR = 29;
for (const opener of ['LJ', 'HJ', 'CO'] as const) {
  const open = 2.5;
  const calls = reraising.find(({ id }) => id === `rg-3bet-btn-${opener.toLowerCase()}`)?.otras?.[0]?.rango ?? '';
  const game = (range: Float64Array): PreflopGame => ({
    root: facing(
      1,
      open,
      SQUEEZE,
      [
        ['4bet', SQUEEZE_FOUR],
        ['allin', STACK],
      ],
      STACK,
    ),
    // The big blind, and what the other of the two put in.
    dead: 1 + open,
    posted: [SQUEEZE, open],
    ranges: [ALL, range],
    share: (spr) => shareTable(1, spr),
    stack: STACK,
    rake: RAKE,
  });
  const { raised, exploitable } = solveThree({
    games: [game(openingOf(`rg-abrir-cash6-${opener.toLowerCase()}`)), game(rangeToWeights(parseRange(calls)))],
    price: SQUEEZE - 0.5,
  });
  worst = Math.max(worst, exploitable);
  const kept = HANDS.map((hand, i) => [hand, raised[i] as number] as const).filter(([, often]) => often >= RARE);
  add(
    {
      ...CASH,
      id: `rg-squeeze-sb-${opener.toLowerCase()}-btn-100`,
      titulo: `Squeeze de la ciega pequeña contra ${opener} y botón, 100 bb`,
      tipo: 'squeeze',
      asiento: 'SB',
      contra: opener,
      paga: 'BTN',
      supuestos: `Mesa de dinero de seis, 100 bb, comisión del 5 % hasta 2 bb. Apertura ${of(opener)} a ${bb(open)} bb y pago del botón según nuestras tablas; la ciega pequeña resube a ${SQUEEZE} bb o se retira, sin pagar, y la ciega grande se retira. Si sigue quien abrió, el botón se retira. ${MODEL} Contra quien paga la apertura con más manos se resube más por valor.`,
    },
    [
      [
        '3bet',
        Object.fromEntries(kept.map(([hand, often]) => [hand, often > 1 - RARE ? 1 : Math.round(10 * often) / 10])),
      ],
    ],
  );
}
writeFileSync(new URL('preflop.json', folder), `${JSON.stringify(charts, null, 2)}\n`);
console.log(`${charts.length} charts; at most ${worst.toFixed(1)} mbb a hand to be won against them`);
