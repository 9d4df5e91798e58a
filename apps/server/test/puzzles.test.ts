import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import type { Plan } from '@estratega/domain';
import { type ChessExercise, pack } from '@estratega/lessons';
import graph from '@estratega/lessons/build/chess-graph.js';
import { COLUMNS, puzzleOfId } from '@estratega/lessons/imported';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPuzzles } from '../src/platform/lessons/import-puzzles.ts';
import { createDatabase, startTestServer, type TestServer } from './server.ts';

/** A file in the published format, made here: mates on the last rank and forks, each on a board of its own. */

const folder = mkdtempSync(join(tmpdir(), 'estratega-problemas-'));
/** Pawns there leave the d file open. */
const FREE = [0, 1, 2, 4];
const pawnsAt = (bits: number): string => {
  const row = Array.from({ length: 5 }, (_, file) =>
    FREE.includes(file) && bits & (1 << FREE.indexOf(file)) ? 'p' : ' ',
  );
  return `${row.join('')}ppp`.replaceAll(/ +/gu, (gap) => String(gap.length));
};
const line = (id: string, fen: string, moves: string, rating: number, themes: string, popularity = 95) =>
  `${id},${fen},${moves},${rating},75,${popularity},900,${themes},https://example.test/${id},`;
const MATES = Array.from({ length: 30 }, (_, n) =>
  line(
    `M${String(n).padStart(4, '0')}`,
    `6k1/${pawnsAt(n % 16)}/8/8/8/8/r4PPP/${n < 16 ? '3R2K1' : '3R3K'} b - - 0 30`,
    'a2b2 d1d8',
    1000 + n * 8,
    'backRankMate endgame mate mateIn1 oneMove',
    60 + n,
  ),
);
const FORK = line('Fork1', '3qk3/8/8/3N4/8/8/6PP/4K3 b - - 3 40', 'd8a8 d5c7 e8e7 c7a8', 905, 'endgame fork short');
const BAD = [
  'tres,campos,solo',
  line('Bad01', '3qk3/8/8/3N4/8/8/6PP/4K3 b - - 3 40', 'd8a8 d5d6', 905, 'fork'),
  line('Bad02', '9/8/8/8/8/8/8/8 b - - 3 40', 'd8a8 d5d6', 905, 'fork'),
  line('Bad03', '3qk3/8/8/3N4/8/8/6PP/4K3 b - - 3 40', 'd8a8 d5c7 e8e7 c7a8', 905, 'crushing'),
];
const CSV = `${[COLUMNS.join(','), ...MATES, FORK, ...BAD].join('\n')}\n`;
const write = (name: string, bytes: string | Buffer) => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

let own: Awaited<ReturnType<typeof createDatabase>>;
let server: TestServer;
const wishes = { mostDeviation: 110, leastPopularity: 0, leastPlays: 10 };
const load = (file: string) => importPuzzles(own.url, file, { topics: graph.temas, wishes });
const rows = async () =>
  (await server.database.pool.query('select id, dificultad, nivel, temas, elegido from problemas order by id')).rows;

