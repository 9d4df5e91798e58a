import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beginnersChess } from '@estratega/server/requests';
import { command } from './command.ts';
import { startDrillServer } from './drill-server.ts';

command('npm run drill:disk');

/**
 * npm run drill:disk: a server and its database on a disk of their own that really fills up while people write, and then has room
 * again. Prints what was acknowledged and lost. Needs Linux and root, for the disk; the pretended one is in `npm test`.
 */
const MEGABYTES = 200;
const WRITERS = 4;
const FULL_SECONDS = 10;

const disk = mkdtempSync(join(tmpdir(), 'estratega-disco-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', disk]);
if (mounted.status !== 0) {
  rmSync(disk, { recursive: true, force: true });
  console.error('A disk of its own needs Linux and root: nothing was tried.');
  process.exit(2);
}
chmodSync(disk, 0o755);

const begun = performance.now();
const say = (text: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${text}`);
const problems: string[] = [];

const { process: child, address } = await startDrillServer({ DATA_DIR: disk });
const call = (method: string, path: string, token = '', body?: unknown) =>
  fetch(address + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

// One after the other: a network has two in line.
const people: { token: string; sent: number; acknowledged: number }[] = [];
for (let index = 0; index < WRITERS; index += 1) {
  const body = {
    name: 'n-0',
    email: `disco-${index}@ejemplo.test`,
    password: 'caballo-de-rey-7',
    consentimientos: { tratamientoDatos: true },
  };
  const { token } = (await (await call('POST', '/api/auth/sign-up/email', '', body)).json()) as { token: string };
  people.push({ token, sent: 0, acknowledged: 0 });
}
const seen = new Map<number, number>();
let stopped = false;
const INFORMACION = beginnersChess({ lunes: 2, viernes: 3 });
const note = (response: Response): Response => {
  seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
  if (response.status === 503 && !(Number(response.headers.get('retry-after')) > 0))
    problems.push('a 503 without Retry-After');
  return response;
};
const write = async (person: (typeof people)[number]) => {
  while (!stopped) {
    person.sent += 1;
    const index = person.sent;
    const renamed = note(await call('PATCH', '/api/usuarios/yo', person.token, { name: `n-${index}` }));
    if (renamed.status === 200) person.acknowledged = index;
    // A plan is the largest thing that is written.
    const made = note(await call('POST', '/api/chat/custom-prompt', person.token, { informacionTema: INFORMACION }));
    if (made.status === 201) {
      const { id } = (await made.json()) as { id: string };
      note(await call('DELETE', `/api/planes/${id}`, person.token));
    }
    await sleep(20);
  }
};
const work = Promise.all(people.map(write));
work.catch((error: unknown) => problems.push(`a request was cut off: ${String(error)}`));
const ready = async () => (await call('GET', '/api/salud/lista')).status;

await sleep(2000);
const filler = join(disk, 'relleno');
const file = openSync(filler, 'w');
const fill = () => {
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(file, block);
  } catch {
    // There is no room left.
  }
};
fill();
say('the disk is full');
const fullAt = performance.now();
let refused = false;
let notReady = false;
while (performance.now() - fullAt < FULL_SECONDS * 1000 || !(refused && notReady)) {
  // What the database gives back meanwhile is taken again.
  fill();
  refused ||= (seen.get(503) ?? 0) > 0;
  notReady ||= (await ready()) === 503;
  if ((await call('GET', '/api/salud/viva')).status !== 200) problems.push('not alive while the disk was full');
  if (performance.now() - fullAt > 120_000) break;
  await sleep(100);
}
if (!refused) problems.push('no write was refused');
if (!notReady) problems.push('it said that it was ready');
closeSync(file);
unlinkSync(filler);
const freeAt = performance.now();
say(`there is room again; so far ${[...seen].map(([status, times]) => `${status} × ${times}`).join(', ')}`);
while ((await ready()) !== 200 && performance.now() - freeAt < 120_000) await sleep(20);
const healthy = (performance.now() - freeAt) / 1000;
await sleep(1000);
stopped = true;
await work.catch(() => {});

let lost = 0;
for (const { token, sent, acknowledged } of people) {
  const { name } = (await (await call('GET', '/api/usuarios/yo', token)).json()) as { name: string };
  const kept = Number(name.slice(2));
  if (!(kept >= acknowledged && kept <= sent)) lost += 1;
}
const errors = [...seen]
  .filter(([status]) => status >= 500 && status !== 503)
  .reduce((sum, [, times]) => sum + times, 0);
const died = child.exitCode !== null;
if (!died) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  if (code !== 0) problems.push(`SIGTERM ended it with ${code}`);
}
spawnSync('umount', [disk]);
rmSync(disk, { recursive: true, force: true });

console.log(`
  answers                    ${[...seen].map(([status, times]) => `${status} × ${times}`).join(', ')}
  acknowledged names         ${people.reduce((sum, { acknowledged }) => sum + acknowledged, 0)}, lost ${lost}
  5xx that are not 503       ${errors}
  deaths                     ${died ? 1 : 0}
  seconds to ready           ${healthy.toFixed(1)} after there was room
`);
for (const problem of new Set(problems)) console.log(`✗ ${problem}`);
process.exit(problems.length + lost + errors === 0 && !died ? 0 : 1);
