import { EXAM_UNIT, type Objetivo } from '@estratega/domain';
import type { Topic } from '../curriculum/graph.ts';
import { isPractice } from '../games/game.ts';
import type { Context } from './context.ts';
import type { TimedSlot } from './slot.ts';
import { isSolved } from './write/content.ts';
import { criterionFor } from './write/criterion.ts';
import { itemWord } from './write/items.ts';
import { ended } from './write/phrase.ts';

/** Two to five objectives with a number and a threshold, each bound to tasks of the week. */

const LEAST = 2;
const MOST = 5;
const MINUTES_PER_OBJECTIVE = 240;

export interface Work {
  readonly topic: Topic;
  readonly slots: readonly TimedSlot[];
  readonly rank: number;
}

/** Fewer measure nothing: who is right six times of ten passes «2 de 3» twice of three times. */
const MEASURED_LEAST = 5;
/** Where there is enough of it, an objective counts at least as many. */
const MEASURED_FROM = 12;
const URGENT = new Set(['pendiente', 'debil', 'verificar', 'no_sabe', 'quiere', 'cautela', 'capsula', 'prerequisito']);

const rankOf = (slots: readonly TimedSlot[], isPractice: boolean): number => {
  const minutes = slots.reduce((sum, slot) => sum + slot.minutes, 0);
  // A look at what is probably known is no aim of a week, where something else was worked on.
  const isLook = ({ reason }: TimedSlot): boolean => reason === 'consolidar';
  const tested = slots.some((slot) => slot.kind === 'test' && !isLook(slot)) ? 60 : slots.every(isLook) ? -60 : 0;
  const urgent = slots.some((slot) => URGENT.has(slot.reason)) ? 80 : 0;
  return minutes + tested + urgent - (isPractice ? 160 : 0);
};

/** Themes that the week's objectives may be about, the most urgent first; how many of each they count is known once its exercises are chosen. */
export const workIn = (context: Context, slots: readonly TimedSlot[]): readonly Work[] => {
  const byTopic = new Map<string, TimedSlot[]>();
  for (const slot of slots) {
    if (slot.kind === 'cierre') continue;
    const own = byTopic.get(slot.unit.topic.id);
    if (own) own.push(slot);
    else byTopic.set(slot.unit.topic.id, [slot]);
  }
  return [...byTopic.values()]
    .map((own): Work => {
      const { topic } = (own[0] as TimedSlot).unit;
      const worked = own.filter(({ kind }) => kind !== 'repaso');
      const rank = rankOf(worked.length > 0 ? worked : own, isPractice(context.game, topic.id));
      return { topic, slots: own, rank };
    })
    .sort((a, b) => b.rank - a.rank || (a.topic.id < b.topic.id ? -1 : 1));
};

/** What a week asks of a theme, once it is written. */
export interface AskedOf {
  /** Its exercises. */
  readonly many: number;
  /** It is worked on by itself, and not only reviewed. */
  readonly isWorked: boolean;
  /** The test of its chapter, where the week asks all of it. */
  readonly prueba?: Exam | undefined;
}

/** Of a chapter: passed with so many of so many. */
export interface Exam {
  readonly titulo: string;
  readonly aprueba: number;
  readonly de: number;
}

/** Things that no sheet of exercises counts: games, sessions, days. There the objective counts the exercises themselves. */
const NOT_EXERCISES = /partida|sesi[oó]n|torneo|semana|d[ií]a|jornada|ronda|mes|reuni[oó]n|hoja|informe|sat[eé]lite/iu;
/** An objective counts what its tasks really ask: never more than the week holds, nor things that nobody counts. */
const measured = (context: Context, { topic, slots }: Work, asked: number): Objetivo => {
  const of = Math.min(Math.max(topic.criterio.de, MEASURED_FROM), asked);
  const { threshold, unit, text } = criterionFor(topic, context.load.demand, of);
  const isCare = context.learner.cautela && context.game.care.includes(topic.id);
  const isOwnUnit = !NOT_EXERCISES.test(unit) && !isCare;
  const [, items] = itemWord(context, [topic.area]);
  const what = isOwnUnit ? unit : items;
  const said = isOwnUnit ? ended(text) : `Resuelves a la primera ${threshold} de ${of} ${items} de «${topic.titulo}».`;
  const tasks = slots.filter(({ kind }) => isSolved(kind)).length === 1 ? 'la tarea' : 'las tareas';
  return {
    titulo: `${topic.titulo}: ${threshold} de ${of} ${what}`,
    descripcion: `${said} Se mide con ${tasks} de este tema de la semana.`,
    estado: 'esperando',
    temaId: topic.id,
    meta: { numero: of, unidad: what, umbral: threshold },
  };
};

