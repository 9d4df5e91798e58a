import { describe, expect, it } from 'vitest';
import { onLevelScale } from '../difficulty/scale.ts';
import { makeDrill } from '../drills/index.ts';
import type { Exercise } from '../schema/index.ts';
import { pack } from '../schema/index.ts';
import { MEASURED } from './measures.ts';
import { taught } from './taught.ts';

const compiled = taught();
const chapters = compiled.files.flatMap(({ bytes, packed }) => {
  if (packed || !bytes.includes('"capitulo":')) return [];
  const { capitulo } = pack.parse(JSON.parse(bytes.toString()));
  return capitulo ? [capitulo] : [];
});
const measured = chapters.flatMap(({ medida, unidad, pasos, prueba }) =>
  medida ? [{ medida, unidad, own: [...pasos.map(({ clave }) => clave), ...prueba.ejercicios] }] : [],
);
const bank = new Map(compiled.exercises.map((one) => [one.id, one]));
const exerciseOf = (id: string): Exercise => bank.get(id) ?? makeDrill(id);
const hardness = (one: Exercise): number =>
  one.tipo === 'poker' || one.tipo === 'poker-mano'
    ? (one.dificultad ?? (one.niveles[0] + one.niveles[1] + 1) / 2)
    : onLevelScale(one.dificultad);
const mean = (ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + hardness(exerciseOf(id)), 0) / ids.length;

describe('before and after a chapter', () => {
  it('is measured in most of them', () => {
    expect(measured.length).toBeGreaterThanOrEqual(0.75 * chapters.length);
  });

  it.each(measured)('$unidad: eight and eight of its theme, none twice, none of its own', ({ medida, unidad, own }) => {
    const ids = [...medida.antes, ...medida.despues];
    expect([medida.antes.length, medida.despues.length]).toEqual([MEASURED, MEASURED]);
    expect(new Set(ids).size).toBe(2 * MEASURED);
    expect(ids.filter((id) => own.includes(id))).toEqual([]);
    for (const id of ids) expect(exerciseOf(id).temas, id).toContain(unidad.split('@')[0]);
  });

  it.each(measured)('$unidad: both halves are as hard as each other', ({ medida }) => {
    expect(Math.abs(mean(medida.antes) - mean(medida.despues))).toBeLessThanOrEqual(0.25);
  });

  it('comes with the packs that hold it', () => {
    for (const { medida } of measured)
      for (const id of [...medida.antes, ...medida.despues]) {
        const address = compiled.index.ejercicios[id];
        if (address !== undefined) expect(medida.paquetes).toContain(address);
        else expect(id.startsWith('g.')).toBe(true);
      }
  });
});
