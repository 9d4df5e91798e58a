import type { Leccion, Plan, Recuperacion, Renovacion, TareaPropia } from '@estratega/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../shell/data/queries.tsx';
import { forgetLoadedChanges } from '../../shell/offline/change-store.ts';
import { forgetSending } from '../../shell/offline/sender.ts';
import { endSession, getSession, startSession } from '../../shell/session/session.ts';
import { forgetLoadedTimers } from '../../shell/timer/timers.ts';
import { aPlan, aTask, THURSDAY } from '../../test/a-plan.ts';
import { aUser } from '../../test/a-user.ts';
import { type Call, fakeServer, problem } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import StudyScreen from './route.tsx';

/** What a player changes of a running week. */

type Answers = Parameters<typeof fakeServer>[0];
/** Parts that come when they are asked for. */
const SLOW = { timeout: 10_000 };
const PLAN = 'GET /api/chat/obtener-plan/plan-1';

async function show(plan: Plan, answers: Answers = {}) {
  const calls = fakeServer({ 'GET /api/usuarios/yo': { json: aUser() }, [PLAN]: { json: plan }, ...answers });
  startSession('abc');
  await vi.waitFor(() => expect(getSession().user).not.toBeNull(), 60_000);
  renderAt({ pathname: '/informacion-plan-de-estudio', state: { planId: 'plan-1' } }, <StudyScreen />);
  await screen.findByRole('heading', { level: 1, name: /Ajedrez|Poker/ }, SLOW);
  return { calls, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}
const sent = (calls: Call[], path: string) =>
  calls.filter((call) => `${call.method} ${call.path}` === path).map(({ body }) => body);
const tasks = () => within(screen.getByRole('table', { name: 'Tareas' }));
const open = async (user: ReturnType<typeof userEvent.setup>, title: string) => {
  const row = tasks().getByRole('row', { name: title });
  await user.click(within(row).getByRole('button', { name: title }));
  return within(row);
};

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

const withLanes = (changes: Partial<Plan> = {}): Plan =>
  aPlan({
    planEstudio: [
      {
        dia: 'jueves',
        fecha: '2026-11-12',
        tareas: [
          aTask({ titulo: 'Clavadas', tiempo: 30, carril: 'pedido' }),
          aTask({ titulo: 'Planes', tiempo: 20, carril: 'camino' }),
          aTask({ titulo: 'Partida larga', tiempo: 50, carril: 'juego', tipo: 'jugar' }),
        ],
      },
    ],
    ...changes,
  });

describe('where the week goes', () => {
  it('says the minutes and the share of every lane', async () => {
    await show(withLanes());
    const table = within(screen.getByRole('table', { name: 'Minutos de la semana por carril' }));
    expect(table.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'En quéMinutosParte',
      'Lo que pediste30 min30 %',
      'Tu camino20 min20 %',
      'Partidas y su análisis50 min50 %',
    ]);
  });

  it('says nothing in a week from before lanes', async () => {
    await show(aPlan());
    expect(screen.queryByRole('region', { name: 'En qué se va tu semana' })).toBeNull();
  });

  it('is shifted by the player: sent, confirmed in words, and taken back when it could not be stored', async () => {
    let down = false;
    const { calls, user } = await show(withLanes(), {
      'POST /api/chat/preferencias': () =>
        down
          ? problem(503, 'no_disponible', 'El servicio no está disponible.')
          : { json: { carriles: { juego: 1, teoria: 0 } } },
    });
    const section = within(screen.getByRole('region', { name: 'En qué se va tu semana' }));
    await user.click(within(section.getByRole('group', { name: 'Partidas' })).getByRole('radio', { name: 'Más' }));
    expect(await section.findByText('Guardado. Tu próxima semana: más partidas.')).toBeDefined();
    expect(sent(calls, 'POST /api/chat/preferencias')).toEqual([
      { planId: 'plan-1', carriles: { juego: 1, teoria: 0 } },
    ]);
    down = true;
    const theory = within(section.getByRole('group', { name: 'Teoría' }));
    await user.click(theory.getByRole('radio', { name: 'Menos' }));
    expect(await section.findByText('El servicio no está disponible.')).toBeDefined();
    expect(theory.getByRole('radio', { name: 'Igual' })).toHaveProperty('checked', true);
  });

  it('offers no more games to whoever is in trouble', async () => {
    await show(withLanes({ cautela: true }));
    const section = within(screen.getByRole('region', { name: 'En qué se va tu semana' }));
    expect(section.queryByRole('group', { name: 'Partidas' })).toBeNull();
    expect(section.getByRole('group', { name: 'Teoría' })).toBeDefined();
  });
});

