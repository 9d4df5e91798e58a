import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@estratega/server/config';
import { runServer } from '@estratega/server/run';
import autocannon from 'autocannon';
import pg from 'pg';

/**
 * Plan detail with its session check, as a ratio to bare node:http answering the same bytes, in one run. BENCH_USERS adds that
 * many users with a plan each and measures again.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const USERS = Number(process.env.BENCH_USERS ?? 0);
const CONNECTIONS = 20;

const directory = mkdtempSync(join(tmpdir(), 'estratega-bench-'));
const config = parseConfig({ DATA_DIR: directory, PORT: '0', LOG_LEVEL: 'error' });
const running = await runServer({ config });
const call = async (path: string, body: unknown, token = '') => {
  const response = await fetch(`${running.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
};
const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const signedUp = await call('/api/auth/sign-up/email', {
  name: 'Banco',
  email: 'banco@ejemplo.test',
  password: 'caballo-de-rey-7',
});
const token = String(signedUp.token);
const created = await call(
  '/api/chat/custom-prompt',
  {
    informacionTema: {
      campo: 'Ajedrez',
      nivelIntensidad: 'alto',
      diasEstudio: days,
      horasEstudio: Object.fromEntries(days.map((dia) => [dia, 3.5])),
      experienciaAjedrez: 'No tengo elo',
      conocimientosAjedrez: '',
    },
  },
  token,
);
const plan = created as unknown as { id: string; planEstudio: { tareas: unknown[] }[] };
const tasks = plan.planEstudio.reduce((sum, { tareas }) => sum + tareas.length, 0);
const bytes = JSON.stringify(plan);

const bare = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(bytes);
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
const detailUrl = `${running.address}/api/chat/obtener-plan/${plan.id}`;
const headers = { authorization: `Bearer ${token}` };

const measure = async (url: string, given: Record<string, string> = {}) => {
  await autocannon({ url, connections: CONNECTIONS, duration: 2, headers: given });
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: given,
  });
  if (non2xx > 0) throw new Error(`${non2xx} answers were not 2xx`);
  return { perSecond: requests.average, p99: latency.p99 };
};
const print = (
  name: string,
  { perSecond, p99 }: { perSecond: number; p99: number },
  base?: { perSecond: number; p99: number },
) =>
  console.log(
    `${name.padEnd(34)} ${perSecond.toFixed(0).padStart(7)} req/s  p99 ${p99.toFixed(0).padStart(4)} ms${
      base
        ? `   ${(perSecond / base.perSecond).toFixed(3)} × bare, p99 ${(p99 / Math.max(1, base.p99)).toFixed(1)} ×`
        : ''
    }`,
  );

console.log(`${tasks} tasks, ${bytes.length} bytes, ${CONNECTIONS} connections, ${SECONDS} s each`);
const bareResult = await measure(bareUrl);
print('bare node:http, same bytes', bareResult);
const first = await measure(detailUrl, headers);
print('plan detail with session', first, bareResult);

if (USERS > 0) {
  const { url } = await (await import('@estratega/server/database')).startEmbedded(directory);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of [
    `insert into usuarios (uid, name, email) select 'u' || i, 'Usuario', 'u' || i || '@ejemplo.test' from generate_series(1, ${USERS}) i`,
    `insert into directorio_correos select 'u' || i || '@ejemplo.test', 'u' || i from generate_series(1, ${USERS}) i`,
    `insert into sesiones (id, user_id, token, expires_at) select 's' || i, 'u' || i, 'tokentokentoken' || i, now() + interval '30 days' from generate_series(1, ${USERS}) i`,
    `insert into planes select 'u' || i, 'p' || i, p.campo, p.informacion, p.zona_horaria, p.hoy, p.semana, p.cambios, null, p.created_at from planes p, generate_series(1, ${USERS}) i where p.id = '${plan.id}'`,
    `insert into tareas select 'u' || i, 'p' || i, t.dia_index, t.tarea_index, t.dia, t.fecha, t.titulo, t.descripcion, 'breve', t.tiempo, t.estado, t.prioridad, t.tema_id, t.nivel, t.tipo, t.porque, null, null from tareas t, generate_series(1, ${USERS}) i where t.plan_id = '${plan.id}' and t.dia_index < 2`,
    'analyze',
  ])
    await client.query(statement);
  await client.end();
  const crowded = await measure(detailUrl, headers);
  print(`the same with ${USERS} more users`, crowded, bareResult);
  console.log(`${(first.perSecond / crowded.perSecond).toFixed(2)} × the time of the empty database`);
}

bare.close();
await running.close();
rmSync(directory, { recursive: true, force: true });
