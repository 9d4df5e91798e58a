import type { Resultado } from '../attempt/answer.ts';
import { isRight } from '../attempt/stored.ts';
import { EXAM_UNIT, type Measure, objectiveStanding } from './objective.ts';
import { type Dia, isPlayOut, isStep, isTestItem, type Leccion, type Objetivo } from './plan.ts';

/** What a week asks of a theme, and how far its answers have brought an objective. */

/** Of the exercises that a task asks, those that measure its own theme: neither the steps of a chapter nor what fills the rest of the minutes. */
export const ownAskedOf = (leccion: Pick<Leccion, 'ejercicios' | 'serie'> | null | undefined): number => {
  const { ejercicios = [], serie } = leccion ?? {};
  if (!serie) return ejercicios.filter((id) => !isStep(id)).length;
  return serie.cuantos - (serie.relleno ? ejercicios.length - serie.relleno.desde : 0);
};

/** What a task asks of another theme: to fill its last minutes, or by lot. */
export const asideOf = ({
  ejercicios,
  serie,
  ajenos = [],
  sondas = [],
}: Pick<Leccion, 'ejercicios' | 'serie' | 'ajenos' | 'sondas'>): readonly string[] => [
  ...(serie?.relleno ? ejercicios.slice(serie.relleno.desde) : ajenos),
  ...sondas.map(({ ejercicio }) => ejercicio),
];

const isCounted = (ejercicio: string): boolean => !isStep(ejercicio) && !isPlayOut(ejercicio);

/** An answer in the week, by the theme of its task; in the order in which they were given. */
export interface ThemeAnswer {
  readonly temaId: string;
  readonly ejercicio: string;
  readonly resultado: Resultado;
}

/** Games, sessions and rounds are played elsewhere. */
const PLAYED = new Set(['partidas', 'sesiones', 'rondas']);
/** All of three questions, or the one example: what is told from memory, without a board. */
const isFromMemory = ({ unidad, numero, umbral }: Objetivo['meta']): boolean =>
  unidad === 'ejemplo' || (unidad === 'preguntas' && numero === umbral);

/** A task that asks as many as its time holds. */
export interface AskedSeries {
  /** What it may ask. */
  readonly ids: ReadonlySet<string>;
  /** How many its time is expected to hold. */
  readonly expected: number;
  /** Its time is over: what was answered is what was asked. */
  readonly isOver: boolean;
}

/** Exercises of a theme that the week asks. */
export interface Asked {
  readonly listed: ReadonlySet<string>;
  readonly series?: readonly AskedSeries[];
  /** Of another theme, in the last minutes of a task of this one. */
  readonly aside?: ReadonlySet<string>;
}

/** What does not apply asks nothing. */
export const askedOfTheme = (days: readonly Pick<Dia, 'tareas'>[], temaId: string): Asked => {
  const tasks = days
    .flatMap(({ tareas }) => tareas)
    .flatMap(({ temaId: own, leccion, noAplica, estado }) =>
      own === temaId && leccion ? [{ leccion, noAplica, isOver: estado === 'finalizado' }] : [],
    );
  const open = tasks.filter(({ noAplica }) => !noAplica);
  return {
    listed: new Set(
      open.flatMap(({ leccion }) => (leccion.serie ? [] : leccion.ejercicios)).filter((id) => !isStep(id)),
    ),
    series: open.flatMap(({ leccion, isOver }) => {
      const { ejercicios, serie } = leccion;
      if (!serie) return [];
      return [{ ids: new Set(ejercicios.slice(0, serie.relleno?.desde)), expected: ownAskedOf(leccion), isOver }];
    }),
    aside: new Set(tasks.flatMap(({ leccion }) => asideOf(leccion))),
  };
};

/** How many a series asked: once it is over, what was answered, unless it was only ticked off. */
const askedBy = ({ ids, expected, isOver }: AskedSeries, answered: Set<string>): number => {
  let own = 0;
  // Two may choose from the same: each answer counts for one of them.
  for (const id of ids) if (answered.delete(id)) own++;
  return isOver && own > 0 ? own : Math.max(expected, own);
};

/** Of a chapter's test: those that the week asks, each by its first answer. */
const examStanding = (
  { temaId, meta }: Pick<Objetivo, 'temaId' | 'meta'>,
  answers: readonly ThemeAnswer[],
  listed: ReadonlySet<string>,
): Measure | undefined => {
  const test = [...listed].filter(isTestItem);
  if (test.length === 0) return undefined;
  const first = test.flatMap((id) => answers.find((one) => one.temaId === temaId && one.ejercicio === id) ?? []);
  const aciertos = first.filter(({ resultado }) => isRight(resultado)).length;
  return objectiveStanding(meta, { aciertos, hechos: first.length, de: test.length });
};

/** `asked`: exercises of its theme in the week. Nothing where no exercise counts towards it: the player says so by hand. */
export const measure = (
  { temaId, meta }: Pick<Objetivo, 'temaId' | 'meta'>,
  answers: readonly ThemeAnswer[],
  { listed, series = [], aside }: Asked = { listed: new Set() },
): Measure | undefined => {
  if (meta.unidad === EXAM_UNIT) return examStanding({ temaId, meta }, answers, listed);
  const first = new Map<string, Resultado>();
  for (const one of answers)
    if (one.temaId === temaId && isCounted(one.ejercicio) && !first.has(one.ejercicio) && !aside?.has(one.ejercicio))
      first.set(one.ejercicio, one.resultado);
  const isServed = (id: string): boolean => !listed.has(id) && series.some(({ ids }) => ids.has(id));
  const all = new Set([...listed, ...[...first.keys()].filter((id) => !isServed(id))]);
  // What the player judges alone is neither right nor wrong: it is not asked.
  for (const [ejercicio, resultado] of first) if (resultado === 'propio') all.delete(ejercicio);
  const answered = new Set([...first].flatMap(([id, one]) => (isServed(id) && one !== 'propio' ? [id] : [])));
  const de = series.reduce((sum, one) => sum + askedBy(one, answered), all.size);
  if (de === 0 || PLAYED.has(meta.unidad) || isFromMemory(meta)) return undefined;
  const measured = [...first.values()].filter((resultado) => resultado !== 'propio');
  return objectiveStanding(meta, { aciertos: measured.filter(isRight).length, hechos: measured.length, de });
};
