import { type InformacionTema, type Tarea, WEEKDAYS } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPromises } from '../evaluation/invariants.ts';
import { gameOf } from '../games/index.ts';
import { chain, HOY, isPromise, minutesOf, options, tasksOf, trace } from './weeks.fixture.ts';

/**
 * Whoever asks for one theme gets it, and not the same thing over and over: it is met in several ways, with what goes
 * with it, and the week has other matter too.
 */

const days = fc.record({
  diasEstudio: fc.subarray([...WEEKDAYS], { minLength: 2 }),
  hours: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 7, maxLength: 7 }),
  nivelIntensidad: fc.constantFrom('bajo' as const, 'alto' as const),
  at: fc.nat(10_000),
  polaridad: fc.constantFrom('no_sabe' as const, 'quiere' as const),
});

/** Themes that a week can be about: not the rules, not money or nerves, not play itself. */
const themesOf = (campo: InformacionTema['campo']): readonly string[] => {
  const game = gameOf(campo);
  return game.curriculum.topics
    .filter(({ id, area }) => id !== game.rules && !game.aside.includes(area) && !game.care.includes(id))
    .map(({ id }) => id);
};
const THEMES = { Ajedrez: themesOf('Ajedrez'), 'Poker Texas Holdem': themesOf('Poker Texas Holdem') };

const requests = fc.oneof(
  fc
    .tuple(
      days,
      fc.integer({ min: 900, max: 2300 }),
      fc.constantFrom('blitz' as const, 'rapida' as const, 'clásica' as const),
    )
    .map(
      ([{ hours, at, polaridad, ...own }, elo, tiempo]): InformacionTema => ({
        campo: 'Ajedrez',
        ...own,
        horasEstudio: Object.fromEntries(own.diasEstudio.map((dia, i) => [dia, (hours[i] ?? 1) / 2])),
        experienciaAjedrez: 'Elo online',
        elo,
        tiempo,
        conocimientosAjedrez: '',
        temas: [{ tema: THEMES.Ajedrez[at % THEMES.Ajedrez.length] as string, polaridad }],
      }),
    ),
  fc
    .tuple(
      days,
      fc.constantFrom(
        'Micro-stakes NL2-NL25' as const,
        'Low-stakes NL50-NL200' as const,
        'Mid-stakes NL400-NL2000' as const,
      ),
      fc.constantFrom('Cash games' as const, 'Torneos' as const),
    )
    .map(
      ([{ hours, at, polaridad, ...own }, limiteMesa, tipoPoker]): InformacionTema => ({
        campo: 'Poker Texas Holdem',
        ...own,
        horasEstudio: Object.fromEntries(own.diasEstudio.map((dia, i) => [dia, (hours[i] ?? 1) / 2])),
        tipoPoker,
        limiteMesa,
        conocimientosPoker: '',
        temas: [{ tema: THEMES['Poker Texas Holdem'][at % THEMES['Poker Texas Holdem'].length] as string, polaridad }],
      }),
    ),
);

const isStudy = ({ carril }: Tarea): boolean => carril !== 'juego' && carril !== 'cierre';

/** What a player would call dull, in words; nothing where the week is varied. */
const dullIn = (theme: string, tasks: readonly Tarea[]): readonly string[] => {
  const study = tasks.filter(isStudy);
  const own = study.filter(({ temaId }) => temaId === theme);
  const kinds = own.map(({ tipo }) => tipo);
  const dull: string[] = [];
  if (own.length >= 3 && new Set(kinds).size < 2) dull.push(`one kind: ${kinds.join(', ')}`);
  if (own.length >= 5 && new Set(kinds).size < 3) dull.push(`two kinds: ${kinds.join(', ')}`);
  for (const once of ['teoria', 'test', 'analizar'] as const) {
    const units = own.filter(({ tipo }) => tipo === once).map(({ temaId, nivel }) => `${temaId}@${nivel}`);
    if (new Set(units).size < units.length) dull.push(`${once} twice: ${units.join(', ')}`);
  }
  const minutes = minutesOf(study);
  if (minutes >= 120 && minutesOf(own) > 0.7 * minutes)
    dull.push(`${minutesOf(own)} of ${minutes} minutes on one theme`);
  const others = new Set(study.filter(({ temaId }) => temaId !== theme).map(({ temaId }) => temaId));
  if (minutes >= 180 && others.size < 2) dull.push(`beside it only ${[...others].join(', ') || 'nothing'}`);
  return dull;
};

