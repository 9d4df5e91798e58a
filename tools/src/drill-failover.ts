import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connectToWriter, findBinaries, freePort, migrateDatabase } from '@estratega/server/database';
import { beginnersChess } from '@estratega/server/requests';
import { command } from './command.ts';
import { type DrillServer, startDrillServer } from './drill-server.ts';

/**
 * npm run drill:failover [-- --seconds 8]: a primary with a synchronous standby, two servers on both, people who register, change
 * their names and make plans; then kill -9 of the primary under that load, promotion of the standby, and the servers go on by
 * themselves. Every write that was answered with yes must be there. Exit 1 when one is lost, a server died, or it took longer
 * than ten seconds until a write succeeded.
 */

const LIMIT_SECONDS = 10;
const { values: asked } = command('npm run drill:failover', { options: { seconds: { type: 'string', default: '8' } } });
const LOAD_SECONDS = Number(asked.seconds) || 8;
const WRITERS = 6;
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;
const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
const run = promisify(execFile);

const directory = mkdtempSync(join(tmpdir(), 'estratega-relevo-'));
chmodSync(directory, 0o755);
if (asRoot) chownSync(directory, NOBODY, NOBODY);
const say = (text: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${text}`);
const begun = performance.now();
const password = randomBytes(16).toString('hex');

const binaries = await findBinaries();
const control = (cluster: string, ...args: string[]) =>
  run(binaries.pg_ctl, [...args, '-D', cluster], { ...identity, cwd: '/', timeout: 120_000 });
const start = (cluster: string, port: number) =>
  control(
    cluster,
    'start',
    '-w',
    '-t',
    '90',
    '-l',
    `${cluster}.log`,
    '-o',
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`,
  );

const [one, two] = [
  { cluster: join(directory, 'uno'), port: await freePort() },
  { cluster: join(directory, 'dos'), port: await freePort() },
];
const urlOf = (...ports: number[]) =>
  `postgresql://estratega:${password}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`;

