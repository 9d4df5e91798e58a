import { BUILD_FOLDER } from '@estratega/lessons/place';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributionPlan, placesOf, readCatalogue, shardProblems } from '../src/platform/database/index.ts';
import { shardColumn, type Table, userTables } from '../src/platform/database/shards.ts';
import { openLessons } from '../src/platform/lessons/compiled-lessons.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { requestId } from '../src/platform/request-context.ts';
import { RIGHT, someLessons, WRONG } from './exercises.ts';
import { foldedHand, longGame, lostAnalysis, lostGame } from './own-games.ts';
import { addressOf, OPEN_TEST, ROUTE_TABLE } from './route-table.ts';
import { createDatabase, startTestServer, type TestServer } from './server.ts';

let catalogue: Table[];
let db: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  db = await createDatabase();
  client = new pg.Client({ connectionString: db.url });
  await client.connect();
  catalogue = await readCatalogue(client);
});
afterAll(async () => {
  await client.end();
  await db.drop();
});

describe('one user, one shard', () => {
  it('every table of a user is led by the user, in its keys and in what it refers to', () => {
    expect([...userTables(catalogue)]).toEqual(
      expect.arrayContaining(['usuarios', 'sesiones', 'cuentas', 'planes', 'tareas', 'intentos', 'suscripciones']),
    );
    expect(shardProblems(catalogue)).toEqual([]);
  });

  it.each([
    ['a key without the user', 'create unique index x on sesiones (token)', /x \(token\) promises/u],
    [
      'a primary key that begins with something else',
      'create table x (id text, user_id text references usuarios, primary key (id, user_id))',
      /does not begin with user_id/u,
    ],
    [
      'a reference without the user',
      'create table x (user_id text references usuarios, id text, otro text references usuarios, primary key (user_id, id))',
      /leads to usuarios without/u,
    ],
    [
      'a deferred key',
      'alter table semanas add constraint x unique (user_id, semana, campo) deferrable initially deferred',
      /x is deferred/u,
    ],
    ['a user that nothing ties', 'create table x (user_id text primary key)', /does not reference usuarios/u],
    [
      'a key of a directory that its place does not know',
      'create unique index x on directorio_correos (user_id)',
      /x \(user_id\) promises/u,
    ],
  ])('%s is found', async (_what, sql, complaint) => {
    await client.query('begin');
    await client.query(sql);
    const found = shardProblems(await readCatalogue(client));
    await client.query('rollback');
    expect(found.join('\n')).toMatch(complaint);
  });
});

describe('npm run distribute', () => {
  it('says one statement for each table that moves, the user first and parents before children', () => {
    const plan = distributionPlan(catalogue);
    const order = plan.map(({ table }) => table);
    expect(order[0]).toBe('usuarios');
    for (const { name, references } of catalogue)
      for (const { to } of references) expect(order.indexOf(to)).toBeLessThan(order.indexOf(name));
    const sqlOf = (table: string) => plan.find((step) => step.table === table)?.sql;
    expect(sqlOf('usuarios')).toBe(
      "select create_distributed_table('public.usuarios', 'uid', colocate_with => 'none')",
    );
    for (const table of userTables(catalogue))
      if (table !== 'usuarios')
        expect(sqlOf(table)).toBe(
          `select create_distributed_table('public.${table}', 'user_id', colocate_with => 'public.usuarios')`,
        );
    expect(sqlOf('directorio_correos')).toContain("'email'");
    // What every pack and every answer reads beside a user's rows.
    for (const table of ['dificultades', 'problemas']) expect(sqlOf(table)).toContain('create_reference_table');
    expect(new Set(order).size).toBe(order.length);
    const staying = placesOf(catalogue).filter(({ kind }) => kind === 'coordinator');
    expect(order.length + staying.length).toBe(catalogue.length);
  });

  it('calls functions that Citus has, with the arguments that it takes', async () => {
    // Stand-ins with the signatures of its documentation: a statement of ours that does not fit them fails.
    await client.query('begin');
    await client.query(`create function create_distributed_table(table_name regclass, distribution_column text,
      distribution_type text default 'hash', colocate_with text default 'default', shard_count int default null)
      returns void language plpgsql as $$ begin
        if not exists (select 1 from pg_attribute where attrelid = table_name and attname = distribution_column)
        then raise exception 'no column %', distribution_column; end if;
        if colocate_with not in ('default', 'none') then perform colocate_with::regclass; end if; end $$`);
    await client.query(
      'create function create_reference_table(table_name regclass) returns void language sql as $$ $$',
    );
    for (const { sql } of distributionPlan(catalogue)) await client.query(sql);
    await client.query('rollback');
  });
});

