import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseConfig } from '@estratega/server/config';
import { connectToWriter, startEmbedded } from '@estratega/server/database';
import { FULL_WEEK, POKER } from '@estratega/server/requests';
import { runServer } from '@estratega/server/run';
import autocannon from 'autocannon';
import { command } from '../../tools/src/command.ts';

command('npm run bench:server');

/**
 * npm run bench:server: every kind of request, with its session check, as a ratio to bare node:http answering the same bytes in the
 * same run; then the same among many users who have plans, sessions and answers. BENCH_SECONDS (4) each, BENCH_USERS ("1000,100000";
 * "" for none), BENCH_ONLY (names of kinds, by commas), BENCH_ATTEMPTS (200 answers a user), BENCH_THREAD=1 (who asks has a thread of its own; the goals were set with one
 * thread for both, which costs bare node:http more than us). Last, the goals, and exit 1 where one is missed.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CROWDS = (process.env.BENCH_USERS ?? '1000,100000').split(',').filter(Boolean).map(Number);
const ONLY = (process.env.BENCH_ONLY ?? '').split(',').filter(Boolean);
const THREAD = process.env.BENCH_THREAD === '1';
const CONNECTIONS = 20;
const GOALS = { share: 0.08, p99: 12, crowd: 1.3 };
/** Answers of one user: a week of study. */
const ATTEMPTS = Number(process.env.BENCH_ATTEMPTS ?? 200);

const directory = mkdtempSync(join(tmpdir(), 'estratega-bench-'));
const config = parseConfig({
  DATA_DIR: directory,
  PORT: '0',
  LOG_LEVEL: 'error',
  // Twenty at once on a busy machine wait, and are not sent away.
  PATIENCE_SECONDS: '60',
  LIMIT_PLANS_PER_HOUR: '1000000',
  LIMIT_READINGS_PER_MINUTE: '1000000',
  LIMIT_SIGN_UP_PER_HOUR: '1000000',
});
const running = await runServer({ config });
const call = async (method: string, path: string, body?: unknown, token = '') => {
  const response = await fetch(`${running.address}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      authorization: `Bearer ${token}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
};
const registration = await call('POST', '/api/auth/sign-up/email', {
  name: 'Banco',
  email: 'banco@ejemplo.test',
  password: 'caballo-de-rey-7',
  consentimientos: { tratamientoDatos: true },
});
const { token, user } = JSON.parse(registration.text) as { token: string; user: { id: string } };
const created = await call('POST', '/api/chat/custom-prompt', { informacionTema: FULL_WEEK }, token);
if (created.status !== 201) throw new Error(`No plan: ${created.status} ${created.text.slice(0, 200)}`);
const plan = JSON.parse(created.text) as {
  id: string;
  planEstudio: { tareas: { leccion?: { ejercicios?: string[] } | null }[] }[];
};
const tasks = plan.planEstudio.reduce((sum, { tareas }) => sum + tareas.length, 0);

const { url, stop } = await startEmbedded(directory);
const client = await connectToWriter(url);
/** What a studious user has answered; the numbers differ, the shape is what the server itself writes. */
const answersOf = (who: string, planId: string, from: string) => `
  insert into intentos select ${who}, gen_random_uuid(), n, ${planId}, 'Ajedrez', 0, 0, 'aj' || lpad((n % 90)::text, 6, '0'), 'aj' || lpad((n % 90)::text, 6, '0'),
    'aj-tac-doble@1', '{"jugadas":["e2e4"]}', 'bien', n <= 90, 0, 30000, 1200, now(), now() from ${from} generate_series(1, ${ATTEMPTS}) n`;
await client.query(answersOf(`'${user.id}'`, `'${plan.id}'`, ''));
// Who may have another plan may look at one before asking for it.
await client.query("update usuarios set plan = 'pro' where uid = $1", [user.id]);

/** One answer at the board, wherever the week has one: sent again and again it is looked up and judged as known. */
const known = plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
  tareas.flatMap(({ leccion }, tareaIndex) =>
    (leccion?.ejercicios ?? [])
      .filter((id) => /^aj\w+$/u.test(id))
      .map((ejercicio) => ({ diaIndex, tareaIndex, ejercicio })),
  ),
)[0];
if (!known) throw new Error('The week has no exercise at the board.');
const intento = {
  ...known,
  id: randomUUID(),
  respuesta: { jugadas: ['a2a3'] },
  pistas: 0,
  ms: 1000,
  hechoEn: new Date().toISOString(),
};

