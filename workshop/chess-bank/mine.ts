/**
 * Looks for new exercises in games between two fallible players that begin with real openings, and appends those
 * that stand up to the deep search to packages/lessons/content/chess/exercises/mina-*.jsonl:
 * npm run chess:mine -- [--minutes 60] [--engines 1] [--seed N] [--least 4] [--endings] [--shots] [--searches] [--out FOLDER] [--quick]
 * With --least it hunts boards of that level and above: it looks only at mistakes after which nothing can simply be
 * taken, what cannot be as hard by the model and the first moves of the glance reaches no search, the hardest goes first,
 * and boards with few pieces are passed over. On one seed and a minute of processor that drafted eleven boards of levels
 * 4 to 6 where looking at every mistake drafted three.
 * With --endings the games begin with few men on both sides, since most real ones are decided before that.
 * With --shots it looks for combinations of two moves by counting on the board, and searches nothing else.
 * With --searches it plays no games: it takes the mistakes that chess:verify has seen punished, at most one a board.
 * What is there counts: shelves that are full are not looked for, boards of the bank are not taken again, and a run
 * may be stopped at any moment. With --quick the last search is short: to read what would be written, never to keep.
 */
import { appendFileSync, existsSync, globSync, mkdirSync } from 'node:fs';
import type { ChessRow } from '@estratega/lessons';
import { LEVEL_CUTS, levelOf, rate } from '@estratega/lessons/difficulty';
import { command } from '../../tools/src/command.ts';
import type { Candidate } from '../positions/candidate.ts';
import { OPENING_SEEDS } from '../positions/openings.ts';
import { toPuzzle } from '../positions/puzzle.ts';
import { Random } from '../positions/random.ts';
import type { GameStart } from '../positions/selfplay.ts';
import { Engine } from '../positions/uci.ts';
import { blundersOf } from './blunders.ts';
import { draft } from './draft.ts';
import { RECIPES, startOf } from './ending-starts.ts';
import { lookAround, playQuickly, type Root } from './field.ts';
import { readJsonLines, readSearches } from './json-lines.ts';
import { isWhole, kindsOf } from './labels.ts';
import { hasPromoted, whyUnreachable } from './reachable.ts';
import { HOLDS, hasSpite, toRow } from './row.ts';
import { MINED, type Searched } from './search.ts';
import { shotsAfter } from './shots.ts';
import { solve } from './solve.ts';
import { Stock, shelves } from './stock.ts';
import { topicsFor } from './topics.ts';
import type { Verdict } from './verdict.ts';

const SEARCHES = 'packages/lessons/content/chess/engine';
const FOLDER = 'packages/lessons/content/chess/exercises';
const { values } = command('npm run chess:mine', {
  options: {
    minutes: { type: 'string', default: '60' },
    engines: { type: 'string', default: '1' },
    seed: { type: 'string' },
    out: { type: 'string', default: FOLDER },
    quick: { type: 'boolean', default: false },
    boards: { type: 'string', default: '100000' },
    share: { type: 'string', default: '1' },
    searches: { type: 'boolean', default: false },
    least: { type: 'string', default: '0' },
    endings: { type: 'boolean', default: false },
    shots: { type: 'boolean', default: false },
  },
});

/** Of one game, so that neighbours do not resemble each other. */
const PER_GAME = values.shots ? 2 : 5;
const APART = 8;
/** Plies between two boards of a game that are looked at. */
const STRIDE = 3;
const stride = values.shots ? 1 : STRIDE;
/** Mistakes of one searched board that are looked at until one makes an exercise. */
const PER_BOARD = 3;
/** What passes for hard is rare: all of it is looked at. */
const PER_SHARP_BOARD = 10;
const QUICK = { broad: 150_000, check: 10_000, likely: 40_000, near: 40_000 };
/** Solver's centipawns from which a gain is a gain. */
const CLEAR = 120;
const MOST_NEARLY = 3;

const keyOf = (fen: string) => fen.split(' ').slice(0, 2).join(' ');
/** Boards with the same pawns and the same men are brothers: one is enough. */
const kinOf = (fen: string): string => {
  const [board = '', turn = ''] = fen.split(' ');
  const cells = board.replace(/\d/gu, (digit) => '.'.repeat(Number(digit)));
  const men = [...cells.replace(/[./Pp]/gu, '')].toSorted().join('');
  return `${cells.replace(/[^Pp/]/gu, '.')} ${men} ${turn}`;
};
mkdirSync(values.out, { recursive: true });
const folders = [...new Set([FOLDER, values.out])].filter((folder) => existsSync(folder));
const present = folders.flatMap((folder) =>
  globSync(`${folder}/*.jsonl`).flatMap((file) => readJsonLines<ChessRow>(file)),
);
const boards = new Set(present.map(({ fen }) => keyOf(fen)));
const kin = new Set(present.map(({ fen }) => kinOf(fen)));
const mined = present.filter(({ origen }) => origen === 'mina');
const stock = Stock.of(present, Number(values.share));

