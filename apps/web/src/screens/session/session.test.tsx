import type { Intento, Plan } from '@estratega/domain';
import type { Exercise } from '@estratega/lessons';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetRecentPlan } from '../../shell/data/load-plan.ts';
import { forgetPacks } from '../../shell/data/packs.ts';
import { forgetLoadedChanges } from '../../shell/offline/change-store.ts';
import { forgetSending } from '../../shell/offline/sender.ts';
import { endSession, getSession, startSession } from '../../shell/session/session.ts';
import { forgetLoadedTimers } from '../../shell/timer/timers.ts';
import { THURSDAY } from '../../test/a-plan.ts';
import { aUser } from '../../test/a-user.ts';
import { type Call, fakeServer } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import { forgetLoadedProgress } from './progress.ts';
import SessionScreen from './route.tsx';
import {
  ATTACKERS,
  aPlanFor,
  BACK_RANK,
  BLIND,
  CASTLE,
  CHOICE,
  CROWN,
  LEGAL,
  NOTED,
  ODDS,
  OWN,
  PACK,
  PACK_ADDRESS,
  PLAY_OUT,
  PRICE,
  PUSH,
  QUIET,
  RANGE,
  SQUARES,
  STAGE,
  STALEMATE,
} from './session.fixture.ts';

const PATH = '/sesion';
const PLACE = { planId: 'plan-1', diaIndex: 1, tareaIndex: 0 };
const TASK = 'POST /api/chat/actualizar-estado-tarea';
const ATTEMPTS = 'POST /api/chat/registrar-intentos';
const NOTES = 'POST /api/chat/registrar-apunte';

type Answers = Parameters<typeof fakeServer>[0];

async function show(plan: Plan, answers: Answers = {}, state: unknown = PLACE) {
  const calls = fakeServer({
    'GET /api/usuarios/yo': { json: aUser() },
    'GET /api/chat/obtener-plan/plan-1': { json: plan },
    [`GET ${PACK_ADDRESS}`]: { json: PACK },
    [TASK]: { json: {} },
    'POST /api/chat/actualizar-estado-objetivo': { json: {} },
    [ATTEMPTS]: { json: { registrados: 0, intentos: [] } },
    [NOTES]: { status: 204 },
    ...answers,
  });
  startSession('abc');
  await vi.waitFor(() => expect(getSession().user).not.toBeNull(), 60_000);
  const shown = renderAt({ pathname: PATH, state }, <SessionScreen />);
  return { ...shown, calls, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

/** As a reload does: the page is new, the storage is not. */
function reload() {
  forgetRecentPlan();
  forgetPacks();
  forgetLoadedChanges();
  forgetLoadedTimers();
  forgetLoadedProgress();
  forgetSending();
}

/** Everything handed to the queue, whether it has left already or not. */
function attempts(calls: readonly Call[]): Intento[] {
  const waiting = Object.keys(localStorage)
    .filter((key) => key.startsWith('estratega.intento.'))
    .map(
      (key) =>
        JSON.parse(localStorage.getItem(key) ?? 'null') as { intento?: Intento; respuesta?: { intento: Intento } },
    )
    .flatMap((raw) => raw.intento ?? raw.respuesta?.intento ?? []);
  const sent = calls
    .filter((call) => `${call.method} ${call.path}` === ATTEMPTS)
    .flatMap((call) => (call.body as { intentos: Intento[] }).intentos);
  return [...new Map([...sent, ...waiting].map((one) => [one.id, one])).values()].sort((a, b) =>
    a.hechoEn < b.hechoEn ? -1 : 1,
  );
}
/** The last word on each thing that was asked. */
const lastNotes = (calls: readonly Call[]) =>
  Object.fromEntries(
    calls
      .filter((call) => `${call.method} ${call.path}` === NOTES)
      .map((call) => call.body as { nombre?: string; texto: string })
      .flatMap(({ nombre, texto }) => (nombre === undefined ? [] : [[nombre, texto]])),
  );
const states = (calls: readonly Call[]) =>
  calls
    .filter((call) => `${call.method} ${call.path}` === TASK)
    .map((call) => (call.body as { nuevoEstado: string }).nuevoEstado);

/** What is drawn is heard and answers keys a moment later: people act after that. */
async function alive<T>(found: Promise<T>): Promise<T> {
  const element = await found;
  await act(() => vi.advanceTimersByTimeAsync(0));
  return element;
}
/** It comes with its game, which a slow machine fetches slowly. */
const board = () => alive(screen.findByRole('grid', { name: /^Tablero/ }, { timeout: 60_000 }));
const square = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });
const heading = (name: string | RegExp) => alive(screen.findByRole('heading', { level: 1, name }));
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const verdict = () => document.querySelector('.s-veredicto b')?.textContent;
const said = () => screen.getAllByRole('status').map((region) => region.textContent);
type User = Awaited<ReturnType<typeof show>>['user'];
async function play(user: User, from: string, to: string) {
  await user.click(square(from));
  await user.click(square(to));
}
const reply = () => act(() => vi.advanceTimersByTimeAsync(600));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(THURSDAY), shouldAdvanceTime: true });
  reload();
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
});

describe('arriving', () => {
  it('tells a visitor to sign in', () => {
    fakeServer({});
    renderAt({ pathname: PATH, state: PLACE }, <SessionScreen />);
    expect(screen.getByText('No estás autenticado. Por favor, inicia sesión.')).toBeDefined();
  });

  it('goes to the catalogue where no task was chosen, and to the week where there is none such', async () => {
    const first = await show(aPlanFor('ejercicios', [LEGAL]), {}, null);
    expect(first.router.state.location.pathname).toBe('/catalogo-planes-de-estudio');
    first.unmount();
    reload();
    const { router } = await show(aPlanFor('ejercicios', [LEGAL]), {}, { ...PLACE, tareaIndex: 7 });
    await waitFor(() => expect(router.state.location.pathname).toBe('/informacion-plan-de-estudio'));
    expect(router.state.location.state).toEqual({ planId: 'plan-1' });
  });

  it('names the theme under the task', async () => {
    await show(aPlanFor('ejercicios', [LEGAL]));
    await board();
    expect(screen.getByText('Clavadas', { selector: '.s-tarea small' })).toBeDefined();
    expect(screen.getByText(/^1 de 1, sesión del jueves\. Clavadas$/)).toBeDefined();
  });

  it('sets the task under way, and shows where it stands', async () => {
    const { calls } = await show(aPlanFor('ejercicios', [LEGAL, BACK_RANK]));
    await board();
    expect(screen.getByRole('img', { name: 'Paso 1 de 2. Aciertos: 0. Fallos: 0.' })).toBeDefined();
    expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^Quedan 2(5:00|4:5\d)$/);
    await waitFor(() => expect(states(calls)).toEqual(['enProgreso']));
  });

  it('says that the lesson could not be had, and tries again', async () => {
    let down = true;
    const { user } = await show(aPlanFor('ejercicios', [LEGAL]), {
      [`GET ${PACK_ADDRESS}`]: () => (down ? { status: 503, json: {} } : { json: PACK }),
    });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect((await screen.findByRole('alert')).textContent).toContain('No pudimos traer la lección.');
    down = false;
    await user.click(press('Volver a intentar'));
    expect(await board()).toBeDefined();
  });

  it('leaves to the week with Escape, and keeps the place', async () => {
    const { router, user } = await show(aPlanFor('ejercicios', [LEGAL]));
    await board();
    await user.keyboard('{Escape}');
    expect(router.state.location.pathname).toBe('/informacion-plan-de-estudio');
  });

  it('goes on where another device stopped', async () => {
    const plan = aPlanFor('ejercicios', [BACK_RANK, LEGAL], 'Ajedrez', {
      intentos: [{ ejercicio: BACK_RANK.id, primero: 'mal', ultimo: 'bien', veces: 2 }],
    });
    await show(plan);
    await board();
    expect(screen.getByRole('img', { name: 'Paso 2 de 2. Aciertos: 0. Fallos: 1.' })).toBeDefined();
  });
});

