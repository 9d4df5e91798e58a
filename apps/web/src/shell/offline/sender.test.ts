import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../test/a-user.ts';
import { type Call, fakeServer, problem } from '../../test/fake-server.ts';

const TASK_PATH = '/api/chat/actualizar-estado-tarea';
const OBJECTIVE_PATH = '/api/chat/actualizar-estado-objetivo';
const ME = { 'GET /api/usuarios/yo': { json: aUser() } };
const task = (tareaIndex: number) =>
  ({ planId: 'plan-1', diaIndex: 0, tareaIndex, nuevoEstado: 'finalizado', nuevaPrioridad: null }) as const;

/** The sender is a module: each test needs a fresh one, as each page load does. */
async function load() {
  vi.resetModules();
  const session = await import('../session/session.ts');
  const store = await import('./change-store.ts');
  const sender = await import('./sender.ts');
  session.startSession('abc');
  await vi.waitFor(() => expect(session.getSession().user).not.toBeNull(), 60_000);
  return { ...session, ...store, ...sender };
}
const sent = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');
let log: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  localStorage.clear();
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

describe('sending changes', () => {
  it('sends what is waiting in order, with the token, and empties the queue', async () => {
    const calls = fakeServer({ ...ME, [`POST ${TASK_PATH}`]: { json: {} }, [`POST ${OBJECTIVE_PATH}`]: { json: {} } });
    const { addChange, flushChanges, pendingOf } = await load();
    addChange('u1', task(0));
    addChange('u1', { planId: 'plan-1', objetivoIndex: 1, nuevoEstado: 'enProgreso' });
    addChange('u1', task(1));
    await flushChanges();
    expect(sent(calls)).toEqual([
      { method: 'POST', path: TASK_PATH, token: 'abc', body: task(0) },
      {
        method: 'POST',
        path: OBJECTIVE_PATH,
        token: 'abc',
        body: { planId: 'plan-1', objetivoIndex: 1, nuevoEstado: 'enProgreso' },
      },
      { method: 'POST', path: TASK_PATH, token: 'abc', body: task(1) },
    ]);
    expect(pendingOf('u1')).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it('keeps a failed change, logs the sentence once per attempt, and tries again later and later', async () => {
    let up = false;
    const calls = fakeServer({ ...ME, [`POST ${TASK_PATH}`]: () => (up ? { json: {} } : 'offline') });
    const { addChange, flushChanges, pendingOf } = await load();
    vi.useFakeTimers();
    // A second, then two: each is drawn a little earlier or later, so that not all browsers come back at once.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    addChange('u1', task(0));
    await flushChanges();
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'Error al actualizar el estado y/o prioridad en la base de datos',
      expect.anything(),
    );
    expect(pendingOf('u1')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_300);
    expect(sent(calls)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_300);
    expect(sent(calls)).toHaveLength(2);
    up = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent(calls)).toHaveLength(3);
    expect(pendingOf('u1')).toEqual([]);
  });

  it('drops what can never be accepted and goes on with the rest', async () => {
    const calls = fakeServer({
      ...ME,
      [`POST ${TASK_PATH}`]: { json: {} },
      [`POST ${OBJECTIVE_PATH}`]: problem(404, 'no_encontrado', 'No.'),
    });
    const { addChange, flushChanges, pendingOf } = await load();
    addChange('u1', { planId: 'ido', objetivoIndex: 0, nuevoEstado: 'finalizado' });
    addChange('u1', task(0));
    await flushChanges();
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'Error al actualizar el estado del objetivo en la base de datos',
      expect.anything(),
    );
    expect(sent(calls)).toHaveLength(2);
    expect(pendingOf('u1')).toEqual([]);
  });

  it('keeps it through a 401, and sends it when the same user is back', async () => {
    let valid = false;
    const calls = fakeServer({
      ...ME,
      [`POST ${TASK_PATH}`]: () => (valid ? { json: {} } : problem(401, 'no_autenticado', 'No.')),
    });
    const { addChange, flushChanges, pendingOf, startSession, watchChanges, endSession } = await load();
    watchChanges();
    addChange('u1', task(0));
    await flushChanges();
    endSession();
    expect(pendingOf('u1')).toHaveLength(1);
    valid = true;
    startSession('nuevo');
    await vi.waitFor(() => expect(pendingOf('u1')).toEqual([]), 60_000);
    expect(sent(calls).at(-1)?.token).toBe('nuevo');
  });

  it('leaves another tab’s change to that tab, and sends it only if nobody did', async () => {
    // A user of its own: the modules of other tests still listen in this window.
    const calls = fakeServer({
      'GET /api/usuarios/yo': { json: aUser({ uid: 'u2' }) },
      [`POST ${TASK_PATH}`]: { json: {} },
    });
    const { watchChanges, pendingOf } = await load();
    vi.useFakeTimers();
    watchChanges();
    const hear = (tareaIndex: number) => {
      const id = `${`${Date.now()}`.padStart(15, '0')}00${tareaIndex}-otra`;
      const [key, newValue] = [`estratega.cambio.${id}`, JSON.stringify({ uid: 'u2', change: task(tareaIndex) })];
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      return key;
    };
    const settled = hear(0);
    hear(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent(calls)).toEqual([]);
    localStorage.removeItem(settled);
    window.dispatchEvent(new StorageEvent('storage', { key: settled, newValue: null }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent(calls).map(({ body }) => body)).toEqual([task(1)]);
    expect(pendingOf('u2')).toEqual([]);
  });

  it('never sends what another user left', async () => {
    const calls = fakeServer({ ...ME, [`POST ${TASK_PATH}`]: { json: {} } });
    const { addChange, flushChanges, pendingOf } = await load();
    addChange('otro', task(0));
    await flushChanges();
    expect(sent(calls)).toEqual([]);
    expect(pendingOf('otro')).toHaveLength(1);
  });

  it('sends the newest value when a field changes while it is being sent', async () => {
    const calls = fakeServer({ ...ME, [`POST ${TASK_PATH}`]: { json: {} } });
    const { addChange, flushChanges, pendingOf } = await load();
    addChange('u1', task(0));
    const sending = flushChanges();
    addChange('u1', { ...task(0), nuevoEstado: 'enProgreso' });
    await sending;
    await flushChanges();
    expect(sent(calls).at(-1)?.body).toMatchObject({ nuevoEstado: 'enProgreso' });
    expect(pendingOf('u1')).toEqual([]);
  });
});