/** Both from one initdb: our package of binaries has no pg_basebackup, and a cluster that was stopped can simply be copied. */
const makePair = async () => {
  const file = join(directory, 'password');
  writeFileSync(file, password, { mode: 0o600 });
  if (asRoot) chownSync(file, NOBODY, NOBODY);
  await run(
    binaries.initdb,
    ['-D', one.cluster, '-U', 'estratega', '-A', 'scram-sha-256', `--pwfile=${file}`, '-E', 'UTF8', '--locale=C'],
    {
      ...identity,
      cwd: '/',
    },
  );
  appendFileSync(join(one.cluster, 'pg_hba.conf'), '\nhost replication estratega 127.0.0.1/32 scram-sha-256\n');
  cpSync(one.cluster, two.cluster, { recursive: true, preserveTimestamps: true });
  if (asRoot) await run('chown', ['-R', `${NOBODY}:${NOBODY}`, two.cluster]);
  chmodSync(two.cluster, 0o700);
  appendFileSync(
    join(two.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${one.port} user=estratega password=${password} application_name=dos'\n`,
  );
  writeFileSync(join(two.cluster, 'standby.signal'), '');
  if (asRoot) chownSync(join(two.cluster, 'standby.signal'), NOBODY, NOBODY);
  await start(one.cluster, one.port);
  await start(two.cluster, two.port);
  const admin = await connectToWriter(urlOf(one.port));
  // From here on a commit is answered when both have it.
  await admin.query("alter system set synchronous_standby_names = 'dos'");
  await admin.query('select pg_reload_conf()');
  for (;;) {
    const { rows } = await admin.query<{ sync_state: string }>('select sync_state from pg_stat_replication');
    if (rows[0]?.sync_state === 'sync') break;
    await sleep(100);
  }
  await admin.end();
};

const startServer = () =>
  startDrillServer({
    DATA_DIR: directory,
    DATABASE_URL: urlOf(one.port, two.port),
    LIMIT_SIGN_UP_PER_HOUR: '1000000',
  });

const INFORMACION = { ...beginnersChess({ lunes: 1 }), nivelIntensidad: 'bajo' };

/** What was answered with yes, and when. */
const acknowledged = { accounts: [] as string[], names: new Map<string, number>(), plans: new Map<string, string>() };
const sent = new Map<string, number>();
const answers = new Map<number, number>();
let writes = 0;
let firstYesAfter = 0;
let killedAt = Number.POSITIVE_INFINITY;
let stopped = false;

const call = async (server: DrillServer, method: string, path: string, body?: unknown, token?: string) => {
  const response = await fetch(server.address + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  return { status: response.status, answer };
};
/** What was asked before the kill may be answered after it: only what was asked afterwards shows that writing works. */
const yes = (askedAt: number) => {
  writes += 1;
  if (askedAt > killedAt && firstYesAfter === 0) firstYesAfter = performance.now();
};

const writer = async (servers: readonly DrillServer[], index: number) => {
  const pick = (turn: number) => servers[turn % servers.length] as DrillServer;
  const email = `escritor-${index}@ejemplo.test`;
  const registered = await call(pick(index), 'POST', '/api/auth/sign-up/email', {
    name: 'n-0',
    email,
    password: 'caballo-de-rey-7',
    consentimientos: { tratamientoDatos: true },
  });
  if (registered.status !== 200) throw new Error(`could not register: ${registered.status}`);
  acknowledged.accounts.push(email);
  const token = String(registered.answer.token);
  for (let turn = 1; !stopped; turn += 1) {
    sent.set(email, turn);
    const asked = performance.now();
    const renamed = await call(pick(turn), 'PATCH', '/api/usuarios/yo', { name: `n-${turn}` }, token).catch(
      () => undefined,
    );
    if (renamed?.status === 200) {
      acknowledged.names.set(email, turn);
      yes(asked);
    }
    if (turn % 5 === 0) {
      const made = await call(
        pick(turn + 1),
        'POST',
        '/api/chat/custom-prompt',
        { informacionTema: INFORMACION },
        token,
      ).catch(() => undefined);
      if (made?.status === 201) {
        acknowledged.plans.set(email, String(made.answer.id));
        yes(0);
      }
    }
    if (renamed?.status !== 200) await sleep(100);
  }
};
const registrar = async (servers: readonly DrillServer[]) => {
  for (let turn = 0; !stopped; turn += 1) {
    const email = `alta-${turn}@ejemplo.test`;
    const server = servers[turn % servers.length] as DrillServer;
    const made = await call(server, 'POST', '/api/auth/sign-up/email', {
      name: 'Nueva',
      email,
      password: 'caballo-de-rey-7',
      consentimientos: { tratamientoDatos: true },
    }).catch(() => undefined);
    if (made?.status === 200) {
      acknowledged.accounts.push(email);
      yes(0);
    } else await sleep(100);
  }
};

/** Everything that was promised and is not there. */
const lostOnes = async (): Promise<string[]> => {
  const client = await connectToWriter(urlOf(two.port));
  const { rows } = await client.query<{
    email: string;
    name: string;
    plan: string | null;
    minutes: number | null;
    led: boolean;
    credentials: number;
  }>(
    `select u.email, u.name, p.id as plan, (select sum(t.tiempo)::int from tareas t where t.user_id = p.user_id and t.plan_id = p.id) as minutes,
       exists (select 1 from directorio_correos d where d.email = u.email and d.user_id = u.uid) as led,
       (select count(*)::int from cuentas c where c.user_id = u.uid) as credentials
     from usuarios u left join planes p on p.user_id = u.uid`,
  );
  await client.end();
  const found = new Map(rows.map((row) => [row.email, row]));
  return [
    ...acknowledged.accounts.filter((email) => !found.has(email)).map((email) => `account ${email}`),
    ...rows.filter(({ led, credentials }) => !led || credentials !== 1).map(({ email }) => `half an account: ${email}`),
    ...[...acknowledged.names]
      .filter(([email, turn]) => Number(found.get(email)?.name.slice(2) ?? -1) < turn)
      .map(([email, turn]) => `name ${turn} of ${email}: ${found.get(email)?.name}`),
    ...[...acknowledged.plans]
      .filter(([email, id]) => found.get(email)?.plan !== id || found.get(email)?.minutes !== 60)
      .map(([email]) => `plan of ${email}`),
  ];
};

let servers: DrillServer[] = [];
let ok = false;
try {
  await makePair();
  say(`primary on ${one.port}, synchronous standby on ${two.port}`);
  await migrateDatabase(urlOf(one.port, two.port));
  servers = await Promise.all([startServer(), startServer()]);
  say(`two servers: ${servers.map(({ address }) => address).join(', ')}`);
  const work = Promise.all([
    ...Array.from({ length: WRITERS }, (_, index) => writer(servers, index)),
    registrar(servers),
  ]);
  work.catch(() => {});
  await sleep(LOAD_SECONDS * 1000);
  // However slow the machine: enough was promised for a loss to show.
  while (writes < 100) await sleep(100);
  const before = writes;
  const postmaster = Number(readFileSync(join(one.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  // What is under way at this moment is told neither yes nor no; what was told yes is on the standby.
  killedAt = performance.now();
  process.kill(postmaster, 'SIGKILL');
  say(`primary killed under load, ${before} writes acknowledged`);
  await control(two.cluster, 'promote', '-w', '-t', '60');
  const promoted = performance.now();
  say('standby promoted');
  // Nobody stands by now: a commit that waited for one would wait for ever.
  const admin = await connectToWriter(urlOf(two.port));
  await admin.query("alter system set synchronous_standby_names = ''");
  await admin.query('select pg_reload_conf()');
  await admin.end();
  for (let i = 0; i < 600 && firstYesAfter === 0; i += 1) await sleep(100);
  await sleep(LOAD_SECONDS * 500);
  stopped = true;
  await work;
  const lost = await lostOnes();
  const deaths = servers.filter(
    ({ process: { exitCode, signalCode } }) => exitCode !== null || signalCode !== null,
  ).length;
  const unexpected = [...answers]
    .filter(([status]) => status >= 500 && status !== 503)
    .reduce((sum, [, n]) => sum + n, 0);
  const seconds = (firstYesAfter - killedAt) / 1000;
  for (const what of lost) console.error(`✗ lost: ${what}`);
  console.log(
    [
      '',
      `  acknowledged          ${writes} (${acknowledged.accounts.length} accounts, ${acknowledged.plans.size} plans that last)`,
      `  lost                  ${lost.length}`,
      `  answers               ${[...answers]
        .sort(([a], [b]) => a - b)
        .map(([status, n]) => `${status} × ${n}`)
        .join(', ')}`,
      `  5xx that are not 503  ${unexpected}`,
      `  servers that died     ${deaths}`,
      `  seconds to writable   ${seconds.toFixed(1)} after the kill, ${((firstYesAfter - promoted) / 1000).toFixed(1)} after the promotion (at most ${LIMIT_SECONDS})`,
      '',
    ].join('\n'),
  );
  ok = lost.length === 0 && deaths === 0 && unexpected === 0 && firstYesAfter > 0 && seconds <= LIMIT_SECONDS;
} finally {
  stopped = true;
  for (const { process: child } of servers) child.kill('SIGKILL');
  for (const { cluster } of [one, two]) await control(cluster, 'stop', '-m', 'immediate').catch(() => {});
  rmSync(directory, { recursive: true, force: true });
}
process.exit(ok ? 0 : 1);
