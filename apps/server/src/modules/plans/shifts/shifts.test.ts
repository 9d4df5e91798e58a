import { randomUUID } from 'node:crypto';
import {
  addDays,
  dayIn,
  LEVEL_LINE,
  metricas,
  type Plan,
  type Recuperacion,
  studiedOn,
  type Tarea,
  WEEK_MS,
  weekTasks,
} from '@estratega/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

/** Monday noon in Buenos Aires. */
const START = new Date('2026-11-16T15:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
let now = START;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(() => {
  now = START;
});

const CHESS = {
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'martes', 'jueves', 'sabado'],
  horasEstudio: { lunes: 1, martes: 1, jueves: 1, sabado: 2 },
  experienciaAjedrez: 'Elo online',
  elo: 1700,
  tiempo: 'rapida',
  conocimientosAjedrez: 'Me cuestan las clavadas.',
};
const POKER = {
  campo: 'Poker Texas Holdem',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'jueves', 'sabado'],
  horasEstudio: { lunes: 1, jueves: 1, sabado: 2 },
  tipoPoker: 'Cash games',
  limiteMesa: 'Micro-stakes NL2-NL25',
  conocimientosPoker: '',
};
type User = Awaited<ReturnType<TestServer['signUp']>>;

const post = (user: User, path: string, body: object) =>
  server.call('POST', `/api/chat/${path}`, { token: user.token, body });
const withPlan = async (informacionTema: object = CHESS): Promise<{ user: User; plan: Plan }> => {
  const user = await server.signUp();
  return { user, plan: (await post(user, 'custom-prompt', { informacionTema })).json<Plan>() };
};
const read = async (user: User, planId: string): Promise<Plan> =>
  (await server.call('GET', `/api/chat/obtener-plan/${planId}`, { token: user.token })).json<Plan>();
const fieldsOf = (response: { json: <T>() => T }) => response.json<{ fields?: Record<string, string> }>().fields ?? {};
const places = (plan: Plan) =>
  plan.planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.map((tarea, tareaIndex) => ({ planId: plan.id, diaIndex, tareaIndex, tarea })),
  );
const tick = (user: User, place: { planId: string; diaIndex: number; tareaIndex: number }, nuevoEstado: string) =>
  post(user, 'actualizar-estado-tarea', {
    planId: place.planId,
    diaIndex: place.diaIndex,
    tareaIndex: place.tareaIndex,
    nuevoEstado,
    nuevaPrioridad: null,
  });
const finishAll = async (user: User, plan: Plan) => {
  for (const place of places(plan)) {
    const { estado } = place.tarea;
    if (estado !== 'finalizado') expect((await tick(user, place, 'finalizado')).statusCode).toBe(200);
  }
  for (const objetivoIndex of plan.objetivos.keys()) {
    const body = { planId: plan.id, objetivoIndex, nuevoEstado: 'finalizado' };
    expect((await post(user, 'actualizar-estado-objetivo', body)).statusCode).toBe(200);
  }
};
const advance = (user: User, plan: Plan) =>
  post(user, 'custom-prompt', { informacionTema: plan.informacionTema, eliminarAnterior: true, planId: plan.id });
const minutesOf = (plan: Plan, accept: (task: Tarea) => boolean): number =>
  places(plan).reduce((sum, { tarea }) => (accept(tarea) ? sum + tarea.tiempo : sum), 0);
/** A chess exercise given up: the solution was asked for. */
const attempt = (diaIndex: number, tareaIndex: number, ejercicio: string) => ({
  id: randomUUID(),
  diaIndex,
  tareaIndex,
  ejercicio,
  respuesta: { jugadas: [] },
  pistas: 0,
  ms: 60_000,
  hechoEn: now.toISOString(),
});

