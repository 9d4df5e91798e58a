/**
 * Mines generated middlegames with castled kings for rare motifs and mating patterns.
 * node tools/src/positions/mine-attacks.ts --out FILE --seed N --minutes M --hunt topic,topic
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { scatterAttack } from './attack-positions.ts';
import { shows } from './hunt.ts';
import { classify, probe } from './probe.ts';
import { Random } from './random.ts';
import { Engine } from './uci.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '5' },
    hunt: { type: 'string', default: 'aj-tac-patrones' },
  },
});
if (!values.out) throw new Error('--out FILE is needed');

const GLANCE_NODES = 4_000;
const LOOK_NODES = 12_000;
const random = new Random(Number(values.seed));
const topics = values.hunt.split(',');
const deadline = Date.now() + Number(values.minutes) * 60_000;
const engine = await Engine.start({ hashMb: 16 });
let tried = 0;

while (Date.now() < deadline) {
  const fen = scatterAttack(random);
  if (!fen) continue;
  tried += 1;
  const glance = await engine.analyse(fen, { nodes: GLANCE_NODES }, 2);
  const first = classify(glance.lines);
  if (first !== 'mate' && first !== 'win') continue;
  const { lines } = await engine.analyse(fen, { nodes: LOOK_NODES }, 2);
  const kind = classify(lines);
  if (!kind || !shows({ fen, tag: 'ataque', ply: 60, kind, lines }, topics)) continue;
  const game = `ataque-${values.seed}-${tried}`;
  const candidate = await probe(engine, fen, { tag: 'ataque', ply: 60, game }, 13);
  if (candidate) appendFileSync(values.out, `${JSON.stringify(candidate)}\n`);
}
engine.stop();
