import { ANSWERS_NOT_KEPT, ERRORS, type Intento, type Objetivo, type Plan } from '@estratega/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../shell/data/queries.tsx';
import { recordAttempt } from '../../shell/offline/attempts.ts';
import { addChange, forgetLoadedChanges } from '../../shell/offline/change-store.ts';
import { forgetSending } from '../../shell/offline/sender.ts';
import { endSession, getSession, startSession } from '../../shell/session/session.ts';
import { forgetLoadedTimers } from '../../shell/timer/timers.ts';
import { aFinishedPlan, aPlan, aTask, THURSDAY } from '../../test/a-plan.ts';
import { aUser } from '../../test/a-user.ts';
import { type Call, fakeServer, problem } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import StudyScreen from './route.tsx';

const PATH = '/informacion-plan-de-estudio';
const PLAN = 'GET /api/chat/obtener-plan/plan-1';
const TASK = 'POST /api/chat/actualizar-estado-tarea';
const OBJECTIVE = 'POST /api/chat/actualizar-estado-objetivo';

const INTENTO: Intento = {
  id: '00000000-0000-4000-8000-000000000001',
  diaIndex: 1,
  tareaIndex: 1,
  ejercicio: 'aj000002',
  respuesta: { jugadas: ['e2e4'] },
  pistas: 0,
  ms: 1000,
  hechoEn: THURSDAY,
};

type Answers = Parameters<typeof fakeServer>[0];
const OK: Answers = { [PLAN]: { json: aPlan() }, [TASK]: { json: {} }, [OBJECTIVE]: { json: {} } };

async function show(answers: Answers = {}, user = aUser(), state: unknown = { planId: 'plan-1' }) {
  const calls = fakeServer({ 'GET /api/usuarios/yo': { json: user }, ...OK, ...answers });
  startSession('abc');
  await vi.waitFor(() => expect(getSession().user).not.toBeNull(), 60_000);
  const shown = renderAt({ pathname: PATH, state }, <StudyScreen />);
  return { ...shown, calls, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}
/** Parts that come only to the weeks that need them. */
const SLOW = { timeout: 60_000 };
/** The week is drawn in slices, and answers once it is whole: people act after that. */
const loaded = async () => {
  const title = await screen.findByRole('heading', { level: 1, name: /Ajedrez|Poker/ }, SLOW);
  await act(async () => undefined);
  return title;
};
const sent = (calls: Call[], path: string) => calls.filter((call) => `${call.method} ${call.path}` === path);
const tasks = () => within(screen.getByRole('table', { name: 'Tareas' }));
const objectives = () => within(screen.getByRole('table', { name: 'Objetivos de la semana' }));
const titles = () =>
  tasks()
    .getAllByRole('button', { expanded: false })
    .map((button) => button.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(THURSDAY), shouldAdvanceTime: true });
  queries.clear();
  forgetLoadedChanges();
  forgetLoadedTimers();
  forgetSending();
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
});

describe('where no more is kept', () => {
  it('says what the server said of it, until the page or the person changes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({
      'POST /api/chat/registrar-intentos': {
        json: { registrados: 0, aviso: ANSWERS_NOT_KEPT, intentos: [{ id: INTENTO.id, resultado: 'bien' }] },
      },
      'POST /api/chat/registrar-apunte': problem(409, 'limite_apuntes', ERRORS.limite_apuntes.title),
    });
    await loaded();
    expect(screen.queryByText(ANSWERS_NOT_KEPT)).toBeNull();
    act(() => void recordAttempt('plan-1', INTENTO));
    expect(await screen.findByText(ANSWERS_NOT_KEPT, {}, SLOW)).toBeDefined();
    act(() => addChange('u1', { planId: 'plan-1', diaIndex: 1, tareaIndex: 1, nombre: 'cambio', texto: 'Con calma.' }));
    expect(await screen.findByText(ERRORS.limite_apuntes.title, {}, SLOW)).toBeDefined();
    act(() => endSession());
    expect(screen.queryByText(ERRORS.limite_apuntes.title)).toBeNull();
  });
});