describe('shifting the lanes', () => {
  it('is stored with the plan and obeyed by the next week, whatever an older tab sends', async () => {
    const roomy = { ...CHESS, horasEstudio: { lunes: 2, martes: 2, jueves: 2, sabado: 3 } };
    const isPlay = ({ carril }: Tarea) => carril === 'juego';
    const weeks = await Promise.all(
      ([-1, 1] as const).map(async (juego) => {
        const { user, plan } = await withPlan(roomy);
        const stored = await post(user, 'preferencias', { planId: plan.id, carriles: { juego, teoria: 0 } });
        expect(stored.statusCode).toBe(200);
        expect(stored.json()).toEqual({ carriles: { juego, teoria: 0 } });
        expect((await read(user, plan.id)).informacionTema.preferencias).toEqual({ carriles: { juego, teoria: 0 } });
        await finishAll(user, plan);
        return { user, plan };
      }),
    );
    now = new Date(START.getTime() + WEEK_MS);
    const [less, more] = await Promise.all(
      weeks.map(async ({ user, plan }) => {
        const next = await advance(user, plan);
        expect(next.statusCode).toBe(201);
        return next.json<Plan>();
      }),
    );
    expect(minutesOf(more as Plan, isPlay)).toBeGreaterThan(minutesOf(less as Plan, isPlay));
    expect(minutesOf(more as Plan, isPlay)).toBeLessThanOrEqual(0.3 * 540);
    expect(more?.informacionTema.preferencias).toEqual({ carriles: { juego: 1, teoria: 0 } });
  });

  it('refuses what is out of bounds or not one’s own, and stores nothing', async () => {
    const { user, plan } = await withPlan();
    const other = await server.signUp();
    for (const carriles of [{ juego: 2, teoria: 0 }, { juego: 0 }, { juego: 0, teoria: 0, repaso: 1 }, {}]) {
      expect((await post(user, 'preferencias', { planId: plan.id, carriles })).statusCode).toBe(400);
    }
    const body = { planId: plan.id, carriles: { juego: 1, teoria: 1 } };
    expect((await post(other, 'preferencias', body)).statusCode).toBe(404);
    expect((await read(user, plan.id)).informacionTema.preferencias).toBeUndefined();
  });
});

describe('what a player answers of care', () => {
  const WORDS = { ...POKER, conocimientosPoker: 'perdí el sueldo jugando y quiero recuperarlo' };
  const open = ({ planEstudio }: Plan) =>
    planEstudio.flatMap(({ tareas }) => tareas).filter(({ carril, noAplica }) => carril === 'juego' && !noAplica);

  it('«no es mi caso» ends the caution of this plan and of the next', async () => {
    const { user, plan } = await withPlan(WORDS);
    expect(plan.cautela).toBe(true);
    const stored = await post(user, 'cuidado', { planId: plan.id, dinero: 'no' });
    expect(stored.json()).toEqual({ cuidado: { dinero: 'no' }, cautela: false });
    const now_ = await read(user, plan.id);
    expect(now_.cautela).toBe(false);
    expect(now_.informacionTema.preferencias).toEqual({ cuidado: { dinero: 'no' } });
  });

  it('a yes takes what was to be played for money out of the week', async () => {
    const { user, plan } = await withPlan({ ...POKER, horasEstudio: { lunes: 2, jueves: 2, sabado: 3 } });
    expect(open(plan).length).toBeGreaterThan(0);
    expect((await post(user, 'cuidado', { planId: plan.id, dinero: 'si' })).statusCode).toBe(200);
    const after = await read(user, plan.id);
    expect(after.cautela).toBe(true);
    expect(open(after)).toEqual([]);
  });

  it('refuses what says nothing, both at once, or another’s plan', async () => {
    const { user, plan } = await withPlan(WORDS);
    for (const body of [{}, { dinero: 'no', edad: 'mayor' }, { dinero: 'quizas' }])
      expect((await post(user, 'cuidado', { planId: plan.id, ...body })).statusCode).toBe(400);
    expect((await post(await server.signUp(), 'cuidado', { planId: plan.id, dinero: 'no' })).statusCode).toBe(404);
  });
});

