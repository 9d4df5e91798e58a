import { describe, expect, it } from 'vitest';
import { wordsIn } from '../compose/sentence.ts';
import { readContent } from './read.ts';

/** A chapter is work: reading and answering it, with its test, takes twelve minutes or more of a task of twenty-five. */

/** Words a minute of somebody who reads to understand, and seconds at the board or the table by what is asked. */
const WORDS_A_MINUTE = 180;
const SECONDS = {
  mira: 6,
  linea: 1.2,
  juega: 20,
  accion: 15,
  numero: 25,
  elige: 10,
  casillas: 12,
  rango: 60,
  libre: 30,
};
const LEAST = 12;
const MOST = 30;

const { chess, poker } = readContent('packages/lessons/content');
const reading = (texts: readonly string[]): number =>
  (60 * texts.reduce((sum, text) => sum + wordsIn(text), 0)) / WORDS_A_MINUTE;

const chessSeconds = (step: (typeof chess.chapters)[number]['pasos'][number]): number => {
  if (step.verbo === 'mira') return reading([step.texto]) + SECONDS.mira + SECONDS.linea * (step.linea?.length ?? 0);
  const read = reading([step.texto, step.razon]);
  // What follows a right move plays itself, and is watched.
  if ('acepta' in step)
    return (
      read + SECONDS.juega * Math.ceil((step.camino?.length ?? 1) / 2) + SECONDS.linea * (step.ocurre?.length ?? 0)
    );
  if ('opciones' in step) return read + reading(step.opciones) + SECONDS.elige;
  return read + ('numero' in step ? SECONDS.numero : SECONDS.casillas);
};
const pokerSeconds = (step: (typeof poker.chapters)[number]['pasos'][number]): number => {
  if (!('preguntas' in step)) return reading([step.texto]) + SECONDS.mira;
  const asked = step.preguntas.map(
    (one) => reading([one.pide ?? '', ...(one.tipo === 'elige' ? one.textos : [])]) + SECONDS[one.tipo],
  );
  return reading([step.texto, step.razon]) + asked.reduce((sum, one) => sum + one, 0);
};

const minutes = [
  ...chess.chapters.map((one) => ({ one, each: [...one.pasos, ...one.prueba.items].map(chessSeconds) })),
  ...poker.chapters.map((one) => ({ one, each: [...one.pasos, ...one.prueba.items].map(pokerSeconds) })),
].map(({ one: { unidad, ficha, procedimiento }, each }) => ({
  unidad,
  minutos: (each.reduce((sum, seconds) => sum + seconds, 0) + reading([...ficha, ...procedimiento])) / 60,
}));

describe('the time of a chapter, at a reader’s pace', () => {
  it.each(minutes)('$unidad: $minutos', ({ minutos }) => {
    expect(minutos).toBeGreaterThanOrEqual(LEAST);
    expect(minutos).toBeLessThanOrEqual(MOST);
  });
});
