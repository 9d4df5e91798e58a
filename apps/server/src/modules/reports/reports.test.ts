import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { type Group, LEAST_ANSWERS, LEAST_PLAYERS } from './calibration.ts';
import { CALIBRATION, reportCalibration } from './calibration-job.ts';
import { adoptedMemories, type MemoryReport } from './memory-job.ts';
import { reportsRepository } from './repository.ts';

let now = new Date('2026-11-16T06:00:00Z');
let server: TestServer;
const players = Array.from({ length: LEAST_PLAYERS }, (_one, i) => `jugador-${String(i).padStart(2, '0')}`);
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  await server.database.pool.query(
    `insert into usuarios (uid, name, email, email_verified, created_at, updated_at)
     select id, 'Ana', id || '@ejemplo.test', true, '2026-10-01', now() from unnest($1::text[]) as id`,
    [players],
  );
});
afterAll(() => server.close());
beforeEach(() => server.database.pool.query('truncate intentos, semanas, informes'));

let order = 0;
/** `n` answers with a chance of 0.75, of which so many in a hundred are right; shared out among the players. */
const answers = async (n: number, rightInHundred: number, more: Record<string, unknown> = {}) => {
  const row = {
    plan: 'p',
    sonda: null,
    carril: 'camino',
    unidad: 'aj-tac-doble@2',
    esperado: 0.75,
    primero: true,
    ...more,
  };
  await server.database.pool.query(
    `insert into intentos (user_id, id, orden, plan_id, campo, dia_index, tarea_index, ejercicio, medida, unidad,
       respuesta, resultado, primero, pistas, ms, dificultad, esperado, carril, sonda, hecho_en, registrado_en)
     select ($1::text[])[1 + i % $2::int], gen_random_uuid(), $3 + i, $4, 'Ajedrez', 0, 0, 'e' || i, 'e' || i, $5,
       '{"jugadas":[]}', case when i % 100 < $6::int then 'bien' else 'mal' end, $7, 0, 1000, 1500, $8, $9, $10, $11, $11
     from generate_series(0, $12::int - 1) i`,
    [
      players,
      players.length,
      order,
      row.plan,
      row.unidad,
      rightInHundred,
      row.primero,
      row.esperado,
      row.carril,
      row.sonda,
      new Date(now.getTime() - 3_600_000),
      n,
    ],
  );
  order += n;
};
const report = async () => {
  const alarms: Group[] = [];
  const found = await reportCalibration(
    reportsRepository(server.database.db),
    () => now,
    (one) => alarms.push(one),
  );
  return { found, alarms: alarms.map(({ por, valor }) => `${por} ${valor}`.trim()) };
};
const tomorrow = () => {
  now = new Date(now.getTime() + 86_400_000);
};

describe('memory by night', () => {
  /** A player's exercises met on four days: right a day later and wrong after weeks, whatever went before. */
  const repeated = (exercises: number) =>
    server.database.pool.query(
      `insert into intentos (user_id, id, orden, plan_id, campo, dia_index, tarea_index, ejercicio, medida, unidad, respuesta,
         resultado, primero, pistas, ms, dificultad, hecho_en, registrado_en)
       select p, gen_random_uuid(), row_number() over (partition by p order by e, t), 'p', 'Ajedrez', 0, 0, 'e' || e, 'e' || e,
         'aj-tac-doble@2', '{"jugadas":[]}', case when t in (0, 1, 3) then 'bien' else 'mal' end, t = 0, 0, 1000, 1500,
         $3::timestamptz + (array[0, 1, 30, 31])[t + 1] * interval '1 day', $3
       from unnest($1::text[]) p, generate_series(1, $2::int) e, generate_series(0, 3) t`,
      [crowd, exercises, new Date('2026-09-01T12:00:00Z')],
    );
  const crowd = Array.from({ length: 90 }, (_one, i) => `memoria-${String(i).padStart(2, '0')}`);
  const rows = () => reportsRepository(server.database.db);
  /** As the night does it: whose answers count for what is the app's to say. */
  const fit = async () => {
    await server.runJob('ajustar-memoria');
    const { contenido } = (await rows().latest('memoria')) ?? expect.fail('the night left nothing');
    return (contenido as MemoryReport).Ajedrez;
  };
  beforeAll(async () => {
    await server.database.pool.query(
      `insert into usuarios (uid, name, email, email_verified, created_at, updated_at)
       select id, 'Ana', id || '@ejemplo.test', true, '2026-08-01', now() from unnest($1::text[]) as id`,
      [crowd],
    );
    await server.database.pool.query(
      `insert into aprendices (user_id, campo, estado, updated_at) select id, 'Ajedrez', '{}', $2 from unnest($1::text[]) as id`,
      [crowd, now],
    );
  });

  it('is as published where nobody says otherwise, and the report says on how much that rests', async () => {
    expect(await adoptedMemories(rows())).toEqual({});
    await repeated(1);
    expect(await fit()).toMatchObject({ adoptados: false, jugadores: 90, repasos: 270 });
    expect(await adoptedMemories(rows())).toEqual({});
  });

  it('follows people who forget otherwise, and is used by the engine that is made next', async () => {
    await repeated(12);
    const found = await fit();
    expect(found).toMatchObject({ adoptados: true, jugadores: 90, repasos: 90 * 36 });
    expect(await adoptedMemories(rows())).toEqual({ Ajedrez: found?.pesos });
    // Only who studies is looked at.
    await server.database.pool.query("update aprendices set updated_at = '2026-01-01'");
    expect(await fit()).toMatchObject({ adoptados: false, jugadores: 0 });
    expect(await adoptedMemories(rows())).toEqual({});
    await server.database.pool.query('update aprendices set updated_at = $1', [now]);
  });

  it.each([
    ['were made for it the day before', "update usuarios set created_at = '2026-08-31T20:00:00Z'"],
    [
      'have no address of their own and are half a week old',
      "update usuarios set email_verified = false, created_at = '2026-08-28'",
    ],
    ['answered before anybody can have looked', 'update intentos set ms = 20'],
  ])('is not what accounts say that %s', async (_what, change) => {
    await repeated(12);
    expect((await fit())?.adoptados).toBe(true);
    await server.database.pool.query(change);
    expect((await fit())?.adoptados).toBe(false);
    await server.database.pool.query("update usuarios set email_verified = true, created_at = '2026-08-01'");
  });

  it('hears nobody for more than one in a hundred of it', async () => {
    await repeated(90);
    const found = await fit();
    // Eighty exercises of each, met three times again, as far as there is room: of all ninety players.
    expect(found).toMatchObject({ jugadores: 90, repasos: 90 * 80 * 3 });
  });

  it.each([
    ['out of bounds', { inicial: 9, crece: 0, decae: 0 }],
    ['no numbers', { inicial: 'x', crece: null }],
    ['not there', undefined],
  ])('is as published where what a night wrote is %s', async (_what, pesos) => {
    await rows().save('memoria', '2026-11-15', { Ajedrez: { adoptados: true, pesos } });
    expect(await adoptedMemories(rows())).toEqual({});
  });
});