describe('with users on several machines', () => {
  it('the metrics say which of them is away, and readiness asks none of them', async () => {
    const own = await createDatabase();
    const admin = new pg.Client({ connectionString: own.url });
    await admin.connect();
    // Stand-ins of Citus's names, with what it answers when a worker is away.
    await admin.query('create table pg_dist_node (nodeid int)');
    await admin.query(`create function run_command_on_workers(command text, out nodename text, out nodeport int,
      out success boolean, out result text) returns setof record language sql as
      $$ values ('uno', 5432, true, '1'), ('dos', 5432, false, 'connection refused') $$`);
    const server = await startTestServer({ url: own.url });
    try {
      const { registry } = createMetrics({ pool: server.database.pool, poolMax: 10 });
      const text = await registry.metrics();
      expect(text).toContain('estratega_shard_up{node="uno:5432"} 1');
      expect(text).toContain('estratega_shard_up{node="dos:5432"} 0');
      await server.signUp();
      // A table of users whose rows cannot be read: as it is with a worker away.
      await admin.query('alter table usuarios rename to usuarios_de_verdad');
      await admin.query(
        `create view usuarios as select u.* from usuarios_de_verdad u where 1 / (select count(*) - count(*) from usuarios_de_verdad) = 1`,
      );
      expect((await server.call('GET', '/api/salud/lista')).statusCode).toBe(200);
    } finally {
      await server.close();
      await admin.end();
      await own.drop();
    }
  });
});

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly request: string | undefined;
}

/** Whatever the pool's connections are asked, and on behalf of which request. */
const overhear = (server: TestServer): Statement[] => {
  const heard: Statement[] = [];
  const { pool } = server.database;
  type Connection = Parameters<Parameters<typeof pool.on>[1]>[0] & { query: unknown };
  const listen = (connection: Connection) => {
    const { query } = connection;
    const listening = (...args: unknown[]) => {
      const [given, more] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
      const text = typeof given === 'string' ? given : given.text;
      const values = Array.isArray(more) ? more : typeof given === 'object' ? (given.values ?? []) : [];
      heard.push({ text, values, request: requestId() });
      return (query as (...all: unknown[]) => unknown).apply(connection, args);
    };
    Object.assign(connection, { query: listening });
  };
  pool.on('connect', listen);
  // Those that were opened while the server started are asked too; the pool tells of them nowhere else.
  for (const connection of (pool as unknown as { _clients: Connection[] })._clients) listen(connection);
  return heard;
};