describe('a board against the clock', () => {
  const CLOCKED = { ...BACK_RANK, temas: ['aj-com-tiempo'] };
  const clocked = () =>
    show(
      { ...aPlanFor('ejercicios', [CLOCKED], 'Ajedrez', { temaId: 'aj-com-tiempo', nivel: 2 }), tiempo: 'blitz' },
      { [`GET ${PACK_ADDRESS}`]: { json: { ...PACK, ejercicios: [CLOCKED] } } },
    );
  const aside = () => document.querySelector('.s-veredicto .num')?.textContent;

  it('says how long there is, once, and that the move came in time', async () => {
    const { user } = await clocked();
    await board();
    expect(said().join()).toContain('Tienes 20 segundos para decidir.');
    expect(screen.getByText('20 s', { selector: '.mueve span' })).toBeDefined();
    expect(document.querySelector('.s-ritmo')).not.toBeNull();
    await play(user, 'b8', 'b1');
    expect(aside()).toMatch(/, a tiempo$/u);
    expect(document.querySelector('.s-ritmo')).toBeNull();
  });

  it('calls right what came late, and says that it was late', async () => {
    const { user, calls } = await clocked();
    await board();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await play(user, 'b8', 'b1');
    expect(verdict()).toBe('1…Tb1#, jaque mate');
    expect(aside()).toMatch(/, tarde$/u);
    expect(screen.getByText(/cuenta como acierto/u, { selector: '.s-cuerpo p' })).toBeDefined();
    expect(said().join()).toContain('Llegó tarde');
    expect(attempts(calls)).toMatchObject([{ ejercicio: CLOCKED.id, respuesta: { jugadas: ['b8b1'] } }]);
  });

  it('belongs to its theme alone', async () => {
    await show(aPlanFor('ejercicios', [BACK_RANK]));
    await board();
    expect(document.querySelector('.s-ritmo')).toBeNull();
  });
});

