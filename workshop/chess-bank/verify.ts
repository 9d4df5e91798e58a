/**
 * Searches every position of the bank in which the solver moves, and writes what the engine says of each legal move.
 * npm run chess:verify -- [files] [--out FOLDER] [--engines 2] [--minutes N] [--turns first|all]
 * The files hold one JSON row a line with `fen` and `linea` (UCI); by default the exercises of the lessons. Results
 * are appended as they come and what is there is skipped, so that a run may be stopped at any moment and resumed.
 * First the broad search of all positions of a turn, then the deep one of those it left open: a later result of a
 * position replaces the earlier. A later move is searched only while the solver's moves before it were the only right ones, because there the line
 * ends; the last three of a line that ends in mate are settled without an engine (mates.ts).
 */
import { appendFileSync, globSync, mkdirSync } from 'node:fs';
import { Chess, playUci } from '@estratega/chess/rules';
import { command } from '../../tools/src/command.ts';
import { Engine } from '../positions/uci.ts';
import { boardKey } from './complete.ts';
import { readJsonLines, readSearches } from './json-lines.ts';
import { LONGEST_PROOF } from './mates.ts';
import { lossAgainst, RIGHT, readLine } from './score.ts';
import { isOpen, refine, type Searched, searchBroad } from './search.ts';

const { values, positionals } = command('npm run chess:verify', {
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
  readonly origen?: string;
}

const files = positionals.length > 0 ? positionals : globSync('packages/lessons/content/chess/exercises/*.jsonl');
// What was mined carries its verdict already.
const rows = files.flatMap((file) => readJsonLines<Row>(file)).filter(({ origen }) => origen !== 'mina');
mkdirSync(values.out, { recursive: true });
const known = readSearches(values.out);

/** FEN at each turn of the solver, and whether the line ends in mate. */
function turnsOf({ fen, linea }: Row): { fens: string[]; mates: boolean } {
  const board = new Chess(fen);
  const fens: string[] = [];
  linea.forEach((move, index) => {
    if (index % 2 === 0) fens.push(board.fen());
    playUci(board, move);
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
  readonly mates: boolean;
}

const started = Date.now();
const deadline = started + Number(values.minutes) * 60_000;
const running = new Set<string>();
let searches = 0;

const log = (what: string, left: number) => {
  searches += 1;
  if (searches % 20 > 0) return;
  const seconds = (Date.now() - started) / 1000;
  console.log(`${what}: ${searches} searched, ${left} left, ${(seconds / searches).toFixed(1)} s each`);
};

/** Searches what is not known yet and, in a second round, what is still open. */
async function work(engine: Engine, queue: Task[], file: string, round: 'broad' | 'deep'): Promise<void> {
  for (let task = queue.shift(); task && Date.now() < deadline; task = queue.shift()) {
    const fen = task.fens[task.turn] as string;
    const key = boardKey(fen);
    const before = known.get(key);
    if (running.has(key) || (round === 'broad' ? before : !before || !isOpen(before))) continue;
    running.add(key);
    const found = round === 'broad' ? await searchBroad(engine, fen) : await refine(engine, before as Searched);
    running.delete(key);
    known.set(key, found);
    appendFileSync(file, `${JSON.stringify(found)}\n`);
    log(`turn ${task.turn + 1}, ${round}`, queue.length);
  }
}

/** The next turn of the lines whose move is the only right one so far. */
const following = (tasks: readonly Task[]): Task[] =>
  tasks.flatMap((task) => {
    const found = known.get(boardKey(task.fens[task.turn] as string));
    const move = task.row.linea[task.turn * 2] as string;
    const goesOn = found && !isOpen(found) && task.turn + 1 < task.fens.length && (task.mates || isOnly(found, move));
    return goesOn ? [{ ...task, turn: task.turn + 1 }] : [];
  });

const engines = await Promise.all(
  Array.from({ length: Number(values.engines) }, () => Engine.start({ nnue: true, hashMb: 64 })),
);
let tasks: Task[] = rows.map((row) => {
  const { fens, mates } = turnsOf(row);
  // The last moves of a mate are proved by trying everything.
  return { row, fens: mates ? fens.slice(0, Math.max(1, fens.length - LONGEST_PROOF)) : fens, turn: 0, mates };
});
for (let turn = 0; tasks.length > 0 && Date.now() < deadline; turn += 1) {
  if (turn > 0 && values.turns === 'first') break;
  const file = `${values.out}/${turn === 0 ? 'primeras' : 'siguientes'}.jsonl`;
  for (const round of ['broad', 'deep'] as const) {
    const queue = [...tasks];
    await Promise.all(engines.map((engine) => work(engine, queue, file, round)));
  }
  tasks = following(tasks);
}
for (const engine of engines) engine.stop();
console.log(`${searches} searches by ${engines[0]?.name}`);
