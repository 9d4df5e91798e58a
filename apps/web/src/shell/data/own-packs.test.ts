import type { Usuario } from '@estratega/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, getSession, replaceUser, startSession } from '../session/session.ts';
import { forgetPacks, readPack } from './packs.ts';

/** What the browser keeps of one's own mistakes, without a browser: only what is used of its caches. */
const kept = new Map<string, Map<string, Response>>();
const cacheOf = (name: string) => {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    match: async (address: string) => entries.get(address)?.clone(),
    put: async (address: string, response: Response) => void entries.set(address, response),
  };
};

const OWN = '/api/partidas/ejercicios/paquete?ids=p.aaaaaaaa';
let answers: (address: string) => Response | 'offline';

beforeEach(() => {
  kept.clear();
  forgetPacks();
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => kept.delete(name),
  });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.startsWith('/api/usuarios')) return new Response('{}', { status: 500 });
    if (address.startsWith('/api/auth')) return new Response('{}');
    const headers = new Headers(init?.headers);
    if (address.startsWith('/api/') && headers.get('authorization') !== `Bearer ${getSession().token}`)
      return new Response('{}', { status: 401 });
    const answer = answers(address);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return answer;
  });
  answers = () => Response.json({ ejercicios: [{ id: 'p.aaaaaaaa' }] });
});
afterEach(() => endSession());

const signIn = (uid: string) => {
  startSession(`ficha-${uid}`);
  replaceUser({ uid, plan: 'gratuito', progressCount: 0 } as Usuario, `ficha-${uid}`);
};

describe('packs of own mistakes', () => {
  it('are there without network for whoever fetched them', async () => {
    signIn('u1');
    const pack = await readPack(OWN);
    forgetPacks();
    answers = () => 'offline';
    expect(await readPack(OWN)).toEqual(pack);
  });

  it('are asked for again while there is network: what they hold may have changed', async () => {
    signIn('u1');
    await readPack(OWN);
    forgetPacks();
    answers = () => Response.json({ ejercicios: [] });
    expect(await readPack(OWN)).toEqual({ ejercicios: [] });
  });

  it('go with the session, and are nobody else’s', async () => {
    signIn('u1');
    await readPack(OWN);
    expect([...kept.keys()]).toEqual(['estratega-propias']);
    endSession();
    await vi.waitFor(() => expect(kept.size).toBe(0), 60_000);
    signIn('u2');
    answers = () => 'offline';
    await expect(readPack(OWN)).rejects.toThrow(/conectar/u);
  });

  it('of somebody else who stayed on the machine are not read', async () => {
    signIn('u1');
    await readPack(OWN);
    // As in a browser that refuses to delete.
    const left = new Map(kept);
    signIn('u2');
    for (const [name, entries] of left) kept.set(name, entries);
    answers = () => 'offline';
    await expect(readPack(OWN)).rejects.toThrow();
  });

  it('that the server refuses are not taken from the copy', async () => {
    signIn('u1');
    await readPack(OWN);
    forgetPacks();
    answers = () => new Response('{}', { status: 404 });
    await expect(readPack(OWN)).rejects.toMatchObject({ status: 404 });
  });

  it('leave lessons as they are: kept for everybody, asked for once', async () => {
    signIn('u1');
    await readPack('/lecciones/aj-1.json');
    endSession();
    forgetPacks();
    answers = () => 'offline';
    expect(await readPack('/lecciones/aj-1.json')).toHaveProperty('ejercicios');
  });
});