const started = Date.now();
const deadline = started + Number(values.minutes) * 60_000;
const tally = { games: 0, spotted: 0, probed: 0, wanted: 0, kept: 0 };

const least = Number(values.least);
const hunts = least > 0;
/** Plies of a glance that are believed when its level is guessed; a longer look is believed further. */
const BELIEVED = hunts ? 7 : 5;
/** Of the boards that end at a level nine in ten are no more than this below it after one ply, three and five. */
const SLACK = { 1: 600, 3: 290, 5: 90 } as const;
/** Points of pieces, both sides, below which a board is hardly ever hard. */
const SHARP = 24;
const POINTS: Readonly<Record<string, number>> = { q: 9, r: 5, b: 3, n: 3 };
const isSharp = (fen: string): boolean =>
  [...(fen.split(' ')[0] as string).toLowerCase()].reduce((sum, man) => sum + (POINTS[man] ?? 0), 0) >= SHARP;

/** Whether a line could still belong to the levels that are hunted, by what the model says of its beginning. */
function mayBeHard(fen: string, line: readonly string[]): boolean {
  const cut = LEVEL_CUTS[least - 1];
  if (cut === undefined) return true;
  return ([1, 3, 5] as const).every((plies) => rate(fen, line.slice(0, plies)) >= cut - SLACK[plies]);
}

/** Whether the glance already shows something that a shelf wants, by detectors and model: both cost less than a search. */
function promises(glance: Candidate): boolean {
  if (glance.solution.length === 0) return false;
  const puzzle = toPuzzle({
    ...glance,
    solution: glance.kind === 'mate' ? glance.solution : glance.solution.slice(0, BELIEVED),
  });
  const labels = kindsOf(puzzle);
  if (!labels.some(isWhole)) return false;
  const kinds = shelves(puzzle, labels);
  // A loose piece ends its line at once; the length of others is not known yet.
  const line = puzzle.moves.map(({ lan }) => lan).slice(0, labels[0]?.motif === 'colgada' ? 1 : undefined);
  if (hunts && !mayBeHard(glance.fen, line)) return false;
  const level = levelOf(rate(glance.fen, line));
  const spread = labels[0]?.motif === 'colgada' || puzzle.mate ? 0 : 1;
  const near = [level - spread, level, level + spread].filter((one) => one >= 0 && one <= 6);
  // There are plenty of two moves: only what a shelf lacks is worth a search.
  if (values.shots)
    return near.some((one) =>
      stock.lacks(
        one,
        labels.filter(({ finding }) => finding).map(({ motif }) => motif),
      ),
    );
  return near.some((one) => stock.wants(one, kinds));
}

/** Searches a candidate deeply and writes it down when it stands and a shelf wants it. */
async function keep(engine: Engine, candidate: Candidate): Promise<boolean> {
  const { fen } = candidate;
  const draft = toPuzzle(candidate);
  const line = draft.moves.map(({ lan }) => lan);
  // The model costs two thousandths of a second: what no shelf wants never reaches the deep search.
  const level = levelOf(rate(fen, line));
  const labels = kindsOf(draft);
  if (
    level < least ||
    boards.has(keyOf(fen)) ||
    kin.has(kinOf(fen)) ||
    !stock.wants(level, shelves(draft, labels)) ||
    whyUnreachable(fen)
  )
    return false;
  if (topicsFor(draft, labels, level).length === 0 || hasSpite(draft)) return false;
  tally.wanted += 1;
  const solved = await solve(engine, fen, line, values.quick ? QUICK : MINED, draft.mate);
  if (!solved) return falls('not alone');
  if ((solved.casi[0]?.length ?? 0) > MOST_NEARLY) return falls('many nearly right');
  const { primera } = solved;
  // What only holds must be the only one that does.
  if (candidate.kind === 'save' && (primera.mate !== undefined || !isHeld(primera))) return falls('does not hold');
  if (candidate.kind !== 'save' && primera.mate === undefined && Number(primera.evaluacion) < CLEAR)
    return falls('gains little');
  const found = toRow(candidate, solved);
  if (!found) return falls('no topic');
  const finalKinds = shelves(found.puzzle, found.labels);
  if (!stock.wants(found.row.nivel, finalKinds) || boards.has(keyOf(fen)))
    return falls(`level ${found.row.nivel} full`);
  boards.add(keyOf(fen));
  kin.add(kinOf(fen));
  stock.add(found.row.nivel, finalKinds);
  tally.kept += 1;
  const shelf = (finalKinds[0] ?? 'mate').replace(/^mate\d$/u, 'mates');
  appendFileSync(`${values.out}/mina-${shelf}.jsonl`, `${JSON.stringify(found.row)}\n`);
  if (tally.kept % 10 === 0) report();
  return true;
}

