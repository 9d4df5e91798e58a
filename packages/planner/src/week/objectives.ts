import type { Objetivo } from '@estratega/domain';
import type { Topic } from '../curriculum/graph.ts';
import { isPractice } from '../games/game.ts';
import type { Context } from './context.ts';
import type { TimedSlot } from './slot.ts';
import { criterionFor } from './write/criterion.ts';
import { itemCount } from './write/items.ts';
import { ended } from './write/phrase.ts';

/** Two to five objectives with a number and a threshold, each bound to tasks of the week. */

const LEAST = 2;
const MOST = 5;
const MINUTES_PER_OBJECTIVE = 240;

interface Work {
  readonly topic: Topic;
  readonly slots: readonly TimedSlot[];
  readonly rank: number;
}

const URGENT = new Set(['pendiente', 'debil', 'verificar', 'no_sabe', 'quiere', 'cautela', 'prerequisito']);

const rankOf = (slots: readonly TimedSlot[], isPractice: boolean): number => {
  const minutes = slots.reduce((sum, slot) => sum + slot.minutes, 0);
  const tested = slots.some((slot) => slot.kind === 'test') ? 60 : 0;
  const urgent = slots.some((slot) => URGENT.has(slot.reason)) ? 80 : 0;
  return minutes + tested + urgent - (isPractice ? 60 : 0);
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

/** Things of which a week holds only a few. */
const FEW_A_WEEK = /partida|sesi[oó]n|torneo|semana|d[ií]a|jornada|ronda|mes/iu;
const FEW = 3;
const LEAST_MEASURED = 4;

/** How many of the criterion's things the week's own tasks offer: an objective never asks for more than there is. */
const measurable = (context: Context, topic: Topic, slots: readonly TimedSlot[]): number => {
  const { de, unidad } = topic.criterio;
  if (FEW_A_WEEK.test(unidad)) return Math.min(de, FEW);
  const offered = slots
    .filter((slot) => slot.kind === 'ejercicios' || slot.kind === 'test')
    .reduce((sum, slot) => sum + itemCount(context, slot.unit.level, slot.minutes), 0);
  return Math.min(de, Math.max(LEAST_MEASURED, offered));
};

const measured = (context: Context, { topic, slots }: Work): Objetivo => {
  const { threshold, of, unit, text } = criterionFor(topic, context.load.demand, measurable(context, topic, slots));
  const tasks = slots.length === 1 ? 'la tarea' : `las ${slots.length} tareas`;
  return {
    titulo: `${topic.titulo}: ${threshold} de ${of} ${unit}`,
    descripcion: `${ended(text)} Se mide con ${tasks} de este tema de la semana.`,
    estado: 'esperando',
    temaId: topic.id,
    meta: { numero: of, unidad: unit, umbral: threshold },
  };
};

/** A week of a single theme still has two objectives: the measure, and answering from memory. */
const fromMemory = ({ topic }: Work): Objetivo => ({
  titulo: `${topic.titulo}: 3 de 3 preguntas de memoria`,
  descripcion: `Respondes 3 de 3 preguntas sobre «${topic.titulo}» sin mirar tus apuntes, al día siguiente de estudiarlo.`,
  estado: 'esperando',
  temaId: topic.id,
  meta: { numero: 3, unidad: 'preguntas', umbral: 3 },
});

export const objectivesOf = (context: Context, slots: readonly TimedSlot[]): readonly Objetivo[] => {
  const work = workOf(context, slots);
  const count = Math.max(LEAST, Math.min(MOST, 1 + Math.ceil(context.totalMinutes / MINUTES_PER_OBJECTIVE)));
  const objectives = work.slice(0, count).map((one) => measured(context, one));
  const only = work[0];
  return objectives.length >= LEAST || !only ? objectives : [...objectives, fromMemory(only)];
};
