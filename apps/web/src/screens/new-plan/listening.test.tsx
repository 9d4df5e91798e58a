import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queries } from '../../shell/data/queries.tsx';
import { endSession, startSession } from '../../shell/session/session.ts';
import { aUser } from '../../test/a-user.ts';
import { type Call, fakeServer, problem } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import NewPlanScreen from './route.tsx';

beforeEach(() => {
  endSession();
  queries.clear();
});

/** What is loaded only when it is wanted, and pauses on a busy machine, may take their time. */
const SLOW = { timeout: 60_000 };

const PREVIEW = 'POST /api/chat/vista-previa';
const task = (titulo: string, carril: string, tiempo = 30) => ({
  titulo,
  descripcion: 'x',
  contenido: 'x',
  tiempo,
  estado: 'esperando',
  prioridad: 'media',
  temaId: 'aj-fin-torre',
  nivel: 2,
  tipo: 'teoria',
  porque: 'Lo pediste.',
  carril,
});
const WEEK = {
  planEstudio: [
    {
      dia: 'lunes',
      fecha: '2026-11-16',
      tareas: [
        task('Torre activa', 'pedido', 30),
        task('Clavadas', 'camino', 20),
        task('Una partida', 'juego', 40),
        task('Repaso', 'repaso', 10),
      ],
    },
  ],
  objetivos: [],
  respuestas: [
    { tema: 'aj-fin-torre', titulo: 'Finales de torre', polaridad: 'no_sabe', cuando: 'esta_semana' },
    { tema: 'aj-ape-indias', titulo: 'Defensas indias', polaridad: 'quiere', cuando: 'mas_adelante', semana: 3 },
  ],
  cautela: false,
  duda: false,
  menor: false,
};
const READ = [
  { tema: 'aj-fin-torre', titulo: 'Finales de torre', polaridad: 'no_sabe', tramo: [6, 22] },
  { tema: 'aj-tac-clavada', titulo: 'Clavada', polaridad: 'sabe', tramo: [30, 38] },
];
const THEMES = [
  { tema: 'aj-tac-doble', titulo: 'Ataque doble', area: 'táctica' },
  { tema: 'aj-tac-clavada', titulo: 'Clavada', area: 'táctica' },
  { tema: 'aj-fin-peones', titulo: 'Finales de peones', area: 'finales' },
];

