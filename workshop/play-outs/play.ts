/**
 * Plays the positions to their end on both sides: npm run chess:play-outs -- [--nodes N] [--only TEXT] [--exact | --engine] [--rounds N] [--keep FILE]
 * The rival is the app's own: exact tables, or an engine where none reaches. The player is another program that plays as well as it can: the
 * tables, or the same engine looking longer. Every position must end with its goal reached; what is told wrong is printed with its moves.
 * Rounds are of what tables tell, each by another of the right moves: an engine with as many nodes plays the same game again. Then the rival
 * is put where careless players let it (`rival-keeps.ts`), and whatever result the tables say it can have it must keep.
 * With --keep each game is written to a file as it ends, and what is there already is not played again: whoever is stopped goes on. A
 * position that has changed since, or other nodes, are other games.
 */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { PlayOut } from '@estratega/lessons';
import { boardOf, placeOf, resist, SERVED } from '@estratega/lessons/endings';
import {
  type AskEngine,
  type EngineSays,
  endOf,
  engineStanding,
  FIRST_LOOK,
  ownMoves,
  type Replay,
  replay,
  standingOf,
} from '@estratega/lessons/play-out';
import { tableFile } from '../../packages/lessons/src/compile/packs.ts';
import { playOutOf, tablesOf } from '../../packages/lessons/src/compile/play-outs.ts';
import { readContent } from '../../packages/lessons/src/compile/read.ts';
import { makeRng } from '../../packages/lessons/src/drills/random.ts';
import { perfectMove } from '../../packages/lessons/src/play-out/table-rival.ts';
import { command } from '../../tools/src/command.ts';
import { Engine, toCentipawns } from '../positions/uci.ts';
import { rivalKeeps } from './rival-keeps.ts';

const CONTENT = 'packages/lessons/content';
const MOST_PLIES = 220;

const { values } = command('npm run chess:play-outs', {
  options: {
    nodes: { type: 'string', default: '400000' },
    only: { type: 'string', default: '' },
    exact: { type: 'boolean', default: false },
    engine: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    keep: { type: 'string', default: '' },
  },
});

const content = readContent(CONTENT).chess;
const files = new Map([...content.tables].map(([key, bytes]) => [key, tableFile(key, bytes)]));
const exercises = content.playOuts
  .filter(({ titulo, retirada }) => !retirada && titulo.includes(values.only))
  .map((row) => playOutOf(row, files));
const tables = tablesOf(content.tables);

const engine = values.exact ? undefined : await Engine.start();
const askAmong = async (fen: string, nodes: number, only: readonly string[] = []): Promise<EngineSays> => {
  if (!engine) throw new Error('no engine');
  const { lines } = await engine.analyse(fen, { nodes }, 1, only);
  const [best] = lines;
  const cp = best ? toCentipawns(best.score) : 0;
  return { cp: Math.max(-10_000, Math.min(10_000, cp)), jugada: best?.pv[0] ?? '' };
};
const ask: AskEngine = (fen, nodes) => askAmong(fen, nodes);

/** Still winning after a move that is not the very best. */
const STILL_CLEAR = 120;

/** The engine's own move; who wants to win goes back to no position that was there, where another move wins as well. */
const engineMove = async ({ meta }: PlayOut, { game, seen }: Replay): Promise<string> => {
  const fen = game.fen();
  const first = await ask(fen, Number(values.nodes));
  const moves = game.moves({ verbose: true });
  const fresh = moves.filter(({ after }) => !seen.has(placeOf(after))).map(({ lan }) => lan);
  if (meta === 'tablas' || fresh.length === 0 || fresh.includes(first.jugada)) return first.jugada;
  const other = await askAmong(fen, Number(values.nodes), fresh);
  return other.cp >= STILL_CLEAR ? other.jugada : first.jugada;
};

type End = { readonly end: string; readonly line: readonly string[]; readonly by: 'tabla' | 'motor' };

/** Which of several right moves a round takes. */
const pickOf = (round: number) => {
  const rng = makeRng(`ronda ${round}`);
  return (count: number): number => rng.int(0, count - 1);
};