/** A chapter says itself with how many its test is passed, whatever the intensity; nothing beside the test counts. */
const examined = ({ topic }: Work, { titulo, aprueba, de }: Exam): Objetivo => ({
  titulo: `${topic.titulo}: ${aprueba} de ${de} ${EXAM_UNIT}`,
  descripcion: `Apruebas con ${aprueba} de ${de} la prueba del capítulo «${titulo}».`,
  estado: 'esperando',
  temaId: topic.id,
  meta: { numero: de, unidad: EXAM_UNIT, umbral: aprueba },
});

const QUESTIONS = 3;

/** Where a theme is read and nothing of it is solved: answering from memory. */
const fromMemory = ({ topic }: Work): Objetivo => ({
  titulo: `${topic.titulo}: ${QUESTIONS} de ${QUESTIONS} preguntas de memoria`,
  descripcion: `Respondes ${QUESTIONS} de ${QUESTIONS} preguntas sobre «${topic.titulo}» sin mirar tus apuntes, al día siguiente de estudiarlo.`,
  estado: 'esperando',
  temaId: topic.id,
  meta: { numero: QUESTIONS, unidad: 'preguntas', umbral: QUESTIONS },
});

/** Nothing to solve and one theme only: the example, told without looking. */
const explained = ({ topic }: Work): Objetivo => ({
  titulo: `${topic.titulo}: 1 de 1 ejemplo explicado`,
  descripcion: `Explicas 1 de 1 ejemplo de «${topic.titulo}» con tus palabras, sin mirar la página.`,
  estado: 'esperando',
  temaId: topic.id,
  meta: { numero: 1, unidad: 'ejemplo', umbral: 1 },
});

/** Where one theme is all that can be counted, the second aim is to know it well: as much more as a grade is. */
const HIGHER = 0.15;
const withMore = (context: Context, one: Objetivo): Objetivo => {
  const topic = context.game.curriculum.topicById.get(one.temaId);
  const { numero, umbral, unidad } = one.meta;
  const step = Math.max(1, Math.round(HIGHER * numero));
  const isAll = umbral === numero;
  const aim = isAll ? Math.max(1, umbral - step) : Math.min(numero, umbral + step);
  const name = `${topic?.titulo ?? ''}, ${isAll ? 'primer escalón' : 'con nota'}`;
  return {
    ...one,
    titulo: `${name}: ${aim} de ${numero} ${unidad}`,
    descripcion: `${isAll ? 'Con' : 'Además, con'} ${aim} de ${numero} bien a la primera ${isAll ? 'ya vas por buen camino' : 'el tema está firme'}. Se mide con las mismas tareas de la semana.`,
    meta: { ...one.meta, umbral: aim },
  };
};

/** `asked`: what the week's tasks hold of a theme. */
export const objectivesOf = (
  context: Context,
  work: readonly Work[],
  asked: (temaId: string) => AskedOf,
): readonly Objetivo[] => {
  const count = Math.max(LEAST, Math.min(MOST, 1 + Math.ceil(context.totalMinutes / MINUTES_PER_OBJECTIVE)));
  const isCounted = ({ topic }: Work): boolean => asked(topic.id).many >= MEASURED_LEAST;
  const isPlay = ({ topic }: Work): boolean => isPractice(context.game, topic.id);
  const isWorked = ({ topic }: Work): boolean => asked(topic.id).isWorked;
  const own = work.filter((one) => isWorked(one) && !isPlay(one));
  // What is only reviewed, and last of all how a game is played, are no themes to be examined on, where anything else can be counted.
  const reviewed = work.filter((one) => !isWorked(one));
  const beside = [
    ...reviewed.filter((one) => !isPlay(one)),
    ...work.filter((one) => isWorked(one) && isPlay(one)),
    ...reviewed.filter(isPlay),
  ];
  const studied = own.filter(isCounted).slice(0, count);
  const counted = [...studied, ...beside.filter(isCounted).slice(0, Math.max(0, LEAST - studied.length))];
  const objectives = counted.map((one) => {
    const { many, prueba } = asked(one.topic.id);
    return prueba ? examined(one, prueba) : measured(context, one, many);
  });
  const [only] = objectives;
  if (only && objectives.length < LEAST) return [only, withMore(context, only)];
  if (only) return objectives;
  // From memory only what nothing else can stand for.
  const others = (own.length > 0 ? own : beside).slice(0, LEAST).map(fromMemory);
  const first = own[0] ?? beside[0];
  return others.length >= LEAST || !first ? others : [...others, explained(first)];
};
