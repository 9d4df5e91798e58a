import { join } from 'node:path';
import { type Plan, type Renovacion, WEEK_MS } from '@estratega/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, startTestServer, type TestServer } from '../../../../test/server.ts';
import { restoreFrom } from '../../../platform/database/index.ts';

/**
 * Weeks that the first release made, from a backup of its schema: Ana's second week of chess, Monday 23rd and Thursday 26th of November,
 * and Bruno's first of poker, Tuesday 24th. No task of them has a lesson.
 */
const FIRST_RELEASE = join(import.meta.dirname, '../../../../test/backups/schema-02.jsonl.gz');
/** Monday noon in Buenos Aires. */
const MONDAY = new Date('2026-11-23T22:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

let now = MONDAY;
let restored: Awaited<ReturnType<typeof createDatabase>>;
let target: Awaited<ReturnType<typeof createDatabase>>;
let server: TestServer;
// Brought through every migration once; each test has a copy.
beforeAll(async () => {
  restored = await createDatabase();
  await restoreFrom(restored.url, FIRST_RELEASE);
  return restored.drop;
});
beforeEach(async () => {
  now = MONDAY;
  target = await createDatabase({ like: restored.name });
  server = await startTestServer({ url: target.url, clock: () => now });
  return async () => {
    await server.close();
    await target.drop();
  };
});

const enter = async (who: 'ana' | 'bruno') => {
  const body = { email: `${who}@ejemplo.test`, password: 'caballo-de-rey-7' };
  const { token } = (await server.call('POST', '/api/auth/sign-in/email', { body })).json<{ token: string }>();
  await server.call('PATCH', '/api/usuarios/yo', { token, body: { consentimientos: { tratamientoDatos: true } } });
  const [summary] = (await server.call('GET', '/api/planes', { token })).json<{ id: string }[]>();
  const planId = summary?.id ?? '';
  const post = (path: string, told: object) =>
    server.call('POST', `/api/chat/${path}`, { token, body: { planId, ...told } });
  return {
    token,
    planId,
    post,
    read: async () => (await server.call('GET', `/api/chat/obtener-plan/${planId}`, { token })).json<Plan>(),
    renew: async (accion: string) => {
      const response = await post('renovar-semana', { accion });
      expect(response.statusCode, response.body).toBe(200);
      return response.json<Renovacion>();
    },
    tick: (diaIndex: number, tareaIndex: number, nuevoEstado: string) =>
      post('actualizar-estado-tarea', { diaIndex, tareaIndex, nuevoEstado, nuevaPrioridad: null }),
  };
};
const tasksOf = (plan: Plan) => plan.planEstudio.flatMap(({ tareas }) => tareas);
const exercisesOf = (plan: Plan) => tasksOf(plan).flatMap(({ leccion }) => leccion?.ejercicios ?? []);
const withoutClock = ({ ahora: _now, ...plan }: Plan) => plan;

describe('a week of the first release', () => {
  it('is shown in today’s form before anything changes, and then has exercises that can be answered', async () => {
    const { read, renew, post, planId, token } = await enter('ana');
    const before = await read();
    expect(exercisesOf(before)).toEqual([]);
    const preview = await renew('ver');
    expect(preview).toMatchObject({ hay: true, aplicada: false });
    expect(preview.dias.map(({ fecha, minutos }) => [fecha, minutos])).toEqual([
      ['2026-11-23', 60],
      ['2026-11-26', 60],
    ]);
    expect(withoutClock(await read())).toEqual(withoutClock(before));

    const done = await renew('aplicar');
    expect(done).toEqual({ ...preview, aplicada: true });
    const after = await read();
    expect({ id: after.id, semana: after.semana, createdAt: after.createdAt }).toEqual({
      id: planId,
      semana: 2,
      createdAt: before.createdAt,
    });
    expect(after.planEstudio.map(({ fecha, tareas }) => [fecha, tareas.map(({ titulo }) => titulo)])).toEqual(
      preview.dias.map(({ fecha, tareas }) => [fecha, tareas.map(({ titulo }) => titulo)]),
    );
    expect(after.objetivos.map(({ titulo }) => titulo)).toEqual(preview.objetivos);
    expect(tasksOf(after).every(({ leccion }) => leccion !== undefined)).toBe(true);
    const at = after.planEstudio[0]?.tareas.findIndex(({ leccion }) => (leccion?.ejercicios.length ?? 0) > 0) ?? -1;
    const [ejercicio] = after.planEstudio[0]?.tareas[at]?.leccion?.ejercicios ?? [];
    const intento = {
      id: '5e0a7c0e-3f0e-4b53-9d6a-0f3f7d1c2a12',
      diaIndex: 0,
      tareaIndex: at,
      ejercicio,
      respuesta: ejercicio?.startsWith('pk') ? { valor: null } : { jugadas: [] },
      pistas: 0,
      ms: 1_000,
      hechoEn: now.toISOString(),
    };
    expect((await post('registrar-intentos', { intentos: [intento] })).statusCode).toBe(200);
    expect((await read()).planEstudio[0]?.tareas[at]?.intentos).toMatchObject([{ ejercicio, veces: 1 }]);
    // And it is advanced like any other.
    for (const [diaIndex, { tareas }] of after.planEstudio.entries())
      for (const tareaIndex of tareas.keys())
        expect(
          (
            await post('actualizar-estado-tarea', {
              diaIndex,
              tareaIndex,
              nuevoEstado: 'finalizado',
              nuevaPrioridad: null,
            })
          ).statusCode,
        ).toBe(200);
    for (const objetivoIndex of after.objetivos.keys())
      await post('actualizar-estado-objetivo', { objetivoIndex, nuevoEstado: 'finalizado' });
    now = new Date(MONDAY.getTime() + WEEK_MS);
    const body = { informacionTema: after.informacionTema, eliminarAnterior: true, planId };
    const next = await server.call('POST', '/api/chat/custom-prompt', { token, body });
    expect(next.statusCode, next.body).toBe(201);
    expect(next.json<Plan>().semana).toBe(3);
  });

  it('keeps the days that are over or begun, and what was reached', async () => {
    const { read, renew, post, tick } = await enter('ana');
    expect((await tick(0, 1, 'enProgreso')).statusCode).toBe(200);
    expect((await post('actualizar-estado-objetivo', { objetivoIndex: 1, nuevoEstado: 'finalizado' })).statusCode).toBe(
      200,
    );
    const before = await read();
    const done = await renew('aplicar');
    expect(done.dias.map(({ fecha }) => fecha)).toEqual(['2026-11-26']);
    const after = await read();
    expect(after.planEstudio[0]).toEqual(before.planEstudio[0]);
    expect(after.planEstudio[1]?.tareas.every(({ leccion }) => leccion !== undefined)).toBe(true);
    expect(after.planEstudio[1]?.tareas.reduce((sum, { tiempo }) => sum + tiempo, 0)).toBe(60);
    expect(after.objetivos[0]).toMatchObject(before.objetivos[1] ?? {});
    expect(after.objetivos.slice(1).map(({ estado }) => estado)).not.toContain('finalizado');
  });

  it('keeps a day of which something was written', async () => {
    const { renew, post } = await enter('ana');
    const note = { diaIndex: 1, tareaIndex: 0, nombre: 'sensacion', texto: 'Justa' };
    expect((await post('registrar-apunte', note)).statusCode).toBe(204);
    expect((await renew('ver')).dias.map(({ fecha }) => fecha)).toEqual(['2026-11-23']);
  });

  it('is offered once: after it is done, left as it is, or over, there is nothing to do', async () => {
    const ana = await enter('ana');
    const bruno = await enter('bruno');
    expect((await ana.renew('aplicar')).aplicada).toBe(true);
    const after = await ana.read();
    for (const again of ['ver', 'aplicar']) expect(await ana.renew(again)).toMatchObject({ hay: false });
    expect(withoutClock(await ana.read())).toEqual(withoutClock(after));

    const left = await bruno.read();
    await bruno.renew('dejar');
    for (const again of ['ver', 'aplicar']) expect(await bruno.renew(again)).toMatchObject({ hay: false });
    const { informacionTema, ...same } = await bruno.read();
    expect(informacionTema.preferencias).toEqual({ formatoAnterior: true });
    expect(same.planEstudio).toEqual(left.planEstudio);
    expect(same.objetivos).toEqual(left.objetivos);
  });

  it('is not touched on days that are gone, nor by anybody else, nor by two at once', async () => {
    const ana = await enter('ana');
    const bruno = await enter('bruno');
    for (const accion of ['ver', 'aplicar', 'dejar']) {
      const body = { planId: bruno.planId, accion };
      const foreign = await server.call('POST', '/api/chat/renovar-semana', { token: ana.token, body });
      expect(foreign.statusCode).toBe(404);
    }
    const both = await Promise.all([bruno.renew('aplicar'), bruno.renew('aplicar')]);
    expect(both.filter(({ aplicada }) => aplicada)).toHaveLength(1);
    now = new Date(MONDAY.getTime() + 5 * DAY_MS);
    expect(await ana.renew('aplicar')).toMatchObject({ hay: false });
    expect(exercisesOf(await ana.read())).toEqual([]);
  });

  it('a week of today is left alone', async () => {
    const { token } = await server.signUp();
    const { informacionTema } = await (await enter('ana')).read();
    const made = await server.call('POST', '/api/chat/custom-prompt', { token, body: { informacionTema } });
    const { id } = made.json<Plan>();
    const asked = { planId: id, accion: 'aplicar' };
    const response = await server.call('POST', '/api/chat/renovar-semana', { token, body: asked });
    expect(response.json()).toMatchObject({ hay: false, aplicada: false });
  });
});