beforeAll(async () => {
  own = await createDatabase();
  server = await startTestServer({ url: own.url });
});
afterAll(async () => {
  await server.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('importing a file of puzzles', () => {
  it('takes what can be played and is taught, with its own rating, and reports the rest', async () => {
    const report = await load(write('problemas.csv', CSV));
    expect(report).toMatchObject({
      lineas: 36,
      tomados: 31,
      descartados: { columnas: 1, jugadas: 1, tablero: 1, sin_tema: 1 },
      elegidos: 31,
      desde: 0,
    });
    expect(report.ejemplos.map(({ linea }) => linea)).toEqual([33, 34, 35]);
    const found = await rows();
    expect(found).toHaveLength(31);
    expect(found[0]).toEqual({
      id: 'Fork1',
      dificultad: 905,
      nivel: 0,
      temas: ['aj-tac-doble', 'aj-tac-mixta'],
      elegido: true,
    });
  });

  it('changes nothing when it is run again, also packed with zstd', async () => {
    const before = await rows();
    await load(join(folder, 'problemas.csv'));
    await load(write('problemas.csv.zst', zstdCompressSync(CSV)));
    expect(await rows()).toEqual(before);
  });

  it('follows a new edition of the file', async () => {
    await load(write('nueva.csv', CSV.replace('c7a8,905,', 'c7a8,1260,')));
    expect((await rows())[0]).toMatchObject({ id: 'Fork1', dificultad: 1260, nivel: 1 });
  });

  it('goes on where it was cut', async () => {
    const file = write(
      'cortada.csv',
      `${CSV}${line('Last1', '3qk3/8/8/3N4/8/8/7P/4K3 b - - 3 40', 'd8a8 d5c7 e8e7 c7a8', 905, 'fork')}\n`,
    );
    await load(file);
    await server.database.pool.query(
      'update importaciones set terminada = false, lineas = 36 where huella = (select huella from importaciones order by actualizada desc limit 1)',
    );
    const report = await load(file);
    expect(report).toMatchObject({ desde: 36, lineas: 37, descartados: {} });
    expect((await rows()).map(({ id }) => id)).toContain('Last1');
  });

  it('says that a packed file is broken', async () => {
    const whole = zstdCompressSync(CSV);
    await expect(load(write('rota.zst', whole.subarray(0, whole.length - 20)))).rejects.toThrow();
  });
});

describe('an imported puzzle', () => {
  it('is served in a pack that may be kept, under the names of those it holds', async () => {
    const answer = await server.call('GET', '/lecciones/problemas/Fork1.M0003.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    const { ejercicios = [] } = pack.parse(answer.json());
    expect(ejercicios.map(({ id }) => id)).toEqual(['l.-fork1', 'l.-m0003']);
    for (const names of ['Fork1.Nada1', '..', 'Fork1.'])
      expect(
        (await server.call('GET', `/lecciones/problemas/${encodeURIComponent(names)}.json`)).statusCode,
        names,
      ).toBe(404);
  });

  it('is not asked for without end from one network', async () => {
    const ask = async (remoteAddress: string) =>
      (await server.app.inject({ method: 'GET', url: '/lecciones/problemas/Nada1.json', remoteAddress })).statusCode;
    const seen: number[] = [];
    for (let i = 0; i < 241; i += 1) seen.push(await ask('203.0.113.77'));
    expect(seen.slice(0, 240)).toEqual(seen.slice(0, 240).map(() => 404));
    expect(seen[240]).toBe(429);
    expect(await ask('203.0.113.78')).toBe(404);
  });

  it('is planned with after a start, and an answer to it is judged', async () => {
    const next = await startTestServer({ url: own.url });
    try {
      const user = await next.signUp();
      const informacionTema = {
        campo: 'Ajedrez',
        nivelIntensidad: 'bajo',
        diasEstudio: ['lunes', 'martes', 'jueves'],
        horasEstudio: { lunes: 2, martes: 2, jueves: 2 },
        experienciaAjedrez: 'Elo online',
        elo: 700,
        tiempo: 'rapida',
        conocimientosAjedrez: 'Quiero practicar los mates en una jugada y los patrones de mate.',
      };
      const made = await next.call('POST', '/api/chat/custom-prompt', { token: user.token, body: { informacionTema } });
      const plan = made.json<Plan>();
      const tasks = plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
        tareas.flatMap(({ leccion }, tareaIndex) => (leccion ? [{ diaIndex, tareaIndex, leccion }] : [])),
      );
      const task = tasks.find(({ leccion }) => leccion.ejercicios.some((id) => id.startsWith('l.-m')));
      if (!task) throw new Error('no imported puzzle in the week');
      const ejercicio = task.leccion.ejercicios.find((id) => id.startsWith('l.-m')) as string;
      const address = task.leccion.paquetes.find((one) => one.includes(puzzleOfId(ejercicio))) as string;
      const served = pack.parse((await next.call('GET', address)).json()).ejercicios ?? [];
      const exercise = served.find(({ id }) => id === ejercicio) as ChessExercise;
      expect(exercise.linea).toEqual(['d1d8']);
      const attempt = (jugadas: string[]) => ({
        id: randomUUID(),
        diaIndex: task.diaIndex,
        tareaIndex: task.tareaIndex,
        ejercicio,
        respuesta: { jugadas },
        pistas: 0,
        ms: 9_000,
        hechoEn: new Date().toISOString(),
      });
      const intentos = [attempt(['d1d7']), attempt(['d1d8'])];
      const answer = await next.call('POST', '/api/chat/registrar-intentos', {
        token: user.token,
        body: { planId: plan.id, intentos },
      });
      expect(answer.json()).toMatchObject({ intentos: [{ resultado: 'mal' }, { resultado: 'bien' }] });
      const { rows: stored } = await next.database.pool.query('select dificultad from intentos where user_id = $1', [
        user.id,
      ]);
      expect(stored[0].dificultad).toBe(exercise.dificultad);
    } finally {
      await next.close();
    }
  });
});