describe('arriving', () => {
  it('tells a visitor to sign in', () => {
    fakeServer({});
    renderAt({ pathname: PATH, state: { planId: 'plan-1' } }, <StudyScreen />);
    expect(screen.getByText('No estás autenticado. Por favor, inicia sesión.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe('/auth-form');
  });

  it('goes back to the catalogue with a notice when no plan was chosen', async () => {
    const { router } = await show({ 'GET /api/planes': { json: [] } }, aUser(), null);
    await waitFor(() => expect(router.state.location.pathname).toBe('/catalogo-planes-de-estudio'));
    expect(router.state.location.state).toEqual({ aviso: 'Elige un plan para estudiar.' });
  });

  it('comes back to the plan after signing in', async () => {
    fakeServer({});
    renderAt({ pathname: PATH, state: { planId: 'plan-1' } }, <StudyScreen />).unmount();
    await show({}, aUser(), null);
    expect(await loaded()).toBeDefined();
  });

  it('goes back to the catalogue when the plan is gone', async () => {
    const { router } = await show({ [PLAN]: problem(404, 'no_encontrado', 'No encontramos lo que buscas.') });
    await waitFor(() => expect(router.state.location.pathname).toBe('/catalogo-planes-de-estudio'));
  });

  it('says what failed and tries again', async () => {
    let down = true;
    const { user } = await show({
      [PLAN]: () => (down ? problem(503, 'no_disponible', 'El servicio no está disponible.') : { json: aPlan() }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('El servicio no está disponible.');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
    expect(await loaded()).toBeDefined();
  });
});

describe('the week', () => {
  it('shows the field, the week, the rings, the countdown and what changed', async () => {
    await show();
    await loaded();
    expect(screen.getByText('Semana 3, intensidad alta. Elo online 1420, rápida.')).toBeDefined();
    const week = within(screen.getByRole('region', { name: 'La semana' }));
    for (const figure of ['33 %', '1/4', '1/2']) expect(week.getByText(figure)).toBeDefined();
    expect(week.getByRole('timer').getAttribute('aria-label')).toMatch(
      /^Quedan 3 días, (23 horas y 0|22 horas y 59) minutos$/,
    );
    expect(screen.getByText('Más táctica: fallaste clavadas relativas.')).toBeDefined();
    expect(within(week.getByRole('list', { name: 'Días de la semana' })).getAllByRole('listitem')).toHaveLength(8);
    expect(week.getByText(/jueves 12: 60 minutos, 0 de 2 tareas terminadas/)).toBeDefined();
  });

  it('counts down by the second on the server’s clock', async () => {
    // The server says it is one hour later than this machine believes.
    await show({ [PLAN]: { json: aPlan({ ahora: '2026-11-12T14:00:00.000Z' }) } });
    await loaded();
    const clock = screen.getByRole('region', { name: 'La semana' }).querySelector('.reloj');
    const before = clock?.textContent;
    expect(before).toMatch(/^3días2(1|2)horas:/);
    act(() => void vi.advanceTimersByTime(2_000));
    expect(clock?.textContent).not.toBe(before);
  });

  it('deals poker as cards', async () => {
    const { elo: _elo, experienciaAjedrez: _x, tiempo: _t, conocimientosAjedrez: _c, ...rest } = aPlan();
    const poker = { ...rest, campo: 'Poker Texas Holdem', tipoPoker: 'Torneos', limiteMesa: 'Micro-stakes NL2-NL25' };
    await show({ [PLAN]: { json: poker } });
    await loaded();
    expect(screen.getByText('Semana 3, intensidad alta. Torneos, Micro-stakes NL2-NL25.')).toBeDefined();
    const days = within(screen.getByRole('list', { name: 'Días de la semana' })).getAllByRole('listitem');
    expect(days.filter((day) => !day.className.includes('hueco'))).toHaveLength(7);
  });

  it('puts today’s session first, under one verb', async () => {
    const informacionTema = { ...aPlan().informacionTema, preferencias: { formatoAnterior: true } };
    await show({ [PLAN]: { json: { ...aPlan(), informacionTema } } });
    await loaded();
    const session = within(screen.getByRole('region', { name: 'Tu sesión del jueves' }));
    expect(session.getAllByRole('listitem').map((step) => step.querySelector('b')?.textContent)).toEqual([
      'La ronda de control',
      'La clavada que no clava',
    ]);
    expect(session.getByText('2 tareas, 60 min previstos.')).toBeDefined();
    expect(session.getAllByRole('button').map((button) => button.textContent)).toEqual(['Empezar la sesión, 60 min']);
  });

  it('opens the session at the first unfinished task of today, and says so when it was begun', async () => {
    const leccion = {
      plantilla: 'ejercicios' as const,
      unidad: 'aj-tac-clavada@2',
      variante: 0,
      ejercicios: ['aj000001', 'aj000002', 'aj000003'],
      sesion: 1,
      paquetes: [],
    };
    const plan = aPlan();
    const thursday = plan.planEstudio[1];
    const tareas = thursday?.tareas ?? [];
    const begun = aPlan({
      planEstudio: plan.planEstudio.with(1, {
        ...(thursday as (typeof plan.planEstudio)[number]),
        tareas: [
          { ...(tareas[0] as (typeof tareas)[number]), leccion, estado: 'finalizado' },
          {
            ...(tareas[1] as (typeof tareas)[number]),
            leccion,
            intentos: [{ ejercicio: 'aj000001', primero: 'mal', ultimo: 'bien', veces: 2 }],
            minutosReales: 4,
          },
        ],
      }),
    });
    const { user, router } = await show({ [PLAN]: { json: begun } });
    await loaded();
    const session = within(screen.getByRole('region', { name: 'Tu sesión del jueves' }));
    expect(session.getByText('Quedan 2 de 6 ejercicios.')).toBeDefined();
    expect(session.getByText('1 de 3 respondidos, 0 bien a la primera')).toBeDefined();
    // Of its 35 minutes four were worked on.
    await user.click(session.getByRole('button', { name: 'Continuar, 31 min' }));
    expect(router.state.location.pathname).toBe('/sesion');
    expect(router.state.location.state).toEqual({ planId: 'plan-1', diaIndex: 1, tareaIndex: 1 });
  });

  it('tells what was answered a moment ago, also where the answer is sent after coming back', async () => {
    const leccion = {
      plantilla: 'ejercicios' as const,
      unidad: 'aj-tac-clavada@2',
      variante: 0,
      ejercicios: ['aj000001', 'aj000002', 'aj000003'],
      sesion: 1,
      paquetes: [],
    };
    const answered = (...ids: string[]): Plan => {
      const plan = aPlan();
      const intentos = ids.map((ejercicio) => ({ ejercicio, primero: 'bien', ultimo: 'bien', veces: 1 }) as const);
      const tareas = (day: Plan['planEstudio'][number]) =>
        day.tareas.map((task) => ({ ...task, leccion, ...(intentos.length > 0 ? { intentos } : {}) }));
      return { ...plan, planEstudio: plan.planEstudio.map((day) => ({ ...day, tareas: tareas(day) })) };
    };
    let now = answered();
    const server = {
      [PLAN]: () => ({ json: now }),
      'POST /api/chat/registrar-intentos': () => {
        now = answered('aj000001', 'aj000002');
        return { json: { registrados: 1, intentos: [{ id: INTENTO.id, resultado: 'bien' }] } };
      },
    };
    const { unmount } = await show(server);
    await loaded();
    const row = () => tasks().getByRole('row', { name: 'Partida larga' }).textContent;
    expect(row()).toContain('Contenido: 3 ejercicios');
    unmount();
    now = answered('aj000001');
    renderAt({ pathname: PATH, state: { planId: 'plan-1' } }, <StudyScreen />);
    await loaded();
    await waitFor(() => expect(row()).toContain('1 de 3 respondidos'));
    recordAttempt('plan-1', INTENTO);
    await waitFor(() => expect(row()).toContain('2 de 3 respondidos'));
  });

  it('a task that is answered at the board is opened there, not in its cell', async () => {
    const plan = aPlan();
    const leccion = {
      plantilla: 'ejercicios' as const,
      unidad: 'aj-tac-clavada@2',
      variante: 0,
      ejercicios: ['aj000001'],
      sesion: 1,
      paquetes: [],
    };
    const withLesson = {
      ...plan,
      planEstudio: plan.planEstudio.map((day) => ({
        ...day,
        tareas: day.tareas.map((task) => ({ ...task, leccion })),
      })),
    };
    const { user, router } = await show({ [PLAN]: { json: withLesson } });
    await loaded();
    await user.click(tasks().getByRole('button', { name: 'Partida larga', expanded: false }));
    expect(screen.getByText('El lunes fallaste cuatro de diez clavadas relativas.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Ideas clave' })).toBeNull();
    await user.click(tasks().getByRole('button', { name: 'Estudiar: Partida larga' }));
    expect(router.state.location.state).toEqual({ planId: 'plan-1', diaIndex: 2, tareaIndex: 0 });
  });

  it('names the theme of a lesson under its title, and what it holds where nothing is to be answered', async () => {
    const plan = aPlan();
    const leccion = {
      plantilla: 'jugar' as const,
      unidad: 'aj-tac-clavada@2',
      tema: 'Clavada absoluta y relativa',
      variante: 0,
      ejercicios: [],
      sesion: 1,
      paquetes: [],
    };
    const planEstudio = plan.planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => ({ ...task, leccion })),
    }));
    await show({ [PLAN]: { json: { ...plan, planEstudio } } });
    await loaded();
    const row = tasks().getByRole('row', { name: 'Partida larga' });
    expect(within(row).getByText('Clavada absoluta y relativa')).toBeDefined();
    expect(row.textContent).toMatch(/Contenido: \p{L}|Contenido: \d/u);
    const steps = within(screen.getByRole('list', { name: 'Tareas de la sesión' }));
    expect(steps.getAllByText('Clavada absoluta y relativa').length).toBeGreaterThan(0);
  });

  it('on a day of rest offers what was left behind, and then what comes', async () => {
    const tuesday = { ahora: '2026-11-10T13:00:00.000Z' };
    const { unmount } = await show({ [PLAN]: { json: aPlan(tuesday) } });
    await loaded();
    expect(screen.getByRole('region', { name: 'Tu próxima sesión, el jueves' }).textContent).toContain(
      'Hoy descansas. La sesión es el jueves 12, y también puedes adelantarla.',
    );
    unmount();
    queries.clear();
    const [monday, ...days] = aPlan().planEstudio;
    const late = { ...monday, tareas: monday?.tareas.map((task) => ({ ...task, estado: 'esperando' })) };
    await show({ [PLAN]: { json: { ...aPlan(tuesday), planEstudio: [late, ...days] } } });
    await loaded();
    expect(screen.getByRole('region', { name: 'Te espera la sesión del lunes' })).toBeDefined();
  });

  it('says when everything is done, and when the next week opens', async () => {
    await show({ [PLAN]: { json: { ...aFinishedPlan(), ahora: THURSDAY } } });
    await loaded();
    expect(screen.getByRole('region', { name: 'Semana completa' }).textContent).toContain(
      'Todo hecho. Tu próxima semana se abre el lunes 16.',
    );
  });

  it('crowns no week that has objectives open', async () => {
    const finished = aFinishedPlan();
    const [first, ...rest] = finished.objetivos;
    const objetivos = first ? [{ ...first, estado: 'esperando' as const }, ...rest] : rest;
    await show({ [PLAN]: { json: { ...finished, ahora: THURSDAY, objetivos } } });
    await loaded();
    const region = screen.getByRole('region', { name: 'Terminaste las tareas' });
    expect(region.textContent).toContain('Te queda 1 objetivo por cerrar, más abajo.');
    expect(region.querySelector('svg')).toBeNull();
  });

  it('a finished week’s clock says so in words', async () => {
    await show({ [PLAN]: { json: aFinishedPlan() } });
    await loaded();
    expect(screen.getByRole('timer').textContent).toBe('La semana ha terminado');
  });
});

