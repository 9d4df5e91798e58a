/**
 * Measures the difficulty model and the motif detectors on puzzles that people have rated:
 * npm run bank:difficulty -- FILE.csv [--puzzles 1000] [--motifs 8000]
 * The file has a header with at least fen, solution (UCI, the solver first), rating and themes; rows whose
 * selected_on_rating is 1 are left out, because they were chosen by what is to be predicted. The puzzles measured are
 * always the same: those whose board hashes lowest. Nothing of the file is kept.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { estimate } from '@estratega/lessons/difficulty';
import { command } from '../../tools/src/command.ts';
import { type Detected, labelsOf, MOTIFS, type Motif } from '../chess-bank/labels.ts';
import { toPuzzle } from '../positions/puzzle.ts';

const { values, positionals } = command('npm run bank:difficulty', {
  allowPositionals: true,
  options: { puzzles: { type: 'string', default: '1000' }, motifs: { type: 'string', default: '8000' } },
});
const [path] = positionals;
if (!path) throw new Error('Give the path of a CSV file of rated puzzles');

const SPEARMAN_GOAL = 0.73;
const PRECISION_GOAL = 0.85;

interface Rated {
  readonly fen: string;
  readonly solution: readonly string[];
  readonly rating: number;
  readonly themes: readonly string[];
}

function readPuzzles(file: string): Rated[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/u);
  const names = header.split(',');
  const column = (name: string) => names.indexOf(name);
  const [fen, solution, rating, themes, selected] = [
    column('fen'),
    column('solution'),
    column('rating'),
    column('themes'),
    column('selected_on_rating'),
  ] as [number, number, number, number, number];
  return lines
    .map((line) => line.split(','))
    .filter((fields) => selected < 0 || fields[selected] !== '1')
    .map((fields) => ({
      fen: fields[fen] as string,
      solution: (fields[solution] as string).split(' '),
      rating: Number(fields[rating]),
      themes: (fields[themes] as string).split(' '),
      hash: createHash('sha256')
        .update(fields[fen] as string)
        .digest('hex'),
    }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
}

/** Place of each number among all, the mean place for equals. */
function ranks(numbers: readonly number[]): number[] {
  const order = numbers.map((_, index) => index).toSorted((a, b) => (numbers[a] as number) - (numbers[b] as number));
  const places = new Array<number>(numbers.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && numbers[order[to] as number] === numbers[order[from] as number]) to += 1;
    for (let index = from; index < to; index += 1) places[order[index] as number] = (from + to - 1) / 2;
    from = to;
  }
  return places;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  a.forEach((value, index) => {
    const [da, db] = [value - ma, (b[index] as number) - mb];
    ab += da * db;
    aa += da * da;
    bb += db * db;
  });
  return ab / Math.sqrt(aa * bb);
}

/** What others call our motifs. */
const THEMES: Readonly<Record<Detected, readonly string[]>> = {
  mate: ['mate'],
  pasillo: ['backRankMate'],
  coz: ['smotheredMate'],
  arabe: ['arabianMate'],
  anastasia: ['anastasiaMate'],
  promocion: ['promotion', 'underPromotion'],
  atraccion: ['attraction'],
  'jaque-doble': ['doubleCheck'],
  descubierta: ['discoveredAttack', 'discoveredCheck', 'doubleCheck'],
  doble: ['fork'],
  atrapada: ['trappedPiece'],
  enfilada: ['skewer'],
  clavada: ['pin'],
  defensor: ['capturingDefender'],
  interferencia: ['interference'],
  'rayos-x': ['xRayAttack'],
  desviacion: ['deflection'],
  despeje: ['clearance'],
  silenciosa: ['quietMove'],
  'rey-expuesto': ['exposedKing'],
  sacrificio: ['sacrifice'],
  colgada: ['hangingPiece'],
};

const puzzles = readPuzzles(path);
const frozen = puzzles.slice(0, Number(values.puzzles));
const estimates = frozen.map(({ fen, solution }) => estimate(fen, solution));
const truth = frozen.map(({ rating }) => rating);
const spearman = correlation(ranks(estimates), ranks(truth));
const squares = estimates.reduce((sum, value, index) => sum + (value - (truth[index] as number)) ** 2, 0);
console.log(
  `Difficulty on ${frozen.length} puzzles: Spearman ${spearman.toFixed(3)} (goal ${SPEARMAN_GOAL}), error ${Math.round(Math.sqrt(squares / frozen.length))} points`,
);

const tally = new Map(MOTIFS.map((motif) => [motif, { found: 0, right: 0, real: 0 }]));
for (const { fen, solution, themes } of puzzles.slice(0, Number(values.motifs))) {
  const mate = themes.includes('mate') ? (solution.length + 1) / 2 : undefined;
  const puzzle = toPuzzle({
    fen,
    tag: '',
    ply: 0,
    game: '',
    kind: mate ? 'mate' : 'win',
    lines: [
      { score: mate ? { mate } : { cp: 600 }, pv: solution },
      { score: { cp: 100 }, pv: [] },
    ],
    bestByDepth: [],
    solution,
    onlyMoves: 1,
  });
  const found = new Set<Motif>(labelsOf(puzzle).map(({ motif }) => motif));
  for (const [motif, row] of tally) {
    const real = THEMES[motif].some((theme) => themes.includes(theme));
    row.real += real ? 1 : 0;
    row.found += found.has(motif) ? 1 : 0;
    row.right += real && found.has(motif) ? 1 : 0;
  }
}
console.table(
  Object.fromEntries(
    [...tally].map(([motif, { found, right, real }]) => [
      motif,
      {
        found,
        precision: Number((right / found).toFixed(2)),
        recall: Number((right / real).toFixed(2)),
        goal: right / found >= PRECISION_GOAL ? 'yes' : 'no',
      },
    ]),
  ),
);
const met =
  spearman >= SPEARMAN_GOAL && [...tally.values()].every(({ found, right }) => right / found >= PRECISION_GOAL);
process.exitCode = met ? 0 : 1;
