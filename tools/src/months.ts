import { command } from './command.ts';

/**
 * npm run months [-- --keep 24]: answers by month, for installations that have very many (docs/scale.md). The first time it turns the one
 * table into partitions, with the servers stopped; after that it makes what is missing, which the server's own job does as well.
 * --keep takes away the months that ended longer ago than that, for good: nothing does it unasked.
 */

const { values } = command('npm run months', { options: { keep: { type: 'string' } } });
const keep = values.keep === undefined ? undefined : Number(values.keep);
if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)) {
  console.error('--keep takes a number of months, 1 or more.');
  process.exit(2);
}

// What is refused, or only asks for its flags, loads no server.
const { connectToWriter, dropOldMonths, monthsOf, splitIntoMonths } = await import('@estratega/server/database');
const { withDatabase } = await import('./with-database.ts');

try {
  await withDatabase(async (url) => {
    const client = await connectToWriter(url);
    try {
      const now = new Date();
      await splitIntoMonths(client, now);
      if (keep !== undefined)
        for (const { name, rows } of await dropOldMonths(client, now, keep))
          console.log(`✓  ${name} is gone, with ${rows} answers`);
      for (const name of await monthsOf(client)) console.log(`   ${name}`);
    } finally {
      await client.end();
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
