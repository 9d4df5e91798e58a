import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chess } from '@estratega/chess/rules';
import { type PartidasGuardadas, type Plan, REVIEW_PLACE } from '@estratega/domain';
import { BUILD_FOLDER } from '@estratega/lessons/place';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedOf } from '../../../../testing/runs.ts';
import { hostileGame } from '../own-games.ts';
import { report } from '../report.ts';
import { CHESS, POKER } from '../requests.ts';
import { addressOf, ROUTE_TABLE, type RouteRow } from '../route-table.ts';
import { startTestServer, type TestServer } from '../server.ts';

/** Counts are those of the quality figures; FUZZ_INPUTS=100000 is the long run. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 20_000);

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signUp()).token;
});
afterAll(() => server.close());

/** Deleting the account or signing out would end the run's own session. */
const FUZZED = ROUTE_TABLE.filter(
  (row) => !(row.method === 'DELETE' && row.url === '/api/usuarios/yo') && row.url !== '/api/auth/sign-out',
);
/** Hashing a password takes a tenth of a second: those routes get valid-looking passwords less often. */
const SLOW = /sign-up|sign-in\/email|reset-password|change-password|verify-password/u;

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '💥'.repeat(20),
    'a'.repeat(5000),
    '__proto__',
  ),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
/** Days and moments that are none, or that only some programs know; also as pages of a list, which are moments too. */
const YEARS = ['0000', '0001', '1399', '2201', '9999', '-000001', '+275760', '+999999'];
const dates = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...YEARS, '2026'),
      fc.constantFrom('01-01', '00-00', '02-30', '13-01', '12-31'),
      fc.constantFrom('', 'T00:00:00Z', 'T24:00:00Z', 'T99:99:99Z', 'T00:00:00', 'T00:00:00.000Z', 'T00:00:00+99:00'),
    )
    .map(([year, day, time]) => `${year}-${day}${time}`),
  fc.constantFrom('infinity', '-infinity', 'epoch', 'now', '2026-11-17 BC'),
);
const cursors = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 }),
      fc.constantFrom(-62_167_219_200_000, -62_198_755_200_000, 253_402_300_800_000, 8_640_000_000_000_001),
    ),
    fc.constantFrom('a'.repeat(16), '0'.repeat(25), 'z'.repeat(32), 'A'.repeat(25), ''),
  )
  .map(([moment, id]) => `${moment.toString(36)}.${id}`);
const queries = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text).slice(0, 120)),
  fc.oneof(cursors, dates).map((from) => `desde=${encodeURIComponent(from)}`),
);

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  nasty,
  fc.dictionary(
    fc.constantFrom(
      'name',
      'email',
      'password',
      'token',
      'newPassword',
      'plan',
      'consentimientos',
      'constructor',
      'campo',
    ),
    nasty,
  ),
);

type Path = readonly string[];
const pathsOf = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...pathsOf(inner, [...at, key])])
    : [];
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
const replaced = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? replaced(inner, rest, by) : inner));
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, by) };
};

/** A valid body with one thing wrong, at any depth, is where mistakes hide. */
const mutated = (row: RouteRow) => {
  if (typeof row.body !== 'object' || row.body === null || SLOW.test(row.url)) return anything;
  const paths = [...pathsOf(row.body), ['inventado']];
  const dated = paths.filter((path) => /^\d{4}-\d{2}-\d{2}/u.test(String(valueAt(row.body, path))));
  const wrong = fc.tuple(fc.constantFrom(...paths), nasty);
  return (dated.length === 0 ? wrong : fc.oneof(wrong, fc.tuple(fc.constantFrom(...dated), dates))).map(
    ([path, value]) => replaced(row.body, path, value),
  );
};

const request = fc.constantFrom(...FUZZED).chain((row) =>
  fc.record({
    row: fc.constant(row),
    body: fc.oneof(anything, mutated(row)),
    raw: fc.option(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.constant('{"a":'), fc.constant('[[[[[[')),
      { freq: 4 },
    ),
    query: fc.option(queries, { freq: 4 }),
    contentType: fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      ';;',
    ),
    authorization: fc.option(
      fc.oneof(
        fc.string({ maxLength: 60 }),
        fc.string({ maxLength: 40 }).map((text) => `Bearer ${text}`),
      ),
      { freq: 4 },
    ),
  }),
);

