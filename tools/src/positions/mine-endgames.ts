/**
 * Mines endgames from random placements of each family: it keeps those where a single move wins, draws or mates soonest.
 * node tools/src/positions/mine-endgames.ts --out FILE --seed N --seconds-per-family S [--tags fin-kpk,…]
 * With --play it plays games from balanced placements instead and keeps the moments where the result changes hands:
 * slower, but with the natural positions that practical endgames need.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Chess } from 'chess.js';
import { ENDGAMES, type EndgameFamily, scatter } from './endgames.ts';
import { probe, toMove } from './probe.ts';
import { Random } from './random.ts';
import { playGame } from './selfplay.ts';
import { Engine, type EngineLine, toCentipawns } from './uci.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'seconds-per-family': { type: 'string', default: '30' },
    tags: { type: 'string' },
    play: { type: 'boolean', default: false },
  },
});
const { out } = values;
if (!out) throw new Error('--out FILE is needed');

const MAX_PER_FAMILY = 60;

/** In an endgame "better" means another result: a win against a draw, or a draw against a loss. */
function changesResult([first, second]: readonly EngineLine[], loose = false): boolean {
  if (!first || !second) return false;
  const [won, drawn] = loose ? [200, 180] : [300, 130];
  const best = toCentipawns(first.score);
  const next = toCentipawns(second.score);
  return (best >= won && next <= drawn) || (best >= -drawn / 2 && next <= -won);
}

const quickestMate = ([first, second]: readonly EngineLine[]) =>
  first !== undefined &&
  'mate' in first.score &&
  first.score.mate > 0 &&
  first.score.mate <= 7 &&
  !(second && 'mate' in second.score && second.score.mate > 0 && second.score.mate <= first.score.mate);

const accepts = (family: EndgameFamily, lines: readonly EngineLine[], loose = false) =>
  family.goal === 'mate' ? quickestMate(lines) : changesResult(lines, loose);

/** Taking what random placement left hanging is no endgame lesson (among pawns alone it can be). */
function takesHangingPiece(fen: string, uci: string): boolean {
  const { captured } = new Chess(fen).move(toMove(uci));
  const onlyPawns = !/[nbrq]/i.test(fen.split(' ')[0] as string);
  return captured !== undefined && !(captured === 'p' && onlyPawns);
}

async function mineFamily(engine: Engine, random: Random, family: EndgameFamily, deadline: number): Promise<void> {
  let found = 0;
  const perMateLength = new Map<number, number>();
  while (Date.now() < deadline && found < MAX_PER_FAMILY) {
    const fen = scatter(family, random);
    if (!fen) continue;
    const glance = await engine.analyse(fen, { depth: family.goal === 'mate' ? 10 : 9 }, 2);
    if (!accepts(family, glance.lines, true) || takesHangingPiece(fen, glance.lines[0]?.pv[0] as string)) continue;
    const game = `${family.tag}-${values.seed}-${found}`;
    const candidate = await probe(engine, fen, { tag: family.tag, ply: 0, game }, family.depth);
    if (!candidate || !accepts(family, candidate.lines)) continue;
    const score = candidate.lines[0]?.score;
    if (family.goal === 'mate' && score && 'mate' in score) {
      const sameLength = (perMateLength.get(score.mate) ?? 0) + 1;
      if (sameLength > 10) continue;
      perMateLength.set(score.mate, sameLength);
    }
    found += 1;
    appendFileSync(out as string, `${JSON.stringify(candidate)}\n`);
  }
  console.log(family.tag, found);
}

const BALANCED = 150;

async function playFamily(engine: Engine, random: Random, family: EndgameFamily, deadline: number): Promise<void> {
  let found = 0;
  for (let games = 0; Date.now() < deadline; games += 1) {
    const fen = scatter(family, random);
    if (!fen) continue;
    const glance = await engine.analyse(fen, { depth: 9 }, 1);
    if (!glance.lines[0] || Math.abs(toCentipawns(glance.lines[0].score)) > BALANCED) continue;
    for (const spotted of await playGame(engine, random, { tag: family.tag, fen })) {
      if (Date.now() > deadline) break;
      const move = spotted.lines[0]?.pv[0] as string;
      if (!changesResult(spotted.lines, true) || takesHangingPiece(spotted.fen, move)) continue;
      const { previous, ply } = spotted;
      const context = {
        tag: family.tag,
        ply,
        game: `${family.tag}-${values.seed}-p${games}`,
        ...(previous && { previous }),
      };
      const candidate = await probe(engine, spotted.fen, context, family.depth);
      if (!candidate || !changesResult(candidate.lines)) continue;
      found += 1;
      appendFileSync(out as string, `${JSON.stringify(candidate)}\n`);
    }
  }
  console.log(family.tag, found);
}

const random = new Random(Number(values.seed));
const tags = values.tags?.split(',');
const engine = await Engine.start();
for (const family of ENDGAMES.filter(({ tag }) => !tags || tags.includes(tag))) {
  const deadline = Date.now() + Number(values['seconds-per-family']) * 1000;
  await (values.play ? playFamily : mineFamily)(engine, random, family, deadline);
}
engine.stop();
