import type { PruebaNivel } from '@estratega/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPacks } from '../../../shell/data/packs.ts';
import { endSession, startSession } from '../../../shell/session/session.ts';
import { aUser } from '../../../test/a-user.ts';
import { fakeServer, problem } from '../../../test/fake-server.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { BACK_RANK, CROWN, ODDS, PACK, PACK_ADDRESS } from '../session.fixture.ts';
import PlacementScreen from './route.tsx';

const SLOW = { timeout: 60_000 };
const BEGIN = 'POST /api/chat/prueba-nivel';
const ANSWER = 'POST /api/chat/prueba-nivel/responder';
const ID = '0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a11';
const NIVEL = { campo: 'Ajedrez', experienciaAjedrez: 'Elo fide', elo: 1500, tiempo: 'blitz' };
const resultado = {
  nivel: 3,
  titulo: 'Tu nivel estimado: unos 1.500 de Elo FIDE.',
  detalle: 'Resolviste 1 de 12.',
  aciertos: 1,
  de: 12,
  regla: {
    cifra: '1.500',
    margen: '± 120',
    escala: 'de Elo FIDE',
    en: 0.5,
    desde: 0.4,
    hasta: 0.6,
    tramos: [
      { nombre: 'Aficionado', tuyo: false },
      { nombre: 'Club', marca: '1.400', tuyo: true },
    ],
  },
};

const at = (ejercicio: string, hechos: PruebaNivel['hechos'] = []): PruebaNivel => ({
  id: ID,
  campo: 'Ajedrez',
  total: 12,
  hechos,
  siguiente: { ejercicio, paquetes: [PACK_ADDRESS], despues: {} },
});
const over = (hechos: PruebaNivel['hechos']): PruebaNivel => ({
  id: ID,
  campo: 'Ajedrez',
  total: 12,
  hechos,
  resultado,
});

function show(answers: Parameters<typeof fakeServer>[0], state: unknown = { nivel: NIVEL }) {
  const calls = fakeServer({
    'GET /api/usuarios/yo': { json: aUser() },
    [`GET ${PACK_ADDRESS}`]: { json: PACK },
    ...answers,
  });
  startSession('abc');
  const shown = renderAt({ pathname: '/prueba-de-nivel', state }, <PlacementScreen />);
  return { ...shown, calls, user: userEvent.setup() };
}
const giveUp = () => screen.findByRole('button', { name: 'Rendirme' }, SLOW);

beforeEach(() => {
  endSession();
  forgetPacks();
});