/**
 * As long as weeks once were, every task with its whole text: what the bytes alone cost today. It is not the server that weeks of that
 * length came from, so no goal is judged by it. Words that differ, so that they compress as words do.
 */
const OLD_WEEK = 170_000;
const PLAN = 'plan detail';
const OLD = 'a 170 KB week';
const columnsOf = async (table: string, own: Readonly<Record<string, string>>, alias: string) => {
  const { rows } = await client.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum',
    [table],
  );
  return rows.map(({ name }) => own[name] ?? `${alias}."${name}"`).join(', ');
};
const old = { plan_id: "'antigua'" };
const length = Math.round((OLD_WEEK - Buffer.byteLength(created.text)) / tasks);
const words = `(select left(string_agg(md5(t.tarea_index::text || n::text || t.dia_index::text), ' '), ${length}) from generate_series(1, ${Math.ceil(length / 32)}) n)`;
for (const statement of [
  `insert into planes select ${await columnsOf('planes', { id: "'antigua'", reemplaza: 'null' }, 'p')} from planes p where p.id = '${plan.id}'`,
  `insert into tareas select ${await columnsOf('tareas', { ...old, contenido: words }, 't')} from tareas t where t.plan_id = '${plan.id}'`,
  `insert into objetivos select ${await columnsOf('objetivos', old, 'o')} from objetivos o where o.plan_id = '${plan.id}'`,
])
  await client.query(statement);

/** One after the other: under load a delete takes longer than the pause, and a connection does one thing at a time. */
const keepEmptying = async (signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await client.query('delete from limites').catch(() => {});
    await sleep(50);
  }
};

interface Kind {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
  readonly anonymous?: true;
  readonly refused?: true;
  /** Each user may ask for it so often and no more. */
  readonly counted?: true;
}
const ALL: readonly Kind[] = [
  { name: PLAN, method: 'GET', path: `/api/chat/obtener-plan/${plan.id}` },
  { name: OLD, method: 'GET', path: '/api/chat/obtener-plan/antigua' },
  { name: 'list of plans', method: 'GET', path: '/api/planes' },
  { name: 'my account', method: 'GET', path: '/api/usuarios/yo' },
  { name: 'sessions', method: 'GET', path: '/api/usuarios/yo/sesiones' },
  { name: 'subscription', method: 'GET', path: '/api/paypal/suscripcion', counted: true },
  { name: 'calendar', method: 'GET', path: `/api/planes/${plan.id}/calendario` },
  {
    name: 'tick a task',
    method: 'POST',
    path: '/api/chat/actualizar-estado-tarea',
    body: { planId: plan.id, diaIndex: 0, tareaIndex: 0, nuevoEstado: 'enProgreso', nuevaPrioridad: null },
  },
  {
    name: 'an answer, again',
    method: 'POST',
    path: '/api/chat/registrar-intentos',
    body: { planId: plan.id, intentos: [intento] },
  },
  {
    name: 'a note of a task',
    method: 'POST',
    path: '/api/chat/registrar-apunte',
    body: { planId: plan.id, diaIndex: 0, tareaIndex: 0, nombre: 'sensacion', texto: 'justa' },
  },
  {
    name: 'a week, previewed',
    method: 'POST',
    path: '/api/chat/vista-previa',
    // Of the other game: of this one there is a plan already.
    body: { informacionTema: POKER },
  },
  { name: 'own games', method: 'GET', path: '/api/partidas' },
  { name: 'what games show', method: 'GET', path: '/api/partidas/hechos' },
  { name: 'download', method: 'GET', path: '/api/usuarios/yo/datos' },
  { name: 'change the name', method: 'PATCH', path: '/api/usuarios/yo', body: { name: 'Banco' } },
  {
    name: 'read a text',
    method: 'POST',
    path: '/api/planes/lectura',
    body: { campo: 'Ajedrez', texto: 'Me cuestan los finales de torres y las clavadas.' },
  },
  { name: 'configuration', method: 'GET', path: '/api/config', anonymous: true },
  { name: 'health', method: 'GET', path: '/api/salud/lista', anonymous: true },
  { name: 'wrong session', method: 'GET', path: '/api/usuarios/yo', anonymous: true, refused: true },
];

