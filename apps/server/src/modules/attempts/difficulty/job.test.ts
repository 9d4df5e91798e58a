import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { difficultyJob, estimateDifficulties } from './job.ts';

let now = new Date('2026-11-16T06:00:00Z');
let server: TestServer;
let players: string[];
beforeAll(async () => {
  server = await startTestServer();
  players = Array.from({ length: 40 }, (_one, i) => `jugador-${i}`);
  await server.database.pool.query(
    `insert into usuarios (uid, name, email, email_verified, created_at, updated_at)
     select id, 'Ana', id || '@ejemplo.test', true, '2026-10-01', now() from unnest($1::text[]) as id`,
    [players],
  );
});
afterAll(() => server.close());

let order = 0;
const answer = async (userId: string, medida: string, resultado: string, dificultad = 1500, primero = true) => {
  order += 1;
  now = new Date(now.getTime() + 1);
  await server.database.pool.query(
    `insert into intentos (user_id, id, orden, plan_id, campo, dia_index, tarea_index, ejercicio, medida, unidad,
       respuesta, resultado, primero, pistas, ms, dificultad, hecho_en, registrado_en)
     values ($1, $2, $3, 'p', 'Ajedrez', 0, 0, $4, $4, 'aj-tac-doble@1', '{"jugadas":[]}', $5, $6, 0, 1000, $7, $8, $8)`,
    [userId, randomUUID(), order, medida, resultado, primero, dificultad, now],
  );
};
const estimates = async () =>
  new Map(
    (
      await server.database.pool.query<{ ejercicio: string; valor: number; n: number }>(
        'select ejercicio, valor, n from dificultades',
      )
    ).rows.map(({ ejercicio, ...rest }) => [ejercicio, rest]),
  );

describe('re-estimating difficulty', () => {
  it('waits for 30 first tries, ignores later ones and self-checks, and goes where the tries say', async () => {
    for (const [i, player] of players.entries()) {
      // A common measure, so that what each is good for is known.
      for (let k = 0; k < 6; k += 1) await answer(player, `comun-${k}`, k % 2 === 0 ? 'bien' : 'mal');
      await answer(player, 'facil', i < 36 ? 'bien' : 'mal');
      await answer(player, 'dificil', i < 4 ? 'bien' : 'mal');
      if (i < 29) await answer(player, 'pocas', 'mal');
      await answer(player, 'pocas', 'mal', 1500, false);
      await answer(player, 'propia', 'propio');
    }
    await estimateDifficulties(server.database.db, () => now);
    const found = await estimates();
    expect(found.get('facil')?.n).toBe(40);
    expect(found.get('facil')?.valor).toBeLessThan(1300);
    expect(found.get('dificil')?.valor).toBeGreaterThan(1700);
    expect(found.has('pocas')).toBe(false);
    expect(found.has('propia')).toBe(false);
  });

  it('thirty accounts made for it, or thirty answers that nobody thought about, move nothing', async () => {
    const fakes = Array.from({ length: 40 }, (_one, i) => `falso-${i}`);
    await server.database.pool.query(
      `insert into usuarios (uid, name, email, email_verified, created_at, updated_at)
       select id, 'X', id || '@ejemplo.test', true, '2026-11-16T05:00:00Z', now() from unnest($1::text[]) as id`,
      [fakes],
    );
    for (const fake of fakes) await answer(fake, 'empujado', 'mal');
    for (const player of players.slice(0, 35)) await answer(player, 'instantaneo', 'bien');
    await server.database.pool.query("update intentos set ms = 0 where medida = 'instantaneo'");
    await estimateDifficulties(server.database.db, () => now);
    const found = await estimates();
    expect([found.has('empujado'), found.has('instantaneo')]).toEqual([false, false]);
  });

  it('looks again only at what was answered since', async () => {
    now = new Date(now.getTime() + 60_000);
    await answer(players[30] ?? '', 'pocas', 'mal');
    expect(await estimateDifficulties(server.database.db, () => now)).toBe(1);
    expect((await estimates()).get('pocas')?.n).toBe(30);
  });

  it('runs as a job on our database, once however often it is asked for at once', async () => {
    now = new Date(now.getTime() + 60_000);
    await answer(players[31] ?? '', 'pocas', 'mal');
    const errors: unknown[] = [];
    const job = difficultyJob(server.database.db, () => now);
    let runs = 0;
    const asked = Promise.withResolvers<void>();
    const counted = {
      ...job,
      run: async () => {
        runs += 1;
        await asked.promise;
        await job.run();
      },
    };
    const { pool } = server.database;
    const both = await Promise.all(
      [1, 2].map(() => startJobs({ pool, jobs: [counted], onError: (error) => errors.push(error) })),
    );
    await Promise.all(Array.from({ length: 20 }, (_one, i) => both[i % 2]?.runNow(job.name)));
    asked.resolve();
    while ((await estimates()).get('pocas')?.n !== 31) await sleep(50);
    const { rows } = await pool.query('select name, cron from pgboss.schedule');
    expect(rows).toEqual([{ name: 'estimar-dificultad', cron: '17 6 * * *' }]);
    for (const one of both) await one.stop();
    expect(runs).toBe(1);
    expect(errors).toEqual([]);
  });

  it('whole hands, whose cost is the browser’s word, say nothing to anybody else: neither of hands nor of players', async () => {
    for (const player of players) await answer(player, 'mano', 'bien');
    await server.database.pool.query(
      `update intentos set decisiones = '[{"tema":"pk-pos-turn","resultado":"bien"}]' where medida = 'mano'`,
    );
    for (const player of players) await answer(player, 'junto', 'mal');
    // Both times from nothing: what is known of other exercises says how able the players are.
    await server.database.pool.query('delete from dificultades');
    await estimateDifficulties(server.database.db, () => now);
    const first = await estimates();
    expect(first.has('mano')).toBe(false);
    expect(first.get('junto')?.n).toBe(40);
    await server.database.pool.query("update intentos set resultado = 'mal' where medida = 'mano'");
    await server.database.pool.query('delete from dificultades');
    await estimateDifficulties(server.database.db, () => now);
    expect((await estimates()).get('junto')).toEqual(first.get('junto'));
  });
});
