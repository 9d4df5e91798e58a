import type { Intento } from '@estratega/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../test/a-user.ts';
import { type Call, fakeServer, problem } from '../../test/fake-server.ts';

const PATH = '/api/chat/registrar-intentos';
const TASK_PATH = '/api/chat/actualizar-estado-tarea';
const ME = { 'GET /api/usuarios/yo': { json: aUser() } };

const answer = (n: number, change: Partial<Intento> = {}): Intento => ({
  id: `00000000-0000-4000-8000-${`${n}`.padStart(12, '0')}`,
  diaIndex: 0,
  tareaIndex: 0,
  ejercicio: 'aj000001',
  respuesta: { jugadas: ['e2e4'] },
  pistas: 0,
  ms: 1000,
  hechoEn: '2026-11-12T13:00:00.000Z',
  ...change,
});
interface Body {
  planId: string;
  intentos: Intento[];
}
const bodies = (calls: Call[]) => calls.filter(({ path }) => path === PATH).map(({ body }) => body as Body);
const taken = (call: Call) => ({
  json: {
    registrados: (call.body as Body).intentos.length,
    intentos: (call.body as Body).intentos.map(({ id }) => ({ id, resultado: 'bien' })),
  },
});
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('estratega.intento.'));

/** The queue is a module: each test needs a fresh one, as each page load does. */
async function load() {
  vi.resetModules();
  const session = await import('../session/session.ts');
  const changes = await import('./change-store.ts');
  const attempts = await import('./attempts.ts');
  const sender = await import('./sender.ts');
  session.startSession('abc');
  await vi.waitFor(() => expect(session.getSession().user).not.toBeNull(), 60_000);
  return { ...session, ...changes, ...attempts, ...sender };
}
let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  localStorage.clear();
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