describe('a position', () => {
  it('is played by tapping, answered by the rival, and finished', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [LEGAL]));
    await board();
    expect(said().join()).toContain('Juegan blancas. Blancas: rey e1');
    await play(user, 'f3', 'e5');
    await reply();
    expect(said().join()).toContain('El rival juega alfil de g4 toma la dama de d1.');
    expect(await heading('Bien. El rival contestó: ¿cómo sigue?')).toBeDefined();
    await play(user, 'c4', 'f7');
    await reply();
    await play(user, 'c3', 'd5');
    expect(screen.getByText('5.Cxe5, la mejor')).toBeDefined();
    expect(said().join()).toContain('jaque mate');
    expect(attempts(calls)).toMatchObject([
      { ejercicio: LEGAL.id, diaIndex: 1, tareaIndex: 0, pistas: 0, respuesta: { jugadas: ['f3e5', 'c4f7', 'c3d5'] } },
    ]);
    expect(document.activeElement).toBe(press('Terminar'));
    await user.keyboard('{Enter}');
    expect(await heading('Un paso más cerca de coronar')).toBeDefined();
    await waitFor(() => expect(states(calls)).toEqual(['enProgreso', 'finalizado']));
  });

  it('is played with the keyboard alone', async () => {
    const { user } = await show(aPlanFor('ejercicios', [BACK_RANK]));
    await board();
    // Black is below: the board is turned, and so are the arrows.
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(square('e7'));
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('b8, torre negra');
    await user.keyboard('{Enter}');
    expect(square('b8').getAttribute('aria-selected')).toBe('true');
    for (let i = 0; i < 7; i++) await user.keyboard('{ArrowUp}');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1…Tb1#, jaque mate')).toBeDefined();
  });

  it.each(['Cxe5', 'Nxe5', 'f3e5'])('is played by writing %s', async (text) => {
    const { user } = await show(aPlanFor('ejercicios', [LEGAL]));
    await board();
    await user.type(screen.getByLabelText('Tu jugada'), `${text}{Enter}`);
    await reply();
    expect(square('e5').getAttribute('aria-label')).toBe('e5, caballo blanco');
    expect(square('d1').getAttribute('aria-label')).toBe('d1, alfil negro');
  });

  it('says what is wrong with what was written', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [LEGAL]));
    await board();
    await user.type(screen.getByLabelText('Tu jugada'), 'Dh8{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Esa jugada no es posible en esta posición.');
    expect(attempts(calls)).toEqual([]);
  });

  it('castles by writing it', async () => {
    const { user } = await show(aPlanFor('ejercicios', [CASTLE]));
    await board();
    await user.type(screen.getByLabelText('Tu jugada'), '0-0{Enter}');
    expect(screen.getByText('5.0-0, la mejor')).toBeDefined();
  });

  it('takes another right move, and says that it is right', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [CASTLE]));
    await board();
    await play(user, 'c2', 'c3');
    expect(screen.getByText('5.c3, correcta')).toBeDefined();
    expect(attempts(calls)).toMatchObject([{ respuesta: { jugadas: ['c2c3'] } }]);
  });

  it('answers a wrong move with its refutation and its cause, and lets it be tried again', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [LEGAL, BACK_RANK]));
    await board();
    await play(user, 'f3', 'd4');
    expect(screen.getByText('5.Cd4 pierde la dama')).toBeDefined();
    expect(screen.getByText('1.er intento')).toBeDefined();
    await reply();
    expect(square('d1').getAttribute('aria-label')).toBe('d1, alfil negro');
    expect(screen.getByText(/El rival contesta 5…Axd1 y te quedas sin dama\./)).toBeDefined();
    expect(screen.getByText(/Este ejercicio vuelve el domingo 15\./)).toBeDefined();
    await user.click(press('Probar otra vez'));
    expect(square('d1').getAttribute('aria-label')).toBe('d1, dama blanca');
    for (const [from, to] of [
      ['f3', 'e5'],
      ['c4', 'f7'],
      ['c3', 'd5'],
    ] as const) {
      await play(user, from, to);
      await reply();
    }
    expect(screen.getByText('2.º intento')).toBeDefined();
    expect(attempts(calls).map(({ respuesta }) => respuesta)).toEqual([
      { jugadas: ['f3d4'] },
      { jugadas: ['f3e5', 'c4f7', 'c3d5'] },
    ]);
    await user.click(press('Siguiente'));
    // The first try is the one that counts.
    expect(await screen.findByRole('img', { name: 'Paso 2 de 2. Aciertos: 0. Fallos: 1.' })).toBeDefined();
  });

  it('a mistake later in the line is judged from the beginning again', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [LEGAL]));
    await board();
    await play(user, 'f3', 'e5');
    await reply();
    await play(user, 'a2', 'a3');
    expect(screen.getByText('6.a3 no es la jugada')).toBeDefined();
    await user.click(press('Probar otra vez'));
    await play(user, 'c4', 'f7');
    await reply();
    await play(user, 'c3', 'd5');
    expect(attempts(calls).map(({ respuesta }) => respuesta)).toEqual([
      { jugadas: ['f3e5', 'a2a3'] },
      { jugadas: ['f3e5', 'c4f7', 'c3d5'] },
    ]);
  });

  it('a move that throws the win away without being punished has its cause too', async () => {
    const { user } = await show(aPlanFor('ejercicios', [STALEMATE]));
    await board();
    await play(user, 'g1', 'g6');
    expect(screen.getByText('1.Dg6 lleva a tablas')).toBeDefined();
  });

  it('a move that also wins costs nothing', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [LEGAL]));
    await board();
    await play(user, 'h2', 'h3');
    expect(screen.getByText('También vale, pero hay algo mejor')).toBeDefined();
    expect(attempts(calls)).toEqual([]);
    await user.click(press('Buscar la mejor'));
    for (const [from, to] of [
      ['f3', 'e5'],
      ['c4', 'f7'],
      ['c3', 'd5'],
    ] as const) {
      await play(user, from, to);
      await reply();
    }
    expect(attempts(calls).map(({ respuesta }) => respuesta)).toEqual([{ jugadas: ['h2h3', 'f3e5', 'c4f7', 'c3d5'] }]);
  });

  it('gives four hints, each telling more, and counts them', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [BACK_RANK]));
    await board();
    const texts = ['Mira la última fila.', 'Juega la torre.', 'La pieza que juega está en b8.', 'La jugada es 1…Tb1#.'];
    for (const text of texts) {
      await user.keyboard('p');
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
    await play(user, 'b8', 'b1');
    expect(attempts(calls)).toMatchObject([{ pistas: 4 }]);
  });

  it('shows the solution to whoever gives up, and lets the line be walked through', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [LEGAL]));
    await board();
    await user.click(press('Rendirme'));
    expect(screen.getByText('La solución: 5.Cxe5')).toBeDefined();
    expect(attempts(calls)).toMatchObject([{ respuesta: { jugadas: [] } }]);
    const line = within(screen.getByRole('group', { name: 'Línea principal' }));
    expect(line.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '5.Cxe5',
      'Axd1',
      '6.Axf7+',
      'Re7',
      '7.Cd5#',
    ]);
    await user.click(line.getByRole('button', { name: '7.Cd5#' }));
    expect(square('d5').getAttribute('aria-label')).toBe('d5, caballo blanco');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(square('e8').getAttribute('aria-label')).toBe('e8, rey negro');
    expect(line.getByRole('button', { name: '6.Axf7+' }).getAttribute('aria-current')).toBe('step');
  });

  it('asks which piece when a pawn crowns', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [CROWN]));
    await board();
    await play(user, 'e7', 'e8');
    const picker = within(await screen.findByRole('dialog', { name: 'Elige la pieza que pides' }));
    // The picker comes when it is wanted, and takes the focus once it is there.
    await waitFor(() => expect(document.activeElement).toBe(picker.getByRole('button', { name: 'dama' })));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await play(user, 'e7', 'e8');
    await user.keyboard('{Enter}');
    expect(screen.getByText('60.e8=D, la mejor')).toBeDefined();
    expect(attempts(calls)).toMatchObject([{ respuesta: { jugadas: ['e7e8q'] } }]);
  });

  it('is the same one after a reload, with its answers kept', async () => {
    const plan = aPlanFor('ejercicios', [BACK_RANK, LEGAL]);
    const { user, unmount, calls } = await show(plan);
    await board();
    await play(user, 'b8', 'b1');
    await user.click(press('Siguiente'));
    await board();
    unmount();
    reload();
    const again = await show(plan);
    await board();
    expect(screen.getByRole('img', { name: 'Paso 2 de 2. Aciertos: 1. Fallos: 0.' })).toBeDefined();
    // Sent before the reload or waiting after it: once, either way.
    expect(attempts([...calls, ...again.calls])).toHaveLength(1);
  });

  it('comes back, days later, at the head of the day', async () => {
    const plan = aPlanFor('ejercicios', [LEGAL]);
    const [monday, thursday] = plan.planEstudio as [Plan['planEstudio'][number], Plan['planEstudio'][number]];
    const lesson = thursday.tareas[0]?.leccion;
    if (!lesson) throw new Error('A task without its lesson');
    const failed = {
      ...plan,
      planEstudio: plan.planEstudio.with(0, {
        ...monday,
        tareas: monday.tareas.map((task) => ({
          ...task,
          leccion: { ...lesson, ejercicios: [QUIET.id] },
          intentos: [{ ejercicio: QUIET.id, primero: 'mal' as const, ultimo: 'mal' as const, veces: 1 }],
        })),
      }),
    };
    const { user, calls } = await show(failed);
    await board();
    expect(screen.getByText('Vuelve del lunes: aquel día no salió.')).toBeDefined();
    await play(user, 'h7', 'h6');
    expect(attempts(calls)).toMatchObject([{ ejercicio: QUIET.id, diaIndex: 0, tareaIndex: 0 }]);
  });
});

