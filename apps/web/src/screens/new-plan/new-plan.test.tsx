import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { listenUnauthorized } from '../../shell/api/client.ts';
import { queries } from '../../shell/data/queries.tsx';
import { endSession, getSession, startSession } from '../../shell/session/session.ts';
import { aUser } from '../../test/a-user.ts';
import { fakeServer, problem } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import NewPlanScreen from './route.tsx';

beforeEach(() => {
  endSession();
  queries.clear();
});

const CREATE = 'POST /api/chat/custom-prompt';
const FIELDS = 'GET /api/chat/campos-estudiados';
const PREVIEW = 'POST /api/chat/vista-previa';
const EMPTY_WEEK = { planEstudio: [], objetivos: [], respuestas: [], cautela: false, duda: false, menor: false };
const FAILED = 'Ocurrió un error al generar tu plan de estudio. Por favor, intenta nuevamente.';
const MISSING = 'Campos obligatorios faltantes: campo y nivelIntensidad.';

function show(answers: Parameters<typeof fakeServer>[0] = {}, changes: Parameters<typeof aUser>[0] = {}) {
  const calls = fakeServer({
    'GET /api/usuarios/yo': { json: aUser(changes) },
    [FIELDS]: { json: [] },
    'POST /api/planes/lectura': { json: [] },
    [PREVIEW]: { json: EMPTY_WEEK },
    'GET /api/chat/prueba-nivel': { json: [] },
    ...answers,
  });
  startSession('abc');
  return { calls, user: userEvent.setup(), ...renderAt('/agregar-plan-de-estudio', <NewPlanScreen />) };
}
const aPlanRow = (campo: string, formato: string) => ({
  id: `${campo.slice(0, 2)}-${formato.slice(0, 3)}`,
  campo,
  formato,
  nivelIntensidad: 'alto',
  createdAt: '2026-11-10T12:00:00.000Z',
  ahora: '2026-11-12T12:00:00.000Z',
  semana: 1,
  totalTareas: 4,
  tareasTerminadas: 0,
  totalObjetivos: 2,
  objetivosTerminados: 0,
});
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const day = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const submit = () => screen.getByRole('button', { name: 'Crear plan de estudio' });
const loaded = () => screen.findByRole('heading', { name: 'Qué quieres estudiar' });

async function fillChess(user: ReturnType<typeof userEvent.setup>) {
  await loaded();
  await user.click(radio('Ajedrez'));
  await user.click(radio('Alto'));
  await user.click(day('Lunes'));
}

