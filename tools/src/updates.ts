import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.ts';
import { shippedPackages } from './licences.ts';
import { overdueBy, type Releases } from './overdue.ts';
import { ROOT } from './site.ts';

command('npm run updates');

/**
 * npm run updates: of every package that we ship, whether a later release of its own line has been out for longer than
 * docs/security.md gives us to take it up. Exit 1 when one that we name ourselves is; those that others bring are told, and wait
 * for them.
 */

const DAYS = 90;
const AT_ONCE = 6;

const registry = spawnSync('npm', ['config', 'get', 'registry'], { cwd: ROOT, encoding: 'utf8' })
  .stdout.trim()
  .replace(/\/+$/u, '');
const releasesOf = async (name: string): Promise<Releases> => {
  const response = await fetch(`${registry}/${name.replace('/', '%2f')}`, { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return ((await response.json()) as { time?: Releases }).time ?? {};
};

const named = new Set(
  [
    'apps/server',
    'apps/web',
    'packages/domain',
    'packages/lessons',
    'packages/own-games',
    'packages/planner',
    'packages/poker',
  ].flatMap((folder) => {
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>;
    return Object.keys({ ...dependencies, ...optionalDependencies });
  }),
);

const queue = shippedPackages();
const total = queue.length;
let [late, unknown] = [0, 0];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      const { name, version } = one;
      try {
        const found = overdueBy(version, await releasesOf(name), new Date(), DAYS);
        if (!found) continue;
        const ours = named.has(name);
        if (ours) late += 1;
        console.log(`${ours ? '✗' : ' '} ${name} ${version}: ${found.version} has been out for ${found.days} days`);
      } catch (error) {
        unknown += 1;
        console.log(`? ${name} ${version}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }),
);
console.log(`${total} packages shipped; ${late} of ours later than ${DAYS} days, ${unknown} not to be learnt`);
process.exit(late + unknown === 0 ? 0 : 1);