describe('a question about a board', () => {
  const [attackers, defenders] = ATTACKERS.preguntas;
  const numberOf = (question: typeof attackers) => (question?.tipo === 'numero' ? question.valor : Number.NaN);

  it('is made from its name, counted, tried again, and measured by its first answers', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [ATTACKERS]));
    await heading(attackers?.pide ?? '');
    const grid = await board();
    expect(grid.getAttribute('aria-readonly')).toBe('true');
    expect(document.getElementById(grid.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Casilla marcada: c6.',
    );
    expect(screen.getByText(ATTACKERS.situacion ?? '', { selector: 'p.menor' })).toBeDefined();
    await user.type(screen.getByLabelText('Tu respuesta'), 'dos{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Escribe un número, por ejemplo «3».');
    await user.clear(screen.getByLabelText('Tu respuesta'));
    await user.type(screen.getByLabelText('Tu respuesta'), '9{Enter}');
    expect(verdict()).toBe('No es 9');
    await user.click(press('Probar otra vez'));
    await user.type(screen.getByLabelText('Tu respuesta'), `${numberOf(attackers)}{Enter}`);
    expect(verdict()).toBe(`${numberOf(attackers)}, correcto`);
    await user.click(press('Siguiente pregunta'));
    await heading(defenders?.pide ?? '');
    await user.type(screen.getByLabelText('Tu respuesta'), `${numberOf(defenders)}{Enter}`);
    expect(screen.getByText(ATTACKERS.explicacion)).toBeDefined();
    expect(attempts(calls)).toMatchObject([
      { ejercicio: ATTACKERS.id, respuesta: { preguntas: [{ numero: 9 }, { numero: numberOf(defenders) }] } },
    ]);
    await user.click(press('Terminar'));
    expect(await screen.findByText(/^Respondiste 9\. La respuesta: 1\.$/)).toBeDefined();
    expect(screen.getByRole('img', { name: 'Posición del ejercicio 1' })).toBeDefined();
  });

  it('marks its squares on an empty board, and is answered with a key', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [SQUARES]));
    await heading('¿Cómo se llama la casilla marcada?');
    expect(await board()).toBeDefined();
    await user.keyboard('2');
    expect(verdict()).toBe('Correcto');
    await user.click(press('Siguiente pregunta'));
    await heading('Sin mirar un tablero: ¿de qué color es la casilla e2?');
    expect(screen.queryByRole('grid')).toBeNull();
    await user.keyboard('1');
    expect(attempts(calls)).toMatchObject([{ respuesta: { preguntas: [{ opcion: 1 }, { opcion: 0 }] } }]);
  });

  it('can be about a board that is only in the head, and shows the answer to whoever gives up', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [BLIND]));
    await heading(BLIND.preguntas[0]?.pide ?? '');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByText(BLIND.situacion ?? '', { selector: '.s-escena p' })).toBeDefined();
    await user.click(press('Rendirme'));
    expect(verdict()).toBe('La respuesta');
    expect(screen.getByText(BLIND.explicacion)).toBeDefined();
    expect(attempts(calls)).toMatchObject([{ ejercicio: BLIND.id, respuesta: { preguntas: [] } }]);
  });
});

describe('a hand', () => {
  const poker = (...exercises: Parameters<typeof aPlanFor>[1] & object) =>
    aPlanFor('ejercicios', exercises, 'Poker Texas Holdem');

  it('is drawn from its data and decided with a key', async () => {
    const { user, calls } = await show(poker(PRICE));
    const table = await screen.findByRole('img', { name: /^Cash, 6 jugadores/ });
    expect(table.getAttribute('aria-label')).toContain(
      'Tú, en el botón, con as de picas y jota de picas, $9,70 por delante. CO: $9,20, puso $0,50. Bote: $1,25.',
    );
    expect(within(table).getByText('$1,25', { selector: '.bote b' })).toBeDefined();
    expect(await heading('CO apuesta $0,50. ¿Qué haces?')).toBeDefined();
    await user.keyboard('2');
    expect(screen.getByText('Pagar, la mejor')).toBeDefined();
    expect(document.querySelector('.medida b')?.textContent).toBe('28,6\u00a0%');
    expect(screen.getByText('Es una decisión pareja: vale más de una respuesta.')).toBeDefined();
    expect(attempts(calls)).toMatchObject([{ ejercicio: PRICE.id, respuesta: { preguntas: [{ opcion: 1 }] } }]);
  });

  it('takes a close decision as right, and says so', async () => {
    const { user } = await show(poker(PRICE));
    await heading(/¿Qué haces\?/);
    await user.click(press(/Subir a/));
    expect(screen.getByText('Subir a $1,50, también vale')).toBeDefined();
  });

  it('says what a wrong decision costs, where that is exact', async () => {
    const { user, calls } = await show(poker(PUSH));
    await heading('¿Qué haces?');
    await user.keyboard('1');
    expect(verdict()).toBe('Retirarse cuesta 0,9\u00a0bb');
    expect(within(screen.getByRole('group', { name: 'Las opciones' })).getByText('−0,55 bb')).toBeDefined();
    expect(attempts(calls)).toMatchObject([{ respuesta: { preguntas: [{ opcion: 0 }] } }]);
  });

  it('asks its numbers one after another, names the usual mistake, and shows what is needed against what one has', async () => {
    const { user, calls } = await show(poker(ODDS));
    await heading(/¿Qué porcentaje/);
    await user.type(screen.getByLabelText('Tu respuesta, en %'), 'mucho{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Escribe un número');
    await user.clear(screen.getByLabelText('Tu respuesta, en %'));
    await user.type(screen.getByLabelText('Tu respuesta, en %'), '40{Enter}');
    expect(screen.getByText('Dividiste por el bote que había, sin sumar tu propio pago.')).toBeDefined();
    await user.click(press('Probar otra vez'));
    await user.type(screen.getByLabelText('Tu respuesta, en %'), '28,6 %{Enter}');
    expect(verdict()).toBe('28,6\u00a0%, correcto');
    await user.click(press('Siguiente pregunta'));
    await user.type(await screen.findByLabelText('Tu respuesta, en %'), '35{Enter}');
    await user.click(press('Siguiente pregunta'));
    await user.keyboard('2');
    const texts = [...document.querySelectorAll('.medida b')].map((one) => one.textContent);
    expect(texts.slice(0, 2)).toEqual(['28,6\u00a0%', '35\u00a0%']);
    // The first number is what was answered.
    expect(attempts(calls)).toMatchObject([
      { respuesta: { preguntas: [{ numero: 40 }, { numero: 35 }, { opcion: 1 }] } },
    ]);
  });

  it('shows and says what is known of a player, on every question', async () => {
    const { user } = await show(poker(NOTED));
    const table = await screen.findByRole('img', { name: /^Cash, 6 jugadores/ });
    expect(table.getAttribute('aria-label')).toContain('Nota, CO: se retira el 88 %.');
    const known = () => screen.getByRole('list', { name: 'Lo que sabes de cada uno' });
    expect(known().textContent).toBe('CO: se retira el 88 %.');
    expect(table.querySelectorAll('.anotada')).toHaveLength(1);
    expect(screen.getByText(/Apuesta con todo su rango\./)).toBeDefined();
    await user.type(screen.getByLabelText('Tu respuesta, en %'), '28,6{Enter}');
    await user.click(press('Siguiente pregunta'));
    expect(known()).toBeDefined();
    expect(screen.getByText(/Apuesta con todo su rango\./)).toBeDefined();
  });

  it('works the sum out after each question, and counts a right decision although a number was wrong', async () => {
    const { user, calls } = await show(poker(NOTED));
    await user.type(await screen.findByLabelText('Tu respuesta, en %'), '50{Enter}');
    await user.click(press('Ver la solución'));
    expect(screen.getByText('0,5 ÷ (0,75 + 0,5 + 0,5) = 28,6 %.')).toBeDefined();
    await user.click(press('Siguiente pregunta'));
    await user.keyboard('2');
    await user.click(press('Terminar'));
    expect(await screen.findByText('Casi, cuentas 0 de 1', {}, { timeout: 60_000 })).toBeDefined();
    expect(attempts(calls)).toMatchObject([{ respuesta: { preguntas: [{ numero: 50 }, { opcion: 1 }] } }]);
    expect(document.querySelector('.cifras dd')?.textContent).toBe('1/1');
  });

  it('says after a wrong number what the sum is made of, and does not count it as a hint', async () => {
    const { user, calls } = await show(poker(NOTED));
    await user.type(await screen.findByLabelText('Tu respuesta, en %'), '50{Enter}');
    const help = 'Lo que pagas, dividido por el bote que habría después de pagar.';
    expect(screen.getByText(help)).toBeDefined();
    expect(said().join(' ')).toContain(help);
    await user.click(press('Probar otra vez'));
    await user.type(screen.getByLabelText('Tu respuesta, en %'), '28,6{Enter}');
    await user.click(press('Siguiente pregunta'));
    await user.keyboard('2');
    expect(attempts(calls)).toMatchObject([{ pistas: 0 }]);
  });

  it('keeps everybody in their seats between question and correction, on every phone', async () => {
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('innerHeight', 844);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user } = await show(poker(PRICE));
    const table = await screen.findByRole('img', { name: /^Cash, 6 jugadores/ });
    const seated = () => [table.className, table.querySelectorAll('.asiento').length];
    const before = seated();
    await user.keyboard('2');
    expect(verdict()).toBe('Pagar, la mejor');
    expect(seated()).toEqual(before);
    expect(table.isConnected).toBe(true);
  });

  it('within two points of a percentage is nearly right', async () => {
    const { user } = await show(poker(NOTED));
    await user.type(await screen.findByLabelText('Tu respuesta, en %'), '30{Enter}');
    expect(verdict()).toBe('Casi: 30\u00a0%, y son 28,6\u00a0%');
    expect(press('Siguiente pregunta')).toBeDefined();
  });

  it('paints a range with the keyboard', async () => {
    const { user, calls } = await show(poker(RANGE));
    const grid = await screen.findByRole('grid', { name: 'Rango: las 169 manos' });
    const cell = (hand: string) => within(grid).getByRole('gridcell', { name: new RegExp(`^${hand},`) });
    cell('AA').focus();
    await user.keyboard(' ');
    for (let i = 0; i < 4; i++) await user.keyboard('{ArrowDown}{ArrowRight} ');
    expect(cell('TT').getAttribute('aria-selected')).toBe('true');
    expect(cell('TT').getAttribute('aria-label')).toBe('TT, pareja de dieces, dentro');
    expect(screen.getByText(/30 combos,/)).toBeDefined();
    await user.click(press('Comprobar'));
    expect(screen.getByText('El rango exacto')).toBeDefined();
    expect(attempts(calls)).toMatchObject([
      { respuesta: { preguntas: [{ rango: { AA: 1, KK: 1, QQ: 1, JJ: 1, TT: 1 } }] } },
    ]);
  });

  it('paints a range by dragging, and tells what was missing and what was too much', async () => {
    const { user } = await show(poker(RANGE));
    const grid = await screen.findByRole('grid', { name: 'Rango: las 169 manos' });
    const cell = (hand: string) => within(grid).getByRole('gridcell', { name: new RegExp(`^${hand},`) });
    await user.pointer([{ keys: '[MouseLeft>]', target: cell('AKs') }, { keys: '[/MouseLeft]' }]);
    await user.click(press('Comprobar'));
    expect(verdict()).toBe('Sobran 4 combos y faltan 30 combos');
    // Painted at once, with what each way of drawing means.
    expect(screen.getByText('Te faltó')).toBeDefined();
    expect(cell('AKs').getAttribute('aria-label')).toContain('sobra');
    expect(cell('QQ').getAttribute('aria-label')).toContain('te faltó');
  });

  it('asks without a table, and accepts more than one right answer', async () => {
    const { user, calls } = await show(poker(CHOICE));
    await heading('¿Qué haces primero?');
    await user.keyboard('4');
    expect(screen.getByText('Correcto')).toBeDefined();
    expect(attempts(calls)).toMatchObject([{ respuesta: { preguntas: [{ opcion: 3 }] } }]);
  });

  it('lets the player compare with the keys, and takes his word', async () => {
    const { user, calls } = await show(poker(OWN));
    await heading(/Describe tu regla/);
    await user.click(press('Comparar con las claves'));
    expect(screen.getByText('Un límite de tiempo.')).toBeDefined();
    await user.click(press('No la tenía'));
    expect(attempts(calls)).toMatchObject([{ respuesta: { preguntas: [{ acierto: false }] } }]);
    await user.click(press('Terminar'));
    expect(await heading('Una carta más sobre la mesa')).toBeDefined();
  });

  it('shows the answer to whoever gives up', async () => {
    const { user, calls } = await show(poker(ODDS));
    await heading(/¿Qué porcentaje/);
    await user.click(press('Rendirme'));
    expect(screen.getByText('La respuesta es 28,6 %.')).toBeDefined();
    expect(attempts(calls)).toMatchObject([{ respuesta: { preguntas: [] } }]);
  });
});

