import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../test/a-user.ts';
import { fakeServer, problem } from '../../../test/fake-server.ts';

const ASK = 'No vender mi información personal';
const UNDO = 'Deshacer mi elección';

/** Session and choice are modules: each test is a fresh page. */
async function show(token?: string) {
  vi.resetModules();
  if (token) localStorage.setItem('estratega.token', token);
  const { renderAt } = await import('../../../test/render-at.tsx');
  const { refreshUser } = await import('../../../shell/session/session.ts');
  const { NoSellButton } = await import('./no-sell-button.tsx');
  const shown = renderAt('/cumplimiento-de-regulaciones', <NoSellButton />);
  await refreshUser();
  return { user: userEvent.setup(), ...shown };
}
const button = (name: string) => screen.findByRole('button', { name });

describe('«No vender mi información personal»', () => {
  beforeEach(() => localStorage.clear());

  it('of a visitor is kept in the browser, says so, lasts, and can be undone', async () => {
    const calls = fakeServer({});
    const { user, unmount } = await show();
    await user.click(await button(ASK));
    expect(screen.getByRole('status').textContent).toMatch(/^Registrado en este navegador el \d/u);
    expect(localStorage.getItem('estratega.noVender')).toMatch(/^\d{4}-\d\d-\d\dT/u);
    unmount();

    const again = await show();
    // The button keeps its place and its focus.
    const undo = await button(UNDO);
    await again.user.click(undo);
    expect(await button(ASK)).toBe(undo);
    expect(document.activeElement).toBe(undo);
    expect(localStorage.getItem('estratega.noVender')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('of a user is kept in the account, and can be undone', async () => {
    let noVender: string | null = null;
    const me = () => ({ json: aUser({ consentimientos: { ...aUser().consentimientos, noVender } }) });
    const calls = fakeServer({
      'GET /api/usuarios/yo': me,
      'PATCH /api/usuarios/yo': ({ body }) => {
        const asked = (body as { consentimientos: { noVender: boolean } }).consentimientos.noVender;
        noVender = asked ? '2026-11-15T12:00:00.000Z' : null;
        return me();
      },
    });
    const { user } = await show('abc');
    await user.click(await button(ASK));
    await screen.findByText('Registrado en tu cuenta el 15/11/2026: no venderemos tu información personal.');
    await user.click(await button(UNDO));
    await button(ASK);
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ token, body }) => [token, body])).toEqual([
      ['abc', { consentimientos: { noVender: true } }],
      ['abc', { consentimientos: { noVender: false } }],
    ]);
    expect(localStorage.getItem('estratega.noVender')).toBeNull();
  });

  it('says when the server could not record it, and does not pretend', async () => {
    fakeServer({
      'GET /api/usuarios/yo': { json: aUser() },
      'PATCH /api/usuarios/yo': problem(503, 'no_disponible', 'El servicio no está disponible en este momento.'),
    });
    const { user } = await show('abc');
    await user.click(await button(ASK));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no está disponible'));
    await button(ASK);
  });
});
