/**
 * Judges exercises again with another engine than the one that made them: Stockfish 19 in WebAssembly, from npm.
 * npm run audit:chess -- [files] [--count 300] [--from 0] [--seed 1] [--nodes 1000000] [--engines 2] [--turns first|all] [--lite]
 *   [--log FILE] [--doubtful]
 * The sample depends on the seed and the ids alone, so that it can be judged in pieces (--from 0 --count 100, --from 100
 * --count 100…) and stays the same when an exercise leaves the bank.
 * With --log every verdict is appended to a file as it comes; what is there is not judged again, and the sum at the end
 * is over the whole sample. `npm run chess:retire -- FILE` then retires every exercise that was rejected.
 * With --doubtful it judges no sample but every exercise whose stored search leaves room for doubt: a move just beyond
 * what is nearly right, or several right ones. Two of the first 150 of a sample were wrong, and both were of these.
 *
 * A wrong accept is a move stored as right that costs 0.06 of winning chance or more here; a wrong reject, a move
 * stored as wrong that costs less than 0.025 (where the point is a mate: one that mates as soon and is not stored as right).
 * Between the two thresholds engines differ in degree, not in kind: there the answer is «casi», which costs the player
 * nothing, and such differences are counted apart as borderline. A disagreement is believed only when the move, the
 * best and what is stored as right, searched alone with the same nodes, still disagree.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Chess, playUci } from '@estratega/chess/rules';
import type { ChessRow } from '@estratega/lessons';
import { chessExerciseOf, isRetired, readContent, readEngine } from '@estratega/lessons/compile';
import { command } from '../../tools/src/command.ts';
import { Engine, type EngineLine, toCentipawns } from '../positions/uci.ts';
import { boardKey } from './complete.ts';
import { readJsonLines, readSearches } from './json-lines.ts';
import { LONGEST_PROOF, shortestMates } from './mates.ts';
import { lossAgainst, NEARLY, RIGHT, readLine } from './score.ts';

const { values, positionals } = command('npm run audit:chess', {
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '300' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    log: { type: 'string' },
    nodes: { type: 'string', default: '1000000' },
    engines: { type: 'string', default: '2' },
    turns: { type: 'string', default: 'first' },
    /** The small network: half as strong a judgement of a quiet position, twice as fast. */
    lite: { type: 'boolean', default: false },
    doubtful: { type: 'boolean', default: false },
  },
});

const moveOf = ({ pv }: EngineLine) => pv[0] as string;
const byScore = (a: EngineLine, b: EngineLine) => toCentipawns(b.score) - toCentipawns(a.score);

type Exercise = Pick<ChessRow, 'id' | 'fen' | 'linea' | 'aceptadas' | 'casi' | 'prueba'>;

const SEARCHES = 'packages/lessons/content/chess/engine';

/** As players get them: what the searches say joined to what authors wrote. */
function bank(): Exercise[] {
  const content = readContent('packages/lessons/content');
  const engine = readEngine(SEARCHES);
  return content.chess.rows.filter((row) => !isRetired(row, engine)).map((row) => chessExerciseOf(row, engine));
}

/** Mined rows carry their verdict; those written by hand have it in the bank. */
const fromFiles = (files: readonly string[]): Exercise[] => {
  const joined = new Map(bank().map((row) => [row.id, row]));
  return files
    .flatMap((file) => readJsonLines<ChessRow>(file))
    .filter(({ retirada }) => !retirada)
    .flatMap((row) => (row.aceptadas ? row : (joined.get(row.id) ?? [])));
};

/** Where the loss of a move that counts as wrong begins to be beyond doubt. */
const BEYOND_DOUBT = 0.15;

function doubtful(exercises: readonly Exercise[]): Exercise[] {
  const searches = readSearches(SEARCHES);
  return exercises.filter(({ fen, aceptadas, casi, prueba }) => {
    if ('mate' in prueba) return false;
    const [right = [], nearly = []] = [aceptadas[0], casi[0]];
    const [best, ...others] = searches.get(boardKey(fen))?.lineas.map(readLine) ?? [];
    const isNear = (line: EngineLine) =>
      best !== undefined &&
      !right.includes(moveOf(line)) &&
      !nearly.includes(moveOf(line)) &&
      lossAgainst(best.score, line.score) < BEYOND_DOUBT;
    return right.length > 1 || others.some(isNear);
  });
}

const everything = positionals.length > 0 ? fromFiles(positionals) : bank();
const rows = values.doubtful ? doubtful(everything) : everything;
/** An exercise's place in the draw of this seed, whoever else takes part. */
const ticketOf = ({ id }: Exercise): string => createHash('sha256').update(`${values.seed} ${id}`).digest('hex');
const chosen = rows
  .map((row) => ({ row, ticket: ticketOf(row) }))
  .toSorted((a, b) => (a.ticket < b.ticket ? -1 : 1))
  .slice(Number(values.from), Number(values.from) + (values.doubtful ? rows.length : Number(values.count)))
  .map(({ row }) => row);

const nodes = Number(values.nodes);

