import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { RESULTS, type Resultado } from '../attempt/answer.ts';
import { type Asked, measure, type ThemeAnswer } from './measure.ts';
import { EXAM_UNIT, isUsedUp, newNeeded } from './objective.ts';

const TEMA = 'aj-fin-oposicion';
const goal = (umbral: number, numero: number, unidad = 'posiciones') => ({
  temaId: TEMA,
  meta: { umbral, numero, unidad },
});
const given = (...results: Resultado[]): ThemeAnswer[] =>
  results.map((resultado, i) => ({ temaId: TEMA, ejercicio: `e${i}`, resultado }));
const times = (n: number, resultado: Resultado): Resultado[] => Array.from({ length: n }, () => resultado);
const asked = (n: number): Asked => ({ listed: new Set(Array.from({ length: n }, (_, i) => `e${i}`)) });

describe('an objective', () => {
  it('counts of a series what it is expected to ask, or what was answered where that is more, and nothing of another theme', () => {
    const ids = new Set(Array.from({ length: 30 }, (_, i) => `e${i}`));
    const one = { ids, expected: 12, isOver: false };
    const series: Asked = { listed: new Set(), series: [one], aside: new Set(['e0']) };
    expect(measure(goal(8, 10), [], series)).toMatchObject({ hechos: 0, de: 12 });
    expect(measure(goal(8, 10), given(...times(9, 'bien')), series)).toMatchObject({ aciertos: 8, hechos: 8, de: 12 });
    expect(measure(goal(8, 10), given(...times(16, 'bien')), series)).toMatchObject({ hechos: 15, de: 15 });
  });

  it('counts of a series that is over what was answered in it, and all it was expected to ask where nothing was', () => {
    const ids = new Set(Array.from({ length: 30 }, (_, i) => `e${i}`));
    const over: Asked = { listed: new Set(), series: [{ ids, expected: 12, isOver: true }] };
    expect(measure(goal(8, 10), given(...times(6, 'bien')), over)).toMatchObject({ hechos: 6, de: 6, seguro: true });
    expect(measure(goal(8, 10), given(...times(6, 'mal')), over)).toMatchObject({ hechos: 6, de: 6, logrado: false });
    expect(measure(goal(8, 10), [], over)).toMatchObject({ hechos: 0, de: 12, logrado: false });
    // Another one of the theme is still to come.
    const other = { ids: new Set(['x1', 'x2']), expected: 9, isOver: false };
    const both: Asked = { ...over, series: [...(over.series ?? []), other] };
    expect(measure(goal(8, 10), given(...times(6, 'bien')), both)).toMatchObject({ hechos: 6, de: 15, seguro: false });
  });

  it('9 of 10 is a share: nine right and five wrong are 9 of 14, and do not meet it', () => {
    const found = measure(goal(9, 10), given(...times(9, 'bien'), ...times(5, 'mal')), asked(14));
    expect(found).toEqual({ aciertos: 9, hechos: 14, de: 14, logrado: false, seguro: false });
    // Nor in another order, nor where the week asked for fewer.
    expect(measure(goal(9, 10), given(...times(5, 'mal'), ...times(9, 'bien')))).toMatchObject({ logrado: false });
    expect(measure(goal(9, 10), given(...times(13, 'bien'), 'mal'), asked(14))).toMatchObject({ logrado: true });
  });

  it('is met as soon as those to come cannot change it, and settled when the whole week cannot', () => {
    expect(measure(goal(9, 10), given(...times(9, 'bien')), asked(10))).toMatchObject({ logrado: true, seguro: true });
    expect(measure(goal(9, 10), given(...times(9, 'bien')), asked(14))).toMatchObject({ logrado: true, seguro: false });
    expect(measure(goal(8, 10), given(...times(7, 'bien')), asked(10))).toMatchObject({ logrado: false, faltan: 1 });
  });

  it('counts «casi» as right, a shown solution as wrong, and what the player judges alone not at all', () => {
    expect(measure(goal(8, 10), given(...times(10, 'casi')), asked(10))).toMatchObject({ aciertos: 10, logrado: true });
    expect(measure(goal(8, 10), given(...times(10, 'visto')), asked(10))).toMatchObject({ aciertos: 0, hechos: 10 });
    expect(measure(goal(2, 3), given('bien', 'propio', 'bien', 'propio'), asked(4))).toEqual({
      aciertos: 2,
      hechos: 2,
      de: 2,
      logrado: true,
      seguro: true,
      faltan: 0,
    });
  });

  it('counts each exercise once, by its first answer, and only those of its theme', () => {
    const [one] = given('mal');
    if (!one) throw new Error('no answer');
    const again = { ...one, resultado: 'bien' as const };
    const elsewhere = { ...again, ejercicio: 'otro', temaId: 'aj-tac-clavada' };
    expect(measure(goal(1, 1), [one, again, again, elsewhere])).toMatchObject({ aciertos: 0, hechos: 1, de: 1 });
  });

  it('says how many are missing, or nothing where the week has not as many left', () => {
    expect(measure(goal(8, 10), [], asked(12))).toMatchObject({ hechos: 0, faltan: 8 });
    expect(measure(goal(9, 10), given('mal', 'mal'), asked(10))).not.toHaveProperty('faltan');
  });

  it('is for the player to say where nothing of it is solved here', () => {
    expect(measure(goal(9, 10), [])).toBeUndefined();
    expect(measure(goal(1, 1, 'partidas'), given('bien'))).toBeUndefined();
    expect(measure(goal(3, 3, 'preguntas'), given('bien'), asked(2))).toBeUndefined();
    expect(measure(goal(1, 1, 'ejemplo'), given('bien'))).toBeUndefined();
    expect(measure(goal(8, 10, 'preguntas'), given('bien'), asked(10))).toMatchObject({ de: 10 });
  });

  const anything = fc.record({
    goal: fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }))
      .map(([a, b]) => goal(Math.min(a, b), Math.max(a, b))),
    results: fc.array(fc.constantFrom(...RESULTS), { maxLength: 30 }),
    open: fc.integer({ min: 0, max: 20 }),
  });

  it('whatever was answered: the share decides, and one more right answer never takes it away', () => {
    fc.assert(
      fc.property(anything, ({ goal: objective, results, open }) => {
        const week = asked(results.length + open);
        const now = measure(objective, given(...results), week);
        const own = results.filter((resultado) => resultado !== 'propio');
        if (!now) {
          expect(own.length + open).toBe(0);
          return;
        }
        const { umbral, numero } = objective.meta;
        expect(now.hechos).toBe(own.length);
        expect(now.de).toBe(own.length + open);
        if (now.hechos >= numero) expect(now.logrado).toBe(now.aciertos * numero >= umbral * now.hechos);
        if (now.seguro) expect(now.logrado).toBe(true);
        expect(now.logrado).toBe(now.faltan === 0);
        if (open === 0) return;
        const better = measure(objective, given(...results, 'bien'), week);
        const worse = measure(objective, given(...results, 'mal'), week);
        if (now.logrado) expect(better?.logrado).toBe(true);
        if (now.seguro) expect(worse?.logrado).toBe(true);
        // «casi» is «bien», wherever it stands.
        const near = results.map((one) => (one === 'bien' ? 'casi' : one));
        expect(measure(objective, given(...near), week)).toEqual(now);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('what is said to be missing meets it, and one fewer does not', () => {
    fc.assert(
      fc.property(anything, ({ goal: objective, results, open }) => {
        const week = asked(results.length + open);
        const { faltan } = measure(objective, given(...results), week) ?? {};
        if (faltan === undefined || faltan === 0) return;
        const after = (more: number) => measure(objective, given(...results, ...times(more, 'bien')), week);
        expect(after(faltan)?.logrado).toBe(true);
        expect(after(faltan - 1)?.logrado).toBe(false);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('used up says how many new ones meet it, and one fewer does not', () => {
    const meta = { numero: 10, unidad: 'posiciones', umbral: 8 };
    const counted = { aciertos: 9, hechos: 14, de: 14 };
    expect(isUsedUp(meta, counted)).toBe(true);
    // 20 of 25 are eight of ten.
    expect(newNeeded(meta, counted)).toBe(11);
    expect(isUsedUp(meta, { ...counted, de: 15 })).toBe(false);
    expect(isUsedUp(meta, { aciertos: 12, hechos: 14, de: 14 })).toBe(false);
    // So far away that nobody is told to try.
    expect(newNeeded(meta, { aciertos: 0, hechos: 14, de: 14 })).toBeUndefined();
  });
});

describe('an objective that is a chapter’s test', () => {
  const meta = { numero: 10, unidad: EXAM_UNIT, umbral: 8 };
  const items = Array.from({ length: 10 }, (_, i) => `c.aj-fin-torre.3.t${i + 1}`);
  const listed = new Set([...items, 'aj123456']);
  const answer = (ejercicio: string, resultado: 'bien' | 'mal', temaId = 'aj-fin-torre') => ({
    temaId,
    ejercicio,
    resultado,
  });
  const of = (answers: readonly ReturnType<typeof answer>[]) =>
    measure({ temaId: 'aj-fin-torre', meta }, answers, { listed });

  it('counts the first answers to its ten, and nothing beside them', () => {
    const eight = items.map((id, i) => answer(id, i < 8 ? 'bien' : 'mal'));
    expect(of(eight)).toMatchObject({ aciertos: 8, hechos: 10, de: 10, logrado: true });
    const seven = items.map((id, i) => answer(id, i < 7 ? 'bien' : 'mal'));
    const later = [answer('aj123456', 'bien'), ...items.slice(7).map((id) => answer(id, 'bien'))];
    expect(of([...seven, ...later])).toMatchObject({ aciertos: 7, hechos: 10, logrado: false });
    expect(
      of([answer('c.aj-fin-torre.3.p4', 'bien'), answer(items[0] as string, 'bien', 'aj-tac-doble')]),
    ).toMatchObject({
      hechos: 0,
      de: 10,
    });
  });

  it('is not made longer when it was not passed', () => {
    expect(isUsedUp(meta, { aciertos: 5, hechos: 10, de: 10 })).toBe(false);
    expect(isUsedUp({ ...meta, unidad: 'posiciones' }, { aciertos: 5, hechos: 10, de: 10 })).toBe(true);
  });

  it('is nobody’s to count where the week asks no test', () => {
    expect(measure({ temaId: 'aj-fin-torre', meta }, [], { listed: new Set(['aj123456']) })).toBeUndefined();
  });
});
