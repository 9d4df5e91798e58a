/**
 * Mines candidates from self-play that starts in known opening lines. It appends one JSON line per candidate, so it
 * can be stopped at any moment: node tools/src/positions/mine-games.ts --out FILE --seed N --minutes M
 *   --tags a,b          only these openings
 *   --plies N           short games: only the opening phase
 *   --hunt topic,topic  deep analysis only for positions whose quick line already shows one of these (rare) motifs
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { shows } from './hunt.ts';
import { OPENING_SEEDS } from './openings.ts';
import { probe } from './probe.ts';
import { Random } from './random.ts';
import { playGame, type Spotted } from './selfplay.ts';
import { Engine } from './uci.ts';

const QUIET_PER_GAME = 2;
const TACTICAL_PER_GAME = 8;
const OPENING_PER_GAME = 4;
const OPENING_PLIES = 26;
const DEPTH = 13;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '30' },
    tags: { type: 'string' },
    hunt: { type: 'string' },
    plies: { type: 'string' },
  },
});
if (!values.out) throw new Error('--out FILE is needed');

/** A varied sample of one game: some opening positions, few quiet ones, the best hidden tactics. */
function sample(spotted: readonly Spotted[]): Spotted[] {
  const byHidden = spotted.toSorted((a, b) => b.hidden - a.hidden);
  const opening = byHidden.filter(({ ply }) => ply <= OPENING_PLIES).slice(0, OPENING_PER_GAME);
  const later = byHidden.filter(({ ply }) => ply > OPENING_PLIES);
  const quiet = later.filter(({ kind }) => kind === 'quiet').slice(0, QUIET_PER_GAME);
  const tactical = later.filter(({ kind }) => kind !== 'quiet').slice(0, TACTICAL_PER_GAME);
  return [...opening, ...quiet, ...tactical];
}

const random = new Random(Number(values.seed));
const tags = values.tags?.split(',');
const hunted = values.hunt?.split(',');
const seeds = OPENING_SEEDS.filter(({ tag }) => !tags || tags.includes(tag));
const deadline = Date.now() + Number(values.minutes) * 60_000;
const engine = await Engine.start({ hashMb: 16 });
const seen = new Set<string>();
let games = 0;

while (Date.now() < deadline) {
  games += 1;
  const game = `${values.seed}-${games}`;
  const start = { ...random.pick(seeds), ...(values.plies && { plies: Number(values.plies) }) };
  const spotted = await playGame(engine, random, start);
  const chosen = hunted ? spotted.filter((each) => shows({ ...each, tag: start.tag }, hunted)) : sample(spotted);
  for (const { fen, ply, previous } of chosen) {
    const key = fen.split(' ').slice(0, 4).join(' ');
    if (seen.has(key)) continue;
    seen.add(key);
    const candidate = await probe(engine, fen, { tag: start.tag, ply, game, ...(previous && { previous }) }, DEPTH);
    if (candidate) appendFileSync(values.out, `${JSON.stringify(candidate)}\n`);
  }
}
engine.stop();
