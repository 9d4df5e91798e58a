/**
 * Looks for new exercises in games between two fallible players that begin with real openings, and appends those
 * that stand up to the deep search to packages/lessons/content/chess/exercises/mina-*.jsonl:
 * npm run chess:mine -- [--minutes 60] [--engines 1] [--seed N] [--searches] [--out FOLDER] [--quick]
 * With --searches it plays no games: it takes the mistakes that chess:verify has seen punished, at most one a board.
 * What is there counts: shelves that are full are not looked for, boards of the bank are not taken again, and a run
 * may be stopped at any moment. With --quick the last search is short: to read what would be written, never to keep.
 */
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ChessRow } from '@estratega/lessons';
import { levelOf, rate } from '@estratega/lessons/difficulty';
import type { Candidate } from '../positions/candidate.ts';
import { OPENING_SEEDS } from '../positions/openings.ts';
import { probe } from '../positions/probe.ts';
import { toPuzzle } from '../positions/puzzle.ts';
import { Random } from '../positions/random.ts';
import { playGame } from '../positions/selfplay.ts';
import { Engine } from '../positions/uci.ts';
import { blundersOf } from './blunders.ts';
import { labelsOf } from './labels.ts';
import { hasPromoted, whyUnreachable } from './reachable.ts';
import { settledFrom, toRow } from './row.ts';
import { DEEP, type Searched } from './search.ts';
import { solve } from './solve.ts';
import { Stock, shelves } from './topics.ts';

const SEARCHES = 'packages/lessons/content/chess/engine';
const FOLDER = 'packages/lessons/content/chess/exercises';
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    engines: { type: 'string', default: '1' },
    seed: { type: 'string' },
    out: { type: 'string', default: FOLDER },
    quick: { type: 'boolean', default: false },
    boards: { type: 'string', default: '100000' },
    searches: { type: 'boolean', default: false },
  },
});

const PROBE_DEPTH = 12;
const KEEP_OBVIOUS = 0.3;
/** Of one game, so that neighbours do not resemble each other. */
const PER_GAME = 3;
const APART = 8;
/** Mistakes of one searched board that are looked at until one makes an exercise. */
const PER_BOARD = 3;
const QUICK = { broad: 150_000, check: 10_000, likely: 40_000, near: 40_000 };
/** Solver's centipawns from which a gain is a gain. */
const CLEAR = 120;
const MOST_NEARLY = 3;

