/**
 * Searches every position of the bank in which the solver moves, and writes what the engine says of each legal move.
 * npm run chess:verify -- [files] [--out FOLDER] [--engines 2] [--minutes N] [--turns first|all]
 * The files hold one JSON row a line with `fen` and `linea` (UCI); by default the exercises of the lessons. Results
 * are appended as they come and what is there is skipped, so that a run may be stopped at any moment and resumed.
 * A later move is searched only while the solver's moves before it were the only right ones, because there the line
 * ends; those of a line that ends in mate are settled without an engine (mates.ts).
 */
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Chess } from 'chess.js';
import { toMove } from '../positions/probe.ts';
import { Engine } from '../positions/uci.ts';
import { lossAgainst, RIGHT, readLine } from './score.ts';
import { type Searched, searchAll } from './search.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'packages/lessons/content/chess/engine' },
    engines: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '100000' },
    turns: { type: 'string', default: 'all' },
  },
});

interface Row {
  readonly fen: string;
  readonly linea: readonly string[];
}

const readRows = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const files = positionals.length > 0 ? positionals : globSync('packages/lessons/content/chess/exercises/*.jsonl');
const rows = files.flatMap((file) => readRows(file) as Row[]);
mkdirSync(values.out, { recursive: true });
/** The board without counters: what a search depends on. */
const keyOf = (fen: string) => fen.split(' ').slice(0, 4).join(' ');
const known = new Map<string, Searched>(
  globSync(`${values.out}/*.jsonl`).flatMap((file) =>
    (readRows(file) as Searched[]).map((found) => [keyOf(found.fen), found] as const),
  ),
);

/** FEN at each turn of the solver, and whether the line ends in mate. */
function turnsOf({ fen, linea }: Row): { fens: string[]; mates: boolean } {
  const board = new Chess(fen);
  const fens: string[] = [];
  linea.forEach((move, index) => {
    if (index % 2 === 0) fens.push(board.fen());
    board.move(toMove(move));
  });
  return { fens, mates: board.isCheckmate() };
}

const isOnly = ({ lineas }: Searched, move: string): boolean => {
  const [first, second] = lineas.slice(0, 2).map(readLine);
  if (!first || first.pv[0] !== move) return false;
  return !second || lossAgainst(first.score, second.score) >= RIGHT;
};

interface Task {
  readonly row: Row;
  readonly fens: readonly string[];
  readonly turn: number;
}

const waves: Task[][] = [[]];
for (const row of rows) {
  const { fens, mates } = turnsOf(row);
  waves[0]?.push({ row, fens: mates ? fens.slice(0, 1) : fens, turn: 0 });
}
const started = Date.now();
const deadline = started + Number(values.minutes) * 60_000;
const running = new Set<string>();
let searches = 0;

async function work(engine: Engine, queue: Task[], next: Task[], file: string): Promise<void> {
  for (let task = queue.shift(); task; task = queue.shift()) {
    const fen = task.fens[task.turn] as string;
    const key = keyOf(fen);
    if (!known.has(key) && !running.has(key)) {
      if (Date.now() > deadline) return;
      running.add(key);
      const found = await searchAll(engine, fen);
      running.delete(key);
      known.set(key, found);
      appendFileSync(file, `${JSON.stringify(found)}\n`);
      searches += 1;
      if (searches % 20 === 0) {
        const seconds = (Date.now() - started) / 1000;
        console.log(
          `turn ${task.turn + 1}: ${searches} searched, ${queue.length} rows left, ${(seconds / searches).toFixed(1)} s each`,
        );
      }
    }
    const found = known.get(key);
    const move = task.row.linea[task.turn * 2] as string;
    if (found && task.turn + 1 < task.fens.length && isOnly(found, move)) next.push({ ...task, turn: task.turn + 1 });
  }
}

const engines = await Promise.all(
  Array.from({ length: Number(values.engines) }, () => Engine.start({ nnue: true, hashMb: 64 })),
);
for (let turn = 0; (waves[turn]?.length ?? 0) > 0 && Date.now() < deadline; turn += 1) {
  if (turn > 0 && values.turns === 'first') break;
  const next: Task[] = [];
  waves.push(next);
  const file = `${values.out}/${turn === 0 ? 'primeras' : 'siguientes'}.jsonl`;
  const queue = [...(waves[turn] as Task[])];
  await Promise.all(engines.map((engine) => work(engine, queue, next, file)));
}
for (const engine of engines) engine.stop();
console.log(`${searches} positions searched by ${existsSync(values.out) ? engines[0]?.name : ''}`);
