/**
 * Looks for exercises that tactics do not give: quiet moves with a nameable idea in openings and structures of their
 * own, and endings. Appends those that stand to packages/lessons/content/chess/exercises/{aperturas,estrategia,finales}-*.jsonl:
 * npm run chess:ideas -- [--minutes 30] [--engines 1] [--seed N] [--only quiet|endings|theory]
 * Only what a unit below its goal wants (`npm run bank`) is searched deeply. May be stopped at any moment.
 */
import { appendFileSync, globSync } from 'node:fs';
import { Chess } from '@estratega/chess/rules';
import type { ChessRow } from '@estratega/lessons';
import { levelOf, rate } from '@estratega/lessons/difficulty';
import { command } from '../../tools/src/command.ts';
import type { Candidate } from '../positions/candidate.ts';
import { OPENING_SEEDS } from '../positions/openings.ts';
import { passTurn } from '../positions/probe.ts';
import { toPuzzle } from '../positions/puzzle.ts';
import { Random } from '../positions/random.ts';
import { Engine, type EngineLine, type Score } from '../positions/uci.ts';
import { boardKey } from './complete.ts';
import { draft } from './draft.ts';
import { RECIPES, startOf } from './ending-starts.ts';
import { lookAround, playQuickly, type Root } from './field.ts';
import { ideasOf } from './ideas.ts';
import { readJsonLines } from './json-lines.ts';
import { kindsOf } from './labels.ts';
import { homesOf, isChased, isPlanned, quietRating, quietRow, type Threat, topicsAt } from './quiet-row.ts';
import { hasPromoted, whyUnreachable } from './reachable.ts';
import { HOLDS, hasSpite, toRow } from './row.ts';
import { lossAgainst, winningChance } from './score.ts';
import { DEEP, isOpen, MINED, refine, searchBroad } from './search.ts';
import { Shortage } from './shortage.ts';
import { solve } from './solve.ts';
import { hasOfficers, isChase, THEORY, theoryRating, theoryRow, WINS } from './theory.ts';
import { topicsFor } from './topics.ts';
import { verdictOf } from './verdict.ts';

