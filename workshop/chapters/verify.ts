/**
 * Searches every move of every board of the chapters that is played on, and writes what came of it beside them. What is there already, as
 * deep, is not searched again: npm run chapters:verify -- [--nodes 250000]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chess } from '@estratega/chess/rules';
import { type ChapterVerdict, keeps, readChapterVerdicts, readContent } from '@estratega/lessons/compile';
import { command } from '../../tools/src/command.ts';
import { causeOf } from '../chess-bank/cause.ts';
import { Engine, type EngineLine, toCentipawns } from '../positions/uci.ts';

const { values } = command('npm run chapters:verify', { options: { nodes: { type: 'string', default: '250000' } } });
const nodes = Number(values.nodes);
const CONTENT = 'packages/lessons/content';
const file = join(CONTENT, 'chess/chapters/verdicts.jsonl');
const MATE = 10_000;

/** Where author and engine do not agree, the engine looks again, with its network and for so long. */
const DEEP = 8_000_000;

const steps = readContent(CONTENT)
  .chess.chapters.filter(({ juicio }) => juicio === 'motor')
  .flatMap(({ pasos, prueba }) => [...pasos, ...prueba.items])
  .flatMap((step) => ('acepta' in step ? [step] : []));
const boards = [...new Set(steps.map(({ fen }) => fen))];
const known = new Map(readChapterVerdicts(file));
const open = boards.filter((fen) => (known.get(fen)?.nodos ?? 0) < nodes);
console.log(`${boards.length} boards, ${open.length} to search with ${nodes} nodes a move.`);

const points = (line: EngineLine): number => Math.max(-MATE, Math.min(MATE, toCentipawns(line.score)));

const save = (): void => {
  const lines = boards.flatMap((fen) => known.get(fen) ?? []).map((said) => JSON.stringify(said));
  writeFileSync(file, `${lines.join('\n')}\n`);
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

const engine = await Engine.start({ hashMb: 256 });
for (const [i, fen] of open.entries()) {
  const legal = new Chess(fen).moves({ verbose: true }).map(({ lan }) => lan);
  const lines: EngineLine[] = [];
  // Each move by itself: side by side they would share the nodes.
  for (const move of legal) {
    const { lines: found } = await engine.analyse(fen, { nodes }, 1, [move]);
    if (found[0]) lines.push(found[0]);
  }
  const best = lines.toSorted((a, b) => points(b) - points(a))[0];
  if (!best || lines.length < legal.length) throw new Error(`${fen}: ${lines.length} lines for ${legal.length} moves`);
  const jugadas = Object.fromEntries(lines.map((line) => [line.pv[0] as string, verdictOf(fen, line, best)]));
  known.set(fen, { fen, nodos: nodes, jugadas });
  save();
  if ((i + 1) % 10 === 0) console.log(`${i + 1} of ${open.length}`);
}

/** Moves of which an author says something else than the engine. */
const disputed = (fen: string): readonly string[] => {
  const { jugadas = {} } = known.get(fen) ?? {};
  const best = Math.max(...Object.values(jugadas).map(({ cp }) => cp));
  return steps
    .filter((step) => step.fen === fen)
    .flatMap(({ acepta, mantiene = {}, errores = {} }) => [
      ...[...acepta, ...Object.keys(mantiene)].filter((move) => !keeps(fen, best, jugadas[move]?.cp ?? Number.NaN)),
      ...Object.keys(errores).filter((move) => keeps(fen, best, jugadas[move]?.cp ?? Number.NaN)),
    ]);
};
engine.useNetwork(true);
for (const fen of boards) {
  const said = known.get(fen);
  const moves = disputed(fen);
  if (!said || moves.length === 0) continue;
  const [best] = (await engine.analyse(fen, { nodes: DEEP })).lines;
  for (const move of moves) {
    const [line] = (await engine.analyse(fen, { nodes: DEEP }, 1, [move])).lines;
    if (best && line) said.jugadas[move] = verdictOf(fen, line, best);
  }
  save();
  console.log(`${fen}: ${moves.join(', ')} looked at again; ${disputed(fen).join(', ') || 'nothing'} still disputed`);
}
engine.stop();
save();
console.log(`${readFileSync(file, 'utf8').split('\n').length - 1} boards written.`);