/** Why a statement would have to be asked of every shard; undefined when it names the one user in all that it touches. */
const complaintAbout = (
  { text, values }: Statement,
  users: ReadonlySet<string>,
  userId: string,
): string | undefined => {
  const sql = text.replaceAll('"', '').replaceAll(/\s+/gu, ' ').toLowerCase();
  const touched = [...sql.matchAll(/\b(?:from|join|into|update) (?:only )?(\w+)(?: (?:as )?(\w+))?/gu)]
    .map(([, table = '', alias = '']) => ({
      table,
      alias: /^(?:where|set|on|inner|left|order|group|for|limit|join|values|select)$/u.test(alias)
        ? table
        : alias || table,
    }))
    .filter(({ table }) => users.has(table));
  const isUser = (reference: string | undefined) => values[Number(reference) - 1] === userId;
  for (const { table, alias } of touched) {
    const column = shardColumn(table);
    const insert = new RegExp(`^insert into ${table} \\(([^)]*)\\) values \\(([^)]*)\\)`, 'u').exec(sql);
    if (insert) {
      const place = (insert[1] ?? '').split(', ').indexOf(column);
      const given = /^\$(\d+)$/u.exec((insert[2] ?? '').split(', ')[place] ?? '')?.[1];
      if (place < 0 || !isUser(given)) return `${table}: a row without its user`;
      continue;
    }
    const named = [...sql.matchAll(new RegExp(`(?:\\b(?:${alias}|${table})\\.|[ (])${column} = \\$(\\d+)`, 'gu'))];
    if (named.some(([, reference]) => isUser(reference))) continue;
    // Or beside another that does: joined, or asked for inside a statement about it.
    const beside = new RegExp(`\\b${alias}\\.${column} = \\w+\\.(?:user_id|uid)\\b`, 'u');
    if (beside.test(sql) && touched.length > 1) continue;
    return `${table}: no user named`;
  }
  return undefined;
};