/** What the second engine says of one exercise. */
interface Judged {
  readonly id: string;
  readonly nodos: number;
  turns: number;
  accepts: number;
  rejects: number;
  borderline: number;
  readonly dice: string[];
}
const judged = new Map<string, Judged>(
  values.log && existsSync(values.log)
    ? readJsonLines<Judged>(values.log).map((one): [string, Judged] => [one.id, one])
    : [],
);

/** What one turn of an exercise stores. */
interface Turn {
  readonly id: string;
  readonly fen: string;
  readonly right: readonly string[];
  readonly nearly: readonly string[];
  readonly mate: number | undefined;
}

function turnsOf({ id, fen, linea, aceptadas, casi, prueba }: Exercise): Turn[] {
  const board = new Chess(fen);
  const turns: Turn[] = [];
  linea.forEach((move, index) => {
    const turn = index / 2;
    if (index % 2 === 0)
      turns.push({
        id,
        fen: board.fen(),
        right: aceptadas[turn] ?? [],
        nearly: casi[turn] ?? [],
        mate: 'mate' in prueba ? prueba.mate - turn : undefined,
      });
    playUci(board, move);
  });
  return values.turns === 'all' ? turns : turns.slice(0, 1);
}

/** Loss of a move after a search of it, the best and what is stored as right alone. */
async function lossAlone(engine: Engine, fen: string, rivals: readonly string[], move: string): Promise<number> {
  const alone = [...new Set([...rivals, move])];
  const { lines } = await engine.analyse(fen, { nodes }, alone.length, alone);
  const found = lines.find((line) => moveOf(line) === move);
  const top = lines.toSorted(byScore)[0];
  return found && top ? lossAgainst(top.score, found.score) : 0;
}

async function judge(engine: Engine, { id, fen, right, nearly, mate }: Turn, totals: Judged): Promise<void> {
  totals.turns += 1;
  const legal = new Chess(fen).moves().length;
  const { lines } = await engine.analyse(fen, { nodes }, legal);
  const best = lines.toSorted(byScore)[0] as EngineLine;
  const say = (what: string, move: string, loss: number) => {
    const text = `${what}: ${id} ${move} loses ${loss.toFixed(3)} against ${moveOf(best)} in ${fen}`;
    totals.dice.push(text);
    console.log(text);
  };
  const rivals = [moveOf(best), ...right];
  const proved = mate !== undefined && mate <= LONGEST_PROOF ? shortestMates(fen, mate) : undefined;
  for (const line of lines) {
    const move = moveOf(line);
    const loss = lossAgainst(best.score, line.score);
    if (right.includes(move)) {
      if (proved ? proved.jugadas.includes(move) : loss < RIGHT) continue;
      const alone = proved ? 1 : await lossAlone(engine, fen, rivals, move);
      if (alone >= NEARLY) {
        totals.accepts += 1;
        say('WRONG ACCEPT', move, alone);
      } else if (alone >= RIGHT) {
        totals.borderline += 1;
      }
      continue;
    }
    if (proved?.jugadas.includes(move)) {
      totals.rejects += 1;
      say('WRONG REJECT (mates as soon)', move, 0);
      continue;
    }
    // Where the point is a mate, winning otherwise is not the answer that was asked for.
    if (loss >= RIGHT || mate !== undefined) continue;
    if (nearly.includes(move)) {
      totals.borderline += 1;
      continue;
    }
    const alone = await lossAlone(engine, fen, rivals, move);
    if (alone < RIGHT) {
      totals.rejects += 1;
      say('WRONG REJECT', move, alone);
    } else {
      totals.borderline += 1;
    }
  }
}

const folder = dirname(createRequire(import.meta.url).resolve('stockfish/package.json'));
const engineCommand = [
  process.execPath,
  join(folder, 'bin', values.lite ? 'stockfish-19-lite-single.js' : 'stockfish-19-single.js'),
];
const queue = chosen.filter(({ id }) => (judged.get(id)?.nodos ?? 0) < nodes);
let done = 0;
const engines = await Promise.all(
  Array.from({ length: Number(values.engines) }, () => Engine.start({ command: engineCommand, hashMb: 64 })),
);
await Promise.all(
  engines.map(async (engine) => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const totals: Judged = { id: row.id, nodos: nodes, turns: 0, accepts: 0, rejects: 0, borderline: 0, dice: [] };
      for (const turn of turnsOf(row)) await judge(engine, turn, totals);
      judged.set(row.id, totals);
      if (values.log) appendFileSync(values.log, `${JSON.stringify(totals)}\n`);
      done += 1;
      if (done % 25 === 0) console.log(`${done} judged, ${queue.length} left`);
    }
  }),
);
for (const engine of engines) engine.stop();
const all = chosen.flatMap(({ id }) => judged.get(id) ?? []);
const sum = (of: 'turns' | 'accepts' | 'rejects' | 'borderline') => all.reduce((total, one) => total + one[of], 0);
console.log(
  `${engines[0]?.name}: ${all.length} exercises, ${sum('turns')} turns; wrong accepts ${sum('accepts')}, wrong rejects ${sum('rejects')}, borderline ${sum('borderline')}`,
);
process.exitCode = sum('accepts') + sum('rejects') > 0 ? 1 : 0;
