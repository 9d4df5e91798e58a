import { describe, expect, it } from 'vitest';
import { askedOfTheme, measure } from './measure.ts';
import { withMore } from './more.ts';
import type { Leccion, Tarea } from './plan.ts';

const list: Leccion = {
  plantilla: 'ejercicios',
  unidad: 'aj-tac-doble@1',
  variante: 0,
  ejercicios: ['a', 'b'],
  paquetes: [],
};
const TASK: Omit<Tarea, 'leccion'> = {
  titulo: 'Dobles',
  descripcion: '',
  contenido: '',
  tiempo: 15,
  estado: 'enProgreso',
  prioridad: 'alta',
  temaId: 'aj-tac-doble',
  nivel: 1,
  tipo: 'ejercicios',
  porque: '',
};
/** Six of its own, of which two are beside the rest, and two of another theme. */
const series: Leccion = {
  ...list,
  ejercicios: ['a', 'b', 'c', 'd', 'e', 'f', 'x', 'y'],
  serie: {
    cuantos: 6,
    segundos: 60,
    meta: 1200,
    semilla: 7,
    vuelven: [],
    relleno: { unidad: 'aj-tac-mixta@1', desde: 6 },
  },
};

describe('a lesson with more exercises', () => {
  it('goes on where it was a list', () =>
    expect(withMore(list, new Set(['a', 'b']), ['n1'])).toMatchObject({ ejercicios: ['a', 'b', 'n1'] }));

  it('that was a series is a list of what was answered and the new ones; the rest can still be answered', () => {
    const now = withMore(series, new Set(['c', 'a', 'e', 'x']), ['n1', 'n2']);
    expect(now.serie).toBeUndefined();
    expect(now.ejercicios).toEqual(['a', 'c', 'e', 'n1', 'n2']);
    expect(now.apartados).toEqual(['b', 'd', 'f', 'x', 'y']);
    expect(now.ajenos).toEqual(['x']);
  });

  it('counts towards its objective what was answered of its theme, and nothing that filled its last minutes', () => {
    const leccion = { ...withMore(series, new Set(['a', 'c', 'x']), ['n1', 'n2']), paquetes: [] };
    const task: Tarea = { ...TASK, leccion };
    const answers = (['a', 'c', 'x'] as const).map((ejercicio) => ({
      temaId: 'aj-tac-doble',
      ejercicio,
      resultado: ejercicio === 'a' ? ('bien' as const) : ('mal' as const),
    }));
    const goal = { temaId: 'aj-tac-doble', meta: { numero: 4, unidad: 'posiciones', umbral: 3 } };
    expect(measure(goal, answers, askedOfTheme([{ tareas: [task] }], 'aj-tac-doble'))).toMatchObject({
      aciertos: 1,
      hechos: 2,
      de: 4,
    });
  });
});