describe('a test of the level', () => {
  it('begins for a visitor too, and sends back who comes without a level', async () => {
    const calls = fakeServer({
      [`GET ${PACK_ADDRESS}`]: { json: PACK },
      'POST /api/prueba-abierta': { json: at(BACK_RANK.id) },
    });
    const visitor = renderAt('/prueba-de-nivel', <PlacementScreen />);
    expect(screen.getByText('No estás autenticado. Por favor, inicia sesión.')).toBeDefined();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Empezar con ajedrez' }));
    await giveUp();
    expect(calls.find(({ path }) => path === '/api/prueba-abierta')?.body).toMatchObject({
      nivel: { campo: 'Ajedrez', experienciaAjedrez: 'No tengo elo' },
      respuestas: [],
    });
    visitor.unmount();
    const { router } = show({}, null);
    await waitFor(() => expect(router.state.location.pathname).toBe('/agregar-plan-de-estudio'));
  });

  it('shows the board without hints, sends the first answer, and asks what the server asks next', async () => {
    const { calls, user } = show({
      [BEGIN]: { json: at(BACK_RANK.id) },
      [ANSWER]: { json: at(CROWN.id, [{ ejercicio: BACK_RANK.id, acierto: true }]) },
    });
    await giveUp();
    expect(screen.queryByRole('button', { name: /pista/iu })).toBeNull();
    expect(calls.find(({ path }) => path === '/api/chat/prueba-nivel')?.body).toEqual({ nivel: NIVEL });
    const typed = screen.getAllByRole('textbox')[0] as HTMLInputElement;
    await user.type(typed, 'Tb1{Enter}');
    await screen.findByRole('img', { name: 'Ejercicio 2 de 12. Aciertos: 1. Fallos: 0.' }, SLOW);
    const sent = calls.filter(({ path }) => path === '/api/chat/prueba-nivel/responder');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ id: ID, ejercicio: BACK_RANK.id, respuesta: { jugadas: ['b8b1'] } });
    // By ear too, and with what comes next: neither is said over the other.
    expect(await screen.findByText(/^Correcto\. Ejercicio 2 de 12\. Juegan /u, {}, SLOW)).toBeDefined();
  });

  it('what comes next is there before the server has spoken, and its word holds', async () => {
    let speak: (value: unknown) => void = () => undefined;
    const spoken = new Promise((resolve) => {
      speak = resolve;
    });
    const ahead = { ejercicio: CROWN.id, paquetes: [PACK_ADDRESS] };
    const { user } = show({
      [BEGIN]: {
        json: {
          ...at(BACK_RANK.id),
          siguiente: { ejercicio: BACK_RANK.id, paquetes: [PACK_ADDRESS], despues: { mal: ahead } },
        },
      },
      [ANSWER]: async () => {
        await spoken;
        return { json: at(CROWN.id, [{ ejercicio: BACK_RANK.id, acierto: false }]) };
      },
    });
    await user.click(await giveUp());
    // The board of the next one, with no answer from the server yet.
    await screen.findByText(/^No era esa\. Ejercicio 2 de 12\. /u, {}, SLOW);
    expect(screen.getByRole('gridcell', { name: 'e7, peón blanco' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'Ejercicio 1 de 12. Aciertos: 0. Fallos: 0.' })).toBeDefined();
    speak(undefined);
    await screen.findByRole('img', { name: 'Ejercicio 2 de 12. Aciertos: 0. Fallos: 1.' }, SLOW);
    expect(screen.getByRole('gridcell', { name: 'e7, peón blanco' })).toBeDefined();
  });

  it('shows what was missed with its board, and why', async () => {
    const { user } = show(
      {
        [BEGIN]: {
          json: {
            ...over([{ ejercicio: BACK_RANK.id, acierto: false }]),
            fallos: [
              {
                ejercicio: BACK_RANK.id,
                paquetes: [PACK_ADDRESS],
                tema: 'Mate del pasillo',
                respuesta: { jugadas: ['b8b2'] },
              },
              { ejercicio: ODDS.id, paquetes: [PACK_ADDRESS], tema: 'Odds', respuesta: { preguntas: [] } },
            ],
          },
        },
      },
      { nivel: NIVEL, planId: 'plan-1' },
    );
    await screen.findByRole('heading', { name: 'Las dos que no salieron' }, SLOW);
    expect(await screen.findByText('Lo mejor: 1…Tb1#. Jugaste 1…Tb2.', {}, SLOW)).toBeDefined();
    expect(screen.getByText('Lo mejor: Pagar. La dejaste.')).toBeDefined();
    expect(screen.queryByText(BACK_RANK.explicacion)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Ver por qué de «Mate del pasillo»/u }));
    expect(screen.getByText(/no tiene aire/u)).toBeDefined();
    expect(document.querySelector('.res-cifra')?.textContent).toBe('1.500± 120de Elo FIDE');
  });

  it('a hand comes down to its decision', async () => {
    show({ [BEGIN]: { json: { ...at(ODDS.id), campo: 'Poker Texas Holdem' } } });
    await giveUp();
    expect(screen.queryByText(/^Pregunta 1 de/u)).toBeNull();
  });

  it('keeps the answer when it could not be sent, and sends it again', async () => {
    let up = false;
    const { calls, user } = show({
      [BEGIN]: { json: at(BACK_RANK.id) },
      [ANSWER]: () => (up ? { json: over([{ ejercicio: BACK_RANK.id, acierto: false }]) } : 'offline'),
    });
    await user.click(await giveUp());
    await screen.findByText('Tu respuesta sigue aquí.', {}, SLOW);
    up = true;
    await user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
    const told = await screen.findByRole('heading', { name: resultado.titulo }, SLOW);
    expect(document.activeElement).toBe(told);
    const bodies = calls
      .filter(({ path }) => path.endsWith('/responder'))
      .map(({ body }) => (body as { respuesta: unknown }).respuesta);
    expect(bodies).toEqual([{ jugadas: [] }, { jugadas: [] }]);
  });

  it('tells what it found, leads back where it came from, and can be taken again', async () => {
    let began = 0;
    const { calls, user, router } = show(
      {
        [BEGIN]: () => {
          began += 1;
          return {
            json:
              began === 1
                ? over([{ ejercicio: 'a', acierto: true }])
                : { ...at(CROWN.id), id: '1b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a11' },
          };
        },
      },
      { nivel: NIVEL, planId: 'plan-1' },
    );
    await screen.findByRole('heading', { name: resultado.titulo }, SLOW);
    expect(screen.getByText(/Tu próxima semana partirá de este nivel/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Repetir la prueba' }));
    await giveUp();
    expect(calls.filter(({ path }) => path === '/api/chat/prueba-nivel').at(-1)?.body).toEqual({
      nivel: NIVEL,
      reiniciar: true,
    });
    await user.click(screen.getByRole('button', { name: /^Salir de la prueba/u }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/informacion-plan-de-estudio'));
    expect(router.state.location.state).toEqual({ planId: 'plan-1' });
  });

  it('says when it cannot begin, and tries again', async () => {
    let up = false;
    const { user } = show({
      [BEGIN]: () => (up ? { json: at(BACK_RANK.id) } : problem(429, 'demasiadas_solicitudes', 'Demasiados intentos.')),
    });
    await screen.findByText('Demasiados intentos.', {}, SLOW);
    up = true;
    await user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
    await giveUp();
  });
});