const KINDS = ALL.filter(({ name }) => ONLY.length === 0 || ONLY.includes(name) || name === PLAN);

interface Result {
  readonly perSecond: number;
  readonly p99: number;
}
/** `refused`: what is measured is the refusal. */
const shoot = async (options: autocannon.Options, seconds: number, refused = false): Promise<Result> => {
  const { requests, latency, non2xx } = await autocannon({
    connections: CONNECTIONS,
    duration: seconds,
    ...(THREAD ? { workers: 1 } : {}),
    ...options,
  });
  if (non2xx > 0 && !refused) throw new Error(`${non2xx} answers of ${options.url} were not what was asked for`);
  return { perSecond: requests.average, p99: latency.p99 };
};
const measure = async (kind: Kind): Promise<Result> => {
  const options: autocannon.Options = {
    url: running.address + kind.path,
    method: kind.method,
    headers: {
      ...(kind.anonymous ? {} : { authorization: `Bearer ${token}` }),
      ...(kind.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(kind.body === undefined ? {} : { body: JSON.stringify(kind.body) }),
  };
  // Some of it is only for who has just signed in, and all of this takes longer.
  await client.query('update sesiones set created_at = now() where user_id = $1', [user.id]);
  // Some of it is counted by user: what a limit allows in a minute is asked for in a second here.
  const end = new AbortController();
  const emptying = kind.counted ? keepEmptying(end.signal) : undefined;
  try {
    await shoot(options, 1, kind.refused);
    return await shoot(options, SECONDS, kind.refused);
  } finally {
    end.abort();
    await emptying;
  }
};
const bareOf = async (kind: Kind): Promise<Result & { readonly bytes: number }> => {
  const { text, status } = await call(kind.method, kind.path, kind.body, kind.anonymous ? '' : token);
  if (status >= (kind.anonymous ? 500 : 400)) throw new Error(`${kind.name} answered ${status}: ${text.slice(0, 200)}`);
  const bare = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : text);
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const body = kind.body === undefined ? {} : { body: JSON.stringify(kind.body) };
  await shoot({ url: at, method: kind.method, ...body }, 1, kind.refused);
  const result = await shoot({ url: at, method: kind.method, ...body }, SECONDS, kind.refused);
  bare.closeAllConnections();
  bare.close();
  return { ...result, bytes: Buffer.byteLength(text) };
};

console.log(
  `${tasks} tasks, ${ATTEMPTS} answers, ${CONNECTIONS} connections, ${SECONDS} s each; "×" is by bare node:http with the same bytes`,
);
const head = [
  'what'.padEnd(20),
  'bytes'.padStart(8),
  'bare req/s'.padStart(11),
  'req/s'.padStart(8),
  '×'.padStart(7),
  'p99 ms'.padStart(8),
  '×'.padStart(6),
];
console.log(head.join(''));
const alone = new Map<string, Result>();
const bares = new Map<string, Result>();
const row = (name: string, bytes: string, bare: Result, own: Result) =>
  [
    name.padEnd(20),
    bytes.padStart(8),
    bare.perSecond.toFixed(0).padStart(11),
    own.perSecond.toFixed(0).padStart(8),
    (own.perSecond / bare.perSecond).toFixed(3).padStart(7),
    own.p99.toFixed(0).padStart(8),
    (own.p99 / Math.max(1, bare.p99)).toFixed(1).padStart(6),
  ].join('');
for (const kind of KINDS) {
  const bare = await bareOf(kind);
  const own = await measure(kind);
  bares.set(kind.name, bare);
  alone.set(kind.name, own);
  console.log(row(kind.name, String(bare.bytes), bare, own));
}

let there = 0;
const among = new Map<number, Map<string, Result>>();
for (const crowd of CROWDS) {
  const from = there + 1;
  const people = `generate_series(${from}, ${crowd}) i`;
  const mine = { user_id: "'u' || i", plan_id: "'p' || i" };
  const begun = performance.now();
  for (const statement of [
    // It is thrown away afterwards: what a crash would cost does not matter here.
    'set synchronous_commit = off',
    `insert into usuarios (uid, name, email) select 'u' || i, 'Usuario', 'u' || i || '@ejemplo.test' from ${people}`,
    `insert into directorio_correos select 'u' || i || '@ejemplo.test', 'u' || i from ${people}`,
    `insert into sesiones (id, user_id, token, expires_at) select 's' || i, 'u' || i, 'sha256:' || i, now() + interval '30 days' from ${people}`,
    `insert into planes select ${await columnsOf('planes', { ...mine, id: "'p' || i", reemplaza: 'null' }, 'p')} from planes p, ${people} where p.id = '${plan.id}'`,
    `insert into tareas select ${await columnsOf('tareas', { ...mine, contenido: "'breve'", leccion: 'null' }, 't')} from tareas t, ${people} where t.plan_id = '${plan.id}' and t.dia_index < 2`,
    // The whole crowd's would be twenty million rows: one in ten studies.
    answersOf("'u' || i", "'p' || i", `generate_series(${from}, ${crowd}, 10) i,`),
    'analyze',
  ])
    await client.query(statement);
  there = crowd;
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `\namong ${crowd.toLocaleString('en')} users, made in ${seconds} s; the last column is the time by that of the empty database`,
  );
  const here = new Map<string, Result>();
  among.set(crowd, here);
  for (const kind of KINDS) {
    const own = await measure(kind);
    here.set(kind.name, own);
    const bare = bares.get(kind.name) ?? own;
    console.log(
      `${row(kind.name, '', bare, own)}${((alone.get(kind.name)?.perSecond ?? 0) / own.perSecond).toFixed(2).padStart(8)}`,
    );
  }
}

