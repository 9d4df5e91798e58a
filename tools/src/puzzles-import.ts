import graph from '@estratega/lessons/build/chess-graph.js';
import { WISHES } from '@estratega/lessons/imported';
import { importPuzzles } from '@estratega/server/puzzles';
import { command } from './command.ts';
import { withDatabase } from './with-database.ts';

/**
 * npm run puzzles:import -- FILE [--deviation 110] [--popularity 70] [--plays 50]
 * Reads the published file of Lichess's puzzles (CSV, as it is or packed with zstd) into the database. It may be cut and
 * run again. The server plans with them from its next start on.
 */
const { values, positionals } = command('npm run puzzles:import -- file', {
  allowPositionals: true,
  options: {
    deviation: { type: 'string', default: String(WISHES.mostDeviation) },
    popularity: { type: 'string', default: String(WISHES.leastPopularity) },
    plays: { type: 'string', default: String(WISHES.leastPlays) },
  },
});
const [file] = positionals;
const REASONS = {
  columnas: 'without the columns',
  numeros: 'with numbers that are none',
  tablero: 'with an impossible board',
  jugadas: 'with moves that cannot be played',
  incierto: 'not liked, not played or not measured enough',
  sin_tema: 'of no theme that is taught at their level',
} as const;

try {
  if (!file) throw new Error('Give the file: npm run puzzles:import -- lichess_db_puzzle.csv.zst');
  let told = 0;
  const report = await withDatabase((url) =>
    importPuzzles(url, file, {
      topics: graph.temas,
      wishes: {
        mostDeviation: Number(values.deviation),
        leastPopularity: Number(values.popularity),
        leastPlays: Number(values.plays),
      },
      onProgress: (lines, taken) => {
        if (lines - told < 100_000) return;
        told = lines;
        console.log(`${lines} lines, ${taken} puzzles`);
      },
    }),
  );
  if (report.desde > 0) console.log(`Went on after line ${report.desde}.`);
  console.log(`${report.lineas} lines: ${report.tomados} puzzles taken, ${report.elegidos} chosen for plans.`);
  for (const [reason, count] of Object.entries(report.descartados))
    console.log(`  ${count} ${REASONS[reason as keyof typeof REASONS]}`);
  for (const { linea, motivo } of report.ejemplos) console.log(`  line ${linea}: ${REASONS[motivo]}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