describe('the other kinds of task', () => {
  it('theory is slides with something to answer after every second', async () => {
    const { user, calls } = await show(aPlanFor('teoria', [BACK_RANK]));
    await heading('Clavadas');
    await user.keyboard('{Enter}');
    await user.click(press('Siguiente'));
    expect(await heading(STAGE.preguntas[0]?.pregunta ?? '')).toBeDefined();
    await user.click(press('Ver la respuesta'));
    await user.click(press('La sabía'));
    expect(attempts(calls)).toEqual([]);
  });

  it('theory asks what its stage can judge, and records it although no plan names it', async () => {
    const paso = 'c.aj-tac-clavada.2.p101';
    const [asked] = STAGE.preguntas;
    const step: Exercise = {
      tipo: 'ajedrez-pregunta',
      id: paso,
      temas: ['aj-tac-clavada'],
      nivel: 2,
      dificultad: 1300,
      orientacion: 'blancas',
      situacion: 'Clavadas.',
      preguntas: [
        {
          tipo: 'elige',
          pide: asked?.pregunta ?? '',
          textos: ['La del rey', 'La que se mueve y paga', 'La de un peón'],
          correcta: 1,
          aceptables: [],
        },
      ],
      explicacion: asked?.respuesta ?? '',
    };
    const etapa = { ...STAGE, preguntas: STAGE.preguntas.map((one, i) => (i === 0 ? { ...one, paso } : one)) };
    const { user, calls } = await show(aPlanFor('teoria', [BACK_RANK]), {
      [`GET ${PACK_ADDRESS}`]: { json: { etapa, ejercicios: [...(PACK.ejercicios ?? []), step] } },
    });
    await heading('Clavadas');
    await user.keyboard('{Enter}');
    await user.click(press('Siguiente'));
    await heading(asked?.pregunta ?? '');
    // On the felt stands what is asked, and goes on standing there: the title is in the bar already.
    const onFelt = () => document.querySelector('.s-sin-mesa')?.textContent;
    expect(onFelt()).toBe(asked?.pregunta);
    await user.click(screen.getByRole('button', { name: /La que se mueve y paga/u }));
    expect(await screen.findByText(asked?.respuesta ?? '')).toBeDefined();
    expect(onFelt()).toBe(asked?.pregunta);
    expect(attempts(calls)).toMatchObject([{ ejercicio: paso, respuesta: { preguntas: [{ opcion: 1 }] } }]);
  });

  it('play shows the focus, then three short answers that the analysis gets back', async () => {
    const plan = aPlanFor('jugar');
    const day = plan.planEstudio[1] as Plan['planEstudio'][number];
    const first = day.tareas[0] as (typeof day.tareas)[number];
    const both = {
      ...plan,
      planEstudio: plan.planEstudio.with(1, {
        ...day,
        tareas: [first, { ...first, tipo: 'analizar' as const, titulo: 'Analiza' }],
      }),
    };
    const { user, calls } = await show(both);
    await heading('Juega y vuelve');
    expect(screen.getByText(STAGE.foco)).toBeDefined();
    expect(screen.getByRole('link', { name: /Lichess/ }).getAttribute('href')).toBe('https://lichess.org/');
    await user.click(press('Ya jugué'));
    await user.click(screen.getByRole('radio', { name: 'Perdí' }));
    await user.type(screen.getByLabelText('¿Cuándo apareció el foco?'), 'En la jugada 12');
    await user.click(press('Guardar y terminar'));
    await heading('Un paso más cerca de coronar');
    await waitFor(() => expect(states(calls)).toContain('finalizado'));
    await user.click(screen.getByRole('radio', { name: 'Difícil' }));
    await user.click(press(/Seguir con la próxima tarea/));
    expect(await screen.findByText(/Al jugar anotaste: Perdí\. En la jugada 12\./)).toBeDefined();
    await waitFor(() =>
      expect(lastNotes(calls)).toEqual({ resultado: 'Perdí', aparicion: 'En la jugada 12', sensacion: 'Difícil' }),
    );
  });

  it('a game whose task lets moves be taken back begins without a clock, and says so', async () => {
    const descripcion = 'Juega desde 1.e4 e5 2.f4 exf4 con negras; contra Estratega puedes deshacer y probar otra.';
    const { user, unmount } = await show(aPlanFor('jugar', [], 'Ajedrez', { nivel: 4, descripcion }));
    await user.click(await screen.findByRole('button', { name: 'Jugar aquí contra Estratega' }));
    await heading(/^Contra Estratega/u);
    expect(screen.getByRole('radio', { name: 'Sin reloj' })).toHaveProperty('checked', true);
    expect(screen.getByText(/Sin reloj puedes deshacer\.$/u)).toBeDefined();
    unmount();
    const other = await show(aPlanFor('jugar', [], 'Ajedrez', { nivel: 4 }));
    await other.user.click(await screen.findByRole('button', { name: 'Jugar aquí contra Estratega' }));
    await heading(/^Contra Estratega/u);
    expect(screen.getByRole('radio', { name: 'Sin reloj' })).toHaveProperty('checked', false);
    expect(screen.queryByText(/puedes deshacer/u)).toBeNull();
  });

  it.each([
    ['Ajedrez', 'Juega y vuelve', 'Trae esa partida'],
    ['Poker Texas Holdem', 'Juega tu sesión y vuelve', 'Tráelas'],
  ] as const)(
    '%s played elsewhere is asked for once, in a line that nobody has to answer',
    async (campo, asked, bring) => {
      const plan = aPlanFor('jugar', [], campo);
      const { user } = await show(plan);
      await heading(asked);
      expect(screen.queryByRole('link', { name: bring })).toBeNull();
      await user.click(press('Ya jugué'));
      expect(screen.getAllByRole('link', { name: bring }).map((link) => link.getAttribute('href'))).toEqual([
        '/mis-partidas',
      ]);
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.type(screen.getByLabelText('¿Qué harías distinto?'), 'Pensar más');
      await user.click(press('Guardar y terminar'));
      await waitFor(() => expect(document.querySelector('main.s-fin')).not.toBeNull());
      expect(screen.queryByRole('link', { name: bring })).toBeNull();
    },
  );

  it('whoever comes back to what was answered of a game is not asked for it again', async () => {
    const plan = aPlanFor('jugar');
    const left = { paso: null, hechos: {}, ms: 0, notas: { resultado: 'Gané' }, vuelven: [] };
    localStorage.setItem(`estratega.sesion.plan-1.${plan.semana}.1.0`, JSON.stringify(left));
    await show(plan);
    await heading('¿Cómo fue?');
    expect(screen.queryByRole('link', { name: 'Trae esa partida' })).toBeNull();
  });

  it('what was written on another device is there, and a draft that was never sent goes now', async () => {
    const plan = aPlanFor('jugar');
    const day = plan.planEstudio[1] as Plan['planEstudio'][number];
    const task = { ...(day.tareas[0] as (typeof day.tareas)[number]), notas: { aparicion: 'En la apertura' } };
    const noted = { ...plan, planEstudio: plan.planEstudio.with(1, { ...day, tareas: [task] }) };
    const left = { paso: null, hechos: {}, ms: 0, notas: { cambio: 'Pensar más' }, vuelven: [] };
    localStorage.setItem(`estratega.sesion.plan-1.${plan.semana}.1.0`, JSON.stringify(left));
    const { calls } = await show(noted);
    await heading('¿Cómo fue?');
    expect((screen.getByLabelText('¿Cuándo apareció el foco?') as HTMLInputElement).value).toBe('En la apertura');
    expect((screen.getByLabelText('¿Qué harías distinto?') as HTMLInputElement).value).toBe('Pensar más');
    await waitFor(() => expect(lastNotes(calls)).toEqual({ cambio: 'Pensar más' }));
  });

  it('analysis walks a pasted game and marks its moments', async () => {
    const { user } = await show(aPlanFor('analizar'));
    const box = await screen.findByLabelText('Pega la partida (PGN o jugadas)');
    await user.type(box, 'una partida');
    await user.click(press('Abrir la partida'));
    expect((await screen.findByRole('alert')).textContent).toContain('No pudimos leer esa partida.');
    await user.clear(box);
    await user.type(box, '1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.0-0');
    await user.click(press('Abrir la partida'));
    await heading('Marca tres momentos');
    await user.click(press('Siguiente'));
    await user.click(press('Siguiente'));
    await user.click(press('Siguiente'));
    await user.click(press('Marcar 2.Cf3'));
    await user.type(screen.getByLabelText('Qué pasó en 2.Cf3'), 'Desarrollo');
    await user.click(press('Guardar y terminar'));
    expect(await heading('Un paso más cerca de coronar')).toBeDefined();
  });

  it('analysis offers the games played last, each on its own screen, and is over once one was gone over there', async () => {
    const game = {
      id: '0123456789abcdef',
      estado: 'por_analizar',
      sitio: 'estratega',
      idSitio: 'una',
      fecha: '2026-11-16T11:00:00.000Z',
      color: 'negras',
      resultado: '1-0',
      jugadas: 41,
      evaluada: false,
      ejercicios: 0,
      guardadaEn: '2026-11-16T11:30:00.000Z',
    };
    const games = { 'GET /api/partidas?limite=3': { json: { total: 1, partidas: [game] } } };
    const { unmount } = await show(aPlanFor('analizar'), games);
    await heading('¿Qué partida miras?');
    const link = await alive(screen.findByRole('link', { name: /Perdiste con negras, contra Estratega/ }));
    expect(link.getAttribute('href')).toBe('/mis-partidas/partida/0123456789abcdef');
    expect(link.textContent).toContain('16 de noviembre de 2026 · 21 jugadas');
    expect(press('Jugar una contra Estratega')).toBeDefined();
    unmount();
    reload();
    await show(aPlanFor('analizar'), games, { ...PLACE, mirada: true });
    expect(await heading('Un paso más cerca de coronar')).toBeDefined();
  });

  it('the close has the objectives filled in with what was measured', async () => {
    const plan = aPlanFor('cierre', []);
    const monday = plan.planEstudio[0] as Plan['planEstudio'][number];
    const measured = {
      ...plan,
      planEstudio: plan.planEstudio.with(0, {
        ...monday,
        tareas: monday.tareas.map((task) => ({
          ...task,
          leccion: {
            plantilla: 'ejercicios' as const,
            unidad: STAGE.unidad,
            variante: 0,
            ejercicios: ['a', 'b'],
            sesion: 1,
            paquetes: [],
          },
          intentos: [
            { ejercicio: 'a', primero: 'bien' as const, ultimo: 'bien' as const, veces: 1 },
            { ejercicio: 'b', primero: 'mal' as const, ultimo: 'bien' as const, veces: 2 },
          ],
        })),
      }),
    };
    await show(measured);
    await heading('Objetivos, con lo que mediste');
    expect(screen.getByText('1 de 2')).toBeDefined();
    expect(screen.getByText('1 de 2 respuestas a la primera.')).toBeDefined();
  });

  it('nine right and five wrong of an objective of 9 of 10 are 9 of 14, and not yet met', async () => {
    const plan = aPlanFor('cierre', []);
    const ejercicios = Array.from({ length: 14 }, (_, i) => `aj${i}`);
    const monday = plan.planEstudio[0] as Plan['planEstudio'][number];
    await show({
      ...plan,
      objetivos: plan.objetivos.map((one) => ({ ...one, meta: { numero: 10, unidad: 'posiciones', umbral: 9 } })),
      planEstudio: plan.planEstudio.with(0, {
        ...monday,
        tareas: monday.tareas.map((task) => ({
          ...task,
          leccion: { plantilla: 'ejercicios', unidad: STAGE.unidad, variante: 0, ejercicios, sesion: 1, paquetes: [] },
          intentos: ejercicios.map((ejercicio, i) => {
            const primero = i < 9 ? ('casi' as const) : ('mal' as const);
            return { ejercicio, primero, ultimo: 'bien' as const, veces: 2 };
          }),
        })),
      }),
    });
    await heading('Objetivos, con lo que mediste');
    expect(screen.getByText('9 de 14')).toBeDefined();
    expect(screen.getByText('Vas en 64 %; la meta es 90 %.')).toBeDefined();
  });

  it('a week made before lessons had addresses is read as it was', async () => {
    const plan = aPlanFor('ejercicios', []);
    const day = plan.planEstudio[1] as Plan['planEstudio'][number];
    const { leccion: _, ...old } = day.tareas[0] as (typeof day.tareas)[number];
    await show({ ...plan, planEstudio: plan.planEstudio.with(1, { ...day, tareas: [old] }) });
    expect(await screen.findByText('Una pieza clavada defiende menos de lo que parece.')).toBeDefined();
    expect(press('Terminar la tarea')).toBeDefined();
  });
});