const playOne = async (exercise: (typeof exercises)[number], pick: (count: number) => number): Promise<End> => {
  const line: string[] = [];
  let by: End['by'] = 'tabla';
  while (line.length < MOST_PLIES) {
    const before = replay(exercise.fen, line);
    if (!before) return { end: 'ilegal', line, by };
    line.push(perfectMove(exercise, before.game, tables, pick) ?? (await engineMove(exercise, before)));
    const after = replay(exercise.fen, line);
    if (!after) return { end: 'ilegal', line, by };
    const told = standingOf(exercise, after.game, after.moves, tables);
    if (!told) by = 'motor';
    const judged = told ? undefined : await engineStanding(exercise, after.game, after.moves, ask);
    const standing = told ?? judged?.standing;
    if (standing?.estado !== 'sigue') return { end: standing?.estado ?? '?', line, by };
    const fen = after.game.fen();
    line.push(judged?.replica ?? resist(tables, fen, after.seen)?.lan ?? (await ask(fen, FIRST_LOOK)).jugada);
    const answered = replay(exercise.fen, line);
    if (!answered) return { end: 'ilegal', line, by };
    const ended = endOf(answered.game) && standingOf(exercise, answered.game, answered.moves, tables);
    if (ended) return { end: ended.estado, line, by };
  }
  return { end: 'no termina', line, by };
};

const isExact = ({ fen }: { readonly fen: string }): boolean => SERVED.includes(boardOf(fen)?.name ?? '');
const exact = values.engine ? [] : exercises.filter(isExact);
const byEngine = values.exact ? [] : exercises.filter((exercise) => !isExact(exercise));
const asked = [
  ...Array.from({ length: Number(values.rounds) }, (_, round) => exact.map((exercise) => ({ exercise, round }))).flat(),
  ...byEngine.map((exercise) => ({ exercise, round: 0 })),
];
const report: Record<string, { posiciones: number; logradas: number; 'por tabla': number; jugadas: number }> = {};
const { keep } = values;
const kept = new Map<string, End>();
if (keep && existsSync(keep))
  for (const row of readFileSync(keep, 'utf8').split('\n').filter(Boolean)) {
    const { game, ...ended } = JSON.parse(row) as End & { readonly game: string };
    kept.set(game, ended);
  }

for (const [i, { exercise, round }] of asked.entries()) {
  const { id, fen, meta, limite } = exercise;
  const game = [id, fen, meta, limite, round, isExact(exercise) ? 'tabla' : values.nodes].join(' ');
  const ended = kept.get(game) ?? (await playOne(exercise, pickOf(round)));
  if (keep && !kept.has(game)) appendFileSync(keep, `${JSON.stringify({ game, ...ended })}\n`);
  const { end, line, by } = ended;
  const row = report[exercise.titulo] ?? { posiciones: 0, logradas: 0, 'por tabla': 0, jugadas: 0 };
  report[exercise.titulo] = row;
  row.posiciones++;
  if (end === 'logrado') row.logradas++;
  else console.log(`${exercise.titulo} ${exercise.id} ${exercise.fen}: ${end} tras ${line.join(' ')}`);
  if (by === 'tabla') row['por tabla']++;
  row.jugadas += ownMoves(line.length);
  if ((i + 1) % 50 === 0) console.error(`${i + 1} of ${asked.length} played`);
}
engine?.stop();
console.table(report);
const all = Object.values(report);
const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
const [played, reached] = [sum(({ posiciones }) => posiciones), sum(({ logradas }) => logradas)];
const rival = rivalKeeps(exact, tables);
for (const fault of rival.faults) console.log(fault);
console.log(`${reached} of ${played} reached their goal, ${played - reached} told wrong.`);
console.log(
  `The rival keeps what it can in ${rival.kept} of ${rival.met} table positions: ${rival.wins} won, ${rival.draws} drawn, the rest lost as late as can be.`,
);
if (reached < played || rival.kept < rival.met) process.exitCode = 1;
