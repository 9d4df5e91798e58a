/**
 * Re-checks the stored bank with a deeper search: the first move of every line must still be the best by a margin,
 * and mates must be mates. node tools/src/positions/verify.ts [--depth 16] [--topics aj-tac-doble,…] [--level 0]
 * [--rejects FILE]
 * Positions that fail are printed and, with --rejects, their FENs appended to a file that build.ts leaves out.
 * With --passed, FENs that stood up are remembered and skipped next time (the bank is rebuilt more often than it changes).
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Chess } from 'chess.js';
import type { PosicionVerificada } from '../../../packages/planner/src/games/chess/chess-topic.ts';
import { POSITIONS } from '../../../packages/planner/src/games/chess/positions/index.ts';
import { spanishSan } from './spanish.ts';
import { type Analysis, Engine, type EngineLine, toCentipawns } from './uci.ts';

const { values } = parseArgs({
  options: {
    depth: { type: 'string', default: '16' },
    topics: { type: 'string' },
    level: { type: 'string' },
    rejects: { type: 'string' },
    passed: { type: 'string' },
    nnue: { type: 'boolean', default: false },
  },
});

/** With another depth (or the network) scores move a little; what must survive is the gap. */
const MIN_GAP = 35;
const DECIDED = 700;
const clamp = (score: number) => Math.max(-DECIDED, Math.min(DECIDED, score));

/** Why a position fails, or undefined when it stands. */
function fault(position: PosicionVerificada, { lines }: Analysis): string | undefined {
  const [first, second] = lines as [EngineLine | undefined, EngineLine | undefined];
  if (!first) return 'no legal move';
  const best = new Chess(position.fen).move(first.pv[0] as string);
  const stored = position.linea.split(' ')[0]?.replace(/^1\.+/, '');
  if ('mate' in position.prueba) {
    const mate = 'mate' in first.score ? first.score.mate : undefined;
    if (mate === undefined || mate <= 0) return 'the engine sees no mate';
    if (mate < position.prueba.mate) return `there is a shorter mate (${mate})`;
    const twin = second && 'mate' in second.score && second.score.mate === position.prueba.mate;
    return twin ? 'another move mates as fast' : sameMove(best.san, stored);
  }
  const gap = clamp(toCentipawns(first.score)) - clamp(second ? toCentipawns(second.score) : -DECIDED);
  return sameMove(best.san, stored) ?? (gap < MIN_GAP ? `gap of only ${gap}` : undefined);
}

const sameMove = (san: string, stored: string | undefined) =>
  spanishSan(san) === stored ? undefined : `the engine prefers ${spanishSan(san)}`;

const wanted = values.topics?.split(',');
const engine = await Engine.start({ nnue: values.nnue });
const passed = values.passed && existsSync(values.passed) ? readFileSync(values.passed, 'utf8').split('\n') : [];
const known = new Map<string, string | undefined>(passed.map((fen) => [fen, undefined]));
const table: Record<string, { positions: number; failed: number }> = {};

for (const [topic, all] of Object.entries(POSITIONS)) {
  if (wanted && !wanted.includes(topic)) continue;
  const positions = values.level ? all.filter(({ nivel }) => nivel === Number(values.level)) : all;
  const row = { positions: positions.length, failed: 0 };
  table[topic] = row;
  for (const position of positions) {
    if (!known.has(position.fen)) {
      // A mate in n must be looked for at least 2n plies deep.
      const depth = 'mate' in position.prueba ? Math.max(12, position.prueba.mate * 2 + 4) : Number(values.depth);
      const reason = fault(position, await engine.analyse(position.fen, { depth }, 2));
      known.set(position.fen, reason);
      const log = reason ? values.rejects : values.passed;
      if (log) appendFileSync(log, `${position.fen}\n`);
    }
    const reason = known.get(position.fen);
    if (!reason) continue;
    row.failed += 1;
    console.log(position.id, position.linea.split(' ')[0], reason);
  }
}
engine.stop();
console.table(table);
const failed = Object.values(table).reduce((sum, row) => sum + row.failed, 0);
console.log(`${known.size} distinct positions checked, ${failed} entries failed`);
process.exitCode = failed > 0 ? 1 : 0;
