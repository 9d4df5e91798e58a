/**
 * Adds positions composed by hand to the bank: node tools/src/positions/compose.ts FILE.jsonl [--depth 18] [--margin 150]
 * Each line is { topic, nivel, fen, linea, pista, explicacion }. The engine must confirm the first move by the margin
 * (or as the only fastest mate) and writes the proof; what it does not confirm, or is in the bank already, is printed
 * and left out.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Chess } from 'chess.js';
import { addToFile, bankBoards, boardKey, type NewPosition } from './bank.ts';
import { DECIDED, toMove } from './probe.ts';
import { spanishSan } from './spanish.ts';
import { Engine, type EngineLine, toCentipawns } from './uci.ts';

interface Composed extends Omit<NewPosition, 'prueba'> {
  readonly topic: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { depth: { type: 'string', default: '18' }, margin: { type: 'string', default: '150' } },
});

const WIDEST = 2000;
const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** The engine's proof, or in words why there is none. */
function proofOf({ fen, linea }: Composed, lines: readonly EngineLine[]): NewPosition['prueba'] | string {
  const [first, second] = lines;
  if (!first) return 'no legal move';
  const best = spanishSan(new Chess(fen).move(toMove(first.pv[0] as string)).san);
  if (best !== linea.split(' ')[0]?.replace(/^1\.+/, '')) return `the engine prefers ${best}`;
  const top = toCentipawns(first.score);
  const next = second ? toCentipawns(second.score) : -WIDEST;
  if ('mate' in first.score && linea.endsWith('#')) {
    return next < top ? { mate: first.score.mate } : 'another move mates as fast';
  }
  const gap = clamp(top, DECIDED) - clamp(next, DECIDED);
  if (gap < Number(values.margin)) return `gap of only ${gap}`;
  return { margen: clamp(top, WIDEST) - clamp(next, WIDEST) };
}

const composed = positionals.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Composed),
);
const boards = bankBoards();
const added = new Map<string, NewPosition[]>();
const engine = await Engine.start();
for (const each of composed) {
  const twin = boards.get(boardKey(each.fen));
  const proof = twin
    ? `already in the bank (${twin})`
    : proofOf(each, (await engine.analyse(each.fen, { depth: Number(values.depth) }, 2)).lines);
  const name = `${each.topic}@${each.nivel} ${each.linea}`;
  if (typeof proof === 'string') {
    console.log(`left out ${name}: ${proof}`);
    continue;
  }
  console.log(`added ${name}`, proof);
  const { topic, ...position } = each;
  boards.set(boardKey(each.fen), name);
  added.set(topic, [...(added.get(topic) ?? []), { ...position, prueba: proof }]);
}
engine.stop();
for (const [topic, positions] of added) addToFile(topic, positions);
