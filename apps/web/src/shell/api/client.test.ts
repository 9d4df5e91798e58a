import { describe, expect, it, vi } from 'vitest';
import { fakeServer, problem } from '../../test/fake-server.ts';
import { api, listenUnauthorized } from './client.ts';
import { ApiError, messageOf, NetworkError } from './errors.ts';

describe('api', () => {
  it('sends the identity token as a bearer header and the body as JSON', async () => {
    const calls = fakeServer({ 'POST /api/x': { json: { ok: true } } });
    expect(await api('/api/x', { method: 'POST', token: 'abc', body: { a: 1 } })).toEqual({ ok: true });
    expect(calls).toEqual([{ method: 'POST', path: '/api/x', token: 'abc', body: { a: 1 } }]);
  });

  it('passes the raw answer through the given schema', async () => {
    fakeServer({ 'GET /api/x': { json: { n: '4' } } });
    expect(await api('/api/x', { parse: (raw) => Number((raw as { n: string }).n) })).toBe(4);
  });

  it('reads problem+json: the sentence, the code and the fields', async () => {
    fakeServer({ 'GET /api/x': problem(400, 'entrada_invalida', 'Hay datos que no son válidos.', { name: 'Falta' }) });
    const error = await api('/api/x').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, code: 'entrada_invalida', fields: { name: 'Falta' } });
    expect(messageOf(error)).toBe('Hay datos que no son válidos.');
  });

  it('survives an answer that is not ours', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await api('/api/x').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 502, code: undefined, fields: {} });
  });

  it('tells a network failure from a refusal', async () => {
    fakeServer({ 'GET /api/x': 'offline' });
    await expect(api('/api/x')).rejects.toBeInstanceOf(NetworkError);
  });

  it('answers nothing for 204', async () => {
    fakeServer({ 'DELETE /api/x': { status: 204 } });
    expect(await api('/api/x', { method: 'DELETE' })).toBeUndefined();
  });

  it('reports a 401 only for a request that carried a token', async () => {
    fakeServer({ 'GET /api/x': problem(401, 'no_autenticado', 'No.') });
    const listener = vi.fn();
    listenUnauthorized(listener);
    await api('/api/x').catch(() => {});
    expect(listener).not.toHaveBeenCalled();
    await api('/api/x', { token: 'viejo' }).catch(() => {});
    expect(listener).toHaveBeenCalledExactlyOnceWith('viejo');
  });
});