describe('a week from before exercises could be answered', () => {
  const old = aPlan;
  const left = (): Plan =>
    aPlan({ informacionTema: { ...aPlan().informacionTema, preferencias: { formatoAnterior: true } } });
  const leccion = {
    plantilla: 'ejercicios' as const,
    unidad: 'aj-tac-clavada@2',
    variante: 0,
    ejercicios: [],
    paquetes: [],
  } satisfies Leccion;
  const RENEW = 'POST /api/chat/renovar-semana';
  const RESULT: Renovacion = {
    hay: true,
    aplicada: false,
    dias: [
      {
        dia: 'jueves',
        fecha: '2026-11-12',
        minutos: 60,
        ejercicios: 14,
        tareas: [{ titulo: 'La pieza que no puede moverse', tiempo: 60 }],
      },
    ],
    objetivos: ['Clavada absoluta y relativa: 9 de 10 posiciones'],
  };

  it('is shown as it would be today, and becomes that when the player says so', async () => {
    let applied = false;
    const renewed = old().planEstudio.map((day) =>
      day.fecha === '2026-11-12'
        ? { ...day, tareas: [aTask({ titulo: 'La pieza que no puede moverse', leccion })] }
        : day,
    );
    const { calls, user } = await show(old(), {
      [PLAN]: () => ({ json: applied ? aPlan({ planEstudio: renewed }) : old() }),
      [RENEW]: ({ body }: Call) => {
        applied = (body as { accion: string }).accion === 'aplicar';
        return { json: { ...RESULT, aplicada: applied } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ver cómo quedaría' }, SLOW));
    const view = within(await screen.findByRole('region', { name: 'Así quedaría lo que te falta' }));
    expect(document.activeElement?.textContent).toBe('Así quedaría lo que te falta');
    expect(view.getByRole('heading', { name: 'Jueves 12: 60 min, 14 ejercicios' })).toBeDefined();
    expect(view.getByText('«La pieza que no puede moverse», 60 min')).toBeDefined();
    expect(view.getByText('Clavada absoluta y relativa: 9 de 10 posiciones')).toBeDefined();
    await user.click(view.getByRole('button', { name: 'Pasarla a este formato' }));
    expect(await screen.findByText('Listo: lo que queda de tu semana ya tiene ejercicios.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ver cómo quedaría' })).toBeNull();
    expect(tasks().getByRole('row', { name: 'La pieza que no puede moverse' })).toBeDefined();
    expect(sent(calls, RENEW)).toEqual([
      { planId: 'plan-1', accion: 'ver' },
      { planId: 'plan-1', accion: 'aplicar' },
    ]);
  });

  it('stays as it is when the player prefers it, and is offered again when that could not be stored', async () => {
    let down = true;
    const { calls, user } = await show(old(), {
      [PLAN]: () => ({ json: down ? old() : left() }),
      [RENEW]: () =>
        down
          ? problem(503, 'no_disponible', 'El servicio no está disponible.')
          : { json: { hay: false, aplicada: false, dias: [], objetivos: [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Dejarla como está' }, SLOW));
    expect(await screen.findByText('El servicio no está disponible.')).toBeDefined();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Dejarla como está' }));
    expect(await screen.findByText('De acuerdo: esta semana se queda como está.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ver cómo quedaría' })).toBeNull();
    expect(sent(calls, RENEW)).toEqual([
      { planId: 'plan-1', accion: 'dejar' },
      { planId: 'plan-1', accion: 'dejar' },
    ]);
  });

  it('is not offered where no day is left that nobody has touched', async () => {
    const touched = old().planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => ({ ...task, estado: 'enProgreso' as const })),
    }));
    await show({ ...old(), planEstudio: touched });
    expect(screen.queryByRole('button', { name: 'Ver cómo quedaría' })).toBeNull();
  });
});

describe('missed days', () => {
  const missed = (): Plan =>
    aPlan({
      planEstudio: [
        { dia: 'lunes', fecha: '2026-11-09', tareas: [aTask({ titulo: 'Posición de Lucena' })] },
        { dia: 'jueves', fecha: '2026-11-12', tareas: [aTask({ titulo: 'La ronda de control' })] },
        { dia: 'sabado', fecha: '2026-11-14', tareas: [aTask({ titulo: 'Partida larga', tiempo: 60 })] },
      ],
    });
  const RESULT: Recuperacion = {
    hay: true,
    aplicada: false,
    perdidos: [{ dia: 'lunes', fecha: '2026-11-09', minutos: 25 }],
    movidas: [
      {
        diaIndex: 0,
        tareaIndex: 0,
        titulo: 'Posición de Lucena',
        dia: 'sabado',
        fecha: '2026-11-14',
        tiempo: 15,
        antes: { dia: 'lunes', fecha: '2026-11-09', tiempo: 25 },
      },
    ],
    objetivosFuera: [],
    quitadas: [{ diaIndex: 2, tareaIndex: 1, titulo: 'Repaso', dia: 'sabado', fecha: '2026-11-14', tiempo: 10 }],
    dias: [{ dia: 'sabado', fecha: '2026-11-14', minutos: 75, antes: 60 }],
    recuperados: 15,
  };
  const RECOVER = 'POST /api/chat/recuperar';

  it('are said calmly, previewed, and left as they are when the player prefers it', async () => {
    const { calls, user } = await show(missed(), { [RECOVER]: { json: RESULT } });
    expect(screen.getByText('Te perdiste el lunes.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Reorganizar la semana' }));
    const view = within(await screen.findByRole('region', { name: 'Así quedaría: 15 minutos de vuelta' }));
    expect(view.getByText('Sábado 14: 75 min, antes 60')).toBeDefined();
    expect(view.getByText('«Posición de Lucena»: del lunes al sábado, 15 min en vez de 25')).toBeDefined();
    expect(view.getByText('«Repaso», 10 min')).toBeDefined();
    await user.click(view.getByRole('button', { name: 'Dejarla como está' }));
    expect(screen.queryByRole('region', { name: /Así quedaría/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Reorganizar la semana');
    expect(sent(calls, RECOVER)).toEqual([{ planId: 'plan-1', aplicar: false }]);
  });

  it('are re-planned when accepted: the task keeps its name for the server and stands on its new day', async () => {
    let applied = false;
    const before = missed();
    const [monday, ...rest] = before.planEstudio;
    if (!monday) throw new Error('no monday');
    const after: Plan = {
      ...before,
      planEstudio: [
        {
          ...monday,
          tareas: [
            aTask({
              titulo: 'Posición de Lucena',
              tiempo: 15,
              recuperada: { dia: 'sabado', fecha: '2026-11-14', tiempoPlan: 25 },
            }),
          ],
        },
        ...rest,
      ],
    };
    const { calls, user } = await show(before, {
      [PLAN]: () => ({ json: applied ? after : before }),
      [RECOVER]: ({ body }: Call) => {
        applied = (body as { aplicar: boolean }).aplicar;
        return { json: { ...RESULT, aplicada: applied } };
      },
      'POST /api/chat/actualizar-estado-tarea': { json: {} },
    });
    await user.click(screen.getByRole('button', { name: 'Reorganizar la semana' }));
    await user.click(await screen.findByRole('button', { name: 'Reorganizar así' }));
    expect(await screen.findByText('Listo: tu semana quedó reorganizada.')).toBeDefined();
    const row = await open(user, 'Posición de Lucena');
    expect(row.getByText('Sábado 14')).toBeDefined();
    expect(row.getByText(/Viene del lunes, más corta: eran 25 minutos\./)).toBeDefined();
    await user.selectOptions(row.getByLabelText('Estado: Posición de Lucena'), 'finalizado');
    await waitFor(() =>
      expect(sent(calls, 'POST /api/chat/actualizar-estado-tarea')).toEqual([
        { planId: 'plan-1', diaIndex: 0, tareaIndex: 0, nuevoEstado: 'finalizado', nuevaPrioridad: null },
      ]),
    );
  });

  it('after a week away the offer is a short session', async () => {
    vi.setSystemTime(new Date('2026-11-20T13:00:00.000Z'));
    const plan = { ...missed(), ahora: '2026-11-20T13:00:00.000Z' };
    const { user } = await show(plan, {
      [RECOVER]: { json: { ...RESULT, primeraSesion: 10, recuperados: 10 } },
    });
    await user.click(screen.getByRole('button', { name: 'Reorganizar la semana' }));
    expect(await screen.findByRole('region', { name: 'Vuelve con 10 minutos' })).toBeDefined();
  });
});

describe('a task that does not apply', () => {
  it('is said from the opened row with a reason, counts as done, and is taken back', async () => {
    const { calls, user } = await show(aPlan(), { 'POST /api/chat/no-aplica': { json: { estado: 'finalizado' } } });
    const row = await open(user, 'La ronda de control');
    await user.click(row.getByRole('button', { name: 'No aplica: La ronda de control' }));
    await user.click(await row.findByRole('radio', { name: 'Otro motivo' }, SLOW));
    await user.click(row.getByRole('button', { name: 'Marcar que no aplica' }));
    expect(row.getByText('Cuéntanos en pocas palabras por qué no aplica.')).toBeDefined();
    await user.click(row.getByRole('radio', { name: 'Ya lo sé' }));
    await user.click(row.getByRole('button', { name: 'Marcar que no aplica' }));
    expect(
      row.getByText(/Ya lo sé\. Lo comprobamos con una prueba corta más adelante\. Cuenta como hecha\./),
    ).toBeDefined();
    expect(row.getByLabelText('Estado: La ronda de control')).toHaveProperty('value', 'finalizado');
    expect(within(screen.getByRole('region', { name: 'La semana' })).getByText('2/4')).toBeDefined();
    const place = { planId: 'plan-1', diaIndex: 1, tareaIndex: 0 };
    await waitFor(() => expect(sent(calls, 'POST /api/chat/no-aplica')).toEqual([{ ...place, motivo: 'ya_lo_se' }]));
    await user.click(row.getByRole('button', { name: 'Deshacer «no aplica»: La ronda de control' }));
    expect(row.getByLabelText('Estado: La ronda de control')).toHaveProperty('value', 'esperando');
    await waitFor(() => expect(sent(calls, 'POST /api/chat/no-aplica').at(-1)).toEqual({ ...place, motivo: null }));
  });
});

describe('a reason being written', () => {
  const setWidth = (width: number) =>
    (window as unknown as { happyDOM: { setViewport: (to: { width: number }) => void } }).happyDOM.setViewport({
      width,
    });
  afterEach(() => setWidth(1024));

  it.each(['La ronda de control', 'Partida larga'])(
    'outlives a window that becomes a phone’s, and back: %s',
    async (titulo) => {
      const { user } = await show(aPlan());
      const before = await open(user, titulo);
      await user.click(before.getByRole('button', { name: `No aplica: ${titulo}` }));
      await user.click(await before.findByRole('radio', { name: 'Otro motivo' }, SLOW));
      await user.type(before.getByLabelText('Cuéntanos por qué'), 'No tengo reloj');
      for (const width of [390, 1024]) {
        act(() => setWidth(width));
        const row = within(screen.getByRole('row', { name: titulo }));
        expect(row.getByRole('radio', { name: 'Otro motivo' })).toHaveProperty('checked', true);
        expect(row.getByLabelText('Cuéntanos por qué')).toHaveProperty('value', 'No tengo reloj');
        expect(document.activeElement).toBe(row.getByLabelText('Cuéntanos por qué'));
      }
    },
  );
});

describe('tasks of one’s own', () => {
  const OWN: TareaPropia = {
    id: 'p1',
    dia: 'viernes',
    fecha: '2026-11-13',
    titulo: 'Clase con mi profesor',
    nota: 'Llevar la partida del sábado.',
    tiempo: 45,
    estado: 'esperando',
    prioridad: 'media',
  };

  it('stand in the list on their day, count, change through the queue, and can be taken away', async () => {
    let gone = false;
    const { calls, user } = await show(aPlan({ propias: [OWN] }), {
      [PLAN]: () => ({ json: aPlan({ propias: gone ? [] : [OWN] }) }),
      'POST /api/chat/actualizar-tarea-propia': { json: { estado: 'finalizado', prioridad: 'media' } },
      'DELETE /api/chat/tarea-propia/plan-1/p1': () => {
        gone = true;
        return { status: 204 };
      },
    });
    const week = within(screen.getByRole('region', { name: 'La semana' }));
    expect(week.getByText('1/5')).toBeDefined();
    const titles = tasks()
      .getAllByRole('row')
      .map((row) => row.getAttribute('aria-label'));
    expect(titles.indexOf('Clase con mi profesor')).toBe(titles.indexOf('Partida larga') - 1);
    const row = await open(user, 'Clase con mi profesor');
    expect(row.getByText(/Llevar la partida del sábado\./)).toBeDefined();
    await user.selectOptions(row.getByLabelText('Estado: Clase con mi profesor'), 'finalizado');
    expect(week.getByText('2/5')).toBeDefined();
    await waitFor(() =>
      expect(sent(calls, 'POST /api/chat/actualizar-tarea-propia')).toEqual([
        { planId: 'plan-1', tareaPropia: 'p1', nuevoEstado: 'finalizado', nuevaPrioridad: null },
      ]),
    );
    await user.click(row.getByRole('button', { name: 'Quitar tarea: Clase con mi profesor' }));
    await waitFor(() => expect(week.getByText('1/4')).toBeDefined());
  });

  it('are added with a form that says what is missing and what the server refuses', async () => {
    let full = true;
    const { calls, user } = await show(aPlan(), {
      'POST /api/chat/tarea-propia': () =>
        full
          ? problem(409, 'limite_tareas_dia', 'Ese día ya tiene 5 tareas tuyas. Quita una para agregar otra.')
          : { status: 201, json: OWN },
    });
    await user.click(screen.getByRole('button', { name: 'Agregar una tarea tuya' }));
    await user.click(await screen.findByRole('button', { name: 'Agregar' }, SLOW));
    expect(screen.getByText('Escribe qué vas a hacer.')).toBeDefined();
    await user.type(screen.getByLabelText('Qué vas a hacer'), 'Clase con mi profesor');
    await user.clear(screen.getByLabelText('Minutos'));
    await user.type(screen.getByLabelText('Minutos'), '120');
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(screen.getByText('Entre 5 y 90 minutos, sin decimales.')).toBeDefined();
    await user.clear(screen.getByLabelText('Minutos'));
    await user.type(screen.getByLabelText('Minutos'), '45');
    await user.selectOptions(screen.getByLabelText('Día'), 'Viernes 13');
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(await screen.findByText('Ese día ya tiene 5 tareas tuyas. Quita una para agregar otra.')).toBeDefined();
    full = false;
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(await screen.findByText('Tarea agregada.')).toBeDefined();
    const bodies = sent(calls, 'POST /api/chat/tarea-propia') as { id: string }[];
    expect(bodies).toHaveLength(2);
    // The same task, sent twice.
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect(bodies[1]).toMatchObject({ fecha: '2026-11-13', titulo: 'Clase con mi profesor', tiempo: 45 });
    expect(document.activeElement?.textContent).toBe('Agregar una tarea tuya');
  });
});

describe('help', () => {
  const LINE = 'Si el juego deja de ser un juego, hay ayuda gratuita';

  it('is one quiet line in a poker week, the player’s own country first', async () => {
    await show(aPlan({ campo: 'Poker Texas Holdem', zonaHoraria: 'America/Montevideo' }));
    const line = screen.getByText(LINE).closest('details');
    expect(line?.open).toBe(false);
    expect(line?.querySelector('.pais')?.textContent).toBe('Uruguay');
    expect(screen.queryByRole('heading', { name: 'Primero, tú' })).toBeNull();
  });

  it('is not said twice to whoever is in trouble, nor in chess', async () => {
    await show(aPlan({ campo: 'Poker Texas Holdem', cautela: true }));
    expect(screen.getByRole('heading', { name: 'Primero, tú' })).toBeDefined();
    expect(screen.queryByText(LINE)).toBeNull();
  });
});