describe('every statement of a user’s request', () => {
  let server: TestServer;
  let heard: Statement[];
  let now = new Date('2026-11-16T15:00:00Z');
  beforeAll(async () => {
    // Two exercises whose answers are known, and the bank for what a test of the level asks.
    const bank = openLessons(BUILD_FOLDER);
    const exercise = async (id: string) => (await someLessons.exercise(id)) ?? bank.exercise(id);
    server = await startTestServer({ clock: () => now, lessons: { ...someLessons, exercise } });
    heard = overhear(server);
  });
  afterAll(() => server.close());

  const complaints = (userId: string, since: number): string[] => {
    const users = userTables(catalogue);
    return heard
      .slice(since)
      .filter(({ request }) => request !== undefined)
      .flatMap((statement) => {
        const complaint = complaintAbout(statement, users, userId);
        return complaint === undefined ? [] : [`${complaint}: ${statement.text.slice(0, 300)}`];
      });
  };

  it('is told from one that does not name the user', async () => {
    const users = userTables(catalogue);
    const say = (text: string, ...values: unknown[]) => complaintAbout({ text, values, request: 'x' }, users, 'ana');
    expect(say('select * from "sesiones" where "sesiones"."token" = $1', 'ana')).toContain('sesiones');
    expect(say('select * from sesiones where user_id = $1', 'bruno')).toContain('sesiones');
    expect(say('select * from sesiones where user_id = $1', 'ana')).toBeUndefined();
    expect(say('insert into "planes" ("user_id", "id") values ($1, $2)', 'x', 'ana')).toContain('planes');
    expect(say('insert into "planes" ("user_id", "id") values ($1, $2)', 'ana', 'x')).toBeUndefined();
    expect(
      say(
        'select 1 from "planes" inner join "tareas" on "tareas"."plan_id" = "planes"."id" where "planes"."user_id" = $1',
        'ana',
      ),
    ).toContain('tareas');
    expect(say('select * from "limites" where "key" = $1', 'x')).toBeUndefined();
  });

  /** What one shard cannot answer by itself for all of its users, and a cluster refuses. */
  const refusal = (text: string): string | undefined => {
    const sql = text.replaceAll('"', '').replaceAll(/\s+/gu, ' ').toLowerCase();
    if (/\blateral ?\(/u.test(sql)) return 'a subquery for each row';
    const users = userTables(catalogue);
    const [, ...joined] = [...sql.matchAll(/\b(?:from|join) (\w+) (?:as )?(\w+)/gu)].filter(([, table = '']) =>
      users.has(table),
    );
    const apart = joined.find(
      ([, table = '', alias = '']) =>
        !new RegExp(`\\b${alias}\\.${shardColumn(table)} = \\w+\\.(?:user_id|uid)\\b`, 'u').test(sql),
    );
    return apart && `${apart[1]}: joined without its user`;
  };

  it('by night asks all shards, each about its own users', async () => {
    expect(refusal('select 1 from unnest($1) u cross join lateral (select 1 from intentos i limit 200) t')).toContain(
      'each row',
    );
    expect(refusal('select 1 from intentos i join semanas s on s.plan_id = i.plan_id')).toContain('semanas');
    const { pool } = server.database;
    const people = Array.from({ length: 40 }, (_, i) => `noche-${i}`);
    await pool.query(
      `insert into usuarios (uid, name, email, email_verified, created_at, updated_at)
       select id, 'Ana', id || '@ejemplo.test', true, '2026-01-01', now() from unnest($1::text[]) as id`,
      [people],
    );
    await pool.query(
      `insert into aprendices (user_id, campo, estado, updated_at) select id, 'Ajedrez', '{}', $2 from unnest($1::text[]) as id`,
      [people, now],
    );
    await pool.query(
      `insert into intentos (user_id, id, orden, plan_id, campo, dia_index, tarea_index, ejercicio, medida, unidad, respuesta,
         resultado, primero, pistas, ms, dificultad, esperado, carril, sonda, hecho_en, registrado_en)
       select p, gen_random_uuid(), n, 'p', 'Ajedrez', 0, 0, 'e', 'e', 'aj-tac-doble@1', '{"jugadas":[]}', 'bien', n = 1, 0, 5000, 1500,
         0.7, 'camino', 28, $2, $2 from unnest($1::text[]) p, generate_series(1, 2) n`,
      [people, new Date(now.getTime() - 3_600_000)],
    );
    const since = heard.length;
    for (const name of ['estimar-dificultad', 'informar-calibracion', 'ajustar-memoria']) await server.runJob(name);
    const asked = heard.slice(since).map(({ text }) => text);
    expect(asked.filter((text) => /\bintentos\b/u.test(text)).length).toBeGreaterThanOrEqual(6);
    expect(asked.flatMap((text) => refusal(text) ?? [])).toEqual([]);
  });

  it('names that user: every route of the table', async () => {
    // Signing up is where a user begins; from then on every question is about one.
    for (const row of ROUTE_TABLE.filter(({ access }) => access === 'user')) {
      const user = await server.signUp();
      await server.database.pool.query("update usuarios set plan = 'pro' where uid = $1", [user.id]);
      const since = heard.length;
      const response = await server.app.inject({
        method: row.method,
        url: addressOf(row),
        headers: { authorization: `Bearer ${user.token}` },
        ...(row.body === undefined ? {} : { payload: row.body as object }),
      });
      expect(response.statusCode).toBeLessThan(504);
      expect(heard.length, `${row.method} ${row.url}: ${response.statusCode}`).toBeGreaterThan(since);
      expect(complaints(user.id, since), `${row.method} ${row.url}`).toEqual([]);
    }
  });

  it('names that user: a week from its making to the next, and the end of the account', async () => {
    const user = await server.signUp();
    const { token } = user;
    const since = heard.length;
    const informacionTema = {
      campo: 'Ajedrez',
      nivelIntensidad: 'bajo',
      diasEstudio: ['lunes', 'jueves'],
      horasEstudio: { lunes: 1, jueves: 1 },
      experienciaAjedrez: 'No tengo elo',
      conocimientosAjedrez: '',
    };
    const made = await server.call('POST', '/api/chat/custom-prompt', { token, body: { informacionTema } });
    expect(made.statusCode).toBe(201);
    const plan = made.json<{
      id: string;
      planEstudio: { tareas: unknown[] }[];
      objetivos: unknown[];
    }>();
    const planId = plan.id;
    const leccion = {
      plantilla: 'ejercicios',
      unidad: 'aj-tac-doble@1',
      variante: 0,
      ejercicios: ['aj000001', 'aj000002'],
      mezcla: [],
      sesion: 1,
    };
    await server.database.pool.query(
      'update tareas set leccion = $2 where user_id = $1 and dia_index = 0 and tarea_index = 0',
      [user.id, leccion],
    );
    const attempt = (id: string, ejercicio: string, respuesta: object) => ({
      id,
      diaIndex: 0,
      tareaIndex: 0,
      ejercicio,
      respuesta,
      pistas: 0,
      ms: 4200,
      hechoEn: now.toISOString(),
    });
    const answers = await server.call('POST', '/api/chat/registrar-intentos', {
      token,
      body: {
        planId,
        intentos: [
          attempt('0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a11', 'aj000001', RIGHT),
          attempt('0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a12', 'aj000002', WRONG),
        ],
      },
    });
    expect(answers.statusCode).toBe(200);
    // What is behind a week that is there.
    const place = { planId, diaIndex: 0, tareaIndex: 0 };
    const ownTask = '0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a21';
    const wednesday = { planId, id: ownTask, fecha: '2026-11-18', titulo: 'Clase', tiempo: 45 };
    for (const [path, told, status] of [
      ['registrar-apunte', { ...place, nombre: 'sensacion', texto: 'Justa' }, 204],
      ['registrar-apunte', { ...place, origen: '0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a22', ms: 60_000 }, 204],
      ['mantener-nivel', { planId }, 200],
      ['cuidado', { planId, dinero: 'no' }, 200],
      ['no-aplica', { ...place, tareaIndex: 1, motivo: 'ya_lo_se' }, 200],
      ['no-aplica', { ...place, tareaIndex: 1, motivo: null }, 200],
      ['tarea-propia', wednesday, 201],
      [
        'actualizar-tarea-propia',
        { planId, tareaPropia: ownTask, nuevoEstado: 'finalizado', nuevaPrioridad: null },
        200,
      ],
      ['mas-ejercicios', { planId, objetivoIndex: 0 }, 409],
      ['recuperar', { planId, aplicar: false }, 200],
      ['prueba-nivel', { nivel: { campo: 'Ajedrez', experienciaAjedrez: 'No tengo elo' } }, 200],
      ['prueba-nivel/guardar', OPEN_TEST, 200],
    ] as const)
      expect((await server.call('POST', `/api/chat/${path}`, { token, body: told })).statusCode, path).toBe(status);
    const own = `/api/chat/tarea-propia/${planId}/${ownTask}`;
    expect((await server.call('DELETE', own, { token })).statusCode).toBe(204);
    const asked = (await server.call('GET', '/api/chat/prueba-nivel', { token })).json<
      { id: string; siguiente: { ejercicio: string } | null }[]
    >();
    for (const { id, siguiente } of asked)
      if (siguiente) {
        const told = { id, ejercicio: siguiente.ejercicio, respuesta: { jugadas: [] }, ms: 1 };
        await server.call('POST', '/api/chat/prueba-nivel/responder', { token, body: told });
      }
    expect((await server.call('GET', '/api/repaso', { token })).statusCode).toBe(200);
    for (const [diaIndex, day] of plan.planEstudio.entries())
      for (const tareaIndex of day.tareas.keys()) {
        const body = { planId, diaIndex, tareaIndex, nuevoEstado: 'finalizado', nuevaPrioridad: null };
        expect((await server.call('POST', '/api/chat/actualizar-estado-tarea', { token, body })).statusCode).toBe(200);
      }
    for (const objetivoIndex of plan.objetivos.keys()) {
      const body = { planId, objetivoIndex, nuevoEstado: 'finalizado' };
      await server.call('POST', '/api/chat/actualizar-estado-objetivo', { token, body });
    }
    expect((await server.call('GET', `/api/chat/obtener-plan/${planId}`, { token })).statusCode).toBe(200);
    expect((await server.call('GET', `/api/planes/${planId}/calendario`, { token })).statusCode).toBe(200);
    now = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
    const body = { informacionTema, planId, eliminarAnterior: true };
    const next = await server.call('POST', '/api/chat/custom-prompt', { token, body });
    expect(next.statusCode).toBe(201);
    expect(next.json()).toMatchObject({ semana: 2 });
    // Asked again it is the same one, found by what it replaced.
    expect((await server.call('POST', '/api/chat/custom-prompt', { token, body })).json()).toMatchObject({
      id: next.json<{ id: string }>().id,
    });
    // Given without network, and come when the week was over.
    const late = await server.call('POST', '/api/chat/registrar-intentos', {
      token,
      body: { planId, intentos: [attempt('0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a13', 'aj000002', RIGHT)] },
    });
    expect([late.statusCode, late.json<{ registrados: number }>().registrados]).toEqual([200, 1]);
    for (const path of [
      '/api/planes',
      '/api/repaso',
      '/api/progreso',
      '/api/usuarios/yo',
      '/api/usuarios/yo/sesiones',
      '/api/paypal/suscripcion',
    ])
      await server.call('GET', path, { token });
    // What is behind a game, a hand and an exercise that are there.
    const brought = (
      await server.call('POST', '/api/partidas', { token, body: { partidas: [lostGame(), longGame(1)] } })
    ).json<{ partidas: { id: string }[] }>();
    const gameId = brought.partidas[0]?.id;
    const analysed = await server.call('PUT', `/api/partidas/${gameId}/analisis`, { token, body: lostAnalysis });
    expect(analysed.json<{ ejercicios: string[] }>().ejercicios).toHaveLength(1);
    const cause = { ply: 5, causa: 'prisa' };
    expect((await server.call('PUT', `/api/partidas/${gameId}/causas`, { token, body: cause })).statusCode).toBe(200);
    const hands = (await server.call('POST', '/api/manos', { token, body: { manos: [foldedHand(1)] } })).json<{
      manos: { id: string }[];
    }>();
    const handId = hands.manos[0]?.id;
    for (const path of [
      '/api/partidas',
      '/api/manos',
      `/api/partidas/${gameId}`,
      `/api/manos/${handId}`,
      '/api/partidas/hechos',
      '/api/partidas/ejercicios',
    ])
      expect((await server.call('GET', path, { token })).statusCode, path).toBeLessThan(500);
    const running = next.json<{ id: string }>().id;
    // As if the first release had made it.
    await server.database.pool.query('update tareas set leccion = null where user_id = $1 and plan_id = $2', [
      user.id,
      running,
    ]);
    const renewal = { planId: running, accion: 'aplicar' };
    const inTodaysForm = await server.call('POST', '/api/chat/renovar-semana', { token, body: renewal });
    expect(inTodaysForm.json()).toMatchObject({ aplicada: true });
    for (const [path, told] of [
      ['/api/chat/recuperar', { planId: running, aplicar: true }],
      ['/api/chat/preferencias', { planId: running, carriles: { juego: 1, teoria: -1 } }],
      ['/api/partidas/llevar-al-plan', { campo: 'Ajedrez', hecho: 'fase', llevar: true }],
      ['/api/partidas/analizar', { que: 'partidas' }],
    ] as const)
      expect((await server.call('POST', path, { token, body: told })).statusCode, path).toBeLessThan(500);
    for (const path of [`/api/partidas/${gameId}`, `/api/manos/${handId}`, '/api/partidas', '/api/manos'])
      expect((await server.call('DELETE', path, { token })).statusCode, path).toBe(204);
    await server.call('DELETE', `/api/planes/${running}`, { token });
    const password = { currentPassword: user.password, newPassword: 'torre-de-dama-8' };
    const changed = await server.call('POST', '/api/auth/change-password', { token, body: password });
    const renewed = changed.json<{ token: string }>().token;
    expect((await server.call('GET', '/api/usuarios/yo/datos', { token: renewed })).statusCode).toBe(200);
    expect((await server.call('DELETE', '/api/usuarios/yo', { token: renewed })).statusCode).toBe(204);
    expect(heard.length - since).toBeGreaterThan(60);
    expect(complaints(user.id, since)).toEqual([]);
    // And nothing leads to them any more.
    for (const table of [
      'directorio_correos',
      'directorio_accesos',
      'directorio_sesiones',
      'directorio_suscripciones',
      'boletos',
    ])
      expect((await server.database.pool.query(`select 1 from ${table} where user_id = $1`, [user.id])).rows).toEqual(
        [],
      );
  });
});
