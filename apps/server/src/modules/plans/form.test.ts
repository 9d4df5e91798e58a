import { GAMES } from '@estratega/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHESS, POKER } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { START, studyAt, type User } from '../../../test/study.ts';

/** What stands behind the form: the week before it is asked for, themes put right, another plan of a game, and what is said of a bad field. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => START });
});
afterAll(() => server.close());

interface WeekView {
  planEstudio: { dia: string; tareas: { temaId: string; carril: string; tiempo: number }[] }[];
  objetivos: unknown[];
  respuestas: { tema: string; cuando: string; titulo: string }[];
  cautela: boolean;
}
interface Refusal {
  title: string;
  code: string;
  fields: Record<string, string>;
}
const { person, post, create } = studyAt(() => server);
const preview = (user: User, informacionTema: object = CHESS) =>
  post(user, '/api/chat/vista-previa', { informacionTema });
const themesOf = ({ respuestas }: WeekView) => respuestas.map(({ tema }) => tema).sort();
const stored = async (user: User) => {
  const { rows } = await server.database.pool.query<{ n: number }>(
    `select (select count(*) from planes where user_id = $1) + (select count(*) from tareas where user_id = $1)
       + (select count(*) from aprendices where user_id = $1) + (select count(*) from semanas where user_id = $1)
       + (select count(*) from pruebas_nivel where user_id = $1) as n`,
    [user.id],
  );
  return Number(rows[0]?.n);
};

describe('the week before it is asked for', () => {
  it('is the one that creating gives, and nothing of it is kept', async () => {
    const user = await person();
    const seen = await preview(user);
    expect(seen.statusCode).toBe(200);
    expect(await stored(user)).toBe(0);
    const plan = (await create(user)).json<WeekView>();
    const week = seen.json<WeekView>();
    // Addresses of packs are looked up when a plan is read.
    const bare = (view: WeekView) =>
      view.planEstudio.map(({ dia, tareas }) => [
        dia,
        tareas.map(({ temaId, carril, tiempo }) => [temaId, carril, tiempo]),
      ]);
    expect(bare(week)).toEqual(bare(plan));
    expect(week.respuestas).toEqual(plan.respuestas);
    expect(week.respuestas.length).toBeGreaterThan(0);
    expect(week.objetivos).toHaveLength(plan.objetivos.length);
  });

  it('says where help is first', async () => {
    const user = await person();
    const informacion = { ...POKER, conocimientosPoker: 'Debo dinero y no puedo parar de jugar.' };
    expect((await preview(user, informacion)).json<WeekView>().cautela).toBe(true);
    expect(await stored(user)).toBe(0);
  });

  it('a hundred at once make nothing', async () => {
    const user = await person();
    const answers = await Promise.all(Array.from({ length: 100 }, () => preview(user)));
    expect(answers.map(({ statusCode }) => statusCode).every((status) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored(user)).toBe(0);
  });

  it('obeys the limits as creating does, and changes nothing', async () => {
    const free = await person();
    await create(free);
    const before = await stored(free);
    const refused = await preview(free, POKER);
    expect(refused.statusCode).toBe(403);
    expect(refused.json<Refusal>().title).toContain(
      'No puedes agregar más planes de estudio. Tu plan actual (gratuito)',
    );
    const basic = await person('basic');
    await create(basic);
    expect((await preview(basic)).json<Refusal>().code).toBe('campo_ya_estudiado');
    expect((await preview(basic, POKER)).statusCode).toBe(200);
    expect(await stored(free)).toBe(before);
  });

  it('knows what was studied before', async () => {
    const user = await person();
    const plan = (await create(user)).json<{ id: string }>();
    await server.call('DELETE', `/api/planes/${plan.id}`, { token: user.token });
    const before = (await server.database.pool.query('select estado from aprendices where user_id = $1', [user.id]))
      .rows;
    expect((await preview(user)).statusCode).toBe(200);
    expect(
      (await server.database.pool.query('select estado from aprendices where user_id = $1', [user.id])).rows,
    ).toEqual(before);
  });

  it.each([
    ['a planId', { informacionTema: CHESS, planId: 'x' }, 'planId'],
    ['a bad Elo', { informacionTema: { ...CHESS, elo: 'mucho' } }, 'informacionTema.elo'],
  ])('%s is refused and named', async (_what, body, field) => {
    const user = await person();
    const response = await post(user, '/api/chat/vista-previa', body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<Refusal>().fields)).toEqual([field]);
    expect(await stored(user)).toBe(0);
  });
});

describe('themes that the player put right', () => {
  const temas = [
    { tema: 'aj-tac-clavada', polaridad: 'quiere' },
    { tema: 'aj-fin-torre', polaridad: 'sabe' },
  ];

  it('are what is planned, and not what the text was read as', async () => {
    const user = await person();
    const conocimientosAjedrez = 'No sé finales de torre y no sé jugar la Siciliana.';
    const plan = (await create(user, { ...CHESS, conocimientosAjedrez, temas })).json<WeekView>();
    expect(themesOf(plan)).toEqual(['aj-fin-torre', 'aj-tac-clavada']);
    expect(plan.respuestas.find(({ tema }) => tema === 'aj-fin-torre')?.cuando).toBe('prueba');
  });

  it('all removed, none comes back, also for a player who is known already', async () => {
    const user = await person();
    const first = (await create(user, { ...CHESS, temas: [] })).json<WeekView & { id: string }>();
    expect(first.respuestas).toEqual([]);
    await server.call('DELETE', `/api/planes/${first.id}`, { token: user.token });
    expect((await preview(user, { ...CHESS, temas: [] })).json<WeekView>().respuestas).toEqual([]);
    expect((await preview(user)).json<WeekView>().respuestas.length).toBeGreaterThan(0);
  });

  it('are listed for both games, each with its name and area', async () => {
    const user = await person();
    for (const campo of GAMES) {
      const list = (
        await server.call('GET', `/api/planes/temas?campo=${encodeURIComponent(campo)}`, { token: user.token })
      ).json<{ tema: string; titulo: string; area: string }[]>();
      expect(list.length).toBeGreaterThan(90);
      expect(new Set(list.map(({ tema }) => tema)).size).toBe(list.length);
      expect(list.every(({ titulo, area }) => titulo !== '' && area !== area.toUpperCase())).toBe(true);
    }
    const bad = await server.call('GET', '/api/planes/temas?campo=Damas', { token: user.token });
    expect(bad.statusCode).toBe(400);
    expect(bad.json<Refusal>().fields.campo).toContain('«Ajedrez»');
  });

  it('news adds to them when the week advances, and does not get lost', async () => {
    const user = await person('pro');
    const plan = (await create(user, { ...CHESS, temas })).json<WeekView & { id: string }>();
    await server.database.pool.query("update tareas set estado = 'finalizado' where user_id = $1", [user.id]);
    await server.database.pool.query("update objetivos set estado = 'finalizado' where user_id = $1", [user.id]);
    await server.database.pool.query(
      "update planes set created_at = created_at - interval '8 days' where user_id = $1",
      [user.id],
    );
    const next = await post(user, '/api/chat/custom-prompt', {
      informacionTema: { ...CHESS, temas, nuevaInformacion: 'Ahora me cuestan los ataques dobles.' },
      eliminarAnterior: true,
      planId: plan.id,
    });
    expect(next.statusCode).toBe(201);
    expect(themesOf(next.json<WeekView>())).toContain('aj-tac-doble');
    expect(
      next.json<{ informacionTema: { temas: { tema: string }[] } }>().informacionTema.temas.map(({ tema }) => tema),
    ).toEqual(['aj-tac-clavada', 'aj-fin-torre', 'aj-tac-doble']);
  });
});

describe('another plan of a game', () => {
  const tournaments = { ...POKER, tipoPoker: 'Torneos' };
  const blitz = { ...CHESS, tiempo: 'blitz' };

  it('pro: once each game has one, with another format or focus, up to four', async () => {
    const user = await person('pro');
    expect((await create(user)).statusCode).toBe(201);
    expect((await create(user, blitz)).json<Refusal>().code).toBe('campo_ya_estudiado');
    expect((await create(user, POKER)).statusCode).toBe(201);
    expect((await create(user)).json<Refusal>().code).toBe('plan_repetido');
    expect((await preview(user, tournaments)).statusCode).toBe(200);
    expect((await create(user, tournaments)).statusCode).toBe(201);
    const focus = await create(user, { ...CHESS, conocimientosAjedrez: 'Quiero mejorar las clavadas.' });
    expect(focus.statusCode).toBe(201);
    // Its own focus and no other's, although one learner serves both.
    expect(themesOf(focus.json<WeekView>())).toEqual(['aj-tac-clavada']);
    const refused = await create(user, blitz);
    expect(refused.statusCode).toBe(403);
    expect(refused.json<Refusal>().title).toContain('permite un máximo de 4 planes');

    const campos = await server.call('GET', '/api/chat/campos-estudiados', { token: user.token });
    expect(campos.json<string[]>().sort()).toEqual(['Ajedrez', 'Poker Texas Holdem']);
    const list = (await server.call('GET', '/api/planes', { token: user.token })).json<{ formato: string }[]>();
    expect(list.map(({ formato }) => formato).sort()).toEqual(['Cash games', 'Torneos', 'rapida', 'rapida']);
    const { rows } = await server.database.pool.query('select campo from aprendices where user_id = $1', [user.id]);
    expect(rows).toHaveLength(2);
  });

  it('basic: never, however the requests come', async () => {
    const user = await person('basic');
    await create(user);
    await create(user, POKER);
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(user, tournaments)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
  });

  it('pro: a hundred at once fill the room that is left and no more', async () => {
    const user = await person('pro');
    await create(user);
    await create(user, POKER);
    const ways = [tournaments, { ...POKER, tipoPoker: 'Sit and Go' }, blitz, { ...CHESS, tiempo: 'bala' }];
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => create(user, ways[i % ways.length])));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect((await server.call('GET', '/api/planes', { token: user.token })).json()).toHaveLength(4);
  });
});

describe('what is said of a bad request', () => {
  const MISSING = 'Campos obligatorios faltantes: campo y nivelIntensidad.';

  it.each([
    ['nothing at all', {}],
    ['no questions', { informacionTema: null }],
    ['none of both', { informacionTema: { ...CHESS, campo: undefined, nivelIntensidad: undefined } }],
    ['empty ones', { informacionTema: { ...CHESS, campo: '', nivelIntensidad: '' } }],
  ])('%s: the specification’s own text, with both named', async (_what, body) => {
    const user = await person();
    for (const path of ['/api/chat/custom-prompt', '/api/chat/vista-previa']) {
      const response = await post(user, path, body);
      expect(response.statusCode).toBe(400);
      expect(response.json<Refusal>()).toMatchObject({
        title: MISSING,
        code: 'entrada_invalida',
        fields: {
          'informacionTema.campo': 'Elige un juego.',
          'informacionTema.nivelIntensidad': 'Elige el nivel de intensidad.',
        },
      });
    }
    expect(await stored(user)).toBe(0);
  });

  it('one of both is enough for it; what else is wrong is named beside it', async () => {
    const user = await person();
    const { campo: _game, ...rest } = CHESS;
    const without = (await create(user, { ...rest, diasEstudio: [], horasEstudio: {} })).json<Refusal>();
    expect(without.title).toBe(MISSING);
    expect(without.fields).toEqual({
      'informacionTema.campo': 'Elige un juego.',
      'informacionTema.diasEstudio': 'Elige al menos un día de estudio.',
    });
    const { nivelIntensidad: _intensity, ...calm } = CHESS;
    expect((await create(user, calm)).json<Refusal>()).toMatchObject({
      title: MISSING,
      fields: { 'informacionTema.nivelIntensidad': 'Elige el nivel de intensidad.' },
    });
    expect((await create(user, { ...CHESS, campo: 'Damas' })).json<Refusal>()).toMatchObject({
      title: 'Hay datos que no son válidos. Revisa los campos indicados.',
      fields: { 'informacionTema.campo': 'Elige un juego.' },
    });
  });

  it('also when a week is advanced', async () => {
    const user = await person();
    const response = await post(user, '/api/chat/custom-prompt', {
      informacionTema: {},
      eliminarAnterior: true,
      planId: 'a'.repeat(99),
    });
    expect(response.json<Refusal>()).toMatchObject({ title: MISSING });
    expect(response.json<Refusal>().fields.planId).toBe('Ese plan no existe.');
  });

  /** Nothing that only a program understands. */
  const JARGON =
    /Entrada inválida|Opción inválida|recibido|se esperaba|undefined|NaN|null|string|number|object|record|array|enum|Invalid|expected/u;
  const VALUES = [undefined, null, '', 'x', 7.3, -1, 1e9, true, [], [[]], {}, { a: 1 }, 'a'.repeat(3000), ['a', 1]];

  const bodies: readonly [string, string, Record<string, unknown>][] = [
    [
      'create chess',
      '/api/chat/custom-prompt',
      { informacionTema: { ...CHESS, temas: [], preferencias: {}, zonaHoraria: 'UTC' } },
    ],
    ['create poker', '/api/chat/custom-prompt', { informacionTema: { ...POKER } }],
    [
      'advance',
      '/api/chat/custom-prompt',
      { informacionTema: { ...CHESS, nuevaInformacion: '' }, eliminarAnterior: true, planId: 'no-existe' },
    ],
    [
      'a task',
      '/api/chat/actualizar-estado-tarea',
      { planId: 'x', diaIndex: 0, tareaIndex: 0, nuevoEstado: 'finalizado', nuevaPrioridad: null },
    ],
    [
      'an objective',
      '/api/chat/actualizar-estado-objetivo',
      { planId: 'x', objetivoIndex: 0, nuevoEstado: 'finalizado' },
    ],
    ['a text', '/api/planes/lectura', { campo: 'Ajedrez', texto: 'hola' }],
    [
      'a level',
      '/api/chat/prueba-nivel',
      { nivel: { campo: 'Ajedrez', experienciaAjedrez: 'Elo fide', elo: 1500, tiempo: 'blitz' } },
    ],
    [
      'an answer of the test',
      '/api/chat/prueba-nivel/responder',
      { id: '0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a11', ejercicio: 'aj000001', respuesta: { jugadas: [] }, ms: 1 },
    ],
  ];

  it.each(bodies)('%s: every field with every wrong value is named, in words', async (_what, path, body) => {
    const user = await person();
    const spots = [
      ...Object.keys(body).map((key) => [key]),
      ...inner(body, 'informacionTema'),
      ...inner(body, 'nivel'),
    ];
    let refused = 0;
    for (const spot of spots) {
      for (const value of VALUES) {
        const response = await post(user, path, changed(body, spot, value));
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode !== 400) continue;
        refused += 1;
        const { title, fields } = response.json<Refusal>();
        const said = Object.entries(fields);
        expect(said.length, `${spot.join('.')} = ${JSON.stringify(value)}`).toBeGreaterThan(0);
        for (const [field, text] of said) {
          expect(text, field).not.toMatch(JARGON);
          expect(text, field).toMatch(/^[A-ZÁÉÍÓÚ¿«].*\.$/u);
        }
        expect(title).not.toMatch(JARGON);
        // The field itself, one inside it, or the one that no longer agrees with it.
        expect(said.some(([field]) => field.startsWith(spot[0] ?? ''))).toBe(true);
      }
    }
    expect(refused).toBeGreaterThan(spots.length);
  });

  it('a property that nobody asked for is named itself', async () => {
    const user = await person();
    const response = await create(user, { ...CHESS, color: 'verde' });
    expect(response.json<Refusal>().fields).toEqual({ 'informacionTema.color': 'Este dato no se espera aquí.' });
  });
});

const inner = (body: Record<string, unknown>, key: string): string[][] => {
  const value = body[key];
  return typeof value === 'object' && value !== null ? Object.keys(value).map((field) => [key, field]) : [];
};

const changed = (body: Record<string, unknown>, [first = '', second]: readonly string[], value: unknown) =>
  second === undefined
    ? { ...body, [first]: value }
    : { ...body, [first]: { ...(body[first] as object), [second]: value } };
