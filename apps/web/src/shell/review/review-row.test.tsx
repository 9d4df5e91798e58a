import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../test/a-user.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import { queries, WithQueries } from '../data/queries.tsx';
import { endSession, getSession, startSession } from '../session/session.ts';
import { ReviewRow } from './review-row.tsx';

afterEach(() => {
  queries.clear();
  endSession();
});

it('says why there is no review where nobody answers, instead of an empty frame', async () => {
  fakeServer({ 'GET /api/usuarios/yo': { json: aUser() }, 'GET /api/repaso': 'offline' });
  startSession('abc');
  await vi.waitFor(() => expect(getSession().user).not.toBeNull(), 60_000);
  renderAt(
    '/',
    <WithQueries>
      <ReviewRow />
    </WithQueries>,
  );
  expect(
    await screen.findByText('No se pudo cargar; vuelve en cuanto se pueda.', {}, { timeout: 60_000 }),
  ).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