describe('a level that the player holds', () => {
  it('is held for two weeks, beside what else was said, and only one’s own', async () => {
    const { user, plan } = await withPlan();
    await post(user, 'preferencias', { planId: plan.id, carriles: { juego: 1, teoria: 0 } });
    const stored = await post(user, 'mantener-nivel', { planId: plan.id });
    const { nivelHasta } = stored.json<{ nivelHasta: string }>();
    const today = dayIn(now, plan.zonaHoraria);
    expect([stored.statusCode, nivelHasta]).toEqual([200, addDays(today, 14)]);
    expect((await read(user, plan.id)).informacionTema.preferencias).toEqual({
      carriles: { juego: 1, teoria: 0 },
      nivelHasta,
    });
    expect((await post(await server.signUp(), 'mantener-nivel', { planId: plan.id })).statusCode).toBe(404);
    expect((await post(user, 'mantener-nivel', { planId: plan.id, hasta: '2030-01-01' })).statusCode).toBe(400);
  });

  it('falls by a step with a week of failures, is told with its band, and is given back to who holds it', async () => {
    const { user, plan } = await withPlan();
    const failed = places(plan).flatMap(({ diaIndex, tareaIndex, tarea }) =>
      (tarea.leccion?.ejercicios ?? [])
        .filter((id) => /^aj[a-z0-9]{6}$/u.test(id))
        .slice(0, 8)
        .map((id) => attempt(diaIndex, tareaIndex, id)),
    );
    const intentos = failed.slice(0, 40);
    expect((await post(user, 'registrar-intentos', { planId: plan.id, intentos })).statusCode).toBe(200);
    await finishAll(user, plan);
    now = new Date(START.getTime() + WEEK_MS);
    const second = (await advance(user, plan)).json<Plan>();
    const told = second.cambios.find((line) => line.startsWith(LEVEL_LINE));
    expect(told).toMatch(
      /tus respuestas dicen 1\.\d{3} \(±\d{2,3}\); tú dijiste 1\.700\. Esta semana tu plan baja un peldaño/u,
    );
    const levelOf = async (): Promise<number> => {
      const { rows } = await server.database.pool.query('select estado from aprendices where user_id = $1', [user.id]);
      return (rows[0] as { estado: { nivel: number } }).estado.nivel;
    };
    const fallen = await levelOf();
    expect((await post(user, 'mantener-nivel', { planId: second.id })).statusCode).toBe(200);
    await finishAll(user, second);
    now = new Date(START.getTime() + 2 * WEEK_MS);
    const third = (await advance(user, second)).json<Plan>();
    expect(await levelOf()).toBe(fallen + 1);
    expect(third.informacionTema.preferencias?.nivelHasta).toBe(addDays(dayIn(now, plan.zonaHoraria), 7));
    // What is over goes: the fourth plan says nothing of it.
    await finishAll(user, third);
    now = new Date(START.getTime() + 3 * WEEK_MS);
    expect((await advance(user, third)).json<Plan>().informacionTema.preferencias).toEqual({});
  });
});

