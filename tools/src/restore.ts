import { resolve } from 'node:path';
import { restoreFrom } from '@estratega/server/database';
import { withDatabase } from './with-database.ts';

/** npm run restore -- file: into an empty database only. */
const file = process.argv[2];
if (!file) {
  console.error('Usage: npm run restore -- <file>');
  process.exit(1);
}
try {
  const rows = await withDatabase((url) => restoreFrom(url, resolve(file)));
  console.log(`${rows} rows restored from ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
