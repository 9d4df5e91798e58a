import { readStored, writeStored } from '../../../shell/storage.ts';

/** What was right of eight before a chapter and of other eight after it. Kept on this machine with the week that asks the chapter. */
export interface Gain {
  readonly antes?: number;
  readonly despues?: number;
}

const KEPT = 'estratega.sesion.';
/** A chapter may take two tasks of a week: it is kept by the week and not by the task. */
const keyOf = (partida: string, unidad: string): string => `${KEPT}${partida.replace(/\.\d+\.\d+$/u, '')}.${unidad}`;

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

export function readGain(partida: string, unidad: string): Gain {
  try {
    const raw = JSON.parse(readStored(keyOf(partida, unidad)) ?? '{}') as Gain | null;
    const [antes, despues] = [count(raw?.antes), count(raw?.despues)];
    return { ...(antes === undefined ? {} : { antes }), ...(despues === undefined ? {} : { despues }) };
  } catch {
    return {};
  }
}

export function keepGain(partida: string, unidad: string, gain: Gain): void {
  writeStored(keyOf(partida, unidad), JSON.stringify(gain));
}

/** "3 de 8 → 6 de 8". */
export const gainWords = ({ antes, despues }: Gain, de: number): string =>
  [antes, despues].flatMap((right) => (right === undefined ? [] : [`${right} de ${de}`])).join(' → ');

export function gainSentence({ antes, despues }: Gain): string {
  if (antes === undefined || despues === undefined)
    return 'Al final del capítulo te esperan otras ocho, igual de difíciles.';
  const more = despues - antes;
  if (more > 0) return `${more === 1 ? 'Una más' : `${more} más`} que antes del capítulo.`;
  return more === 0
    ? 'Igual que antes del capítulo: los ejercicios de la semana dirán más.'
    : 'Menos que antes: ocho son pocas. Lo que falló se practica en la semana.';
}