const isHeld = ({ evaluacion, casi }: Verdict) => Math.abs(Number(evaluacion)) <= HOLDS && casi.length === 0;

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

interface Beginning extends GameStart {
  /** Plies before which nothing is looked at: a board that was drawn by lot is nobody's position. */
  readonly first: number;
}

function beginning(random: Random): Beginning | undefined {
  if (!values.endings) return { ...random.pick(OPENING_SEEDS), first: 2 };
  const recipe = random.pick(RECIPES);
  const fen = startOf(recipe, random);
  return fen === undefined ? undefined : { tag: '', fen, plies: recipe.plies, first: Math.max(2, recipe.first) };
}

/** Plays games and looks around on their boards: at most one exercise a board, the boards well apart. */
async function work(engine: Engine, random: Random, name: string): Promise<void> {
  while (Date.now() < deadline && tally.kept < Number(values.boards)) {
    tally.games += 1;
    const game = `${name}-${tally.games}`;
    const opening = beginning(random);
    if (!opening) continue;
    engine.useNetwork(false);
    const roots = await timed('games', () => playQuickly(engine, random, opening));
    let [kept, next] = [0, opening.first + random.below(stride)];
    while (next < roots.length && kept < PER_GAME && Date.now() < deadline) {
      const root = roots[next] as Root;
      if (hunts && !values.endings && !isSharp(root.fen)) {
        next += stride;
        continue;
      }
      engine.useNetwork(false);
      const seen = await timed('looks', async () =>
        values.shots ? shotsAfter(root, game, opening.tag) : lookAround(engine, root, game, opening.tag, hunts),
      );
      const fresh = seen.filter(({ fen }) => !boards.has(keyOf(fen)) && !kin.has(kinOf(fen)) && !hasPromoted(fen));
      const found = fresh.filter(promises);
      tally.spotted += found.length;
      const got = await firstThatStands(engine, hunts ? byRating(found) : byInterest(found, random));
      if (got) kept += 1;
      next += got ? APART : stride;
    }
  }
}

/** What has a name first, what is merely loose or nameless after; chance mixes neighbours. */
function byInterest(found: readonly Candidate[], random: Random): Candidate[] {
  const dull = (one: Candidate) => {
    const motif = kindsOf(toPuzzle(one))[0]?.motif;
    return motif === 'colgada' ? 1 : motif === 'combinacion' ? 1.5 : 0;
  };
  return found
    .map((one) => ({ one, place: dull(one) + random.next() * 1.6 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

/** The hardest first, as far as the glance tells. */
function byRating(found: readonly Candidate[]): Candidate[] {
  return found
    .map((one) => ({
      one,
      rating: rate(
        one.fen,
        toPuzzle(one)
          .moves.map(({ lan }) => lan)
          .slice(0, BELIEVED),
      ),
    }))
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ one }) => one);
}

async function firstThatStands(engine: Engine, found: readonly Candidate[]): Promise<boolean> {
  for (const candidate of found.slice(0, hunts || values.shots ? PER_SHARP_BOARD : PER_BOARD)) {
    tally.probed += 1;
    engine.useNetwork(false);
    const drafted = await timed('drafts', () => draft(engine, candidate));
    if (drafted && (await timed('deep', () => keep(engine, drafted)))) return true;
  }
  return false;
}

/** Why what was wanted did not stand. */
const fallen: Record<string, number> = {};
function falls(why: string): false {
  fallen[why] = (fallen[why] ?? 0) + 1;
  return false;
}

/** Where the time goes. */
const spent: Record<string, number> = {};
async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = Date.now();
  const result = await work();
  spent[name] = (spent[name] ?? 0) + Date.now() - from;
  return result;
}

function report(): void {
  const hours = (Date.now() - started) / 3_600_000;
  console.log(
    `${tally.kept} kept of ${tally.wanted} wanted, ${tally.probed} probed, ${tally.spotted} spotted, ${tally.games} games; ${Math.round(tally.kept / hours)} an hour; seconds ${Object.entries(
      spent,
    )
      .map(([name, ms]) => `${name} ${Math.round(ms / 1000)}`)
      .join(' ')}; fell ${JSON.stringify(fallen)}`,
  );
}

const seed = Number(values.seed ?? mined.length + 1);
const engines = await Promise.all(
  Array.from({ length: Number(values.engines) }, () => Engine.start({ nnue: false, hashMb: 32 })),
);
if (values.searches) {
  const random = new Random(seed);
  const sources = [...readSearches(SEARCHES).values()].toSorted(() => random.next() - 0.5);
  await Promise.all(engines.map((engine) => punish(engine, sources, random)));
} else
  await Promise.all(engines.map((engine, index) => work(engine, new Random(seed * 7919 + index), `${seed}${index}`)));
for (const engine of engines) engine.stop();
report();
console.table(stock.table());
