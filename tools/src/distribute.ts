import { command } from './command.ts';

/**
 * npm run distribute [-- --plan]: turns the database of DATABASE_URL, where Citus is installed, into shards. What is
 * spread already stays as it is, so it can be run again after every migration. --plan only says what would be done,
 * on any PostgreSQL. Stop the servers first: each table is locked while it moves.
 */

const { plan: onlyPlan = false } = command('npm run distribute [-- --plan]', {
  options: { plan: { type: 'boolean' } },
}).values;
// What is refused, or only asks for its flags, loads no server.
const { connectToWriter, distributionPlan, placesOf, readCatalogue, shardProblems } = await import(
  '@estratega/server/database'
);
const { withDatabase } = await import('./with-database.ts');

const distribute = async (url: string): Promise<boolean> => {
  const client = await connectToWriter(url);
  try {
    const catalogue = await readCatalogue(client);
    const problems = shardProblems(catalogue);
    for (const problem of problems) console.error(`✗ ${problem}`);
    if (problems.length > 0) return false;
    const plan = distributionPlan(catalogue);
    for (const { table, kind } of placesOf(catalogue))
      if (kind === 'coordinator') console.log(`-- ${table} stays on the coordinator`);
    if (onlyPlan) {
      for (const { sql } of plan) console.log(`${sql};`);
      return true;
    }
    const { rows: citus } = await client.query("select extversion from pg_extension where extname = 'citus'");
    if (citus.length === 0) {
      console.error(
        'This database has no Citus: create extension citus; (see docs/scale.md). --plan shows what would be done.',
      );
      return false;
    }
    const { rows: spread } = await client.query<{ name: string }>(
      'select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid',
    );
    const done = new Set(spread.map(({ name }) => name));
    for (const { table, sql } of plan) {
      if (done.has(table)) console.log(`   ${table} is spread already`);
      else {
        await client.query(sql);
        console.log(`✓  ${table}`);
      }
    }
    return true;
  } finally {
    await client.end();
  }
};

try {
  process.exit((await withDatabase(distribute)) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