describe('a task served by time', () => {
  const EASY = { ...BACK_RANK, id: 'aj00aa31', dificultad: 1100 };
  const FAIR = { ...BACK_RANK, id: 'aj00aa32', dificultad: 1400 };
  const NEXT = { ...BACK_RANK, id: 'aj00aa33', dificultad: 1420 };
  const HARD = { ...BACK_RANK, id: 'aj00aa34', dificultad: 1700 };
  const BANK = [EASY, FAIR, NEXT, HARD];
  const served = (changes: object = {}, partidas?: string[]): Plan => {
    const plan = aPlanFor('ejercicios', BANK);
    const serie = { cuantos: 3, segundos: 60, meta: 1400, semilla: 1, vuelven: [], ...changes };
    return {
      ...plan,
      planEstudio: plan.planEstudio.map((day, i) =>
        i === 1
          ? {
              ...day,
              tareas: day.tareas.map((one, j) =>
                j === 0 && one.leccion
                  ? { ...one, tiempo: 10, leccion: { ...one.leccion, serie, ...(partidas ? { partidas } : {}) } }
                  : one,
              ),
            }
          : day,
      ),
    };
  };
  const withBank = {
    [`GET ${PACK_ADDRESS}`]: { json: { ...PACK, ejercicios: [...(PACK.ejercicios ?? []), ...BANK, PLAY_OUT] } },
  };
  const solve = async (user: User) => {
    await board();
    await play(user, 'b8', 'b1');
    await reply();
  };
  const giveUp = async (user: User) => {
    await board();
    await user.click(press('Rendirme'));
    await reply();
  };
  const asked = (calls: readonly Call[]) => attempts(calls).map(({ ejercicio }) => ejercicio);

  const readOrder = (): readonly string[] => {
    const key = Object.keys(localStorage).find((one) => /^estratega\.sesion\.plan-1\..*\.1\.0$/u.test(one)) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { orden?: string[] }).orden ?? [];
  };

  it('begins near the aim, goes easier after two that failed, and brings them back before it ends', async () => {
    const { user, calls } = await show(served(), withBank);
    await giveUp(user);
    await user.click(press('Siguiente'));
    await giveUp(user);
    await user.click(press('Siguiente'));
    await solve(user);
    expect(asked(calls).slice(0, 2).toSorted()).toEqual([FAIR.id, NEXT.id]);
    expect(asked(calls)[2]).toBe(EASY.id);
    await user.click(press('Siguiente'));
    await solve(user);
    expect(asked(calls)[3]).toBe(HARD.id);
    // Nothing new is left: what failed first is met once more.
    await user.click(press('Siguiente'));
    await solve(user);
    expect(asked(calls)[4]).toBe(asked(calls)[0]);
  });

  it('ends when its minutes are used, at a clean stop, and goes on for whoever asks for more', async () => {
    const { user, calls } = await show(served({ segundos: 300 }), withBank);
    await solve(user);
    await act(() => vi.advanceTimersByTimeAsync(290_000));
    await user.click(press('Siguiente'));
    await solve(user);
    await act(() => vi.advanceTimersByTimeAsync(290_000));
    await user.click(press(/^(?:Siguiente|Terminar)$/));
    expect(await screen.findByRole('heading', { name: 'Lo que vuelve' })).toBeDefined();
    expect(asked(calls)).toHaveLength(2);
    await user.click(press('Un poco más'));
    await solve(user);
    expect(asked(calls)).toHaveLength(3);
  });

  it('says what is left over where nothing else can be asked', async () => {
    const { user } = await show(served(), withBank);
    for (const name of ['Siguiente', 'Siguiente', 'Siguiente', 'Terminar']) {
      await solve(user);
      await user.click(press(name));
    }
    expect(await screen.findByText(/Listo: sobran \d+ min\./)).toBeDefined();
  });

  it('plays out what is to be played before it serves, and measures the first try', async () => {
    const { user, calls } = await show(served({}, [PLAY_OUT.id]), withBank);
    await board();
    await heading(PLAY_OUT.consigna);
    await play(user, 'g6', 'f7');
    await reply();
    expect(verdict()).toBe('Aquí se escapó: 1.Df7');
    expect(screen.getByRole('region', { name: 'Ejercicio' }).textContent).toContain('El rey rival quedó ahogado.');
    // Tomorrow: today is Thursday 12.
    expect(screen.getByText('Este ejercicio vuelve el viernes 13.')).toBeDefined();
    await user.click(press('Seguir antes de 1.Df7'));
    await play(user, 'g6', 'g7');
    await reply();
    expect(verdict()).toBe('Mate en 1 jugada');
    await user.click(press('Siguiente'));
    await solve(user);
    expect(attempts(calls).map(({ ejercicio, respuesta }) => ({ ejercicio, respuesta }))).toEqual([
      { ejercicio: PLAY_OUT.id, respuesta: { partida: ['g6f7'], fin: 'escapo' } },
      { ejercicio: PLAY_OUT.id, respuesta: { partida: ['g6g7'], fin: 'logrado' } },
      { ejercicio: expect.stringMatching(/^aj00aa3[23]$/), respuesta: { jugadas: ['b8b1'] } },
    ]);
  });

  it('takes the minutes of what is played out from the task, however long it is thought about', async () => {
    const { user, calls } = await show(served({}, [PLAY_OUT.id]), withBank);
    await board();
    await act(() => vi.advanceTimersByTimeAsync(580_000));
    await play(user, 'g6', 'g7');
    await reply();
    await user.click(press('Terminar'));
    expect(await screen.findByRole('heading', { name: 'Lo que vuelve' })).toBeDefined();
    expect(asked(calls)).toEqual([PLAY_OUT.id]);
  });

  it('is at the same exercise after a reload', async () => {
    const first = await show(served(), withBank);
    await solve(first.user);
    await first.user.click(press('Siguiente'));
    await board();
    const before = readOrder();
    expect(before).toHaveLength(2);
    first.unmount();
    reload();
    await show(served(), withBank);
    await board();
    expect(readOrder()).toEqual(before);
  });
});

