import { REVIEW_PLACE } from '@estratega/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPacks } from '../../../shell/data/packs.ts';
import { forgetSending } from '../../../shell/offline/sender.ts';
import { ReviewRow } from '../../../shell/review/review-row.tsx';
import { endSession, getSession, startSession } from '../../../shell/session/session.ts';
import { aUser } from '../../../test/a-user.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { BACK_RANK, PACK, PACK_ADDRESS, PRICE } from '../session.fixture.ts';
import ReviewScreen from './route.tsx';

const ITEM = {
  planId: 'plan-1',
  ...REVIEW_PLACE,
  campo: 'Ajedrez',
  ejercicio: BACK_RANK.id,
  desde: '2026-11-09',
  vence: '2026-11-12',
  paquetes: [PACK_ADDRESS],
};
const LATER = { ...ITEM, ejercicio: PRICE.id, vence: '2026-11-14' };
const told = (ejercicios: readonly object[]) => ({
  json: {
    ahora: '2026-11-12T15:00:00.000Z',
    zonaHoraria: 'America/Argentina/Buenos_Aires',
    ejercicios,
    segundos: 40,
  },
});

type Answers = Parameters<typeof fakeServer>[0];
async function show(element: React.ReactNode, answers: Answers) {
  const calls = fakeServer({
    'GET /api/usuarios/yo': { json: aUser() },
    [`GET ${PACK_ADDRESS}`]: { json: PACK },
    'POST /api/chat/registrar-intentos': { json: { registrados: 1, intentos: [] } },
    ...answers,
  });
  startSession('abc');
  await vi.waitFor(() => expect(getSession().user).not.toBeNull(), 60_000);
  return { ...renderAt('/repaso', element), calls, user: userEvent.setup() };
}

beforeEach(() => {
  localStorage.clear();
  forgetPacks();
  forgetSending();
});
afterEach(() => endSession());

describe('the row', () => {
  it('says how many are due, from which day, and about how long', async () => {
    await show(<ReviewRow />, {
      'GET /api/repaso': told([ITEM, { ...ITEM, ejercicio: 'p.error1', propio: true }, LATER]),
    });
    const link = await screen.findByRole('link', { name: /^Repaso de hoy: 2/u }, { timeout: 30_000 });
    expect(link.getAttribute('href')).toBe('/repaso');
    expect(link.textContent).toContain('Uno del lunes 9 y uno de tus partidas. Un minuto.');
  });

  it('says when the next one returns where nothing is due, and is no link', async () => {
    await show(<ReviewRow />, { 'GET /api/repaso': told([LATER]) });
    expect(await screen.findByText('El próximo vuelve el sábado 14.', {}, { timeout: 30_000 })).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is only of the game that it stands in', async () => {
    await show(<ReviewRow of={{ campo: 'Poker Texas Holdem', planId: 'p' }} />, { 'GET /api/repaso': told([ITEM]) });
    expect(await screen.findByText('Repaso de hoy: nada vence', {}, { timeout: 30_000 })).toBeDefined();
  });
});

describe('the review', () => {
  const play = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('gridcell', { name: /^b8/u }, { timeout: 60_000 }));
    await user.click(screen.getByRole('gridcell', { name: /^b1/u }));
  };

  it('asks what is due, keeps the answer in its own place, and says what comes', async () => {
    const { user, calls } = await show(<ReviewScreen />, { 'GET /api/repaso': told([ITEM, LATER]) });
    await play(user);
    await user.click(
      await screen.findByRole('button', { name: /^(?:Siguiente|Seguir|Terminar)/u }, { timeout: 30_000 }),
    );
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Repaso hecho');
    expect(screen.getByText(/1 ejercicio, 1 a la primera, menos de un minuto\./u)).toBeDefined();
    expect(screen.getByText('El sábado 14: 1 de repaso.')).toBeDefined();
    await vi.waitFor(
      () =>
        expect(calls.find(({ path }) => path === '/api/chat/registrar-intentos')?.body).toMatchObject({
          planId: 'plan-1',
          intentos: [{ ...REVIEW_PLACE, ejercicio: BACK_RANK.id }],
        }),
      30_000,
    );
  });

  it('goes on without network, and does not ask again what waits to be sent', async () => {
    const first = await show(<ReviewScreen />, { 'GET /api/repaso': told([ITEM]) });
    await screen.findByRole('gridcell', { name: /^b8/u }, { timeout: 60_000 });
    first.unmount();
    const { user, unmount } = await show(<ReviewScreen />, {
      'GET /api/repaso': 'offline',
      'POST /api/chat/registrar-intentos': 'offline',
    });
    await play(user);
    await screen.findByRole('button', { name: /^(?:Siguiente|Seguir|Terminar)/u }, { timeout: 30_000 });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('estratega.intento.'))).toHaveLength(1);
    unmount();
    await show(<ReviewScreen />, { 'GET /api/repaso': 'offline', 'POST /api/chat/registrar-intentos': 'offline' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Hoy no vence nada' }, { timeout: 30_000 }),
    ).toBeDefined();
  });
});