describe('what the player asked for', () => {
  const theme = (tema: string, titulo: string) => ({ tema, titulo });
  const respuestas: Plan['respuestas'] = [
    { ...theme('a', 'Finales de torre'), polaridad: 'no_sabe', cuando: 'esta_semana' },
    { ...theme('b', 'Defensas indias'), polaridad: 'quiere', cuando: 'antes', por: theme('c', 'Gambito de dama') },
    { ...theme('d', 'Defensa Francesa'), polaridad: 'quiere', cuando: 'mas_adelante', semana: 5 },
    { ...theme('e', 'Sacrificios'), polaridad: 'quiere', cuando: 'mas_adelante' },
    { ...theme('f', 'Clavadas'), polaridad: 'sabe', cuando: 'prueba', semana: 3 },
    { ...theme('g', 'Ataque doble'), polaridad: 'sabe', cuando: 'prueba', semana: 4 },
  ];

  it('is told theme by theme behind one closed line', async () => {
    const { user } = await show({ [PLAN]: { json: aPlan({ respuestas }) } });
    await loaded();
    const section = screen.getByRole('region', { name: 'Lo que pediste' });
    const fold = section.querySelector('details');
    expect(fold?.open).toBe(false);
    await user.click(screen.getByRole('heading', { name: 'Lo que pediste' }));
    expect(fold?.open).toBe(true);
    expect([...section.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'Finales de torre: esta semana',
      'Defensas indias: primero «Gambito de dama», su paso anterior',
      'Defensa Francesa: hacia la semana 5',
      'Sacrificios: más adelante',
      'Clavadas: esta semana lo comprobamos con una prueba',
      'Ataque doble: lo comprobamos con una prueba hacia la semana 4',
    ]);
  });

  it('whatever the tier, tells the level and lets it be held for two weeks', async () => {
    const cambios = ['Tu nivel: tus respuestas dicen 1.450 (±120); tú dijiste 1.700.'];
    const { calls, user } = await show({
      [PLAN]: { json: aPlan({ cambios }) },
      'POST /api/chat/mantener-nivel': { json: { nivelHasta: '2026-12-03' } },
    });
    await loaded();
    const progress = await screen.findByRole('region', { name: 'Información sobre tu progreso' });
    expect(within(progress).getByText(/tus respuestas dicen 1\.450/)).toBeDefined();
    await user.click(within(progress).getByRole('button', { name: 'Mantener mi nivel dos semanas' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/chat/mantener-nivel')).toBe(true));
  });

  it('a level that is held says until when', async () => {
    const informacionTema = { ...aPlan().informacionTema, preferencias: { nivelHasta: '2099-12-03' } };
    const cambios = ['Tu nivel: tus respuestas dicen 1.450 (±120); tú dijiste 1.700.'];
    await show({ [PLAN]: { json: aPlan({ cambios, informacionTema }) } });
    await loaded();
    const progress = await screen.findByRole('region', { name: 'Información sobre tu progreso' });
    expect(within(progress).getByText(/hasta el 3 de diciembre/)).toBeDefined();
    expect(within(progress).queryByRole('button', { name: /Mantener/ })).toBeNull();
  });

  it('takes no room where nothing was named, nor in a plan from before it was told', async () => {
    const { respuestas: _none, cautela: _calm, ...before } = aPlan();
    await show({ [PLAN]: { json: before } });
    await loaded();
    expect(screen.queryByRole('heading', { name: 'Lo que pediste' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Primero, tú' })).toBeNull();
  });

  it('in trouble, help comes before the session: the own country first, and no number without its date', async () => {
    await show({ [PLAN]: { json: aPlan({ cautela: true }) } });
    await loaded();
    const help = screen.getByRole('region', { name: 'Primero, tú' });
    const session = screen.getByRole('region', { name: 'Tu sesión del jueves' });
    expect(help.compareDocumentPosition(session) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(help).getByRole('heading', { name: 'Dónde te escuchan en Argentina' })).toBeDefined();
    const call = within(help).getByRole('link', { name: '0800-444-4000' });
    expect(call.getAttribute('href')).toBe('tel:08004444000');
    expect(call.closest('li')?.textContent).toContain('Número publicado en diciembre de 2025');
    expect(help.querySelector('details')?.open).toBe(false);
    for (const link of help.querySelectorAll('a[href^="tel:"]'))
      expect(link.closest('li')?.textContent).toMatch(/Número publicado en \p{L}+ de 20\d\d/u);
  });

  it('what the words leave open is asked in the plan too, and the answer is sent', async () => {
    const answered = { json: { cuidado: { dinero: 'no' }, cautela: false } };
    const { calls, user } = await show({
      [PLAN]: { json: aPlan({ campo: 'Poker Texas Holdem', duda: true }) },
      'POST /api/chat/cuidado': answered,
    });
    await loaded();
    expect(screen.getByText('¿es dinero que hace falta para vivir?')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'No, hablaba de una mano' }));
    await screen.findByText('De acuerdo. Tu próxima semana sigue como la pediste.');
    expect(calls.find(({ path }) => path === '/api/chat/cuidado')?.body).toMatchObject({ dinero: 'no' });
  });

  it('in trouble, from a place that tells no country, all of them stand open', async () => {
    await show({ [PLAN]: { json: aPlan({ cautela: true, zonaHoraria: 'Etc/UTC' }) } });
    await loaded();
    const help = screen.getByRole('region', { name: 'Primero, tú' });
    expect(help.querySelector('details')?.open).toBe(true);
    expect(within(help).getByRole('link', { name: '800 911 2000' })).toBeDefined();
  });

  it('in trouble, a finished week is said without its crown', async () => {
    const crowns = (region: HTMLElement) => region.querySelectorAll('svg').length;
    const { unmount } = await show({ [PLAN]: { json: { ...aFinishedPlan(), ahora: THURSDAY } } });
    await loaded();
    expect(crowns(screen.getByRole('region', { name: 'Semana completa' }))).toBe(1);
    unmount();
    queries.clear();
    await show({ [PLAN]: { json: { ...aFinishedPlan({ cautela: true }), ahora: THURSDAY } } });
    await loaded();
    expect(crowns(screen.getByRole('region', { name: 'Semana completa' }))).toBe(0);
  });

  it.each([
    [false, /lo que termines hoy la corona/],
    [true, /^(?!.*corona)/],
  ])('the last day of the week, in trouble: %s', async (cautela, said) => {
    const planEstudio: Plan['planEstudio'] = [{ dia: 'domingo', fecha: '2026-11-15', tareas: [aTask()] }];
    await show({ [PLAN]: { json: aPlan({ cautela, planEstudio, ahora: '2026-11-15T11:00:00.000Z' }) } });
    await loaded();
    expect(screen.getByRole('region', { name: 'Tu sesión del domingo' }).textContent).toMatch(said);
  });
});

describe('on a phone', () => {
  const setWidth = (width: number) =>
    (window as unknown as { happyDOM: { setViewport: (to: { width: number }) => void } }).happyDOM.setViewport({
      width,
    });
  beforeEach(() => setWidth(390));
  afterEach(() => setWidth(1024));

  it('folds by day with only today open, and what can be changed comes with the opened row', async () => {
    const { user, calls } = await show();
    await loaded();
    const days = tasks().getAllByRole('button', { name: /^(Lunes|Jueves|Sábado) / });
    expect(days.map((day) => [day.textContent, day.getAttribute('aria-expanded')])).toEqual([
      ['Lunes 9  1 de 1, 25 min', 'false'],
      ['Jueves 12 Hoy 0 de 2, 60 min', 'true'],
      ['Sábado 14  0 de 1, 60 min', 'false'],
    ]);
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    await user.click(tasks().getByRole('button', { name: /^La ronda de control/ }));
    await user.selectOptions(tasks().getByLabelText('Estado: La ronda de control'), 'enProgreso');
    await waitFor(() => expect(sent(calls, TASK)).toHaveLength(1));
    expect(tasks().getByRole('button', { name: 'Iniciar temporizador: La ronda de control' })).toBeDefined();
    await user.click(days[2] as HTMLElement);
    expect(tasks().getByRole('button', { name: /^Partida larga/ })).toBeDefined();
    await user.click(objectives().getByRole('button', { name: /^Analizar una partida propia/ }));
    await user.selectOptions(objectives().getByLabelText('Estado: Analizar una partida propia'), 'enProgreso');
    await waitFor(() => expect(sent(calls, OBJECTIVE)).toHaveLength(1));
  });

  it('filtering shows what was asked for, whatever day it is', async () => {
    const { user } = await show();
    await loaded();
    await user.click(screen.getByText('Filtrar tareas'));
    await user.click(within(tasksSection().getByRole('group', { name: 'Prioridad' })).getByLabelText('Baja'));
    expect(tasks().getByRole('button', { name: /^Partida larga/ })).toBeDefined();
    expect(tasks().queryByRole('button', { name: /^Jueves/ })).toBeNull();
  });
});

describe('tasks and objectives', () => {
  it('filters by state and by priority', async () => {
    const { user } = await show();
    await loaded();
    const estado = within(tasksSection().getByRole('group', { name: 'Estado' }));
    const prioridad = within(tasksSection().getByRole('group', { name: 'Prioridad' }));
    expect(estado.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'todas',
      'esperando',
      'enProgreso',
      'finalizado',
    ]);
    expect(prioridad.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'todas',
      'baja',
      'media',
      'alta',
    ]);
    await user.click(estado.getByLabelText('Finalizado'));
    expect(titles()).toEqual(['Posición de Lucena']);
    await user.click(prioridad.getByLabelText('Alta'));
    expect(screen.getByText('Ninguna tarea con ese filtro.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ver todas las tareas' }));
    expect(titles()).toHaveLength(4);
  });

  it('shows a change at once and sends it, one field per call', async () => {
    const { user, calls } = await show();
    await loaded();
    const estado = tasks().getByLabelText('Estado: La ronda de control') as HTMLSelectElement;
    await user.selectOptions(estado, 'finalizado');
    expect(estado.value).toBe('finalizado');
    expect(screen.getByText('2/4')).toBeDefined();
    expect(tasks().queryByRole('button', { name: 'Iniciar temporizador: La ronda de control' })).toBeNull();
    await user.selectOptions(tasks().getByLabelText('Prioridad: Partida larga'), 'alta');
    await waitFor(() => expect(sent(calls, TASK)).toHaveLength(2));
    expect(sent(calls, TASK).map(({ body }) => body)).toEqual([
      { planId: 'plan-1', diaIndex: 1, tareaIndex: 0, nuevoEstado: 'finalizado', nuevaPrioridad: null },
      { planId: 'plan-1', diaIndex: 2, tareaIndex: 0, nuevoEstado: null, nuevaPrioridad: 'alta' },
    ]);
  });

  it('never takes a change back, and says how many wait', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await show({ [TASK]: 'offline', [OBJECTIVE]: 'offline' });
    await loaded();
    const estado = tasks().getByLabelText('Estado: Partida larga') as HTMLSelectElement;
    await user.selectOptions(estado, 'enProgreso');
    await user.selectOptions(objectives().getByLabelText('Estado: Analizar una partida propia'), 'finalizado');
    expect(
      await screen.findByText(/2 cambios por enviar; los guardamos aquí y lo seguimos intentando\./),
    ).toBeDefined();
    expect(estado.value).toBe('enProgreso');
    expect(log).toHaveBeenCalledWith(
      'Error al actualizar el estado y/o prioridad en la base de datos',
      expect.anything(),
    );
  });

  it('tells of each objective what was measured, by the same rule as the session', async () => {
    const goal = (aciertos: number, hechos: number) => ({
      meta: { numero: 10, unidad: 'posiciones', umbral: 9 },
      medido: { aciertos, hechos, de: 14 },
    });
    const plan = aPlan();
    const [missed, met] = plan.objetivos as [Objetivo, Objetivo];
    await show({
      [PLAN]: {
        json: {
          ...plan,
          objetivos: [
            { ...missed, ...goal(9, 14), estado: 'enProgreso' },
            { ...met, ...goal(13, 14) },
          ],
        },
      },
    });
    await loaded();
    expect(objectives().getByText('Medido: 9 de 14 bien a la primera.')).toBeDefined();
    expect(objectives().getByText('Medido: 13 de 14 bien a la primera. Cumplido.')).toBeDefined();
  });

  it('an objective whose exercises are used up is tried again with new ones, or closed as not met', async () => {
    const plan = aPlan();
    const [missed, other] = plan.objetivos as [Objetivo, Objetivo];
    const goal = { meta: { numero: 10, unidad: 'posiciones', umbral: 8 }, medido: { aciertos: 9, hechos: 14, de: 14 } };
    const { user, calls, router } = await show({
      [PLAN]: { json: { ...plan, objetivos: [{ ...missed, ...goal, estado: 'enProgreso' }, other] } },
      'POST /api/chat/mas-ejercicios': { json: { diaIndex: 1, tareaIndex: 0, nuevos: 11 } },
    });
    await loaded();
    expect(screen.getByText(/Con 11 nuevos resueltos a la primera lo cumples\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: `Cerrar como no logrado: ${missed.titulo}` }));
    expect(
      await screen.findByText(
        'Medido: 9 de 14 bien a la primera. Cerrado como no logrado: vuelve la semana que viene.',
      ),
    ).toBeDefined();
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/chat/actualizar-estado-objetivo')?.body).toEqual({
        planId: plan.id,
        objetivoIndex: 0,
        nuevoEstado: 'finalizado',
      }),
    );
    await user.selectOptions(objectives().getByLabelText(`Estado: ${missed.titulo}`), 'enProgreso');
    await user.click(screen.getByRole('button', { name: `Intentar otra vez con nuevas: ${missed.titulo}` }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sesion'));
    expect(router.state.location.state).toEqual({ planId: plan.id, diaIndex: 1, tareaIndex: 0 });
  });

  it('changes and filters objectives', async () => {
    const { user, calls } = await show();
    await loaded();
    await user.selectOptions(objectives().getByLabelText('Estado: Analizar una partida propia'), 'enProgreso');
    await waitFor(() => expect(sent(calls, OBJECTIVE)).toHaveLength(1));
    expect(sent(calls, OBJECTIVE)[0]?.body).toEqual({ planId: 'plan-1', objetivoIndex: 1, nuevoEstado: 'enProgreso' });
    const filter = within(within(screen.getByRole('region', { name: 'Objetivos de la semana' })).getByRole('group'));
    await user.click(filter.getByLabelText('Finalizado'));
    expect(
      objectives()
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Resolver 8 de 10 clavadas']);
  });

  it('opens a task: why, and the lesson', async () => {
    const { user } = await show();
    await loaded();
    // A week without exercises to answer is read here, against its clock.
    await user.click(screen.getByRole('button', { name: 'Empezar la sesión, 60 min' }));
    const title = tasks().getByRole('button', { name: 'La ronda de control', expanded: true });
    expect(document.activeElement).toBe(title);
    expect(tasks().getByRole('timer', { name: 'Temporizador de La ronda de control' })).toBeDefined();
    expect(screen.getByText('El lunes fallaste cuatro de diez clavadas relativas.')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Ideas clave' })).toBeDefined();
    expect(screen.getByRole('img', { name: /^Juegan blancas/ })).toBeDefined();
    await user.click(title);
    expect(screen.queryByRole('heading', { name: 'Ideas clave' })).toBeNull();
  });
});