describe('the nightly report of calibration', () => {
  it('compares what was expected with what came, and says nothing while they agree', async () => {
    await answers(LEAST_ANSWERS, 75);
    // Answers of before, repetitions and self-checks measure nothing.
    await answers(500, 0, { esperado: null });
    await answers(500, 0, { primero: false });
    const { found, alarms } = await report();
    expect(alarms).toEqual([]);
    expect(found.grupos).toMatchObject([
      {
        campo: 'Ajedrez',
        por: 'todo',
        n: LEAST_ANSWERS,
        jugadores: LEAST_PLAYERS,
        esperado: 0.75,
        aciertos: 0.75,
        ece: 0,
      },
      { por: 'nivel', valor: '2', n: LEAST_ANSWERS },
      { por: 'carril', valor: 'camino' },
      { por: 'semana', valor: '0' },
      { por: 'origen', valor: 'plan' },
    ]);
  });

  it('says which level and lane are off, and shows it in the figures of the server', async () => {
    await answers(20_000, 75);
    await answers(LEAST_ANSWERS, 55, { unidad: 'aj-fin-torre@5', carril: 'debil' });
    const { alarms } = await report();
    expect(alarms).toEqual(['nivel 5', 'carril debil']);
    const text = await createMetrics({ pool: server.database.pool, poolMax: 1 }).registry.metrics();
    expect(text).toMatch(/estratega_calibration_error\{game="Ajedrez",by="nivel",value="5"\} 0\.2/u);
  });

  it('sums every answer once: of the night before only what has come since, and four weeks together', async () => {
    await answers(1000, 75);
    expect((await report()).found.grupos[0]?.n).toBe(1000);
    expect((await report()).found.grupos[0]?.n).toBe(1000);
    tomorrow();
    await answers(1200, 75);
    const { found } = await report();
    expect(found.celdas.reduce((sum, { n }) => sum + n, 0)).toBe(1200);
    expect(found.grupos[0]?.n).toBe(2200);
    now = new Date(now.getTime() + 8 * 86_400_000);
    expect((await report()).found.grupos.filter(({ por }) => por === 'semana')).toMatchObject([
      { valor: '1', n: 2200 },
    ]);
    now = new Date(now.getTime() + 28 * 86_400_000);
    expect((await report()).found.grupos).toEqual([]);
    now = new Date(now.getTime() + 91 * 86_400_000);
    await report();
    const { rows } = await server.database.pool.query('select count(*)::int as n from informes where nombre = $1', [
      CALIBRATION,
    ]);
    expect(rows[0].n).toBe(1);
  });

  it('tells by variant how many probes were right about four weeks after their unit was last met', async () => {
    const weeks = async (variante: string, plan: string) => {
      for (const player of players)
        await server.database.pool.query(
          `insert into semanas (user_id, plan_id, campo, semana, created_at, finished_at, minutos, tareas, objetivos, por_tipo, variante)
           values ($1, $2, 'Ajedrez', 5, $3, $3, 1, 1, 1, '{}', $4)`,
          [player, plan, now, variante],
        );
    };
    await weeks('control', 'uno');
    await weeks('otra', 'dos');
    await answers(100, 60, { plan: 'uno', sonda: 28 });
    await answers(100, 80, { plan: 'dos', sonda: 22 });
    // Too long ago, no probe, and of a week that is not over.
    await answers(100, 0, { plan: 'dos', sonda: 60 });
    await answers(100, 0, { plan: 'dos' });
    await answers(100, 0, { plan: randomUUID(), sonda: 28 });
    expect((await report()).found.sondas).toEqual([
      { campo: 'Ajedrez', variante: 'control', n: 100, jugadores: LEAST_PLAYERS, esperado: 0.75, aciertos: 0.6 },
      { campo: 'Ajedrez', variante: 'otra', n: 100, jugadores: LEAST_PLAYERS, esperado: 0.75, aciertos: 0.8 },
    ]);
  });
});