describe('recovering missed days', () => {
  const onThursday = () => {
    now = new Date(START.getTime() + 3 * DAY_MS);
  };
  const recover = (user: User, planId: string, aplicar: boolean) => post(user, 'recuperar', { planId, aplicar });

  it('says what would change without writing anything, and then does exactly that', async () => {
    const { user, plan } = await withPlan();
    onThursday();
    const before = await read(user, plan.id);
    const preview = (await recover(user, plan.id, false)).json<Recuperacion>();
    expect(await read(user, plan.id)).toEqual(before);
    expect(preview).toMatchObject({ hay: true, aplicada: false });
    expect(preview.perdidos.map(({ dia, minutos }) => [dia, minutos])).toEqual([
      ['lunes', 60],
      ['martes', 60],
    ]);
    expect(preview.movidas.length).toBeGreaterThan(0);
    expect(preview.quitadas.length).toBeGreaterThan(0);

    const applied = (await recover(user, plan.id, true)).json<Recuperacion>();
    expect(applied).toEqual({ ...preview, aplicada: true });
    const after = await read(user, plan.id);
    for (const { diaIndex, tareaIndex, fecha, tiempo } of applied.movidas) {
      expect(after.planEstudio[diaIndex]?.tareas[tareaIndex]).toMatchObject({
        tiempo,
        estado: 'esperando',
        recuperada: { fecha },
      });
    }
    for (const { diaIndex, tareaIndex } of applied.quitadas) {
      expect(after.planEstudio[diaIndex]?.tareas[tareaIndex]).toMatchObject({
        estado: 'finalizado',
        noAplica: { motivo: 'reorganizada' },
      });
    }
    for (const { fecha, minutos, antes } of applied.dias) {
      const held = after.planEstudio
        .flatMap((day) => day.tareas.map((task) => ({ task, ...studiedOn(day, task) })))
        .filter((one) => one.fecha === fecha && !one.task.noAplica);
      expect(held.reduce((sum, { task }) => sum + task.tiempo, 0)).toBe(minutos);
      expect(minutos).toBeLessThanOrEqual(antes * 1.25);
    }
    // Nothing left behind: what is open is for today or later, and the list is as long as it was.
    const open = after.planEstudio.flatMap((day) =>
      day.tareas.filter(({ estado }) => estado !== 'finalizado').map((task) => studiedOn(day, task).fecha),
    );
    expect(open.every((fecha) => fecha >= '2026-11-19')).toBe(true);
    expect(after.planEstudio.map(({ tareas }) => tareas.length)).toEqual(
      plan.planEstudio.map(({ tareas }) => tareas.length),
    );
    // The catalogue offers today's session, with what came over.
    const [row] = (await server.call('GET', '/api/planes', { token: user.token })).json<
      { sesion: { cuando: string; minutos: number } }[]
    >();
    expect(row?.sesion).toMatchObject({
      cuando: 'hoy',
      minutos: applied.dias.find(({ fecha }) => fecha === '2026-11-19')?.minutos ?? 60,
    });
  });

  it('happens once, however often and however parallel it is asked', async () => {
    const { user, plan } = await withPlan();
    onThursday();
    const all = await Promise.all(Array.from({ length: 12 }, () => recover(user, plan.id, true)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(all.filter((one) => one.json<Recuperacion>().aplicada)).toHaveLength(1);
    const after = await read(user, plan.id);
    expect((await recover(user, plan.id, true)).json<Recuperacion>()).toMatchObject({ hay: false, aplicada: false });
    expect(await read(user, plan.id)).toEqual(after);
  });

  it('keeps what was done and answered with the very task it belongs to', async () => {
    const { user, plan } = await withPlan();
    const solved = places(plan).filter(
      ({ diaIndex, tarea }) => diaIndex === 0 && (tarea.leccion?.ejercicios.length ?? 0) > 1,
    );
    const [done, begun] = solved;
    if (!done || !begun) throw new Error('The first day has no two tasks with exercises');
    await tick(user, done, 'finalizado');
    const ejercicio = begun.tarea.leccion?.ejercicios.at(-1) as string;
    const intentos = [attempt(begun.diaIndex, begun.tareaIndex, ejercicio)];
    expect((await post(user, 'registrar-intentos', { planId: plan.id, intentos })).statusCode).toBe(200);
    onThursday();
    const { movidas } = (await recover(user, plan.id, true)).json<Recuperacion>();
    const after = await read(user, plan.id);
    expect(after.planEstudio[0]?.tareas[done.tareaIndex]).toMatchObject({
      titulo: done.tarea.titulo,
      tiempo: done.tarea.tiempo,
      estado: 'finalizado',
    });
    expect(after.planEstudio[0]?.tareas[done.tareaIndex]).not.toHaveProperty('recuperada');
    const same = after.planEstudio[begun.diaIndex]?.tareas[begun.tareaIndex];
    expect(movidas.map(({ diaIndex, tareaIndex }) => [diaIndex, tareaIndex])).toContainEqual([0, begun.tareaIndex]);
    expect(same?.temaId).toBe(begun.tarea.temaId);
    expect(same?.intentos?.map((one) => one.ejercicio)).toEqual([ejercicio]);
    expect(same?.leccion?.ejercicios).toContain(ejercicio);
    // An answer that was on its way when the week was re-planned still finds its task, also where that is shorter now.
    const kept = (begun.tarea.leccion?.ejercicios.at(-2) ?? '') as string;
    // A series goes on choosing from all that it had; a list sets it aside.
    expect([...(same?.leccion?.ejercicios ?? []), ...(same?.leccion?.apartados ?? [])]).toContain(kept);
    const late = [attempt(begun.diaIndex, begun.tareaIndex, kept)];
    expect((await post(user, 'registrar-intentos', { planId: plan.id, intentos: late })).statusCode).toBe(200);
    const again = (await read(user, plan.id)).planEstudio[0]?.tareas[begun.tareaIndex];
    expect(again?.intentos?.map((one) => one.ejercicio).sort()).toEqual([ejercicio, kept].sort());
  });

  it('never takes back a tick that comes at the same time', async () => {
    const { user, plan } = await withPlan();
    onThursday();
    const missed = places(plan).filter(({ diaIndex }) => diaIndex < 2);
    await Promise.all([recover(user, plan.id, true), ...missed.map((place) => tick(user, place, 'finalizado'))]);
    const after = await read(user, plan.id);
    for (const { diaIndex, tareaIndex } of missed) {
      const task = after.planEstudio[diaIndex]?.tareas[tareaIndex];
      expect(task?.estado).toBe('finalizado');
      expect(task).not.toHaveProperty('noAplica');
    }
  });

  it('after a week away offers ten minutes, and then the way on is open', async () => {
    const { user, plan } = await withPlan();
    now = new Date(START.getTime() + 9 * DAY_MS);
    const applied = (await recover(user, plan.id, true)).json<Recuperacion>();
    expect(applied).toMatchObject({ aplicada: true, primeraSesion: 10, recuperados: 10 });
    expect(applied.movidas.map(({ fecha, tiempo }) => [fecha, tiempo])).toEqual([['2026-11-25', 10]]);
    const after = await read(user, plan.id);
    await finishAll(user, after);
    expect((await advance(user, plan)).statusCode).toBe(201);
  });

  it('is nobody else’s, needs a session, and refuses what it does not understand', async () => {
    const { user, plan } = await withPlan();
    onThursday();
    expect((await recover(await server.signUp(), plan.id, true)).statusCode).toBe(404);
    expect((await recover(user, plan.id, 'sí' as never)).statusCode).toBe(400);
    const anonymous = await server.call('POST', '/api/chat/recuperar', { body: { planId: plan.id, aplicar: true } });
    expect(anonymous.statusCode).toBe(401);
    const after = await read(user, plan.id);
    expect(places(after).every(({ tarea }) => !tarea.recuperada && !tarea.noAplica)).toBe(true);
  });
});

describe('a task that does not apply', () => {
  const place = (plan: Plan) => ({ planId: plan.id, diaIndex: 0, tareaIndex: 1 });

  it('counts as done, can be taken back, and a state set by hand ends it', async () => {
    const { user, plan } = await withPlan();
    const at = place(plan);
    const task = async () => (await read(user, plan.id)).planEstudio[0]?.tareas[1];
    await tick(user, at, 'enProgreso');
    const said = await post(user, 'no-aplica', { ...at, motivo: 'sin_medios', nota: '  No tengo tablero.  ' });
    expect(said.json()).toEqual({
      estado: 'finalizado',
      noAplica: { motivo: 'sin_medios', nota: 'No tengo tablero.', antes: 'enProgreso' },
    });
    const changed = await post(user, 'no-aplica', { ...at, motivo: 'ya_lo_se' });
    expect(changed.json()).toEqual({ estado: 'finalizado', noAplica: { motivo: 'ya_lo_se', antes: 'enProgreso' } });
    expect(await task()).toMatchObject({ estado: 'finalizado', noAplica: { motivo: 'ya_lo_se' } });
    const [row] = (await server.call('GET', '/api/planes', { token: user.token })).json<
      { tareasTerminadas: number }[]
    >();
    expect(row?.tareasTerminadas).toBe(1);
    // As it was before it was first said.
    expect((await post(user, 'no-aplica', { ...at, motivo: null })).json()).toEqual({ estado: 'enProgreso' });
    expect((await post(user, 'no-aplica', { ...at, motivo: null })).json()).toEqual({ estado: 'enProgreso' });
    await post(user, 'no-aplica', { ...at, motivo: 'no_me_interesa' });
    await tick(user, at, 'esperando');
    expect(await task()).not.toHaveProperty('noAplica');
    expect((await task())?.estado).toBe('esperando');
  });

  it('lets the week be advanced, and turns down its theme for the next one', async () => {
    const temas = [{ tema: 'aj-tac-clavada', polaridad: 'quiere' as const }];
    const { user, plan } = await withPlan({ ...CHESS, conocimientosAjedrez: '', temas });
    const about = places(plan).filter(({ tarea }) => tarea.temaId === 'aj-tac-clavada' && tarea.carril === 'pedido');
    expect(about.length).toBeGreaterThan(0);
    for (const { planId, diaIndex, tareaIndex } of about)
      await post(user, 'no-aplica', { planId, diaIndex, tareaIndex, motivo: 'no_me_interesa' });
    await finishAll(user, await read(user, plan.id));
    now = new Date(START.getTime() + WEEK_MS);
    const next = (await advance(user, plan)).json<Plan>();
    expect(next.respuestas).toEqual([]);
    expect(next.informacionTema.temas).toEqual([]);
    expect(places(next).filter(({ tarea }) => tarea.temaId === 'aj-tac-clavada')).toEqual([]);
  });

  it('refuses bad reasons and other people’s tasks, and stores nothing', async () => {
    const { user, plan } = await withPlan();
    const at = place(plan);
    const bad = [
      { motivo: 'porque sí' },
      { motivo: 'reorganizada' },
      { motivo: 'otro' },
      { motivo: 'otro', nota: '   ' },
      { motivo: 'ya_lo_se', nota: 'x'.repeat(141) },
      { motivo: null, nota: 'x' },
      { motivo: 'ya_lo_se', extra: 1 },
    ];
    for (const body of bad) {
      const answer = await post(user, 'no-aplica', { ...at, ...body });
      expect([body, answer.statusCode]).toEqual([body, 400]);
    }
    expect(fieldsOf(await post(user, 'no-aplica', { ...at, motivo: 'otro' })).nota).toBe(
      'Cuéntanos en pocas palabras por qué no aplica.',
    );
    expect((await post(user, 'no-aplica', { ...at, tareaIndex: 50, motivo: 'ya_lo_se' })).statusCode).toBe(404);
    expect((await post(await server.signUp(), 'no-aplica', { ...at, motivo: 'ya_lo_se' })).statusCode).toBe(404);
    expect(places(await read(user, plan.id)).every(({ tarea }) => tarea.estado === 'esperando')).toBe(true);
  });
});

describe('tasks of the player’s own', () => {
  const own = (plan: Plan, change: object = {}) => ({
    planId: plan.id,
    id: randomUUID(),
    fecha: '2026-11-18',
    titulo: 'Clase con mi profesor',
    tiempo: 45,
    ...change,
  });

  it('are added to any day of the week, changed like others, and taken away', async () => {
    const { user, plan } = await withPlan();
    const body = own(plan, { nota: 'Llevar la partida del sábado.' });
    const added = await post(user, 'tarea-propia', body);
    expect(added.statusCode).toBe(201);
    // The same again, as a lost answer makes a browser do, is the same task.
    expect((await post(user, 'tarea-propia', body)).json()).toEqual(added.json());
    const { planId: _plan, ...rest } = body;
    const expected = { ...rest, dia: 'miercoles', estado: 'esperando', prioridad: 'media' };
    expect((await read(user, plan.id)).propias).toEqual([expected]);
    // What was planned is as it was.
    expect((await read(user, plan.id)).planEstudio).toEqual(plan.planEstudio);
    const update = { planId: plan.id, tareaPropia: body.id, nuevoEstado: 'finalizado', nuevaPrioridad: null };
    expect((await post(user, 'actualizar-tarea-propia', update)).json()).toEqual({
      estado: 'finalizado',
      prioridad: 'media',
    });
    const [row] = (await server.call('GET', '/api/planes', { token: user.token })).json<
      { totalTareas: number; tareasTerminadas: number }[]
    >();
    expect(row).toMatchObject({ totalTareas: places(plan).length + 1, tareasTerminadas: 1 });
    const calendar = await server.call('GET', `/api/planes/${plan.id}/calendario`, { token: user.token });
    expect(calendar.body).toContain('SUMMARY:Clase con mi profesor (45 min)');
    const data = await server.call('GET', '/api/usuarios/yo/datos', { token: user.token });
    expect(data.body).toContain('Llevar la partida del sábado.');
    const address = `/api/chat/tarea-propia/${plan.id}/${body.id}`;
    expect((await server.call('DELETE', address, { token: (await server.signUp()).token })).statusCode).toBe(404);
    expect((await server.call('DELETE', address, { token: user.token })).statusCode).toBe(204);
    expect((await server.call('DELETE', address, { token: user.token })).statusCode).toBe(404);
    expect((await read(user, plan.id)).propias).toEqual([]);
  });

  it('count for the week: it is finished when they are too', async () => {
    const { user, plan } = await withPlan();
    const body = own(plan);
    await post(user, 'tarea-propia', body);
    await finishAll(user, plan);
    now = new Date(START.getTime() + WEEK_MS);
    const open = await read(user, plan.id);
    expect(metricas(weekTasks(open), open.objetivos).semanaTerminada).toBeLessThan(100);
    expect((await advance(user, plan)).json()).toMatchObject({ code: 'semana_sin_terminar' });
    const update = { planId: plan.id, tareaPropia: body.id, nuevoEstado: 'finalizado', nuevaPrioridad: null };
    await post(user, 'actualizar-tarea-propia', update);
    const next = await advance(user, plan);
    expect(next.statusCode).toBe(201);
    expect(next.json<Plan>().propias).toEqual([]);
    const { rows } = await server.database.pool.query('select tareas, minutos from semanas where user_id = $1', [
      user.id,
    ]);
    expect(rows).toEqual([{ tareas: places(plan).length + 1, minutos: 345 }]);
    const left = await server.database.pool.query('select 1 from tareas_propias where user_id = $1', [user.id]);
    expect(left.rowCount).toBe(0);
  });

  it('are at most five a day and twenty a week, under a hundred requests at once too', async () => {
    const { user, plan } = await withPlan();
    const asked = await Promise.all(Array.from({ length: 100 }, () => post(user, 'tarea-propia', own(plan))));
    expect(asked.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    const refused = asked.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'limite_tareas_dia',
      title: 'Ese día ya tiene 5 tareas tuyas. Quita una para agregar otra.',
    });
    for (const fecha of ['2026-11-16', '2026-11-17', '2026-11-19'])
      for (let i = 0; i < 5; i++) expect((await post(user, 'tarea-propia', own(plan, { fecha }))).statusCode).toBe(201);
    expect((await post(user, 'tarea-propia', own(plan, { fecha: '2026-11-20' }))).json()).toMatchObject({
      code: 'limite_tareas_semana',
    });
    expect((await read(user, plan.id)).propias).toHaveLength(20);
  });

  it('refuses what is not right, names it, and stores nothing', async () => {
    const { user, plan } = await withPlan();
    const bad: readonly (readonly [string, object])[] = [
      ['titulo', { titulo: '' }],
      ['titulo', { titulo: '   ' }],
      ['titulo', { titulo: 'x'.repeat(81) }],
      ['titulo', { titulo: 'con \u0000 nulo' }],
      ['tiempo', { tiempo: 4 }],
      ['tiempo', { tiempo: 91 }],
      ['tiempo', { tiempo: 12.5 }],
      ['nota', { nota: 'x'.repeat(281) }],
      ['fecha', { fecha: '2026-11-15' }],
      ['fecha', { fecha: '2026-11-23' }],
      ['fecha', { fecha: 'mañana' }],
      ['id', { id: 'no es un uuid' }],
    ];
    for (const [field, change] of bad) {
      const answer = await post(user, 'tarea-propia', own(plan, change));
      expect([field, answer.statusCode]).toEqual([field, 400]);
      expect(Object.keys(fieldsOf(answer))).toContain(field);
    }
    expect((await post(await server.signUp(), 'tarea-propia', own(plan))).statusCode).toBe(404);
    expect((await read(user, plan.id)).propias).toEqual([]);
  });

  it('go with the account', async () => {
    const { user, plan } = await withPlan();
    await post(user, 'tarea-propia', own(plan));
    expect((await server.call('DELETE', '/api/usuarios/yo', { token: user.token })).statusCode).toBe(204);
    const left = await server.database.pool.query('select 1 from tareas_propias where plan_id = $1', [plan.id]);
    expect(left.rowCount).toBe(0);
  });
});

describe('answers that come after their week was advanced', () => {
  it('are kept with that week and that task, once, and touch nothing of the new one', async () => {
    const { user, plan } = await withPlan();
    const target = places(plan).find(({ tarea }) => (tarea.leccion?.ejercicios.length ?? 0) > 1);
    if (!target) throw new Error('No task with exercises');
    await finishAll(user, plan);
    now = new Date(START.getTime() + WEEK_MS);
    const next = (await advance(user, plan)).json<Plan>();
    const [first, second] = target.tarea.leccion?.ejercicios ?? [];
    const late = attempt(target.diaIndex, target.tareaIndex, first as string);
    const body = { planId: plan.id, intentos: [late] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(user, 'registrar-intentos', body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(answers.reduce((sum, one) => sum + one.json<{ registrados: number }>().registrados, 0)).toBe(1);
    const { rows } = await server.database.pool.query(
      'select plan_id, dia_index, tarea_index, ejercicio from intentos where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([
      { plan_id: plan.id, dia_index: target.diaIndex, tarea_index: target.tareaIndex, ejercicio: first },
    ]);
    expect(places(await read(user, next.id)).every(({ tarea }) => tarea.intentos === undefined)).toBe(true);
    const week = await server.database.pool.query(
      'select hechos, minutos_reales from semanas where user_id = $1 and plan_id = $2',
      [user.id, plan.id],
    );
    expect(week.rows).toEqual([{ hechos: 1, minutos_reales: 1 }]);
    // Never for another task, and never somebody else's week.
    const elsewhere = { ...late, id: randomUUID(), ejercicio: second, tareaIndex: 60 };
    const wrong = await post(user, 'registrar-intentos', { planId: plan.id, intentos: [elsewhere] });
    expect(wrong.statusCode).toBe(400);
    expect((await post(await server.signUp(), 'registrar-intentos', body)).statusCode).toBe(404);
  });
});