describe('the timer', () => {
  it('starts, pauses, restarts and is removed, and changes nothing else', async () => {
    const { user, calls } = await show();
    await loaded();
    await user.click(tasks().getByRole('button', { name: 'Iniciar temporizador: Partida larga' }));
    const timer = () => tasks().getByRole('timer', { name: 'Temporizador de Partida larga' });
    expect(timer().textContent).toBe('1:00:00');
    act(() => void vi.advanceTimersByTime(61_000));
    expect(timer().textContent).toBe('58:59');
    await user.click(tasks().getByRole('button', { name: 'Pausar el temporizador de Partida larga' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(timer().textContent).toBe('58:59');
    await user.click(tasks().getByRole('button', { name: 'Reiniciar el temporizador de Partida larga' }));
    expect(timer().textContent).toBe('1:00:00');
    await user.click(tasks().getByRole('button', { name: 'Quitar el temporizador de Partida larga' }));
    expect(tasks().getByRole('button', { name: 'Iniciar temporizador: Partida larga' })).toBeDefined();
    // How long it ran is told; no state and no priority is.
    const told = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(told.filter((path) => path !== '/api/chat/registrar-apunte')).toEqual([]);
  });

  it('says that the time is over and offers to finish the task', async () => {
    const { user, calls } = await show();
    await loaded();
    await user.click(tasks().getByRole('button', { name: 'Iniciar temporizador: La ronda de control' }));
    expect(await screen.findByText('Temporizador en marcha: «La ronda de control», 25 minutos.')).toBeDefined();
    act(() => void vi.advanceTimersByTime(24 * 60_000 + 1_000));
    expect(screen.getByText('Queda un minuto de «La ronda de control».')).toBeDefined();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Se acabó el tiempo de «La ronda de control». ¿Terminaste la tarea?')).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Se acabó el tiempo · Ajedrez · Estratega'));
    await user.click(tasks().getByRole('button', { name: 'Finalizar: La ronda de control' }));
    await waitFor(() => expect(sent(calls, TASK)).toHaveLength(1));
    expect((tasks().getByLabelText('Estado: La ronda de control') as HTMLSelectElement).value).toBe('finalizado');
    expect(document.title).toBe('Ajedrez · Estratega');
  });
});

describe('by keyboard', () => {
  it('goes on where the pressed control was: timer started, removed, task filtered away', async () => {
    const { user } = await show();
    await loaded();
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    tasks().getByRole('button', { name: 'Iniciar temporizador: Partida larga' }).focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Pausar el temporizador de Partida larga');
    tasks().getByRole('button', { name: 'Quitar el temporizador de Partida larga' }).focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Iniciar temporizador: Partida larga');

    await user.click(within(tasksSection().getByRole('group', { name: 'Estado' })).getByLabelText('Esperando'));
    const estado = tasks().getByLabelText('Estado: La ronda de control');
    estado.focus();
    await user.selectOptions(estado, 'enProgreso');
    expect(focused()).toBe('La clavada que no clava');
  });
});

describe('advancing', () => {
  const DONE: Answers = { [PLAN]: { json: aFinishedPlan() } };
  const ADVANCE = 'POST /api/chat/custom-prompt';
  const LIMIT =
    'Has alcanzado el límite de 3 progresiones en el plan gratuito. Considera actualizar a un plan superior para continuar progresando.';

  it('is not offered before the week is over, nor before everything is finished', async () => {
    const early = aFinishedPlan();
    const { unmount } = await show({ [PLAN]: { json: { ...early, ahora: THURSDAY } } });
    await loaded();
    expect(screen.queryByRole('button', { name: 'Avanzar' })).toBeNull();
    unmount();
    queries.clear();
    await show({ [PLAN]: { json: aPlan({ ahora: early.ahora }) } });
    await loaded();
    expect(screen.queryByRole('button', { name: 'Avanzar' })).toBeNull();
  });

  it('is where the crowning square of a week that is over leads', async () => {
    const { user } = await show(DONE, aUser({ plan: 'basic' }));
    await loaded();
    const title = await screen.findByRole('heading', { name: 'Semana cumplida. Te toca avanzar' }, SLOW);
    await user.click(screen.getByRole('button', { name: 'Ir a la semana siguiente' }));
    expect(document.activeElement).toBe(title);
  });

  it('sends the week for basic, without news, and goes to the catalogue', async () => {
    const { user, calls, router } = await show(
      { ...DONE, [ADVANCE]: { status: 201, json: {} } },
      aUser({ plan: 'basic' }),
    );
    await loaded();
    expect(screen.queryByLabelText('Información nueva para tu próximo plan')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Avanzar' }, SLOW));
    await waitFor(() => expect(router.state.location.pathname).toBe('/catalogo-planes-de-estudio'));
    expect(sent(calls, ADVANCE)[0]?.body).toEqual({
      informacionTema: {
        campo: 'Ajedrez',
        nivelIntensidad: 'alto',
        diasEstudio: ['lunes', 'jueves', 'sabado'],
        horasEstudio: { lunes: 1, jueves: 1, sabado: 1 },
        zonaHoraria: 'America/Argentina/Buenos_Aires',
        experienciaAjedrez: 'Elo online',
        elo: 1420,
        tiempo: 'rapida',
        conocimientosAjedrez: '',
        tareasCompletadas: ['Posición de Lucena', 'La ronda de control', 'La clavada que no clava', 'Partida larga'],
        objetivosCompletados: ['Resolver 8 de 10 clavadas', 'Analizar una partida propia'],
      },
      eliminarAnterior: true,
      planId: 'plan-1',
    });
  });

  it('lets pro write news first', async () => {
    const { user, calls } = await show(
      { ...DONE, [ADVANCE]: { status: 201, json: {} }, 'GET /api/progreso': { json: [] } },
      aUser({ plan: 'pro' }),
    );
    await loaded();
    await user.type(
      await screen.findByLabelText('Información nueva para tu próximo plan', {}, SLOW),
      'Juego un torneo',
    );
    await user.click(await screen.findByRole('button', { name: 'Avanzar' }, SLOW));
    await waitFor(() => expect(sent(calls, ADVANCE)).toHaveLength(1));
    expect(sent(calls, ADVANCE)[0]?.body).toMatchObject({ informacionTema: { nuevaInformacion: 'Juego un torneo' } });
  });

  it('tells a free user who used three progressions, with the way to upgrade', async () => {
    await show(DONE, aUser({ progressCount: 3 }));
    await loaded();
    expect(await screen.findByText(LIMIT, {}, SLOW)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Avanzar' })).toBeNull();
    const region = within(await screen.findByRole('region', { name: 'Avanzar' }, SLOW));
    expect(region.getByRole('link', { name: 'Ver planes' }).getAttribute('href')).toBe('/subscripcion-selector');
  });

  it('lets a free user below three advance, and keeps everything when it fails', async () => {
    const { user, router } = await show(
      { ...DONE, [ADVANCE]: problem(500, 'plan_no_generado', 'x') },
      aUser({ progressCount: 2 }),
    );
    await loaded();
    await user.click(await screen.findByRole('button', { name: 'Avanzar' }, SLOW));
    expect(
      await screen.findByText('Ocurrió un error al generar tu plan de estudio. Por favor, intenta nuevamente.'),
    ).toBeDefined();
    expect(router.state.location.pathname).toBe(PATH);
    expect(screen.getByRole('button', { name: 'Avanzar' })).toBeDefined();
  });

  it('believes the server when it says that the limit was reached', async () => {
    const { user } = await show({ ...DONE, [ADVANCE]: problem(403, 'limite_progresiones', LIMIT) });
    await loaded();
    await user.click(await screen.findByRole('button', { name: 'Avanzar' }, SLOW));
    expect(await screen.findByText(LIMIT)).toBeDefined();
  });
});

describe('by tier', () => {
  it('shows the ad and the offer to a free user', async () => {
    await show();
    await loaded();
    expect(screen.getByRole('complementary', { name: 'Anuncio' })).toBeDefined();
    expect(await screen.findByText(/Con Plan Pro verás aquí tus semanas/)).toBeDefined();
  });

  it('shows no ad to basic', async () => {
    await show({}, aUser({ plan: 'basic' }));
    await loaded();
    expect(screen.queryByText('Anuncio')).toBeNull();
  });

  const week = (semana: number, minutos: number, more: object = {}) => ({
    semana,
    createdAt: `2026-10-0${semana}T12:00:00.000Z`,
    finishedAt: `2026-10-0${semana + 1}T12:00:00.000Z`,
    minutos,
    tareas: 8,
    objetivos: 3,
    porTipo: {},
    ...more,
  });
  const cells = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));

  it('shows pro the finished weeks and the week under way, planned beside real', async () => {
    const progreso = [
      {
        campo: 'Ajedrez',
        nivel: 2,
        semanas: [week(2, 300, { minutosReales: 250 }), week(1, 240)],
        actual: {
          semana: 3,
          minutos: 320,
          tareas: 9,
          objetivos: 3,
          tareasTerminadas: 2,
          objetivosTerminados: 0,
          minutosReales: 45,
          hechos: 10,
          aciertos: 7,
          prediccion: { esperados: 6.2, aciertos: 7, de: 10 },
        },
        temas: [],
      },
    ];
    await show({ 'GET /api/progreso': { json: progreso } }, aUser({ plan: 'pro' }));
    await loaded();
    expect(cells(await screen.findByRole('table', { name: 'Minutos por semana', hidden: true }))).toEqual([
      ['Semana', 'Planeados (minutos)', 'Reales (minutos)'],
      ['Semana 1', '240', 'sin medir'],
      ['Semana 2', '300', '250'],
      ['Semana 3 (en curso)', '320', '45'],
    ]);
    expect(screen.getByText('Esperábamos 6 de 10; acertaste 7: lo previsto.')).toBeDefined();
    expect(screen.getByText('de 320 planeados')).toBeDefined();
  });

  it('shows each theme in one place, with how sure its figure is', async () => {
    const tema = (id: string, titulo: string, estado: string, aciertos: number, de: number) => ({
      tema: id,
      titulo,
      estado,
      aciertos,
      de,
    });
    const temas = [
      tema('a', 'Mates en una', 'dominado', 18, 20),
      tema('b', 'Clavadas', 'flojo', 3, 12),
      tema('c', 'Torres', 'por_repasar', 1, 2),
      tema('e', 'Horquillas', 'flojo', 36, 50),
      tema('d', 'Táctica', 'sin_medir', 0, 0),
    ];
    const progreso = [{ campo: 'Ajedrez', nivel: 2, semanas: [week(1, 240)], temas }];
    await show({ 'GET /api/progreso': { json: progreso } }, aUser({ plan: 'pro' }));
    await loaded();
    const listOf = (title: string) => screen.getByRole('heading', { name: title }).parentElement?.textContent;
    await screen.findByRole('heading', { name: 'Temas flojos' });
    expect(listOf('Temas que dominas')).toBe('Temas que dominasMates en una');
    expect(listOf('Temas por repasar')).toBe('Temas por repasarTorres');
    expect(listOf('En camino')).toBe('En caminoHorquillas');
    expect(listOf('Temas flojos')).toBe('Temas flojosClavadas');
    expect(listOf('Estudiados, sin medir')).toBe('Estudiados, sin medirTáctica');
    expect(screen.getByText('3 de 12 (25 %). Casi seguro, entre 9 % y 53 %.')).toBeDefined();
    expect(screen.getByText('1 de 2 (50 %). Son pocas para saberlo.')).toBeDefined();
  });

  it('tells pro who has just begun what will be there', async () => {
    await show({ 'GET /api/progreso': { json: [] } }, aUser({ plan: 'pro' }));
    await loaded();
    expect(await screen.findByText(/Cuando estudies tu primera sesión verás aquí/)).toBeDefined();
    expect(screen.getByText('Nada pendiente de repaso.')).toBeDefined();
  });
});

function tasksSection() {
  return within(screen.getByRole('region', { name: 'Tareas' }));
}
