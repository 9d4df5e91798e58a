import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { command } from './command.ts';

/** npm run backup [-- file]: safe while the product runs. It is read through before it gets its name. */
const stamp = new Date().toISOString().replaceAll(/[:.]/gu, '-');
const { positionals } = command('npm run backup [-- file]', { allowPositionals: true });
// What is refused, or only asks for its flags, loads no server.
const { backupTo } = await import('@estratega/server/database');
const { withDatabase } = await import('./with-database.ts');

const file = resolve(positionals[0] ?? `backups/estratega-${stamp}.jsonl.gz`);
try {
  mkdirSync(dirname(file), { recursive: true });
  const rows = await withDatabase((url) => backupTo(url, file));
  console.log(`${rows} rows saved in ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
