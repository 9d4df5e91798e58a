import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@estratega/server/config';
import { connectToWriter, startEmbedded } from '@estratega/server/database';
import { runServer } from '@estratega/server/run';
import autocannon from 'autocannon';

/**
 * npm run bench:server: every kind of request, with its session check, as a ratio to bare node:http answering the same bytes in the
 * same run; then the same among many users who have plans, sessions and answers. BENCH_SECONDS (4) each, BENCH_USERS ("1000,100000";
 * "" for none).
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CROWDS = (process.env.BENCH_USERS ?? '1000,100000').split(',').filter(Boolean).map(Number);
const CONNECTIONS = 20;
/** Answers of one user: a week of study. */
const ATTEMPTS = 200;

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
const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const INFORMACION = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: days,
  horasEstudio: Object.fromEntries(days.map((dia) => [dia, 3.5])),
  experienciaAjedrez: 'No tengo elo',
  conocimientosAjedrez: '',
};
const registration = await call('POST', '/api/auth/sign-up/email', {
  name: 'Banco',
  email: 'banco@ejemplo.test',
  password: 'caballo-de-rey-7',
});
const { token, user } = JSON.parse(registration.text) as { token: string; user: { id: string } };
const created = await call('POST', '/api/chat/custom-prompt', { informacionTema: INFORMACION }, token);
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

interface Kind {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
  readonly anonymous?: true;
}
const KINDS: readonly Kind[] = [
  { name: 'plan detail', method: 'GET', path: `/api/chat/obtener-plan/${plan.id}` },
  { name: 'list of plans', method: 'GET', path: '/api/planes' },
  { name: 'my account', method: 'GET', path: '/api/usuarios/yo' },
  { name: 'sessions', method: 'GET', path: '/api/usuarios/yo/sesiones' },
  { name: 'subscription', method: 'GET', path: '/api/paypal/suscripcion' },
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
    body: {
      informacionTema: {
        campo: 'Poker Texas Holdem',
        nivelIntensidad: 'alto',
        diasEstudio: ['sabado'],
        horasEstudio: { sabado: 2 },
        tipoPoker: 'Cash games',
        limiteMesa: 'Micro-stakes NL2-NL25',
        conocimientosPoker: '',
      },
    },
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
  { name: 'wrong session', method: 'GET', path: '/api/usuarios/yo', anonymous: true },
];

interface Result {
  readonly perSecond: number;
  readonly p99: number;
}
const shoot = async (options: autocannon.Options, seconds: number): Promise<Result> => {
  const {
    requests,
    latency,
    '5xx': failed,
  } = await autocannon({ connections: CONNECTIONS, duration: seconds, ...options });
  if (failed > 0) throw new Error(`${failed} answers of ${options.url} were 5xx`);
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
  await shoot(options, 1);
  return shoot(options, SECONDS);
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
  await shoot({ url: at, method: kind.method, ...body }, 1);
  const result = await shoot({ url: at, method: kind.method, ...body }, SECONDS);
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
for (const crowd of CROWDS) {
  const from = there + 1;
  const people = `generate_series(${from}, ${crowd}) i`;
  const columnsOf = async (table: string, own: Readonly<Record<string, string>>, alias: string) => {
    const { rows } = await client.query<{ name: string }>(
      'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum',
      [table],
    );
    return rows.map(({ name }) => own[name] ?? `${alias}."${name}"`).join(', ');
  };
  const mine = { user_id: "'u' || i", plan_id: "'p' || i" };
  for (const statement of [
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
  console.log(`\namong ${crowd.toLocaleString('en')} users; the last column is the time by that of the empty database`);
  for (const kind of KINDS) {
    const own = await measure(kind);
    const bare = bares.get(kind.name) ?? own;
    console.log(
      `${row(kind.name, '', bare, own)}${((alone.get(kind.name)?.perSecond ?? 0) / own.perSecond).toFixed(2).padStart(8)}`,
    );
  }
}

await client.end();
await running.close();
await stop();
rmSync(directory, { recursive: true, force: true });
