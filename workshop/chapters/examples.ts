/**
 * Looks in the worked examples of chess for the moves that have to be found, and writes what every move of those boards comes to: a reader is
 * asked for them before the example is told. What is there already is not searched again: npm run chapters:examples
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chess } from '@estratega/chess/rules';
import { type ChapterVerdict, examplePlies, keeps, readChapterVerdicts, readContent } from '@estratega/lessons/compile';
import { command } from '../../tools/src/command.ts';
import { causeOf } from '../chess-bank/cause.ts';
import { Engine, type EngineLine, toCentipawns } from '../positions/uci.ts';

command('npm run chapters:examples');

const CONTENT = 'packages/lessons/content';
const file = join(CONTENT, 'chess/examples.jsonl');
const MATE = 10_000;
/** A first look at the board, and one at each of its moves where the first one found something to ask. */
const FIRST = 500_000;
const EACH = 100_000;
const LINES = 4;
/** Of an example so many boards are asked, the first ones. */
const MOST = 2;
/** Centipawns that the best move that is not accepted must lose. */
const CLEAR = 100;

const points = (line: EngineLine): number => Math.max(-MATE, Math.min(MATE, toCentipawns(line.score)));
const examples = examplePlies(readContent(CONTENT).chess.topics);
const known = new Map(existsSync(file) ? readChapterVerdicts(file) : []);
const save = (): void => {
  const fens = [...new Set(examples.flatMap(({ plies }) => plies.map(({ fen }) => fen)))];
  const lines = fens.flatMap((fen) => known.get(fen) ?? []).map((said) => JSON.stringify(said));
  writeFileSync(file, `${lines.join('\n')}\n`);
};

const engine = await Engine.start({ hashMb: 64 });

/** Whether this move, and hardly another, keeps what the board holds. */
const isToBeFound = async (fen: string, move: string): Promise<boolean> => {
  if (new Chess(fen).moves().length < 3) return false;
  const { lines } = await engine.analyse(fen, { nodes: FIRST }, LINES);
  const [best] = lines.toSorted((a, b) => points(b) - points(a));
  if (!best) return false;
  const kept = lines.filter((line) => keeps(fen, points(best), points(line)));
  const rest = lines.filter((line) => !kept.includes(line));
  return (
    kept.length <= 2 &&
    kept.some(({ pv }) => pv[0] === move) &&
    rest.length > 0 &&
    rest.every((line) => points(best) - points(line) >= CLEAR)
  );
};

const verdictOf = (fen: string, line: EngineLine, best: EngineLine): ChapterVerdict['jugadas'][string] => {
  const cp = points(line);
  const isWorse = points(best) - cp > 60;
  return {
    cp,
    ...(isWorse && line.pv[1] ? { con: line.pv[1] } : {}),
    ...(isWorse ? { causa: causeOf(fen, line, best.score) } : {}),
  };
};

const everyMove = async (fen: string): Promise<ChapterVerdict> => {
  const lines: EngineLine[] = [];
  for (const { lan } of new Chess(fen).moves({ verbose: true })) {
    const { lines: found } = await engine.analyse(fen, { nodes: EACH }, 1, [lan]);
    if (found[0]) lines.push(found[0]);
  }
  const best = lines.toSorted((a, b) => points(b) - points(a))[0] as EngineLine;
  const jugadas = Object.fromEntries(lines.map((line) => [line.pv[0] as string, verdictOf(fen, line, best)]));
  return { fen, nodos: EACH, jugadas };
};

for (const [i, { plies }] of examples.entries()) {
  let found = plies.filter(({ fen }) => known.has(fen)).length;
  if (found > 0) continue;
  for (const { fen, move } of plies) {
    if (found >= MOST) break;
    if (!(await isToBeFound(fen, move))) continue;
    known.set(fen, await everyMove(fen));
    found++;
  }
  if (found > 0) save();
  if ((i + 1) % 20 === 0) console.log(`${i + 1} of ${examples.length}, ${known.size} boards`);
}
engine.stop();
save();
console.log(`${known.size} boards of ${examples.length} examples.`);