describe('the summary', () => {
  it('tells right answers, what returns and when, and what comes next', async () => {
    const { user, router } = await show(aPlanFor('ejercicios', [BACK_RANK, QUIET]));
    await board();
    await play(user, 'b8', 'b1');
    await user.click(press('Siguiente'));
    await board();
    await play(user, 'c6', 'd4');
    await reply();
    await user.click(press('Seguir'));
    await heading('Un paso más cerca de coronar');
    expect(screen.getByText('Aciertos').parentElement?.textContent).toBe('Aciertos1/2');
    const back = within(screen.getByRole('article'));
    expect(back.getByText('Jugaste 6…Cd4. Lo mejor: 6…h6.')).toBeDefined();
    expect(back.getByText('Vuelve el domingo 15')).toBeDefined();
    expect(screen.getByText('Mañana descansas. Próxima sesión: sábado, 1 tarea, 60 min previstos.')).toBeDefined();
    expect(screen.getAllByText(/jueves: 1 de 1 tarea terminada/)).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Justa' }));
    expect((screen.getByRole('radio', { name: 'Justa' }) as HTMLInputElement).checked).toBe(true);
    await user.click(press('Volver a la semana'));
    expect(router.state.location.pathname).toBe('/informacion-plan-de-estudio');
  });

  it('lets the task be done again, without measuring it twice', async () => {
    const { user, calls } = await show(aPlanFor('ejercicios', [BACK_RANK]));
    await board();
    await user.click(press('Rendirme'));
    await user.click(press('Terminar'));
    await heading('Un paso más cerca de coronar');
    await user.click(press('Repetir esta tarea'));
    await board();
    await play(user, 'b8', 'b1');
    await user.click(press('Terminar'));
    await heading('Un paso más cerca de coronar');
    expect(attempts(calls)).toHaveLength(2);
    expect(screen.getByText('Aciertos').parentElement?.textContent).toBe('Aciertos0/1');
  });

  it('sets an objective that its exercises have met', async () => {
    const plan = aPlanFor('ejercicios', [BACK_RANK]);
    const easy = {
      ...plan,
      objetivos: plan.objetivos.map((one) => ({
        ...one,
        estado: 'esperando' as const,
        meta: { ...one.meta, umbral: 1 },
      })),
    };
    const { user, calls } = await show(easy);
    await board();
    await play(user, 'b8', 'b1');
    await user.click(press('Terminar'));
    await waitFor(() =>
      expect(
        calls.filter(({ path }) => path === '/api/chat/actualizar-estado-objetivo').map(({ body }) => body),
      ).toEqual([{ planId: 'plan-1', objetivoIndex: 0, nuevoEstado: 'finalizado' }]),
    );
  });
});

