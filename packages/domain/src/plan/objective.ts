import type { Resultado } from '../attempt/answer.ts';
import { isRight } from '../attempt/stored.ts';
import type { Dia, Objetivo } from './plan.ts';

/**
 * How far an objective has come: one rule for the session, the week, the server and the planner.
 *
 * «9 de 10» is a share of first tries, counted over all of them: 9 of 14 are 64 %, not nine. A near miss is right, as the board
 * says («casi» costs nothing beyond being told). What the player judges alone («propio») measures nothing. While fewer than ten are
 * answered, those to come count as open: nine right of nine are enough.
 */

/** An answer in the week, by the theme of its task; in the order in which they were given. */
export interface ThemeAnswer {
  readonly temaId: string;
  readonly ejercicio: string;
  readonly resultado: Resultado;
}

/** First tries that were right, of those that were answered; `de` is how many the week has. */
export interface Counted {
  readonly aciertos: number;
  readonly hechos: number;
  readonly de: number;
}

export interface Measure extends Counted {
  readonly logrado: boolean;
  /** Met, whatever becomes of the rest of the week. */
  readonly seguro: boolean;
  /** Right answers in a row that would meet it; absent where the week has not as many left. */
  readonly faltan?: number;
}

/** Games, sessions and rounds are played elsewhere. */
const PLAYED = new Set(['partidas', 'sesiones', 'rondas']);
/** All of three questions, or the one example: what is told from memory, without a board. */
const isFromMemory = ({ unidad, numero, umbral }: Objetivo['meta']): boolean =>
  unidad === 'ejemplo' || (unidad === 'preguntas' && numero === umbral);

/** A step of a lesson, which is led by the hand; what its test asks measures like any other exercise. */
export const isStep = (ejercicio: string): boolean => /^c\..+\.p\d+$/u.test(ejercicio);

/** A position that is played to its end: it tells of what is believed, and is none of the positions that a theme counts. */
export const isPlayOut = (ejercicio: string): boolean => ejercicio.startsWith('j.');

const isCounted = (ejercicio: string): boolean => !isStep(ejercicio) && !isPlayOut(ejercicio);

/** Exercises of a theme that the week asks: what does not apply asks nothing. */
export const askedOfTheme = (days: readonly Pick<Dia, 'tareas'>[], temaId: string): ReadonlySet<string> =>
  new Set(
    days
      .flatMap(({ tareas }) => tareas)
      .filter((task) => task.temaId === temaId && !task.noAplica)
      .flatMap(({ leccion }) => leccion?.ejercicios ?? [])
      .filter(isCounted),
  );

const EPSILON = 1e-9;

/** What a count says of an objective. */
export const objectiveStanding = ({ umbral, numero }: Objetivo['meta'], counted: Counted): Measure => {
  const { aciertos, hechos, de } = counted;
  const isEnough = (right: number, of: number): boolean =>
    right >= (umbral / numero) * Math.max(of, Math.min(numero, de)) - EPSILON;
  const left = Array.from({ length: de - hechos + 1 }, (_, more) => more);
  const faltan = left.find((more) => isEnough(aciertos + more, hechos + more));
  return {
    ...counted,
    logrado: isEnough(aciertos, hechos),
    seguro: isEnough(aciertos, de),
    ...(faltan === undefined ? {} : { faltan }),
  };
};

/** Ten in a row are a session; beyond that nobody is told to try. */
const NEW_MOST = 12;

/** Every exercise of it is answered and it is not met. */
export const isUsedUp = (meta: Objetivo['meta'], counted: Counted): boolean =>
  counted.hechos >= counted.de && !objectiveStanding(meta, counted).logrado;

/** How many new ones, all right, would meet an objective whose exercises are used up; absent where it is too many. */
export const newNeeded = (meta: Objetivo['meta'], { aciertos, hechos, de }: Counted): number | undefined =>
  Array.from({ length: NEW_MOST }, (_, i) => i + 1).find(
    (more) => objectiveStanding(meta, { aciertos: aciertos + more, hechos: hechos + more, de: de + more }).logrado,
  );

/** `asked`: exercises of its theme in the week. Nothing where no exercise counts towards it: the player says so by hand. */
export const measure = (
  { temaId, meta }: Pick<Objetivo, 'temaId' | 'meta'>,
  answers: readonly ThemeAnswer[],
  asked: ReadonlySet<string> = new Set(),
): Measure | undefined => {
  const first = new Map<string, Resultado>();
  for (const one of answers)
    if (one.temaId === temaId && isCounted(one.ejercicio) && !first.has(one.ejercicio))
      first.set(one.ejercicio, one.resultado);
  const all = new Set([...asked, ...first.keys()]);
  // What the player judges alone is neither right nor wrong: it is not asked.
  for (const [ejercicio, resultado] of first) if (resultado === 'propio') all.delete(ejercicio);
  const de = all.size;
  if (de === 0 || PLAYED.has(meta.unidad) || isFromMemory(meta)) return undefined;
  const measured = [...first.values()].filter((resultado) => resultado !== 'propio');
  return objectiveStanding(meta, { aciertos: measured.filter(isRight).length, hechos: measured.length, de });
};
