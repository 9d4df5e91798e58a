import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ChessRow } from '@estratega/lessons';
import { compile, readContent, readEngine } from '@estratega/lessons/compile';
import type { Graph } from '@estratega/lessons/graph';
import { command } from '../../tools/src/command.ts';
import { readJsonLines } from '../chess-bank/json-lines.ts';
import { boardOf, isTactical, Stock } from '../chess-bank/stock.ts';

/** How deep the bank is, by unit, level and theme, beside what it should hold. `--units` lists every unit that falls short. */

const LEAST_ESSENTIAL = 12;
const LEAST = 8;
/** Up to this level most players are. */
const CROWDED = 3;

const content = readContent(fileURLToPath(new URL('../../packages/lessons/content/', import.meta.url)));
const engine = readEngine(fileURLToPath(new URL('../../packages/lessons/content/chess/engine', import.meta.url)));
const { graphs } = compile(content, engine);
const EXERCISES = fileURLToPath(new URL('../../packages/lessons/content/chess/exercises', import.meta.url));
const { units: listed = false } = command('npm run bank', { options: { units: { type: 'boolean' } } }).values;

interface UnitCount {
  readonly unit: string;
  readonly level: number;
  readonly own: number;
  readonly goal: number;
  /** A drill makes as many as are asked for. */
  readonly drilled: boolean;
}

const unitsOf = ({ temas, ejercicios, taladros }: Graph): readonly UnitCount[] =>
  temas.flatMap(({ id, nivelMin, nivelMax, importancia }) => {
    const bank = ejercicios.filter((one) => one.temas.includes(id));
    return Array.from({ length: nivelMax - nivelMin + 1 }, (_, i) => {
      const level = nivelMin + i;
      const own = bank.filter(({ niveles: [low, high] }) => low - 1 <= level && level <= high + 1).length;
      const drilled = taladros.some(({ temas: of, niveles: [a, b] }) => of.includes(id) && a <= level && level <= b);
      const goal = importancia === 'esencial' && level <= CROWDED ? LEAST_ESSENTIAL : LEAST;
      return { unit: `${id}@${level}`, level, own, goal, drilled };
    });
  });

for (const [game, graph] of Object.entries(graphs)) {
  const units = unitsOf(graph).filter(({ own, drilled }) => own > 0 || drilled);
  const short = units.filter(({ own, goal, drilled }) => own < goal && !drilled);
  console.log(
    `\n## ${game}: ${graph.ejercicios.length} exercises, ${graph.taladros.length} drills, ${units.length} units with exercises`,
  );
  const byLevel = Array.from({ length: 7 }, (_, level) => {
    const here = graph.ejercicios.filter(({ niveles: [low, high] }) => low <= level && level <= high).length;
    const unitsHere = units.filter((one) => one.level === level);
    const shortHere = short.filter((one) => one.level === level).length;
    return { level, exercises: here, units: unitsHere.length, short: shortHere };
  }).filter(({ units: count }) => count > 0);
  console.table(byLevel);
  console.log(
    `units at their goal: ${units.length - short.length} of ${units.length} (exercises within one level of the unit; drills count as enough)`,
  );
  if (listed) for (const { unit, own, goal } of short) console.log(`  ${unit}: ${own} of ${goal}`);
}

const rowsOf = (pattern: string): readonly ChessRow[] =>
  globSync(`${EXERCISES}/${pattern}`)
    .flatMap((file) => readJsonLines<ChessRow>(file))
    .filter(({ retirada }) => !retirada);

const TACTICAL_GOAL = 3000;
const rows = rowsOf('*.jsonl');
const tactical = rows.filter(isTactical);
const distinct = (some: readonly ChessRow[]): number => new Set(some.map(boardOf)).size;
console.log(
  `\n## chess: ${distinct(tactical.filter(({ aMano }) => !aMano))} distinct tactical boards (goal ${TACTICAL_GOAL}); ${distinct(tactical)} with quiet moves rated by hand`,
);

const stock = Stock.of(rows);
console.log(
  `\n## chess: ${stock.total} tactical boards by theme and level, beside the goals; endings with those rated by hand`,
);
console.table(stock.table());