describe('new plan', () => {
  it('asks a visitor to sign in', () => {
    fakeServer({});
    renderAt('/agregar-plan-de-estudio', <NewPlanScreen />);
    expect(screen.getByText('No estás autenticado. Por favor, inicia sesión.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toBeDefined();
  });

  it('sends what was asked, forgets the draft and goes to the catalogue', async () => {
    const { calls, user, router } = show({ [CREATE]: { status: 201, json: {} } });
    await fillChess(user);
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/catalogo-planes-de-estudio'));
    expect(calls.find(({ path }) => path === '/api/chat/custom-prompt')).toMatchObject({
      token: 'abc',
      body: {
        informacionTema: {
          campo: 'Ajedrez',
          nivelIntensidad: 'alto',
          diasEstudio: ['lunes'],
          horasEstudio: { lunes: 1 },
          experienciaAjedrez: 'Sin experiencia',
          conocimientosAjedrez: '',
        },
      },
    });
    expect(localStorage.getItem('estratega.nuevo-plan.u1')).toBeNull();
  });

  it('offers only what is not studied yet, and chooses it when it is the only one', async () => {
    show({ [FIELDS]: { json: ['Ajedrez'] } }, { plan: 'basic' });
    await loaded();
    expect(screen.queryByRole('radio', { name: 'Ajedrez' })).toBeNull();
    expect(radio('Poker Texas Holdem').checked).toBe(true);
    expect(screen.getByText('Ajedrez ya está entre tus planes.')).toBeDefined();
  });

  it('shows the questions of the chosen game only', async () => {
    const { user } = show();
    await loaded();
    expect(screen.queryByLabelText('Experiencia')).toBeNull();
    await user.click(radio('Ajedrez'));
    const experience = screen.getByLabelText<HTMLSelectElement>('Experiencia');
    expect(experience.value).toBe('Sin experiencia');
    expect([...experience.options].filter(({ hidden }) => !hidden).map(({ value }) => value)).toEqual([
      'No tengo elo',
      'Elo online',
      'Elo fide',
    ]);
    for (const [value, shown] of [
      ['Elo online', true],
      ['No tengo elo', false],
      ['Elo fide', true],
    ] as const) {
      await user.selectOptions(experience, value);
      expect(screen.queryByLabelText('Elo') !== null).toBe(shown);
      expect(screen.queryByRole('radiogroup', { name: 'Ritmo de juego' }) !== null).toBe(shown);
    }
    await user.click(radio('Poker Texas Holdem'));
    expect(screen.queryByLabelText('Experiencia')).toBeNull();
    expect(screen.queryByLabelText('Elo')).toBeNull();
    expect(radio('Sit and Go')).toBeDefined();
    const limits = screen.getByLabelText<HTMLSelectElement>('Límite de mesa');
    expect([...limits.options].map(({ value }) => value)).toContain('Mid-stakes NL400-NL2000');
  });

  it('asks the hours of each chosen day and adds them up', async () => {
    const { user } = show();
    await loaded();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await user.click(day('Lunes'));
    await user.click(day('Miércoles'));
    await user.click(screen.getByRole('button', { name: 'Media hora más el lunes' }));
    const wednesday = screen.getByRole('spinbutton', { name: 'Horas del miércoles' });
    await user.clear(wednesday);
    await user.type(wednesday, '4');
    expect(screen.getByLabelText('Total de la semana').textContent).toBe('5,5\u00a0h');
    await user.click(day('Miércoles'));
    expect(screen.getByLabelText('Total de la semana').textContent).toBe('1,5\u00a0h');
    await user.click(day('Miércoles'));
    expect(screen.getByLabelText('Total de la semana').textContent).toBe('5,5\u00a0h');
  });

  it('says which required fields are missing, focuses the first and sends nothing', async () => {
    const { calls, user } = show();
    await loaded();
    await user.click(submit());
    await screen.findByText(MISSING);
    await waitFor(() => expect(document.activeElement).toBe(radio('Ajedrez')));
    expect(screen.getByRole('radiogroup', { name: 'Nivel de intensidad' }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Elige al menos un día de estudio.')).toBeDefined();
    await user.click(radio('Ajedrez'));
    expect(screen.getByText(MISSING)).toBeDefined();
    await user.click(radio('Bajo'));
    expect(screen.queryByText(MISSING)).toBeNull();
    expect(calls.some(({ path }) => path === '/api/chat/custom-prompt')).toBe(false);
  });

  it.each([
    ['gratuito', ['Ajedrez'], 'máximo de 1 plan. Considera actualizar tu plan para agregar más.'],
    ['basic', ['Ajedrez', 'Poker Texas Holdem'], 'máximo de 2 planes. Considera actualizar a Pro para agregar más.'],
  ] as const)('shows the limit of %s in place of the form', async (plan, studied, text) => {
    show({ [FIELDS]: { json: studied } }, { plan });
    const limit = await screen.findByText(new RegExp(`\\(${plan}\\) permite un ${text}`, 'u'));
    expect(limit.textContent).toMatch(/^No puedes agregar más planes de estudio\./u);
    expect(screen.queryByRole('button', { name: 'Crear plan de estudio' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver los planes de suscripción' }).getAttribute('href')).toBe(
      '/subscripcion-selector',
    );
  });

  it('offers a pro with both games another plan of either, apart from the list, with what is there already', async () => {
    const { calls, user } = show(
      {
        [FIELDS]: { json: ['Ajedrez', 'Poker Texas Holdem'] },
        'GET /api/planes': { json: [aPlanRow('Ajedrez', 'rapida'), aPlanRow('Poker Texas Holdem', 'Cash games')] },
        [CREATE]: problem(409, 'plan_repetido', 'Ya tienes un plan de este juego con el mismo formato.'),
      },
      { plan: 'pro' },
    );
    await loaded();
    expect(screen.queryByRole('radio', { name: 'Ajedrez' })).toBeNull();
    expect(screen.getByText('Ya tienes: rápida')).toBeDefined();
    expect(screen.getByText(/Puedes sumar otro con otro formato/u)).toBeDefined();
    await user.click(radio('Otro plan de Poker Texas Holdem'));
    await user.click(radio('Alto'));
    await user.click(radio('Torneos'));
    await user.selectOptions(screen.getByLabelText('Límite de mesa'), 'Micro-stakes NL2-NL25');
    await user.click(day('Lunes'));
    await user.click(submit());
    await screen.findByText('Ya tienes un plan de este juego con el mismo formato.');
    expect(calls.find(({ path }) => path === '/api/chat/custom-prompt')?.body).toMatchObject({
      informacionTema: { campo: 'Poker Texas Holdem', tipoPoker: 'Torneos' },
    });
  });

  it('tells a pro with four plans that there is no more room', async () => {
    const four = ['rapida', 'blitz'].map((one) => aPlanRow('Ajedrez', one));
    show(
      {
        [FIELDS]: { json: ['Ajedrez', 'Poker Texas Holdem'] },
        'GET /api/planes': {
          json: [...four, ...['Torneos', 'Cash games'].map((one) => aPlanRow('Poker Texas Holdem', one))],
        },
      },
      { plan: 'pro' },
    );
    await screen.findByText(/\(pro\) permite un máximo de 4 planes\./u);
    expect(screen.queryByRole('button', { name: 'Crear plan de estudio' })).toBeNull();
  });

  it.each([
    ['offline', 'offline' as const, /No pudimos conectar/],
    ['a server error', problem(500, 'plan_no_generado', FAILED), undefined],
    ['a game taken meanwhile', problem(409, 'campo_ya_estudiado', 'Ya tienes un plan de este juego.'), /Ya tienes un/],
  ])('keeps the filled form after %s', async (_, answer, cause) => {
    const { user } = show({ [CREATE]: answer });
    await fillChess(user);
    await user.click(submit());
    const alert = await screen.findByText(FAILED);
    if (cause) within(alert.parentElement as HTMLElement).getByText(cause);
    expect(radio('Ajedrez').checked).toBe(true);
    expect(day('Lunes').checked).toBe(true);
    expect(JSON.parse(localStorage.getItem('estratega.nuevo-plan.u1') ?? '')).toMatchObject({ campo: 'Ajedrez' });
  });

  it('a plan made by a request that was never answered is not asked for twice', async () => {
    let asked = 0;
    let studied: string[] = [];
    const { user, router } = show({
      [FIELDS]: () => ({ json: studied }),
      [CREATE]: () => {
        asked += 1;
        return asked === 1 ? 'offline' : problem(403, 'limite_planes', 'No puedes agregar más planes de estudio.');
      },
    });
    await fillChess(user);
    await user.click(submit());
    await screen.findByText(FAILED);
    studied = ['Ajedrez'];
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/catalogo-planes-de-estudio'));
  });

  it('puts the server’s complaint under its field', async () => {
    const fields = { 'informacionTema.horasEstudio.lunes': 'Demasiado para un lunes.' };
    const { user } = show({ [CREATE]: problem(400, 'entrada_invalida', 'Hay datos que no son válidos.', fields) });
    await fillChess(user);
    await user.click(submit());
    await screen.findByText('Demasiado para un lunes.');
    const monday = screen.getByRole('spinbutton', { name: 'Horas del lunes' });
    expect(monday.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(monday));
  });

  it('shows the title of a refused limit and the way up', async () => {
    const title = 'No puedes agregar más planes de estudio. Tu plan actual (gratuito) permite un máximo de 1 plan.';
    const { user } = show({ [CREATE]: problem(403, 'limite_planes', title) });
    await fillChess(user);
    await user.click(submit());
    await screen.findByText(title);
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver los planes de suscripción' })).toBeDefined();
  });

  it('restores the draft after a reload, and can start over', async () => {
    const first = show();
    await fillChess(first.user);
    first.unmount();
    const { user } = show();
    await screen.findByText('Recuperamos lo que habías escrito.');
    expect(radio('Ajedrez').checked).toBe(true);
    expect(radio('Alto').checked).toBe(true);
    expect(day('Lunes').checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    expect(radio('Ajedrez').checked).toBe(false);
    expect(localStorage.getItem('estratega.nuevo-plan.u1')).toBeNull();
  });

  it('keeps it when the session expires, and gives it back on return', async () => {
    const { user } = show({ [CREATE]: problem(401, 'no_autenticado', 'No estás autenticado.') });
    await fillChess(user);
    listenUnauthorized(endSession);
    await user.click(submit());
    await screen.findByText('No estás autenticado. Por favor, inicia sesión.');
    expect(screen.getByText(/Guardamos lo que escribiste/)).toBeDefined();
    expect(getSession().status).toBe('signed-out');
    startSession('otra');
    await screen.findByText('Recuperamos lo que habías escrito.');
    expect(day('Lunes').checked).toBe(true);
  });

  it('shows what was understood of the text, and where', async () => {
    const { calls, user } = show({
      'POST /api/planes/lectura': {
        json: [
          { tema: 'aj-ape-italiana', titulo: 'Apertura italiana', polaridad: 'sabe', tramo: [9, 17] },
          { tema: 'aj-fin-torre', titulo: 'Finales de torre', polaridad: 'no_sabe', tramo: [28, 45] },
          { tema: 'aj-tac-mates', titulo: 'Mates', polaridad: 'quiere', tramo: [55, 60] },
        ],
      },
    });
    await loaded();
    await user.click(radio('Ajedrez'));
    const box = screen.getByLabelText<HTMLTextAreaElement>('Qué sabes y qué se te resiste');
    await user.type(box, 'Juego la italiana, no sé los finales de torre, quiero mates');
    const rook = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Finales de torre:/u });
    expect(rook.value).toBe('no_sabe');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Mates:/u }).value).toBe('quiere');
    const asked = calls.filter(({ path }) => path === '/api/planes/lectura');
    expect(asked.length).toBeLessThan(4);
    expect(asked.at(-1)?.body).toEqual({ campo: 'Ajedrez', texto: box.value });
    await user.click(screen.getByRole('button', { name: 'Apertura italiana' }));
    expect(document.activeElement).toBe(box);
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('italiana');
  });

  it('counts the characters and does not cut the text', async () => {
    const { user } = show();
    await loaded();
    await user.click(radio('Ajedrez'));
    const box = screen.getByLabelText<HTMLTextAreaElement>('Qué sabes y qué se te resiste');
    await user.click(box);
    await user.paste('a'.repeat(2012));
    expect(screen.getByText('2.012 de 2.000 caracteres: sobran 12')).toBeDefined();
    expect(box.value).toHaveLength(2012);
  });

  it('says when it cannot load, and tries again', async () => {
    let up = false;
    const { user } = show({
      [FIELDS]: () => (up ? { json: [] } : problem(403, 'sin_permiso', 'No tienes permiso para hacer esto.')),
    });
    await screen.findByText('No tienes permiso para hacer esto.');
    up = true;
    await user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
    await loaded();
  });
});