it('sound and vibration are off until asked for', async () => {
  const { user } = await show(aPlanFor('ejercicios', [LEGAL]));
  await board();
  const toggle = screen.getByRole('switch', { name: 'Sonido y vibración' });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-checked')).toBe('true');
});

describe('the end of a week', () => {
  /** Everything else of the week is done. */
  const lastTask = (estado: 'enProgreso' | 'finalizado', createdAt?: string): Plan => {
    const plan = aPlanFor('cierre');
    return {
      ...plan,
      ...(createdAt ? { createdAt } : {}),
      planEstudio: plan.planEstudio.map((day, i) => ({
        ...day,
        tareas: day.tareas.map((task) => ({ ...task, estado: i === PLACE.diaIndex ? estado : 'finalizado' })),
      })),
      objetivos: plan.objetivos.map((objective) => ({ ...objective, estado: 'finalizado' })),
    };
  };

  it('says when the next one opens, and leads to it once it has', async () => {
    const early = await show(lastTask('enProgreso'));
    await early.user.click(await alive(screen.findByRole('button', { name: 'Cerrar la semana' }, { timeout: 60_000 })));
    await screen.findByRole('heading', { name: 'Coronaste: semana terminada' }, { timeout: 60_000 });
    expect(screen.getByText(/^Semana cumplida\. «Avanzar» se abre el \p{L}+ \d+\.$/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Volver a la semana' })).toBeDefined();
    early.unmount();
    reload();
    const { user, router } = await show(lastTask('finalizado', '2026-11-04T13:00:00.000Z'));
    await user.click(await alive(screen.findByRole('button', { name: 'Avanzar' }, { timeout: 60_000 })));
    expect(router.state.location).toMatchObject({
      pathname: '/informacion-plan-de-estudio',
      state: { planId: 'plan-1', avanzar: true },
    });
  });
});
