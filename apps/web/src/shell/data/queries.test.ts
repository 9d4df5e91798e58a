import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { signOut, startSession } from '../session/session.ts';
import { queries } from './queries.tsx';

it('who signs out takes back what was asked and not answered, before the server hears of it', async () => {
  fakeServer({ 'GET /api/usuarios/yo': 'offline', 'POST /api/auth/sign-out': {} });
  startSession('abc');
  const events: string[] = [];
  const asked = queries.fetchQuery({
    queryKey: ['planes', 'abc'],
    retry: false,
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          events.push('taken back');
          reject(signal.reason);
        });
      }),
  });
  asked.catch(() => events.push('refused'));
  const { fetch: answering } = globalThis;
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    events.push(String(args[0]));
    return answering(...args);
  });
  await signOut();
  expect(events.slice(0, 2)).toEqual(['taken back', expect.stringContaining('sign-out')]);
});
