import type { Leccion, Tarea } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { shortened } from './shorten.ts';

const series: Leccion = {
  plantilla: 'ejercicios',
  unidad: 'aj-tac-doble@1',
  variante: 0,
  ejercicios: ['a', 'b', 'c', 'd', 'e', 'x', 'y', 'z'],
  serie: {
    cuantos: 7,
    segundos: 120,
    meta: 1200,
    semilla: 7,
    vuelven: [],
    relleno: { unidad: 'aj-tac-mixta@1', desde: 5 },
  },
  paquetes: [],
};
const task: Tarea = {
  titulo: 'Dobles',
  descripcion: 'Resuelve unas 7 posiciones.',
  contenido: '',
  tiempo: 14,
  estado: 'esperando',
  prioridad: 'alta',
  temaId: 'aj-tac-doble',
  nivel: 1,
  tipo: 'ejercicios',
  porque: '',
  leccion: series,
};

describe('a shorter series', () => {
  it('first gives up what another theme filled, and sets it aside for answers that are on their way', () => {
    const { leccion, descripcion } = shortened(task, 10);
    expect(descripcion).toBe('Resuelve unas 5 posiciones.');
    expect(leccion?.serie).toMatchObject({ cuantos: 5, relleno: { desde: 5 } });
    expect(leccion?.ejercicios).toEqual(['a', 'b', 'c', 'd', 'e', 'x']);
    expect(leccion?.apartados).toEqual(['y', 'z']);
  });

  it('plays nothing out that its minutes do not hold, but for what was played', () => {
    const long: Tarea = { ...task, tiempo: 30, leccion: { ...series, partidas: ['j.000001'] } };
    expect(shortened(long, 20).leccion?.partidas).toEqual(['j.000001']);
    const { leccion } = shortened(long, 15);
    expect(leccion?.partidas).toEqual([]);
    expect(leccion?.apartados).toContain('j.000001');
    const intentos = [{ ejercicio: 'j.000001', primero: 'mal', ultimo: 'mal', veces: 1 }] as const;
    expect(shortened({ ...long, intentos: [...intentos] }, 15).leccion?.partidas).toEqual(['j.000001']);
  });

  it('goes on choosing from all of its own theme', () => {
    const { leccion } = shortened(task, 6);
    expect(leccion?.serie?.cuantos).toBe(3);
    expect(leccion?.serie?.relleno).toBeUndefined();
    expect(leccion?.ejercicios).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