describe('the queue of answers', () => {
  it('has an answer on the machine when the call returns, and after a page load, in order', async () => {
    fakeServer(ME);
    const first = await load();
    for (let n = 0; n < 30; n += 1) expect(first.recordAttempt('plan-1', answer(n))).toBe(true);
    expect(first.recordAttempt('plan-1', answer(3))).toBe(true);
    expect(stored()).toHaveLength(30);
    localStorage.setItem('estratega.intento.zzz', '{"uid":"u1","respuesta":{"planId":"p","intento":{}}}');
    localStorage.setItem('estratega.intento.zzy', 'no es JSON');
    const again = await load();
    expect(again.pendingAnswers('u1').map(({ item }) => item.intento)).toEqual(
      Array.from({ length: 30 }, (_one, n) => answer(n)),
    );
    expect(again.pendingAnswers('otro')).toEqual([]);
  });

  it('keeps nothing of nobody', async () => {
    fakeServer(ME);
    const { recordAttempt, endSession } = await load();
    endSession();
    expect(recordAttempt('plan-1', answer(0))).toBe(false);
    expect(stored()).toEqual([]);
  });

  it('sends 120 in batches of 50, in order, by plan, and forgets them when they are confirmed', async () => {
    const calls = fakeServer({ ...ME, [`POST ${PATH}`]: taken });
    const { recordAttempt, flushChanges } = await load();
    for (let n = 0; n < 120; n += 1) recordAttempt('plan-1', answer(n));
    recordAttempt('plan-2', answer(120));
    await flushChanges();
    expect(bodies(calls).map(({ planId, intentos }) => [planId, intentos.length])).toEqual([
      ['plan-1', 50],
      ['plan-1', 50],
      ['plan-1', 20],
      ['plan-2', 1],
    ]);
    expect(bodies(calls).flatMap(({ intentos }) => intentos)).toEqual(
      Array.from({ length: 121 }, (_one, n) => answer(n)),
    );
    expect(stored()).toEqual([]);
  });

  it('never sends a body that the server would find too large', async () => {
    const calls = fakeServer({ ...ME, [`POST ${PATH}`]: taken });
    const { recordAttempt, flushChanges } = await load();
    const ranks = [...'23456789TJQKA'];
    const every = ranks.flatMap((a) => ranks.flatMap((b) => [`${a}${b}s`, `${a}${b}o`]));
    const rango = Object.fromEntries(every.map((hand) => [hand, 0.5]));
    for (let n = 0; n < 50; n += 1)
      recordAttempt('plan-1', answer(n, { respuesta: { preguntas: [{ rango }, { rango }, { rango }] } }));
    await flushChanges();
    const sent = bodies(calls);
    expect(sent.length).toBeGreaterThan(1);
    for (const body of sent) expect(JSON.stringify(body).length).toBeLessThan(64 * 1024);
    expect(sent.flatMap(({ intentos }) => intentos.map(({ id }) => id))).toEqual(
      Array.from({ length: 50 }, (_one, n) => answer(n).id),
    );
  });

  it('goes in its turn among the changes: begun, answered, finished', async () => {
    const calls = fakeServer({ ...ME, [`POST ${PATH}`]: taken, [`POST ${TASK_PATH}`]: { json: {} } });
    const { addChange, recordAttempt, flushChanges } = await load();
    const task = { planId: 'plan-1', diaIndex: 0, tareaIndex: 0, nuevaPrioridad: null };
    addChange('u1', { ...task, nuevoEstado: 'enProgreso', tareaIndex: 1 });
    recordAttempt('plan-1', answer(0));
    recordAttempt('plan-1', answer(1));
    addChange('u1', { ...task, nuevoEstado: 'finalizado' });
    await flushChanges();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      TASK_PATH,
      PATH,
      TASK_PATH,
    ]);
  });

  it('a day without network, then all of it, with nothing lost or sent under another order', async () => {
    let up = false;
    const calls = fakeServer({ ...ME, [`POST ${PATH}`]: (call) => (up ? taken(call) : 'offline') });
    const { recordAttempt, flushChanges, pendingAnswers } = await load();
    vi.useFakeTimers();
    for (let n = 0; n < 60; n += 1) recordAttempt('plan-1', answer(n));
    await flushChanges();
    expect(pendingAnswers('u1')).toHaveLength(60);
    expect(log).toHaveBeenCalledOnce();
    up = true;
    await vi.advanceTimersByTimeAsync(1_500);
    expect(pendingAnswers('u1')).toEqual([]);
    expect(
      bodies(calls)
        .slice(1)
        .flatMap(({ intentos }) => intentos),
    ).toEqual(Array.from({ length: 60 }, (_one, n) => answer(n)));
  });

  it('one that the server will never take costs no other', async () => {
    const refused = answer(13).id;
    const kept: string[] = [];
    fakeServer({
      ...ME,
      [`POST ${PATH}`]: (call) => {
        const { intentos } = call.body as Body;
        if (intentos.some(({ id }) => id === refused)) return problem(400, 'entrada_invalida', 'No.');
        kept.push(...intentos.map(({ id }) => id));
        return taken(call);
      },
    });
    const { recordAttempt, flushChanges } = await load();
    for (let n = 0; n < 40; n += 1) recordAttempt('plan-1', answer(n));
    await flushChanges();
    expect(kept).toEqual(Array.from({ length: 40 }, (_one, n) => answer(n).id).filter((id) => id !== refused));
    expect(stored()).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
  });

  it('lets go of those of a plan that is gone, at once', async () => {
    const calls = fakeServer({ ...ME, [`POST ${PATH}`]: problem(404, 'no_encontrado', 'No.') });
    const { recordAttempt, flushChanges } = await load();
    for (let n = 0; n < 40; n += 1) recordAttempt('ido', answer(n));
    await flushChanges();
    expect(bodies(calls)).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  it('leaves another tab’s answer to that tab, and sends it only if nobody did', async () => {
    const calls = fakeServer({ 'GET /api/usuarios/yo': { json: aUser({ uid: 'u3' }) }, [`POST ${PATH}`]: taken });
    const { watchChanges, pendingAnswers } = await load();
    vi.useFakeTimers();
    watchChanges();
    const hear = (n: number) => {
      const key = `estratega.intento.${`${Date.now()}`.padStart(15, '0')}00${n}-otra`;
      const newValue = JSON.stringify({ uid: 'u3', respuesta: { planId: 'plan-1', intento: answer(n) } });
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      return key;
    };
    const settled = hear(0);
    hear(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(bodies(calls)).toEqual([]);
    localStorage.removeItem(settled);
    window.dispatchEvent(new StorageEvent('storage', { key: settled, newValue: null }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(bodies(calls).flatMap(({ intentos }) => intentos.map(({ id }) => id))).toEqual([answer(1).id]);
    expect(pendingAnswers('u3')).toEqual([]);
  });
});
