import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backupTo } from '@estratega/server/database';
import { withDatabase } from './with-database.ts';

/** npm run backup [-- file]: safe while the product runs. */
const stamp = new Date().toISOString().replaceAll(/[:.]/gu, '-');
const file = resolve(process.argv[2] ?? `backups/estratega-${stamp}.jsonl.gz`);
mkdirSync(dirname(file), { recursive: true });
const rows = await withDatabase((url) => backupTo(url, file));
console.log(`${rows} rows saved in ${file}`);