const nothing: Result = { perSecond: 0, p99: 0 };
const at = (results: ReadonlyMap<string, Result> | undefined, name: string) => results?.get(name) ?? nothing;
const plansPerSecond = at(alone, PLAN).perSecond;
const goals: (readonly [what: string, seen: number, goal: number, isMost: boolean])[] = [
  ['plan detail, share of bare node:http', plansPerSecond / at(bares, PLAN).perSecond, GOALS.share, false],
  ['its p99 by that of bare node:http', at(alone, PLAN).p99 / Math.max(1, at(bares, PLAN).p99), GOALS.p99, true],
];
const [few, many] = [CROWDS[0], CROWDS.at(-1)];
if (few !== undefined && many !== undefined && few < many)
  for (const { name } of KINDS)
    goals.push([
      `${name}, time among ${many} by that among ${few}`,
      at(among.get(few), name).perSecond / at(among.get(many), name).perSecond,
      GOALS.crowd,
      true,
    ]);
console.log('');
const missed = goals.filter(([what, seen, goal, isMost]) => {
  const holds = isMost ? seen <= goal : seen >= goal;
  console.log(`${holds ? '✓' : '✗'} ${what}: ${seen.toFixed(3)} (${isMost ? 'at most' : 'at least'} ${goal})`);
  return !holds;
});

await client.end();
await running.close();
await stop();
rmSync(directory, { recursive: true, force: true });
process.exitCode = missed.length === 0 ? 0 : 1;
