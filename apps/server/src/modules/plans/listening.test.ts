import type { InformacionTema, Plan } from '@estratega/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FULL_WEEK, POKER } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { engine } from './engine.ts';
import type { Planner } from './planner.ts';

/** A long text takes tens of milliseconds of the one thread: nobody asks what it says before it was listened to, step by step. */
const heard = new Set<string>();
const unheard: string[] = [];
const ownText = (told: InformacionTema): string =>
  'conocimientosAjedrez' in told ? told.conocimientosAjedrez : told.conocimientosPoker;
const expectHeard = (what: string, ...texts: string[]) => {
  for (const text of texts) if (text !== '' && !heard.has(text)) unheard.push(`${what}: ${text}`);
};
const planner: Planner = {
  ...engine,
  listen: (told) => {
    heard.add('texto' in told ? told.texto : ownText(told));
    return engine.listen(told);
  },
  begin: (told, known) => {
    expectHeard('begin', ownText(told));
    return engine.begin(told, known);
  },
  hear: (learner, told, news) => {
    expectHeard('hear', ownText(told), news);
    return engine.hear(learner, told, news);
  },
  themesIn: (told) => {
    expectHeard('themesIn', ownText(told));
    return engine.themesIn(told);
  },
  newThemes: (told, text) => {
    expectHeard('newThemes', text);
    return engine.newThemes(told, text);
  },
  isTrouble: (campo, text) => {
    expectHeard('isTrouble', text);
    return engine.isTrouble(campo, text);
  },
  readText: (campo, text) => {
    expectHeard('readText', text);
    return engine.readText(campo, text);
  },
};

let server: TestServer;
let now = new Date('2026-11-16T12:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, planner });
});
afterAll(() => server.close());
beforeEach(() => {
  heard.clear();
  unheard.length = 0;
});

describe('a text of a player', () => {
  it('is listened to step by step before anything asks what it says', async () => {
    const { token, id } = await server.signUp();
    await server.database.pool.query("update usuarios set plan = 'pro' where uid = $1", [id]);
    const post = async <T>(path: string, body: unknown, status: number): Promise<T> => {
      const response = await server.call('POST', path, { token, body });
      expect(response.statusCode, response.body).toBe(status);
      return response.json<T>();
    };
    const chess = { ...FULL_WEEK, conocimientosAjedrez: 'Me cuestan los finales de torre.' };
    const poker = { ...POKER, conocimientosPoker: 'No sé cuándo hacer 3-bet.' };
    await post('/api/planes/lectura', { campo: 'Ajedrez', texto: 'Las clavadas no las veo.' }, 200);
    await post('/api/chat/vista-previa', { informacionTema: chess }, 200);
    heard.clear();
    const { id: planId, informacionTema } = await post<Plan>(
      '/api/chat/custom-prompt',
      { informacionTema: chess },
      201,
    );
    heard.clear();
    await post('/api/chat/custom-prompt', { informacionTema: poker }, 201);
    // A second plan of a game looks at what the first one asked for.
    heard.clear();
    const other = { ...chess, conocimientosAjedrez: 'Solo quiero mejorar mis aperturas.' };
    await post('/api/chat/vista-previa', { informacionTema: other }, 200);
    expect([...heard]).toEqual(expect.arrayContaining([chess.conocimientosAjedrez, other.conocimientosAjedrez]));
    heard.clear();
    await post('/api/chat/custom-prompt', { informacionTema: other }, 201);
    await server.database.pool.query("update tareas set estado = 'finalizado' where plan_id = $1", [planId]);
    await server.database.pool.query("update objetivos set estado = 'finalizado' where plan_id = $1", [planId]);
    now = new Date(now.getTime() + 8 * 24 * 3_600_000);
    heard.clear();
    const advance = {
      informacionTema: { ...informacionTema, nuevaInformacion: 'Ahora pierdo por tiempo.' },
      planId,
      eliminarAnterior: true,
    };
    await post('/api/chat/custom-prompt', advance, 201);
    expect(heard).toContain('Ahora pierdo por tiempo.');
    expect(unheard).toEqual([]);
  });
});
