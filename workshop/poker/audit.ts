import { fileURLToPath } from 'node:url';
import { chartsById, pokerProblems, readContent } from '@estratega/lessons/compile';
import { command } from '../../tools/src/command.ts';

command('npm run audit:poker');

/** Recomputes everything in the poker content that can be computed: pots, prices, legal actions, sums, equities, ranges. */

const { poker } = readContent(fileURLToPath(new URL('../../packages/lessons/content/', import.meta.url)));
const charts = chartsById(poker.charts);
const kinds = new Map<string, number>();
let tables = 0;
let charted = 0;
let sums = 0;
let wrong = 0;
for (const row of poker.rows) {
  for (const { tipo } of row.preguntas) kinds.set(tipo, (kinds.get(tipo) ?? 0) + 1);
  if (row.mesa) tables++;
  if (row.tabla) charted++;
  sums += row.calculos.length;
  const problems = pokerProblems(row, charts);
  if (problems.length > 0) {
    wrong++;
    console.log(`${row.id} (${row.temas[0]})`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
}
const judged = poker.rows.filter(({ preguntas }) => preguntas.every(({ tipo }) => tipo !== 'libre')).length;
console.log(
  `exercises ${poker.rows.length}, with a table ${tables}, decided by a chart ${charted} of ${charts.size}, sums ${sums}`,
);
console.log(`questions ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`);
console.log(`judged in the app ${judged} (${((100 * judged) / poker.rows.length).toFixed(1)} %), goal ≥ 95 %`);
console.log(`with something that does not agree: ${wrong}`);
process.exit(wrong === 0 ? 0 : 1);
