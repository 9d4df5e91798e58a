import { resolve } from 'node:path';
import { command } from './command.ts';

/** npm run restore -- file [--bajas file]: into an empty database only. */
const { values, positionals } = command('npm run restore -- file [--bajas list]', {
  options: { bajas: { type: 'string' } },
  allowPositionals: true,
});
const file = positionals[0];
if (!file) {
  console.error('Usage: npm run restore -- <file> [--bajas <list of deleted accounts>]');
  process.exit(1);
}
// What is refused, or only asks for its flags, loads no server.
const { ConfigError, parseConfig } = await import('@estratega/server/config');
const { departuresFile, readDepartures, restoreFrom } = await import('@estratega/server/database');
const { withDatabase } = await import('./with-database.ts');

try {
  const list = values.bajas === undefined ? departuresFile(parseConfig(process.env).dataDir) : resolve(values.bajas);
  const departures = await readDepartures(list);
  const { rows, departed, counted } = await withDatabase((url) => restoreFrom(url, resolve(file), departures), {
    migrate: false,
  });
  console.log(`${rows} rows restored from ${file}`);
  console.log(`${departed} accounts deleted again, by ${departures.length} marks in ${list}`);
  if (!counted) console.log('The file is of the first format: it does not say how many rows it had.');
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
  process.exit(1);
}