const headerSafe = (text: string) => text.replace(/[^\t\x20-\x7e]/gu, '');

describe('fuzz', () => {
  it(
    `answers ${INPUTS} bad requests without an error of its own`,
    async () => {
      const before = await server.database.pool.query('select count(*)::int as n from usuarios');
      const seen = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(request, async ({ row, body, raw, query, contentType, authorization }) => {
          const takesBody = row.method === 'POST' || row.method === 'PUT' || row.method === 'PATCH';
          const response = await server.app.inject({
            method: row.method,
            url: addressOf(row) + (query === null ? '' : `?${query}`),
            headers: {
              authorization: authorization === null ? `Bearer ${token}` : headerSafe(authorization),
              ...(takesBody ? { 'content-type': contentType } : {}),
            },
            ...(takesBody ? { payload: raw ?? JSON.stringify(body) } : {}),
          });
          seen.set(response.statusCode, (seen.get(response.statusCode) ?? 0) + 1);
          // 503 is the honest answer of a provider that this run does not configure.
          const fine = response.statusCode < 500 || (response.statusCode === 503 && row.allowed.includes(503));
          expect(fine, `${row.method} ${row.url} → ${response.statusCode} ${response.body.slice(0, 200)}`).toBe(true);
          if (response.statusCode >= 400) {
            expect(response.headers['content-type']).toContain('application/problem+json');
            expect(response.json()).toHaveProperty('code');
          }
        }),
        { numRuns: INPUTS, seed: Number(process.env.FUZZ_SEED ?? seedOf(20_261_115)), endOnFailure: true },
      );
      const tried = [...seen.values()].reduce((sum, n) => sum + n, 0);
      report({ what: 'inputs', tried, lost: 0, errors: 0, deaths: 0 });
      const after = await server.database.pool.query('select count(*)::int as n from usuarios');
      expect(after.rows).toEqual(before.rows);
      expect([...seen.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
      expect((await server.call('GET', '/api/usuarios/yo', { token })).json()).toMatchObject({
        plan: 'gratuito',
        progressCount: 0,
      });
    },
    15 * 60_000,
  );

  it('answers raw bytes in the path with a clear 4xx', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('/api/', '/api/usuarios/', '/', '/api/auth/'),
        async (tail, prefix) => {
          const path =
            prefix +
            [...tail]
              .map((char) =>
                /[\w\-/]/u.test(char) ? char : `%${(char.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`,
              )
              .join('');
          const response = await server.app.inject({
            method: 'GET',
            url: path,
            headers: { authorization: `Bearer ${token}` },
          });
          expect(response.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('hears hostile analyses, whatever they say of a game, and never works for long', async () => {
    const partida = hostileGame();
    const brought = await server.call('POST', '/api/partidas', { token, body: { partidas: [partida] } });
    const id = brought.json<PartidasGuardadas>().partidas[0]?.id;
    const square = fc.tuple(fc.constantFrom(...'abcdefgh'), fc.constantFrom(...'12345678')).map((at) => at.join(''));
    const move = fc.oneof(
      fc.constantFrom('e2e3', 'e7e6', 'd2d4', 'g1f3', 'g8f6', 'e1e2', 'a7a8q'),
      fc.tuple(square, square, fc.constantFrom('', 'q', 'n')).map((parts) => parts.join('')),
    );
    const centipawns = fc.oneof(fc.constantFrom(10_000, -10_000, 0, 1), fc.integer({ min: -10_001, max: 10_001 }));
    const position = fc.option(
      fc.record(
        { cp: centipawns, linea: fc.array(move, { maxLength: 9 }), segunda: centipawns },
        { requiredKeys: ['cp'] },
      ),
      { freq: 10 },
    );
    const analysis = fc.record({
      motor: fc.string({ minLength: 1, maxLength: 61 }),
      posiciones: fc.array(position, { maxLength: partida.jugadas.length + 2 }),
    });
    const moves = vi.spyOn(Chess.prototype, 'move');
    await fc.assert(
      fc.asyncProperty(analysis, async (body) => {
        await server.database.pool.query('delete from limites');
        moves.mockClear();
        const response = await server.call('PUT', `/api/partidas/${id}/analisis`, { token, body });
        expect([200, 400, 413], response.body).toContain(response.statusCode);
        expect(moves.mock.calls.length).toBeLessThanOrEqual(400);
      }),
      {
        numRuns: Math.ceil(INPUTS / 200),
        seed: Number(process.env.FUZZ_SEED ?? seedOf(20_261_117)),
        endOnFailure: true,
      },
    );
    moves.mockRestore();
  }, 3_600_000);

  it('hears whatever is said of a plan, a task and a game that are there', async () => {
    const user = await server.signUp();
    await server.database.pool.query("update usuarios set plan = 'pro' where uid = $1", [user.id]);
    const call = (method: 'POST' | 'GET', path: string, body?: unknown) =>
      server.call(method, path, { token: user.token, body });
    const plans = await Promise.all(
      [CHESS, POKER].map(async (informacionTema) =>
        (await call('POST', '/api/chat/custom-prompt', { informacionTema })).json<Plan>(),
      ),
    );
    const games = (await call('POST', '/api/partidas', { partidas: [hostileGame()] })).json<PartidasGuardadas>();
    const named = (text: string, planId: string): string =>
      text
        .replaceAll(':planId', planId)
        .replaceAll(':id', games.partidas[0]?.id ?? '')
        .replaceAll('"no-existe"', JSON.stringify(planId));
    const rows = ROUTE_TABLE.filter(
      ({ method, url, body }) =>
        method !== 'DELETE' && (/:planId|:id/u.test(url) || JSON.stringify(body ?? {}).includes('"no-existe"')),
    );
    expect(rows.length).toBeGreaterThan(15);
    const seen = new Set<string>();
    const asked = fc.constantFrom(...rows).chain((row) =>
      fc.record({
        row: fc.constant(row),
        body: fc.oneof({ weight: 1, arbitrary: fc.constant(row.body) }, { weight: 6, arbitrary: mutated(row) }),
        planId: fc.constantFrom(...plans.map(({ id }) => id)),
      }),
    );
    await fc.assert(
      fc.asyncProperty(asked, async ({ row, body, planId }) => {
        const response = await server.app.inject({
          method: row.method,
          url: named(row.url, planId),
          headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
          ...(row.method === 'GET' ? {} : { payload: named(JSON.stringify(body), planId) }),
        });
        expect(
          response.statusCode,
          `${row.method} ${row.url} ${JSON.stringify(body)} → ${response.body.slice(0, 200)}`,
        ).toBeLessThan(500);
        if (response.statusCode < 300) seen.add(row.url);
      }),
      {
        numRuns: Math.ceil(INPUTS / 10),
        seed: Number(process.env.FUZZ_SEED ?? seedOf(20_261_118)),
        endOnFailure: true,
      },
    );
    // Otherwise it knocked at doors that were shut.
    expect(seen.size).toBeGreaterThan(8);
    for (const { id } of plans) expect((await call('GET', `/api/chat/obtener-plan/${id}`)).statusCode).toBe(200);
  }, 3_600_000);

  it('judges hostile answers to every kind of exercise, and never plays more than was sent', async () => {
    const user = await server.signUp();
    const plan = (
      await server.call('POST', '/api/chat/custom-prompt', { token: user.token, body: { informacionTema: CHESS } })
    ).json<Plan>();
    const ids = Object.keys(
      (JSON.parse(readFileSync(join(BUILD_FOLDER, 'index.json'), 'utf8')) as { ejercicios: object }).ejercicios,
    );
    const kinds = ['aj', 'pk', 'j.', 'c.aj', 'c.pk'].flatMap((kind) =>
      ids.filter((id) => id.startsWith(kind)).filter((_, i, all) => i % Math.ceil(all.length / 12) === 0),
    );
    const drills = ['g.mano-cbet.2.k0x', 'g.mano-cbet.3.abc', 'g.casilla.0.x1', 'g.color.0.x1'];
    // Whoever has met an exercise may answer it again in the review.
    await server.database.pool.query(
      `insert into intentos (user_id, id, orden, plan_id, campo, dia_index, tarea_index, ejercicio, medida, unidad, respuesta,
         resultado, primero, pistas, ms, dificultad, hecho_en, registrado_en)
       select $1, gen_random_uuid(), n, 'antes', 'Ajedrez', 0, 0, e, e, 'aj-tac-doble@1', '{"jugadas":[]}', 'mal', true, 0, 1, 1200, now(), now()
       from unnest($2::text[]) with ordinality as met (e, n)`,
      [user.id, [...kinds, ...drills]],
    );
    const square = fc.tuple(fc.constantFrom(...'abcdefgh'), fc.constantFrom(...'12345678')).map((at) => at.join(''));
    const move = fc.tuple(square, square, fc.constantFrom('', '', '', 'q', 'n')).map((parts) => parts.join(''));
    const small = fc.oneof(fc.integer({ min: -1, max: 10 }), fc.constantFrom(1e308, -0, 0.1, 5e-324));
    const card = fc.tuple(
      fc.constantFrom(...'23456789TJQKA'),
      fc.constantFrom(...'AKQ2'),
      fc.constantFrom('', 's', 'o'),
    );
    const question = fc.oneof(
      fc.record({ opcion: small }),
      fc.record({ numero: fc.oneof(small, fc.double({ noNaN: true })) }),
      fc.record({
        rango: fc.dictionary(
          card.map((parts) => parts.join('')),
          fc.constantFrom(0, 0.5, 1, 2, -1),
        ),
      }),
      fc.record({ casillas: fc.array(square, { maxLength: 33 }) }),
      fc.record({ acierto: fc.boolean() }),
    );
    const answer = fc.oneof(
      fc.record({ jugadas: fc.array(move, { maxLength: 41 }) }),
      fc.record({ preguntas: fc.array(question, { maxLength: 4 }) }),
      fc.record({
        mano: fc.record({
          linea: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 41 }),
          costes: fc.array(fc.record({ paso: fc.integer({ min: 0, max: 40 }), bb: small }), { maxLength: 21 }),
        }),
      }),
      fc.record({
        partida: fc.array(move, { maxLength: 161 }),
        fin: fc.constantFrom('logrado', 'escapo', 'rendido', '__proto__'),
      }),
      nasty,
    );
    const moves = vi.spyOn(Chess.prototype, 'move');
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds, ...drills),
        answer,
        fc.constantFrom(REVIEW_PLACE, { diaIndex: 0, tareaIndex: 0 }),
        async (ejercicio, respuesta, place) => {
          moves.mockClear();
          const one = { ...place, ejercicio, respuesta, pistas: 0, ms: 1, hechoEn: '2026-11-16T15:00:00Z' };
          const response = await server.call('POST', '/api/chat/registrar-intentos', {
            token: user.token,
            body: { planId: plan.id, intentos: [{ id: randomUUID(), ...one }] },
          });
          statuses.add(response.statusCode);
          expect([200, 400], `${ejercicio} ${JSON.stringify(respuesta)} → ${response.body}`).toContain(
            response.statusCode,
          );
          expect(moves.mock.calls.length).toBeLessThanOrEqual(200);
        },
      ),
      {
        numRuns: Math.ceil(INPUTS / 10),
        seed: Number(process.env.FUZZ_SEED ?? seedOf(20_261_119)),
        endOnFailure: true,
      },
    );
    moves.mockRestore();
    expect([...statuses].sort()).toEqual([200, 400]);
    expect((await server.call('GET', `/api/chat/obtener-plan/${plan.id}`, { token: user.token })).statusCode).toBe(200);
  }, 3_600_000);
});
