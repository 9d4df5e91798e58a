import { ownAskedOf, type Tarea } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameSample } from '../../../../testing/runs.ts';
import { brokenPromises } from '../evaluation/invariants.ts';
import { gameOf } from '../games/index.ts';
import { oneTheme } from './one-theme.arbitrary.ts';
import { chain, HOY, isPromise, minutesOf, tasksOf, trace } from './weeks.fixture.ts';

/**
 * Whoever asks for one theme gets it, and not the same thing over and over: it is met in several ways, with what goes
 * with it, and the week has other matter too.
 */

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
  // A mixed review is of every theme in it.
  const spent = own.reduce((sum, { tiempo, otrosTemas = [] }) => sum + tiempo / (1 + otrosTemas.length), 0);
  if (minutes >= 120 && spent > 0.7 * minutes) dull.push(`${spent} of ${minutes} minutes on one theme`);
  const met = study.flatMap(({ temaId, otrosTemas = [] }) => [temaId, ...otrosTemas]);
  const others = new Set(met.filter((id) => id !== theme));
  if (minutes >= 180 && others.size < 2) dull.push(`beside it only ${[...others].join(', ') || 'nothing'}`);
  return dull;
};

describe('one theme asked for', { timeout: 600_000 }, () => {
  it('is given, and is not monotonous, in the first week and in the two after it', () => {
    fc.assert(
      fc.property(oneTheme, (request) => {
        const theme = request.temas?.[0]?.tema ?? '';
        for (const { traced } of chain(request, 3)) expect(dullIn(theme, tasksOf(traced.week))).toEqual([]);
        const first = trace(request);
        const broken = brokenPromises(gameOf(request.campo), request, HOY, first);
        expect(broken.filter((text) => isPromise(text, first))).toEqual([]);
      }),
      sameSample(41, 150),
    );
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
    const solved = asked.filter(({ leccion }) => ownAskedOf(leccion) >= 3).map(({ temaId }) => temaId);
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