describe('one theme asked for', { timeout: 300_000 }, () => {
  it('is given, and is not monotonous, in the first week and in the two after it', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const theme = request.temas?.[0]?.tema ?? '';
        for (const { traced } of chain(request, 3)) expect(dullIn(theme, tasksOf(traced.week))).toEqual([]);
        const first = trace(request);
        const broken = brokenPromises(gameOf(request.campo), request, HOY, first);
        expect(broken.filter((text) => isPromise(text, first))).toEqual([]);
      }),
      options(41, 150),
    );
  });

  it('has two fifths of the minutes outside play, with what goes with it, wherever there is something to solve', () => {
    let short = 0;
    let all = 0;
    fc.assert(
      fc.property(requests, (request) => {
        const { week } = trace(request);
        const tasks = tasksOf(week);
        // A cash player who asks for satellites can read of them: there is nothing to solve in that format.
        const theme = request.temas?.[0]?.tema;
        if (!tasks.some(({ temaId, tipo }) => temaId === theme && tipo === 'ejercicios')) return;
        const outside = minutesOf(tasks.filter(({ carril }) => carril !== 'juego'));
        const asked = minutesOf(tasks.filter(({ carril }) => carril === 'pedido'));
        all++;
        if (asked < 0.4 * outside - 5) short++;
      }),
      options(43, 200),
    );
    expect(all).toBeGreaterThan(100);
    expect(short / all).toBeLessThanOrEqual(0.02);
  });

  it('fills its share of a long week with more of what goes with it, which can be solved as much as read', () => {
    const week = trace({
      campo: 'Poker Texas Holdem',
      nivelIntensidad: 'bajo',
      diasEstudio: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'],
      horasEstudio: { lunes: 3.5, martes: 1.5, miercoles: 0.5, jueves: 3, viernes: 0.5, sabado: 4 },
      tipoPoker: 'Torneos',
      limiteMesa: 'High-stakes NL5000+',
      conocimientosPoker: '',
      temas: [{ tema: 'pk-pos-multiway', polaridad: 'no_sabe' }],
    }).week;
    const tasks = tasksOf(week);
    const asked = tasks.filter(({ carril }) => carril === 'pedido');
    const outside = tasks.filter(({ carril }) => carril !== 'juego');
    expect(minutesOf(asked)).toBeGreaterThanOrEqual(0.4 * minutesOf(outside));
    const beside = new Set(asked.map(({ temaId }) => temaId).filter((id) => id !== 'pk-pos-multiway'));
    expect(beside.size).toBeGreaterThan(3);
    const solved = asked.filter(({ tipo }) => tipo === 'ejercicios' || tipo === 'test').map(({ temaId }) => temaId);
    expect([...beside].filter((id) => solved.includes(id)).length).toBeGreaterThanOrEqual(beside.size / 2);
  });

  it('says of what goes with it that it does, and never that it was asked for', () => {
    const tasks = tasksOf(
      trace({
        campo: 'Poker Texas Holdem',
        nivelIntensidad: 'alto',
        diasEstudio: ['lunes', 'martes', 'jueves', 'sabado'],
        horasEstudio: { lunes: 2, martes: 2, jueves: 2, sabado: 2 },
        tipoPoker: 'Cash games',
        limiteMesa: 'Low-stakes NL50-NL200',
        conocimientosPoker: '',
        temas: [{ tema: 'pk-pos-bote3bet', polaridad: 'no_sabe' }],
      }).week,
    );
    const beside = tasks.filter(({ carril, temaId }) => carril === 'pedido' && temaId !== 'pk-pos-bote3bet');
    expect(beside.length).toBeGreaterThan(0);
    for (const { porque } of beside)
      expect(porque).toMatch(/Va de la mano de «Postflop en botes con 3-bet», que pediste|Es el paso anterior a/u);
  });
});