const FOLDER = 'packages/lessons/content/chess/exercises';
const { values } = command('npm run chess:ideas', {
  options: {
    minutes: { type: 'string', default: '30' },
    engines: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

const GLANCE = 10_000;
const LOOK = 120_000;
/** Winning chance by which the move must beat the second. */
const CLEAR = 0.065;
const HINT = 0.05;
/** Centipawns beyond which the game is decided and a quiet move teaches nothing. */
const DECIDED = 420;
const WORST = -160;
const PER_GAME = 4;
const APART = 6;

const boards = new Set(
  globSync(`${FOLDER}/*.jsonl`)
    .flatMap((file) => readJsonLines<ChessRow>(file))
    .map(({ fen }) => boardKey(fen)),
);
const shortage = new Shortage();
const deadline = Date.now() + Number(values.minutes) * 60_000;
const tally = { games: 0, glanced: 0, looked: 0, deep: 0, kept: 0 };

function write(file: string, row: ChessRow): void {
  boards.add(boardKey(row.fen));
  shortage.add(row.temas, [row.nivel, row.nivel]);
  tally.kept += 1;
  appendFileSync(`${FOLDER}/${file}.jsonl`, `${JSON.stringify(row)}\n`);
  console.log(`${row.id} ${row.nivel} ${row.temas.join(' ')} | ${JSON.stringify(tally)}`);
}

const cp = (score: Score) => ('cp' in score ? score.cp : score.mate > 0 ? 9999 : -9999);
const standsOut = ([first, second]: readonly EngineLine[], by: number) =>
  first !== undefined && second !== undefined && lossAgainst(first.score, second.score) >= by;

/** The depth from which the search stays with its move. */
const foundAt = (best: readonly string[]): number => best.findLastIndex((move) => move !== best.at(-1)) + 2;

async function threatOf(engine: Engine, fen: string, best: Score): Promise<Threat | undefined> {
  const passed = passTurn(fen);
  if (!passed) return undefined;
  const { lines } = await engine.analyse(passed, { nodes: LOOK / 2 }, 1);
  const [line] = lines;
  if (!line?.pv[0]) return undefined;
  const theirs = winningChance(line.score);
  return { move: line.pv[0], gain: theirs - (1 - winningChance(best)) };
}

/** A board of a game: whether its best move is quiet, alone, and does something that can be named. */
async function quiet(engine: Engine, root: Root, tag: string): Promise<boolean> {
  const { fen, previous } = root;
  const chess = new Chess(fen);
  if (chess.isCheck() || chess.moves().length < 5 || boards.has(boardKey(fen))) return false;
  tally.glanced += 1;
  const { lines } = await engine.analyse(fen, { nodes: GLANCE }, 2);
  const [best] = lines;
  if (!best || 'mate' in best.score || Math.abs(best.score.cp) > DECIDED || best.score.cp < WORST) return false;
  if (!standsOut(lines, HINT)) return false;
  const candidate = (line: readonly EngineLine[], bestByDepth: readonly string[] = []): Candidate => ({
    fen,
    tag,
    ply: root.ply,
    game: '',
    ...(previous && { previous }),
    kind: 'quiet',
    lines: line,
    bestByDepth,
    solution: (line[0] as EngineLine).pv.slice(0, 1),
    onlyMoves: 1,
  });
  const glance = toPuzzle(candidate(lines));
  // A recapture or a gift needs no idea.
  if (glance.first.captured && (previous?.slice(2, 4) === glance.first.to || glance.gain > 0)) return false;
  const ideas = ideasOf(glance);
  if (!isPlanned(ideas) || isChased(glance) || hasPromoted(fen)) return false;
  const level = levelOf(quietRating(fen, best.pv[0] as string, 6));
  const near = [level - 1, level, level + 1].flatMap((one) =>
    shortage.wants(topicsAt(homesOf(glance, ideas, { move: best.pv[1] ?? 'a1a1', gain: 0 }), one), one),
  );
  if (near.length === 0) return false;
  tally.looked += 1;
  engine.forget();
  const look = await engine.analyse(fen, { nodes: LOOK }, 2);
  if (!standsOut(look.lines, CLEAR) || look.lines[0]?.pv[0] !== best.pv[0]) return false;
  const single = await engine.analyse(fen, { nodes: LOOK / 2 }, 1);
  if (single.lines[0]?.pv[0] !== best.pv[0]) return false;
  const found = foundAt(single.bestByDepth);
  const threat = await threatOf(engine, fen, (look.lines[0] as EngineLine).score);
  const puzzle = toPuzzle(candidate(look.lines, single.bestByDepth));
  const rating = levelOf(quietRating(fen, best.pv[0] as string, found));
  if (shortage.wants(topicsAt(homesOf(puzzle, ideas, threat), rating), rating).length === 0) return false;
  if (whyUnreachable(fen)) return false;
  tally.deep += 1;
  const broad = await searchBroad(engine, fen, DEEP);
  const searched = isOpen(broad) ? await refine(engine, broad, DEEP) : broad;
  engine.useNetwork(false);
  const verdict = verdictOf(searched);
  if (!verdict.unica || verdict.casi.length > 0 || verdict.mate !== undefined || verdict.mejor !== best.pv[0])
    return false;
  const score = Number(verdict.evaluacion);
  if (score > DECIDED || score < WORST) return false;
  const settled = toPuzzle({
    ...candidate(look.lines),
    lines: [
      { score: { cp: score }, pv: [verdict.mejor] },
      { score: { cp: score - (verdict.margen ?? 0) }, pv: [] },
    ],
  });
  const row = quietRow(settled, verdict, found, threat);
  if (!row || shortage.wants(row.temas, row.nivel).length === 0) return false;
  write(row.temas.some((tema) => tema.startsWith('aj-ape-')) ? `aperturas-${tag}` : 'estrategia', row);
  return true;
}

async function quietGame(engine: Engine, random: Random): Promise<void> {
  const opening = random.pick(
    random.next() < 0.45 ? OPENING_SEEDS.filter(({ tag }) => tag === 'estructuras') : OPENING_SEEDS,
  );
  engine.useNetwork(false);
  const roots = await playQuickly(engine, random, opening);
  let [kept, next] = [0, 0];
  while (next < roots.length && kept < PER_GAME && Date.now() < deadline) {
    const got = await quiet(engine, roots[next] as Root, opening.tag);
    if (got) kept += 1;
    next += got ? APART : 1;
  }
}

const NEARLY = 3;

/** An ending from a start that nobody played, some moves later: what is won or held there by one move only. */
async function endingGame(engine: Engine, random: Random): Promise<void> {
  const recipe = random.pick(RECIPES);
  const fen = startOf(recipe, random);
  if (!fen) return;
  engine.useNetwork(false);
  const roots = await playQuickly(engine, random, { tag: '', fen, plies: recipe.plies });
  let kept = 0;
  for (let next = recipe.first; next < roots.length && kept < 2 && Date.now() < deadline; next += 3) {
    const seen = await lookAround(engine, roots[next] as Root, '', '');
    tally.glanced += 1;
    for (const candidate of seen.toSorted(() => random.next() - 0.5).slice(0, 4)) {
      if (boards.has(boardKey(candidate.fen)) || whyUnreachable(candidate.fen)) continue;
      const glance = toPuzzle(candidate);
      const labels = kindsOf(glance);
      const level = levelOf(
        rate(
          candidate.fen,
          glance.moves.map(({ lan }) => lan),
        ),
      );
      const wants = [level - 1, level, level + 1].flatMap((one) => shortage.wants(topicsFor(glance, labels, one), one));
      if (labels.length === 0 || labels[0]?.motif === 'colgada' || wants.length === 0) continue;
      tally.looked += 1;
      engine.useNetwork(false);
      const drafted = await draft(engine, candidate);
      if (!drafted || hasSpite(toPuzzle(drafted))) continue;
      tally.deep += 1;
      const line = toPuzzle(drafted).moves.map(({ lan }) => lan);
      const solved = await solve(engine, candidate.fen, line, MINED, toPuzzle(drafted).mate);
      if (!solved || (solved.casi[0]?.length ?? 0) > NEARLY) continue;
      const { primera } = solved;
      const held = cp(primera.mate === undefined ? { cp: Number(primera.evaluacion) } : { mate: primera.mate });
      if (candidate.kind === 'save' ? Math.abs(held) > HOLDS || primera.casi.length > 0 : held < 150) continue;
      const made = toRow(drafted, solved);
      if (!made || shortage.wants(made.row.temas, made.row.nivel).length === 0) continue;
      write(`finales-${recipe.name}`, made.row);
      kept += 1;
      break;
    }
  }
}

/** Winning chance between the move and the next at a glance, and the depth from which a search must find it. */
const CRITICAL = 0.2;
const HIDDEN = 4;
/** Plies from which even stopping a pawn is worth thinking about. */
const STUDIED = 5;
/** Theory is for those who know the rest. */
const LEAST = 4;

/** A board of an ending of few men: whether one quiet move wins or holds it and a short look does not tell which. */
async function theoryAt(engine: Engine, { fen, ply, previous }: Root, temas: readonly string[]): Promise<boolean> {
  const chess = new Chess(fen);
  if (chess.moves().length < 4 || boards.has(boardKey(fen)) || whyUnreachable(fen)) return false;
  tally.glanced += 1;
  engine.useNetwork(false);
  const { lines } = await engine.analyse(fen, { nodes: GLANCE }, 2);
  const [best] = lines;
  if (!best || 'mate' in best.score || !standsOut(lines, CRITICAL)) return false;
  const kind = best.score.cp >= WINS ? 'win' : Math.abs(best.score.cp) <= HOLDS ? 'save' : undefined;
  const quietly = chess.move(best.pv[0] as string);
  if (!kind || quietly.captured || quietly.promotion) return false;
  tally.looked += 1;
  engine.forget();
  const single = await engine.analyse(fen, { nodes: LOOK }, 1);
  const own = single.lines[0]?.pv[0];
  const found = foundAt(single.bestByDepth);
  if (!own || own !== best.pv[0] || found < HIDDEN) return false;
  const candidate: Candidate = {
    fen,
    tag: '',
    ply,
    game: '',
    ...(previous && { previous }),
    kind,
    lines,
    bestByDepth: single.bestByDepth,
    solution: [own],
    onlyMoves: 1,
  };
  const drafted = await draft(engine, candidate);
  if (!drafted || drafted.kind === 'mate') return false;
  if (kind === 'save' && drafted.solution.length < STUDIED && isChase(toPuzzle(drafted))) return false;
  const level = levelOf(theoryRating(fen, drafted.solution, found));
  if (level < LEAST || shortage.wants(temas, level).length === 0) return false;
  tally.deep += 1;
  const solved = await solve(engine, fen, drafted.solution, MINED);
  if (!solved || solved.primera.mate !== undefined || (solved.casi[0]?.length ?? 0) > 1) return false;
  const score = Number(solved.primera.evaluacion);
  if (kind === 'save' ? Math.abs(score) > HOLDS || solved.primera.casi.length > 0 : score < WINS) return false;
  const row = theoryRow(drafted, solved, found, temas);
  if (!row || row.nivel < LEAST || shortage.wants(row.temas, row.nivel).length === 0) return false;
  write(`finales-${temas[0]?.replace('aj-fin-', '')}`, row);
  return true;
}

/** One board a game, so that no two are brothers. */
async function theoryGame(engine: Engine, random: Random): Promise<void> {
  const lacking = THEORY.filter(({ temas }) => [4, 5, 6].some((level) => shortage.wants(temas, level).length > 0));
  if (lacking.length === 0) return;
  const recipe = random.pick(lacking);
  const fen = startOf(recipe, random);
  if (!fen) return;
  engine.useNetwork(false);
  const roots = await playQuickly(engine, random, { tag: '', fen, plies: recipe.plies });
  for (const root of roots.slice(recipe.first)) {
    if (!hasOfficers(root.fen, recipe)) return;
    if (Date.now() > deadline || (await theoryAt(engine, root, recipe.temas))) return;
  }
}

async function work(engine: Engine, random: Random): Promise<void> {
  while (Date.now() < deadline) {
    tally.games += 1;
    if (values.only === 'theory') {
      await theoryGame(engine, random);
      continue;
    }
    const endings = values.only ? values.only === 'endings' : random.next() < 0.4;
    await (endings ? endingGame(engine, random) : quietGame(engine, random));
  }
}

const engines = await Promise.all(
  Array.from({ length: Number(values.engines) }, () => Engine.start({ nnue: false, hashMb: 32 })),
);
await Promise.all(engines.map((engine, index) => work(engine, new Random(Number(values.seed) * 7919 + index))));
for (const engine of engines) engine.stop();
console.log(JSON.stringify(tally));
for (const [unit, lack] of shortage.left()) console.log(`${unit} lacks ${lack}`);