const keyOf = (fen: string) => fen.split(' ').slice(0, 2).join(' ');
const readRows = (file: string): ChessRow[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

mkdirSync(values.out, { recursive: true });
const folders = [...new Set([FOLDER, values.out])].filter((folder) => existsSync(folder));
const present = folders.flatMap((folder) => globSync(`${folder}/*.jsonl`).flatMap(readRows));
const boards = new Set(present.map(({ fen }) => keyOf(fen)));
const mined = present.filter(({ origen }) => origen === 'mina');
const stock = new Stock();
for (const row of mined) {
  const puzzle = settledFrom(row);
  stock.add(row.nivel, shelves(labelsOf(puzzle), puzzle.mate));
}

const started = Date.now();
const deadline = started + Number(values.minutes) * 60_000;
const tally = { games: 0, spotted: 0, probed: 0, wanted: 0, kept: 0 };

/** Whether the glance of the game already shows a motif that can be named: a detector costs less than a search. */
const promises = (glance: Candidate): boolean =>
  glance.solution.length > 0 && labelsOf(toPuzzle(glance)).some(({ motif }) => motif !== 'sacrificio');

/** Searches a candidate deeply and writes it down when it stands and a shelf wants it. */
async function keep(engine: Engine, candidate: Candidate): Promise<boolean> {
  const { fen } = candidate;
  const draft = toPuzzle(candidate);
  const line = draft.moves.map(({ lan }) => lan);
  // The model costs two thousandths of a second: what no shelf wants never reaches the deep search.
  const kinds = shelves(labelsOf(draft), draft.mate);
  if (boards.has(keyOf(fen)) || !stock.wants(levelOf(rate(fen, line)), kinds) || whyUnreachable(fen)) return false;
  tally.wanted += 1;
  const solved = await solve(engine, fen, line, values.quick ? QUICK : DEEP);
  if (!solved || (solved.casi[0]?.length ?? 0) > MOST_NEARLY) return false;
  if (solved.primera.mate === undefined && Number(solved.primera.evaluacion) < CLEAR) return false;
  const found = toRow(candidate, solved);
  if (!found) return false;
  const finalKinds = shelves(found.labels, solved.primera.mate);
  if (!stock.wants(found.row.nivel, finalKinds) || boards.has(keyOf(fen))) return false;
  boards.add(keyOf(fen));
  stock.add(found.row.nivel, finalKinds);
  tally.kept += 1;
  const shelf = (finalKinds[0] ?? 'mate').replace(/^mate\d$/u, 'mates');
  appendFileSync(`${values.out}/mina-${shelf}.jsonl`, `${JSON.stringify(found.row)}\n`);
  if (tally.kept % 10 === 0) report();
  return true;
}

/** One exercise a searched board at most: what punishes a mistake there. */
async function punish(engine: Engine, sources: Searched[], random: Random): Promise<void> {
  for (let source = sources.shift(); source && Date.now() < deadline; source = sources.shift()) {
    const found = blundersOf(source).filter((candidate) => !hasPromoted(candidate.fen) && promises(candidate));
    tally.spotted += found.length;
    for (const candidate of found.toSorted(() => random.next() - 0.5).slice(0, PER_BOARD)) {
      tally.probed += 1;
      if ((await keep(engine, candidate)) || Date.now() > deadline || tally.kept >= Number(values.boards)) break;
    }
  }
}

async function work(engine: Engine, random: Random, name: string): Promise<void> {
  while (Date.now() < deadline && tally.kept < Number(values.boards)) {
    engine.useNetwork(false);
    tally.games += 1;
    const game = `${name}-${tally.games}`;
    const opening = random.pick(OPENING_SEEDS);
    const spotted = (await playGame(engine, random, opening, KEEP_OBVIOUS)).filter(
      ({ fen, kind }) => (kind === 'win' || kind === 'mate') && !boards.has(keyOf(fen)) && !hasPromoted(fen),
    );
    tally.spotted += spotted.length;
    const taken: number[] = [];
    for (const { fen, ply, previous, kind, lines } of spotted.toSorted(() => random.next() - 0.5)) {
      if (taken.length >= PER_GAME || Date.now() > deadline) break;
      if (taken.some((other) => Math.abs(other - ply) < APART)) continue;
      const context = { tag: opening.tag, ply, game, ...(previous && { previous }) };
      if (!promises({ ...context, fen, kind, lines, bestByDepth: [], solution: lines[0]?.pv ?? [], onlyMoves: 1 }))
        continue;
      engine.useNetwork(false);
      tally.probed += 1;
      const candidate = await probe(engine, fen, context, PROBE_DEPTH);
      if (!candidate || (candidate.kind !== 'win' && candidate.kind !== 'mate')) continue;
      if (await keep(engine, candidate)) taken.push(ply);
    }
  }
}

function report(): void {
  const hours = (Date.now() - started) / 3_600_000;
  console.log(
    `${tally.kept} kept of ${tally.wanted} wanted, ${tally.probed} probed, ${tally.spotted} spotted, ${tally.games} games; ${Math.round(tally.kept / hours)} an hour`,
  );
}

const seed = Number(values.seed ?? mined.length + 1);
const engines = await Promise.all(
  Array.from({ length: Number(values.engines) }, () => Engine.start({ nnue: false, hashMb: 32 })),
);
if (values.searches) {
  const random = new Random(seed);
  const sources = globSync(`${SEARCHES}/*.jsonl`)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Searched)
    .toSorted(() => random.next() - 0.5);
  await Promise.all(engines.map((engine) => punish(engine, sources, random)));
} else
  await Promise.all(engines.map((engine, index) => work(engine, new Random(seed * 7919 + index), `${seed}${index}`)));
for (const engine of engines) engine.stop();
report();
console.table(stock.table());
