/**
 * Plays the positions to their end on both sides: npm run chess:play-outs -- [--nodes N] [--only TEXT] [--exact | --engine] [--rounds N]
 * The rival is the app's own: exact tables, or an engine where none reaches. The player is another program that plays as well as it can: the
 * tables, or the same engine looking longer. Every position must end with its goal reached; what is told wrong is printed with its moves.
 */
import { boardOf, resist, SERVED } from '@estratega/lessons/endings';
import {
  type AskEngine,
  endOf,
  engineStanding,
  FIRST_LOOK,
  ownMoves,
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

const CONTENT = 'packages/lessons/content';
const MOST_PLIES = 220;

const { values } = command('npm run chess:play-outs', {
  options: {
    nodes: { type: 'string', default: '400000' },
    only: { type: 'string', default: '' },
    exact: { type: 'boolean', default: false },
    engine: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
  },
});

const content = readContent(CONTENT).chess;
const files = new Map([...content.tables].map(([key, bytes]) => [key, tableFile(key, bytes)]));
const exercises = content.playOuts
  .filter(({ titulo, retirada }) => !retirada && titulo.includes(values.only))
  .map((row) => playOutOf(row, files));
const tables = tablesOf(content.tables);

const engine = values.exact ? undefined : await Engine.start();
const ask: AskEngine = async (fen, nodes) => {
  if (!engine) throw new Error('no engine');
  const { lines } = await engine.analyse(fen, { nodes });
  const [best] = lines;
  const cp = best ? toCentipawns(best.score) : 0;
  return { cp: Math.max(-10_000, Math.min(10_000, cp)), jugada: best?.pv[0] ?? '' };
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
    line.push(
      perfectMove(exercise, before.game, tables, pick) ?? (await ask(before.game.fen(), Number(values.nodes))).jugada,
    );
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

const report: Record<string, { posiciones: number; logradas: number; 'por tabla': number; jugadas: number }> = {};
const asked = Array.from({ length: Number(values.rounds) }, (_, round) =>
  exercises.map((exercise) => ({ exercise, round })),
);
for (const { exercise, round } of asked.flat()) {
  const isExact = SERVED.includes(boardOf(exercise.fen)?.name ?? '');
  if (isExact ? values.engine : values.exact) continue;
  const { end, line, by } = await playOne(exercise, pickOf(round));
  const row = report[exercise.titulo] ?? { posiciones: 0, logradas: 0, 'por tabla': 0, jugadas: 0 };
  report[exercise.titulo] = row;
  row.posiciones++;
  if (end === 'logrado') row.logradas++;
  else console.log(`${exercise.titulo} ${exercise.id} ${exercise.fen}: ${end} tras ${line.join(' ')}`);
  if (by === 'tabla') row['por tabla']++;
  row.jugadas += ownMoves(line.length);
}
engine?.stop();
console.table(report);
const all = Object.values(report);
const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
console.log(`${sum(({ logradas }) => logradas)} of ${sum(({ posiciones }) => posiciones)} reached their goal.`);
if (sum(({ logradas }) => logradas) < sum(({ posiciones }) => posiciones)) process.exitCode = 1;
