import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { parseConfig } from '@estratega/server/config';
import { connectToWriter, startEmbedded } from '@estratega/server/database';
import { FULL_WEEK } from '@estratega/server/requests';
import { runServer } from '@estratega/server/run';
import { command } from '../../tools/src/command.ts';

command('npm run bench:lessons');

/**
 * What a week of lessons costs: npm run bench:lessons
 * Bytes of a full week, processor time to read it beside bare node:http answering the same bytes, write-ahead log
 * to create it, the largest pack, and processor time from the start of the process until the server listens, with the
 * part of it that loads what the planner knows of the lessons (the content cost 871 ms while it was TypeScript).
 */
const READS = 300;
/** Pages touched for the first time after a checkpoint are logged whole: the median leaves those few out. */
const CREATIONS = 15;

const cpu = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** In a process of its own, three times: the engine and the graph of both games, as the server loads them. */
const loading = Array.from({ length: 3 }, () =>
  Number(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        "const start = process.cpuUsage(); await import('@estratega/planner'); const { user, system } = process.cpuUsage(start); console.log((user + system) / 1000);",
      ],
      { cwd: fileURLToPath(new URL('..', import.meta.url)), encoding: 'utf8' },
    ),
  ),
).toSorted((a, b) => a - b)[1] as number;

const PACKS = fileURLToPath(new URL('../../packages/lessons/build/packs/', import.meta.url));
const packs = readdirSync(PACKS)
  .filter((name) => name.endsWith('.gz'))
  .map((name) => readFileSync(join(PACKS, name)).length)
  .toSorted((a, b) => a - b);

const directory = mkdtempSync(join(tmpdir(), 'estratega-bench-'));
const embedded = await startEmbedded(directory);
const config = parseConfig({ DATABASE_URL: embedded.url, DATA_DIR: directory, PORT: '0', LOG_LEVEL: 'error' });
const running = await runServer({ config });
const starting = cpu();
const client = await connectToWriter(embedded.url);

async function post(path: string, body: unknown, token = ''): Promise<Record<string, unknown>> {
  const response = await fetch(`${running.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

async function newToken(name: string): Promise<string> {
  const { token } = await post('/api/auth/sign-up/email', {
    name: 'Banco',
    email: `${name}@ejemplo.test`,
    password: 'caballo-de-rey-7',
    consentimientos: { tratamientoDatos: true },
  });
  return String(token);
}

const create = (token: string) =>
  post(
    '/api/chat/custom-prompt',
    {
      informacionTema: FULL_WEEK,
    },
    token,
  ) as Promise<{ id: string; planEstudio: { tareas: unknown[] }[] } & Record<string, unknown>>;

const walNow = async () =>
  Number((await client.query(`select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`)).rows[0].bytes);

/** Asked from another process, one after another on one connection, so that only the answering side is counted. */
const CLIENT = `
import { Agent, get } from 'node:http';
const [url, token, times] = process.argv.slice(1);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const read = () => new Promise((resolve, reject) => {
  get(url, { agent, headers: { authorization: 'Bearer ' + token } }, (response) => {
    response.resume();
    response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(url + ' ' + response.statusCode))));
  }).on('error', reject);
});
for (let index = 0; index < Number(times); index += 1) await read();
agent.destroy();
`;
const run = promisify(execFile);
const reads = (url: string, token: string, times: number) =>
  run(process.execPath, ['--input-type=module', '--eval', CLIENT, '--', url, token, String(times)]);

async function cpuOfReads(url: string, token: string): Promise<number> {
  await reads(url, token, READS / 3);
  const start = process.cpuUsage();
  await reads(url, token, READS);
  return cpu(start) / READS;
}

// The first plan pays for tables that never saw a row.
await create(await newToken('primero'));
const wal: number[] = [];
let plan = await create(await newToken('segundo'));
let token = '';
for (let index = 0; index < CREATIONS; index += 1) {
  token = await newToken(`tercero${index}`);
  const start = await walNow();
  plan = await create(token);
  wal.push((await walNow()) - start);
}
const url = `${running.address}/api/chat/obtener-plan/${plan.id}`;
const answer = await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text();
const tasks = plan.planEstudio.reduce((sum, { tareas }) => sum + tareas.length, 0);

const bare = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(answer);
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const bareCpu = await cpuOfReads(`http://127.0.0.1:${(bare.address() as AddressInfo).port}/`, token);
const planCpu = await cpuOfReads(url, token);

console.log(`week of ${tasks} tasks: ${Buffer.byteLength(answer)} bytes, ${gzipSync(answer).length} gzip`);
console.log(`packs: ${packs.length}, median ${packs[packs.length >> 1]}, largest ${packs.at(-1)} bytes gzip`);
console.log(
  `processor time of a read, the server's alone: ${planCpu.toFixed(2)} ms; bare node:http ${bareCpu.toFixed(2)} ms; ${(planCpu / bareCpu).toFixed(1)} ×`,
);
console.log(
  `write-ahead log of a creation: median ${((wal.toSorted((a, b) => a - b)[CREATIONS >> 1] as number) / 1024).toFixed(1)} KiB of ${CREATIONS}`,
);
console.log(`until it listens, migrations of a new database included: ${starting.toFixed(0)} ms of processor time`);
console.log(
  `of a start, loading the planner with its graph of the lessons: ${loading.toFixed(0)} ms of processor time`,
);

bare.close();
await client.end();
await running.close();
await embedded.stop();
rmSync(directory, { recursive: true, force: true });
