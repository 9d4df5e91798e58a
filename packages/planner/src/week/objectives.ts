import type { Objetivo } from '@estratega/domain';
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
  // A look at what is probably known is no aim of a week.
  const tested = slots.some((slot) => slot.kind === 'test' && slot.reason !== 'consolidar') ? 60 : 0;
  const urgent = slots.some((slot) => URGENT.has(slot.reason)) ? 80 : 0;
  return minutes + tested + urgent - (isPractice ? 160 : 0);
};

const workOf = (context: Context, slots: readonly TimedSlot[]): readonly Work[] => {
  const byTopic = new Map<string, TimedSlot[]>();
  for (const slot of slots) {
    if (slot.kind === 'repaso' || slot.kind === 'cierre') continue;
    const own = byTopic.get(slot.unit.topic.id);
    if (own) own.push(slot);
    else byTopic.set(slot.unit.topic.id, [slot]);
  }
  return [...byTopic.values()]
    .map((own): Work => {
      const { topic } = (own[0] as TimedSlot).unit;
      return { topic, slots: own, rank: rankOf(own, isPractice(context.game, topic.id)) };
    })
    .sort((a, b) => b.rank - a.rank || (a.topic.id < b.topic.id ? -1 : 1));
};

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

/** Themes that the week's objectives may be about, the most urgent first; how many of each they count is known once its exercises are chosen. */
export const workIn = (context: Context, slots: readonly TimedSlot[]): readonly Work[] => {
  const all = workOf(context, slots);
  // How a game is played is no theme to be examined on, where anything else was studied.
  const studied = all.filter(({ topic }) => !isPractice(context.game, topic.id));
  return studied.length > 0 ? studied : all;
};

/** `asked`: exercises of a theme that the week's tasks hold. */
export const objectivesOf = (
  context: Context,
  work: readonly Work[],
  asked: (temaId: string) => number,
): readonly Objetivo[] => {
  const count = Math.max(LEAST, Math.min(MOST, 1 + Math.ceil(context.totalMinutes / MINUTES_PER_OBJECTIVE)));
  const isCounted = ({ topic }: Work): boolean => asked(topic.id) >= MEASURED_LEAST;
  const counted = work.filter(isCounted).slice(0, count);
  // From memory only what nothing else can stand for.
  const others = work.filter((one) => !isCounted(one)).slice(0, Math.max(0, LEAST - counted.length));
  const chosen = [...counted, ...others];
  const objectives = chosen.map((one) =>
    isCounted(one) ? measured(context, one, asked(one.topic.id)) : fromMemory(one),
  );
  const only = chosen[0];
  if (objectives.length >= LEAST || !only) return objectives;
  return [...objectives, objectives[0]?.meta.unidad === 'preguntas' ? explained(only) : fromMemory(only)];
};
