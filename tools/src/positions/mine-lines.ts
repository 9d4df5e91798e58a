/**
 * Probes the known opening mistakes of traps.ts with the same engine and margins as the mined games.
 * node tools/src/positions/mine-lines.ts --out FILE
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Chess } from 'chess.js';
import { probe } from './probe.ts';
import { TRAPS } from './traps.ts';
import { Engine } from './uci.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (!values.out) throw new Error('--out FILE is needed');
const engine = await Engine.start();
for (const { tag, name, moves } of TRAPS) {
  const chess = new Chess();
  for (const san of moves.split(' ')) chess.move(san);
  const last = chess.history({ verbose: true }).at(-1);
  const context = {
    tag,
    ply: chess.history().length,
    game: moves,
    ...(last && { previous: last.lan }),
    ...(name && { trap: name }),
  };
  const candidate = await probe(engine, chess.fen(), context, 15);
  if (candidate) appendFileSync(values.out, `${JSON.stringify(candidate)}\n`);
  else console.log('not a single good answer:', moves);
}
engine.stop();
