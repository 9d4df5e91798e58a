import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.ts';
import { parseConfig } from '../../src/platform/config.ts';
import { backupTo, migrateDatabase, openDatabase, startEmbedded } from '../../src/platform/database/index.ts';

/**
 * Keeps a backup of the schema as it is now, for the day when it is an old one: `npx node apps/server/test/backups/keep.ts`,
 * before a new migration lands. One player who advanced a week, one who pays, a message and a finished account; a game with its analysis, and a hand.
 */

const directory = mkdtempSync(join(tmpdir(), 'estratega-copia-'));
// The database's own user must be able to enter.
chmodSync(directory, 0o755);
const embedded = await startEmbedded(directory);
await migrateDatabase(embedded.url);
const config = parseConfig({
  NODE_ENV: 'test',
  DATABASE_URL: embedded.url,
  DATA_DIR: directory,
  AUTH_SECRET: 'a-secret-for-backups-that-is-long-enough-0123456789',
  LOG_LEVEL: 'silent',
});
const database = openDatabase({ url: embedded.url, max: 4 });
let now = new Date();
const { app } = await createApp({ config, database, clock: () => now });

const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object, token?: string) => {
  const response = await app.inject({
    method,
    url,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(payload === undefined ? {} : { payload }),
  });
  if (response.statusCode >= 300) throw new Error(`${method} ${url} answered ${response.statusCode} ${response.body}`);
  return response.body === '' ? undefined : JSON.parse(response.body);
};
const register = async (name: string, email: string) =>
  (await call('POST', '/api/auth/sign-up/email', {
    name,
    email,
    password: 'caballo-de-rey-7',
    consentimientos: { tratamientoDatos: true },
  })) as {
    token: string;
    user: { id: string };
  };

const CHESS = {
  campo: 'Ajedrez',
  nivelIntensidad: 'bajo',
  diasEstudio: ['lunes', 'jueves'],
  horasEstudio: { lunes: 1, jueves: 1 },
  experienciaAjedrez: 'No tengo elo',
  conocimientosAjedrez: 'Me cuestan los finales y las clavadas.',
};
const POKER = {
  campo: 'Poker Texas Holdem',
  nivelIntensidad: 'bajo',
  diasEstudio: ['martes'],
  horasEstudio: { martes: 1 },
  tipoPoker: 'Torneos',
  limiteMesa: 'Micro-stakes NL2-NL25',
  conocimientosPoker: '',
};

const GAME = {
  sitio: 'lichess',
  idSitio: 'abcdefgh',
  fecha: '2026-11-03T18:20:00Z',
  color: 'negras',
  elo: 1400,
  resultado: '1-0',
  jugadas: ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7'],
  libro: 2,
  termino: 'mate',
};
const ANALYSIS = {
  motor: 'Stockfish',
  posiciones: [
    ...Array.from({ length: 5 }, () => ({ cp: 20 })),
    { cp: -10, linea: ['g7g6'], segunda: 300 },
    { cp: 10_000, linea: ['h5f7'] },
    null,
  ],
};
const HAND = {
  sala: 'pokerstars',
  id: '254717173764',
  tipo: 'torneo',
  ciegas: [50, 100],
  asientos: [
    { pos: 'SB', stack: 1000, heroe: true },
    { pos: 'BB', stack: 2000 },
  ],
  mano: ['Ah', 'Ad'],
  historia: [{ calle: 'pre', acciones: [{ pos: 'SB', hace: 'fold' }] }],
  bote: 100,
  comision: 0,
  netoHeroe: -50,
};

const ana = await register('Ana «la Dama» Ñandú', 'ana@ejemplo.test');
await call('PATCH', '/api/usuarios/yo', { consentimientos: { tratamientoDatos: true, marketing: true } }, ana.token);
const first = await call('POST', '/api/chat/custom-prompt', { informacionTema: CHESS }, ana.token);
const task = { planId: first.id, diaIndex: 0, tareaIndex: 0 };
await call('POST', '/api/chat/registrar-apunte', { ...task, nombre: 'sensacion', texto: 'Difícil' }, ana.token);
const browser = '0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a11';
await call('POST', '/api/chat/registrar-apunte', { ...task, origen: browser, ms: 900_000 }, ana.token);
await database.pool.query(
  "insert into correos (id, tipo, correo, created_at, siguiente_at) values ($1, 'restablecer', 'ana@ejemplo.test', $2, $2)",
  [browser, now],
);
await database.pool.query("update tareas set estado = 'finalizado'");
await database.pool.query("update objetivos set estado = 'finalizado'");
now = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
const advance = { informacionTema: CHESS, planId: first.id, eliminarAnterior: true };
await call('POST', '/api/chat/custom-prompt', advance, ana.token);
const { partidas } = await call('POST', '/api/partidas', { partidas: [GAME] }, ana.token);
await call('PUT', `/api/partidas/${partidas[0].id}/analisis`, ANALYSIS, ana.token);
await call('POST', '/api/manos', { manos: [HAND] }, ana.token);

const bruno = await register('Bruno "comillas" \\ 💡', 'bruno@ejemplo.test');
await call('POST', '/api/chat/custom-prompt', { informacionTema: POKER }, bruno.token);
await database.pool.query("update usuarios set plan = 'pro', subscription_id = 'I-BRUNO' where uid = $1", [
  bruno.user.id,
]);
await database.pool.query(
  `insert into suscripciones (user_id, solicitud, subscription_id, plan, plan_proveedor, estado, pagada_hasta, created_at, updated_at)
   values ($1, 's-1', 'I-BRUNO', 'pro', 'P-PRO', 'ACTIVE', $2, $2, $2)`,
  [bruno.user.id, now],
);
await database.pool.query('insert into directorio_suscripciones (subscription_id, user_id) values ($1, $2)', [
  'I-BRUNO',
  bruno.user.id,
]);
await database.pool.query('insert into eventos_pago values ($1, $2, $3)', ['WH-1', 'PAYMENT.SALE.COMPLETED', now]);
await database.pool.query('insert into suscripciones_huerfanas values ($1, $2)', ['I-NADIE', now]);
const carla = await register('Carla', 'carla@ejemplo.test');
await call('POST', '/api/contacto', { name: 'Carla', email: 'carla@ejemplo.test', message: 'Hola.' });
if (carla.user.id === bruno.user.id) throw new Error('two people, one id');

const { rows } = await database.pool.query<{ n: number }>(
  'select count(*)::int as n from drizzle.__drizzle_migrations',
);
const version = String(rows[0]?.n).padStart(2, '0');
// Another name than the version's where migrations of others come between.
const file = process.argv[2] ?? join(import.meta.dirname, `schema-${version}.jsonl.gz`);
console.log(`${await backupTo(embedded.url, file)} rows in ${file}`);
await app.close();
await database.close();
await embedded.stop();
rmSync(embedded.directory, { recursive: true, force: true });
rmSync(directory, { recursive: true, force: true });
