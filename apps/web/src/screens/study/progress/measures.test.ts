import type { TemaMedido } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { expectedWords, sharesOf, weeksOf } from './measures.ts';

const tema = (titulo: string, aciertos: number, de: number): TemaMedido => ({
  tema: titulo,
  titulo,
  estado: 'flojo',
  aciertos,
  de,
});

describe('right answers by theme', () => {
  it('begin with what is surely weak, and leave out what was never answered', () => {
    const shares = sharesOf([tema('suerte', 0, 1), tema('nada', 0, 0), tema('flojo', 4, 20), tema('fuerte', 19, 20)]);
    expect(shares.map(({ titulo }) => titulo)).toEqual(['flojo', 'suerte', 'fuerte']);
  });
});

describe('what was expected', () => {
  it.each([
    [{ esperados: 10, aciertos: 11, de: 20 }, 'Esperábamos 10 de 20; acertaste 11: lo previsto.'],
    [{ esperados: 10, aciertos: 18, de: 20 }, 'Esperábamos 10 de 20; acertaste 18: mejor de lo previsto.'],
    [{ esperados: 16.4, aciertos: 6.5, de: 20 }, 'Esperábamos 16 de 20; acertaste 6,5: menos de lo previsto.'],
  ])('%o', (prediccion, words) => {
    expect(expectedWords(prediccion)).toBe(words);
  });
});

describe('the weeks', () => {
  it('are the last twelve, the one under way among them', () => {
    const semanas = Array.from({ length: 15 }, (_one, i) => ({
      semana: i + 1,
      createdAt: `2026-01-${String(i + 1).padStart(2, '0')}T00:00:00.000Z`,
      finishedAt: '2026-02-01T00:00:00.000Z',
      minutos: 60,
      tareas: 1,
      objetivos: 1,
      porTipo: {},
    }));
    const actual = { semana: 16, minutos: 90, tareas: 2, objetivos: 1, tareasTerminadas: 0, objetivosTerminados: 0 };
    const weeks = weeksOf({ campo: 'Ajedrez', nivel: 1, semanas: semanas.toReversed(), actual, temas: [] });
    expect(weeks.map(({ semana }) => semana)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(weeks.at(-1)).toMatchObject({ enCurso: true, reales: 0 });
    expect(weeksOf(undefined)).toEqual([]);
  });
});
