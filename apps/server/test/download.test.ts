import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { jsonPieces } from '../src/platform/http/json-stream.ts';
import { foldedHand, longGame } from './own-games.ts';
import { startTestServer, type TestServer } from './server.ts';
import { countWork } from './work.ts';

/** Everything of an account as large as it may be: written as it is read, and removed piece by piece. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const HANDS = 2_345;
const ANSWERS = 4_321;
const large = async () => {
  const user = await server.signUp();
  const query = (text: string, ...values: unknown[]) => server.database.pool.query(text, [user.id, ...values]);
  await query(
    `insert into manos (user_id, id, jugada_en, guardada_en, sala, mano)
     select $1, 'mano' || lpad(n::text, 16, '0'), timestamptz '2026-01-01' + (n / 7) * interval '1 second', now(), 'pokerstars', $2::jsonb
     from generate_series(1, $3::int) n`,
    JSON.stringify(foldedHand(1)),
    HANDS,
  );
  await query(
    `insert into partidas (user_id, id, jugada_en, guardada_en, sitio, partida)
     select $1, 'partida' || lpad(n::text, 16, '0'), timestamptz '2026-01-01', now(), 'lichess', $2::jsonb from generate_series(1, 250) n`,
    JSON.stringify(longGame(1)),
  );
  await query(
    `insert into intentos (user_id, id, orden, plan_id, campo, dia_index, tarea_index, ejercicio, medida, unidad, respuesta,
       resultado, primero, pistas, ms, dificultad, hecho_en, registrado_en)
     select $1, gen_random_uuid(), n, 'plan', 'Ajedrez', 0, 0, 'aj' || n, 'aj' || n, 'aj-tac-doble@1', '{"jugadas":[]}', 'mal', true, 0, n,
       1200, now(), now() from generate_series(1, $2::int) n`,
    ANSWERS,
  );
  await query(
    `insert into tiempos (user_id, plan_id, dia_index, tarea_index, origen, ms, updated_at)
     select $1, 'plan' || (n % 3), n % 5, n % 7, gen_random_uuid(), n, now() from generate_series(1, 450) n`,
  );
  return user;
};
describe('the download of a large account', () => {
  it('has every row, in order, and never more than a page of them in memory', async () => {
    const { token } = await large();
    const { answers: counts } = countWork();
    const response = await server.call('GET', '/api/usuarios/yo/datos', { token });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('application/json');
    const data = response.json<{
      intentos: { ms: number }[];
      apuntes: { tiempos: { ms: number }[] };
      partidasPropias: { manos: { id: string }[]; partidas: { id: string }[] };
    }>();
    expect(data.intentos.map(({ ms }) => ms)).toEqual(Array.from({ length: ANSWERS }, (_, n) => n + 1));
    expect(new Set(data.partidasPropias.manos.map(({ id }) => id)).size).toBe(HANDS);
    expect(data.partidasPropias.manos).toHaveLength(HANDS);
    expect(data.partidasPropias.partidas.map(({ id }) => id)).toEqual(
      data.partidasPropias.partidas.map(({ id }) => id).toSorted(),
    );
    expect(data.partidasPropias.partidas).toHaveLength(250);
    expect(data.apuntes.tiempos.map(({ ms }) => ms).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 450 }, (_, n) => n + 1),
    );
    expect(counts.length).toBeGreaterThan(30);
    expect(Math.max(...counts)).toBeLessThanOrEqual(500);
  });

  it('goes with the account, piece by piece', async () => {
    const { token, id } = await large();
    const { answers: counts } = countWork();
    expect((await server.call('DELETE', '/api/usuarios/yo', { token })).statusCode).toBe(204);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2_000);
    for (const table of ['manos', 'partidas', 'intentos', 'tiempos']) {
      const { rows } = await server.database.pool.query(`select 1 from ${table} where user_id = $1`, [id]);
      expect(rows).toEqual([]);
    }
  });
});

describe('an answer that is written as it is read', () => {
  const piecesOf = async (value: unknown): Promise<string[]> => {
    const pieces: string[] = [];
    for await (const piece of jsonPieces(value)) pieces.push(piece);
    return pieces;
  };
  const collect = async (value: unknown) => (await piecesOf(value)).join('');
  async function* rows(...values: unknown[]) {
    yield* values;
  }
  it('is the same JSON', async () => {
    const at = new Date(0);
    expect(
      await collect({ a: 1, b: rows({ x: 'é"' }, [1]), c: rows(), d: { e: rows(null) }, f: undefined, g: at }),
    ).toBe(JSON.stringify({ a: 1, b: [{ x: 'é"' }, [1]], c: [], d: { e: [null] }, g: at }));
    expect(await collect({})).toBe('{}');
  });
  it('comes in pieces of some 64 KB', async () => {
    const pieces = await piecesOf(rows(...Array.from({ length: 100 }, () => 'x'.repeat(10_000))));
    expect(pieces.length).toBeGreaterThan(10);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(80_000);
  });
});
