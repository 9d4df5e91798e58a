import type { TemaMedido } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { expectedWords, isOnTheWay, sharesOf, shareWords, weeksOf } from './measures.ts';

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

describe('a theme that is not mastered', () => {
  it('is on the way where most of what was chosen to be hard came right, and never from a few answers', () => {
    expect(isOnTheWay(tema('horquilla', 36, 50))).toBe(true);
    expect(isOnTheWay(tema('clavada', 10, 25))).toBe(false);
    expect(isOnTheWay(tema('suerte', 4, 4))).toBe(false);
  });

  it('says how sure that is', () => {
    const [many, few] = [sharesOf([tema('a', 14, 22)])[0], sharesOf([tema('b', 1, 2)])[0]];
    expect(many && shareWords(many)).toBe('14 de 22 (64\u00a0%). Casi seguro, entre 43\u00a0% y 80\u00a0%.');
    expect(few && shareWords(few)).toBe('1 de 2 (50\u00a0%). Son pocas para saberlo.');
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