function show(answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    'GET /api/usuarios/yo': { json: aUser() },
    'GET /api/chat/campos-estudiados': { json: [] },
    'GET /api/chat/prueba-nivel': { json: [] },
    'GET /api/planes/temas?campo=Ajedrez': { json: THEMES },
    'POST /api/planes/lectura': { json: READ },
    'POST /api/chat/custom-prompt': { status: 201, json: {} },
    [PREVIEW]: { json: WEEK },
    ...answers,
  });
  startSession('abc');
  return { calls, user: userEvent.setup(), ...renderAt('/agregar-plan-de-estudio', <NewPlanScreen />) };
}
type User = ReturnType<typeof userEvent.setup>;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const preview = () => screen.getByRole('region', { name: 'Así quedaría tu semana' });
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Qué sabes y qué se te resiste');
const chip = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${name}:`, 'u') });
const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Agregar un tema' });
const bodies = (calls: readonly Call[], path: string) =>
  calls
    .filter((call) => call.path === path)
    .map(({ body }) => (body as { informacionTema: Record<string, unknown> }).informacionTema);

async function fill(user: User) {
  await screen.findByRole('heading', { name: 'Qué quieres estudiar' });
  await user.click(radio('Ajedrez'));
  await user.click(radio('Alto'));
  await user.click(screen.getByRole('checkbox', { name: 'Lunes' }));
}

describe('the week beside the form', () => {
  it('says what is missing until it can be made, and then shows days, lanes and answers', async () => {
    const { user, calls } = show();
    await screen.findByRole('heading', { name: 'Qué quieres estudiar' });
    expect(within(preview()).getByText('Para verla faltan el juego, la intensidad y un día.')).toBeDefined();
    expect(within(preview()).getAllByText('libre')).toHaveLength(7);
    await user.click(radio('Ajedrez'));
    await user.click(radio('Alto'));
    expect(within(preview()).getByText('Para verla falta un día.')).toBeDefined();
    expect(bodies(calls, '/api/chat/vista-previa')).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Lunes' }));
    await within(preview()).findByText('Torre activa');
    const first = within(preview()).getByText('Torre activa').parentElement;
    expect(first?.textContent).toBe('30′Torre activapedido, lo que pediste');
    expect(within(preview()).getByText('y 1 tarea más')).toBeDefined();
    expect(within(preview()).getAllByText('libre')).toHaveLength(6);
    const lanes = within(preview()).getByRole('list', { name: 'En qué se va tu semana' });
    expect(
      within(lanes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['Lo que pediste 30 %', 'Repaso 10 %', 'Tu camino 20 %', 'Jugar y analizar 40 %']);
    expect(within(preview()).getByText('esta semana')).toBeDefined();
    expect(within(preview()).getByText('hacia la semana 3')).toBeDefined();
    expect(within(preview()).getByText('Vista previa actualizada: 4 tareas en 1 día.')).toBeDefined();
  });

  it('a few quick presses ask once, and the last answer wins', async () => {
    const { user, calls } = show();
    await fill(user);
    await within(preview()).findByText('Torre activa');
    const before = bodies(calls, '/api/chat/vista-previa').length;
    const more = screen.getByRole('button', { name: 'Media hora más el lunes' });
    for (let i = 0; i < 4; i += 1) await user.click(more);
    await waitFor(() =>
      expect(bodies(calls, '/api/chat/vista-previa').at(-1)).toMatchObject({ horasEstudio: { lunes: 3 } }),
    );
    expect(bodies(calls, '/api/chat/vista-previa').length - before).toBeLessThanOrEqual(2);
  });

  it.each([
    ['offline', 'offline' as const, /Sin conexión: la vista previa vuelve/u],
    ['refused', problem(409, 'plan_repetido', 'Ya tienes un plan igual.'), 'Ya tienes un plan igual.'],
    ['too many', problem(429, 'demasiadas_solicitudes', 'Demasiados intentos.'), 'Demasiados intentos.'],
  ])('%s: says so quietly, and the form still sends', async (_what, answer, said) => {
    const { user, router } = show({ [PREVIEW]: answer });
    await fill(user);
    await within(preview()).findByText(said);
    expect(screen.queryByRole('alert', { name: /.+/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Crear plan de estudio' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/catalogo-planes-de-estudio'));
  });

  it('asks which theme is meant where the words do not tell, and takes a no for this question alone', async () => {
    const entre = [
      { tema: 'aj-tac-doble', titulo: 'Ataque doble' },
      { tema: 'aj-fin-peones', titulo: 'Finales de peones' },
    ];
    const asked = { tema: 'aj-tac-doble', titulo: 'Ataque doble', polaridad: 'no_sabe', entre, tramo: [0, 4] };
    const { user } = show({ 'POST /api/planes/lectura': { json: [asked] } });
    await fill(user);
    await user.type(text(), 'Algo de eso no me sale.');
    const which = await screen.findByRole('group', { name: /^¿De qué hablas/u }, SLOW);
    expect(screen.queryByRole('combobox', { name: /^Ataque doble:/u })).toBeNull();
    await user.click(within(which).getByRole('button', { name: 'Finales de peones' }));
    expect(chip('Finales de peones').value).toBe('no_sabe');
    expect(screen.queryByRole('group', { name: /^¿De qué hablas/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Quitar Finales de peones' }));
    expect(screen.queryByRole('group', { name: /^¿De qué hablas/u })).toBeNull();
  });

  it('shows where help is to who spoke of trouble', async () => {
    const { user } = show({ [PREVIEW]: { json: { ...WEEK, cautela: true } } });
    await fill(user);
    await within(preview()).findByRole('heading', { name: 'Primero, tú' }, SLOW);
    expect(within(preview()).getByRole('button', { name: 'No es mi caso' })).toBeDefined();
  });

  it('asks once, quietly, where the words leave it open', async () => {
    const { user } = show({ [PREVIEW]: { json: { ...WEEK, duda: true } } });
    await fill(user);
    await screen.findByText('¿es dinero que hace falta para vivir?', {}, SLOW);
    expect(screen.getByRole('button', { name: 'Sí' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'No, hablaba de una mano' })).toBeDefined();
  });
});

describe('themes as chips', () => {
  async function written() {
    const shown = show();
    await fill(shown.user);
    await shown.user.click(text());
    await shown.user.paste('No sé finales de torre, ya sé clavadas');
    await screen.findByRole('combobox', { name: /^Clavada:/u }, SLOW);
    return shown;
  }

  it('asks what it is not sure of, and takes the answer', async () => {
    const unsure = READ.map((one) => (one.tema === 'aj-tac-clavada' ? { ...one, duda: true } : one));
    const { user } = show({ 'POST /api/planes/lectura': { json: unsure } });
    await fill(user);
    await user.click(text());
    await user.paste('No sé finales de torre, clavadas');
    const question = await screen.findByRole('group', { name: /^¿Te cuesta, o ya lo dominas\?/u }, SLOW);
    await user.click(within(question).getByRole('button', { name: 'Me cuesta' }));
    expect(screen.queryByRole('group', { name: /^¿Te cuesta/u })).toBeNull();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Clavada:/u }).value).toBe('no_sabe');
  });

  it('nothing put right: the text speaks for itself', async () => {
    const { user, calls } = await written();
    await user.click(screen.getByRole('button', { name: 'Crear plan de estudio' }));
    await waitFor(() => expect(bodies(calls, '/api/chat/custom-prompt')).toHaveLength(1));
    expect(bodies(calls, '/api/chat/custom-prompt')[0]).not.toHaveProperty('temas');
  });

  it('turned, removed and added by keyboard; previewed and sent as they were left', async () => {
    const { user, calls } = await written();
    await user.selectOptions(chip('Clavada'), 'Me cuesta');
    await user.click(screen.getByRole('button', { name: 'Quitar Finales de torre' }));
    expect(screen.queryByRole('combobox', { name: /^Finales de torre:/u })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Quitar Clavada' }));
    expect(screen.getByText('Quitado: Finales de torre.')).toBeDefined();

    await user.click(picker());
    await user.keyboard('doble');
    const option = await screen.findByRole('option', { name: /^Ataque doble/u });
    expect(picker().getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}');
    expect(chip('Ataque doble').value).toBe('quiere');
    expect(screen.queryByRole('listbox')).toBeNull();

    const temas = [
      { tema: 'aj-tac-clavada', polaridad: 'no_sabe' },
      { tema: 'aj-tac-doble', polaridad: 'quiere' },
    ];
    await waitFor(() => expect(bodies(calls, '/api/chat/vista-previa').at(-1)).toMatchObject({ temas }), SLOW);
    // More is written: what was removed does not come back.
    await user.click(text());
    await user.paste(' y más');
    await waitFor(
      () =>
        expect(calls.filter(({ path }) => path === '/api/planes/lectura').at(-1)?.body).toMatchObject({
          texto: text().value,
        }),
      SLOW,
    );
    expect(screen.queryByRole('combobox', { name: /^Finales de torre:/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Crear plan de estudio' }));
    await waitFor(() => expect(bodies(calls, '/api/chat/custom-prompt')).toHaveLength(1));
    expect(bodies(calls, '/api/chat/custom-prompt')[0]).toMatchObject({ temas });
  });

  it('the list opens and closes with keys, offers only what is not there, and Enter never sends the form', async () => {
    const { user, calls } = await written();
    await user.click(picker());
    const options = within(await screen.findByRole('listbox', {}, SLOW)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Ataque doble táctica',
      'Finales de peones finales',
    ]);
    await user.keyboard('{ArrowDown}');
    expect(options[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('nada parecido{Enter}');
    expect(screen.getByText('Ningún tema se llama así.')).toBeDefined();
    expect(bodies(calls, '/api/chat/custom-prompt')).toEqual([]);
  });

  it('are kept with the draft', async () => {
    const first = await written();
    await first.user.click(screen.getByRole('button', { name: 'Quitar Clavada' }));
    first.unmount();
    show();
    await screen.findByText('Recuperamos lo que habías escrito.');
    await screen.findByRole('combobox', { name: /^Finales de torre:/u });
    expect(screen.queryByRole('combobox', { name: /^Clavada:/u })).toBeNull();
  });
});

describe('measuring the level', () => {
  it('is offered, asks what it needs first, and takes the declared level along', async () => {
    const { user, router } = show();
    await fill(user);
    await user.selectOptions(screen.getByLabelText('Experiencia'), 'Elo online');
    await user.click(screen.getByRole('button', { name: 'Medir mi nivel' }));
    await screen.findByText('Escribe tu Elo: un número entero entre 100 y 3.500.');
    await user.type(screen.getByLabelText('Elo'), '1500');
    await user.click(radio('Rápida'));
    await user.click(screen.getByRole('button', { name: 'Medir mi nivel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/prueba-de-nivel'));
    expect(router.state.location.state).toEqual({
      nivel: { campo: 'Ajedrez', experienciaAjedrez: 'Elo online', elo: 1500, tiempo: 'rapida' },
    });
  });

  it('tells what it found, or where it stands', async () => {
    const test = {
      id: '0b2f5a0e-6f0e-4b53-9d6a-0f3f7d1c2a11',
      campo: 'Ajedrez',
      total: 12,
      hechos: [{ ejercicio: 'a', acierto: true }],
    };
    const first = show({
      'GET /api/chat/prueba-nivel': { json: [{ ...test, siguiente: { ejercicio: 'b', paquetes: [], despues: {} } }] },
    });
    await fill(first.user);
    await screen.findByText('Vas por el ejercicio 2 de 12.');
    first.unmount();
    const resultado = {
      nivel: 3,
      titulo: 'Tu nivel estimado: unos 1.500 de Elo FIDE.',
      detalle: 'x',
      aciertos: 8,
      de: 12,
      regla: { en: 0.5, desde: 0.4, hasta: 0.6, tramos: [{ nombre: 'Club', tuyo: true }] },
    };
    const second = show({ 'GET /api/chat/prueba-nivel': { json: [{ ...test, resultado }] } });
    await screen.findByText('Tu nivel estimado: unos 1.500 de Elo FIDE.');
    await second.user.click(radio('Poker Texas Holdem'));
    expect(screen.queryByText(/Tu nivel estimado/u)).toBeNull();
  });
});
