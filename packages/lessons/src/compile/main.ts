import { parseArgs } from 'node:util';
import { build } from './build.ts';

const USAGE = 'Usage: npm run lessons\n  --help';
if (process.argv.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
try {
  parseArgs({ options: {} });
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exit(2);
}

const { packs, fresh, near } = build();
if (fresh) console.log(`Lessons compiled: ${packs} packs.`);
if (near.length > 0)
  console.log(`Nearly the same board and the same move: ${near.map((pair) => pair.join(' and ')).join(', ')}.`);
