import type { Resultado } from '../attempt/answer.ts';
import { isRight } from '../attempt/stored.ts';
import { type Dia, type Objetivo, ownAskedOf } from './plan.ts';

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

/** Exercises of a theme that the week asks. */
export interface Asked {
  readonly listed: ReadonlySet<string>;
  /** What series may ask, and how many they are expected to. */
  readonly served?: ReadonlySet<string>;
  readonly expected?: number;
  /** Of another theme, in the last minutes of a task of this one. */
  readonly aside?: ReadonlySet<string>;
}

/** What does not apply asks nothing. */
export const askedOfTheme = (days: readonly Pick<Dia, 'tareas'>[], temaId: string): Asked => {
  const lessons = days
    .flatMap(({ tareas }) => tareas)
    .filter((task) => task.temaId === temaId)
    .map(({ leccion, noAplica }) => ({ ejercicios: leccion?.ejercicios ?? [], serie: leccion?.serie, noAplica }));
  const open = lessons.filter(({ noAplica }) => !noAplica);
  const series = open.filter(({ serie }) => serie);
  return {
    listed: new Set(open.filter(({ serie }) => !serie).flatMap(({ ejercicios }) => ejercicios)),
    served: new Set(series.flatMap(({ ejercicios, serie }) => ejercicios.slice(0, serie?.relleno?.desde))),
    expected: series.reduce((sum, lesson) => sum + ownAskedOf(lesson), 0),
    aside: new Set(
      lessons.flatMap(({ ejercicios, serie }) => (serie?.relleno ? ejercicios.slice(serie.relleno.desde) : [])),
    ),
  };
};

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
  { listed, served, expected = 0, aside }: Asked = { listed: new Set() },
): Measure | undefined => {
  const first = new Map<string, Resultado>();
  for (const one of answers)
    if (one.temaId === temaId && !first.has(one.ejercicio) && !aside?.has(one.ejercicio))
      first.set(one.ejercicio, one.resultado);
  const isServed = (id: string): boolean => served?.has(id) === true && !listed.has(id);
  const all = new Set([...listed, ...[...first.keys()].filter((id) => !isServed(id))]);
  // What the player judges alone is neither right nor wrong: it is not asked.
  for (const [ejercicio, resultado] of first) if (resultado === 'propio') all.delete(ejercicio);
  const inSeries = [...first].filter(([id, resultado]) => isServed(id) && resultado !== 'propio').length;
  const de = all.size + Math.max(expected, inSeries);
  if (de === 0 || PLAYED.has(meta.unidad) || isFromMemory(meta)) return undefined;
  const measured = [...first.values()].filter((resultado) => resultado !== 'propio');
  return objectiveStanding(meta, { aciertos: measured.filter(isRight).length, hechos: measured.length, de });
};
