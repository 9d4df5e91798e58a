import { type Fecha, type Objetivo, type Prioridad, type Tarea, writeContent } from '@estratega/domain';
import type { TopicKind, Variante } from '../../curriculum/topic.ts';
import { hash } from '../../random/seed.ts';
import type { Context } from '../context.ts';
import type { TimedSlot } from '../slot.ts';
import { ItemUse } from './items.ts';
import { analysis, type Brief, closing, exercises, type Lesson, play, review, theory } from './lesson.ts';
import { capital, filled, firstSentence, quoted } from './phrase.ts';
import { reasonSentence } from './reason.ts';

/** Gives a slot its words. */

const GENERIC: Variante = {
  titulo: 'trabajo guiado',
  consigna: 'Recorre el material de abajo en orden, responde antes de abrir cada solución y anota lo que no supiste.',
};

const variantsFor = (context: Context, slot: TimedSlot): readonly Variante[] => {
  const { wording } = context.game;
  if (slot.kind === 'repaso') return wording.review;
  if (slot.kind === 'cierre') return wording.closing;
  const source =
    slot.kind === 'jugar' || slot.reason === 'analisis' ? (slot.focus ?? slot.unit.topic) : slot.unit.topic;
  const own = source.variantes[slot.kind as TopicKind] ?? slot.unit.topic.variantes[slot.kind as TopicKind];
  return own && own.length > 0 ? own : [GENERIC];
};

const MOVING_UP =
  /\b(?:sub(?:e|es|ir|as|imos|ida)|salt(?:a|ar|o)|ascend\w*) (?:de|al?) (?:nivel|límite|limite|stakes?)/iu;

/** Sessions rotate through the variants: the next one is always the one used longest ago. */
const variantFor = (context: Context, slot: TimedSlot, session: number): Variante => {
  const variants = variantsFor(context, slot);
  const calm = context.learner.cautela
    ? variants.filter((one) => !MOVING_UP.test(`${one.titulo} ${one.consigna}`))
    : variants;
  const pool = calm.length > 0 ? calm : [GENERIC];
  const start = hash(`${slot.unit.topic.id}${slot.kind}${slot.focus?.id ?? ''}`);
  return pool[(start + session) % pool.length] as Variante;
};

const LESSONS: Readonly<Record<TimedSlot['kind'], (brief: Brief, objectives: readonly string[]) => Lesson>> = {
  teoria: theory,
  ejercicios: exercises,
  test: exercises,
  repaso: review,
  jugar: play,
  analizar: analysis,
  cierre: closing,
};

/** A title that already has its colon gets a dash. */
const named = (title: string, variant: string): string => `${title}${title.includes(':') ? ' —' : ':'} ${variant}`;

const titleOf = (context: Context, slot: TimedSlot, variant: string): string => {
  const { wording } = context.game;
  const focus = slot.focus ?? slot.unit.topic;
  switch (slot.kind) {
    case 'repaso':
      return `Repaso mixto: ${variant}`;
    case 'cierre':
      return capital(variant);
    case 'jugar':
      return `${capital(wording.game[0])} con foco en ${quoted(focus.titulo)}: ${variant}`;
    case 'analizar':
      return slot.reason === 'analisis'
        ? `Análisis con ${quoted(focus.titulo)}: ${variant}`
        : named(slot.unit.topic.titulo, variant);
    default:
      return named(slot.unit.topic.titulo, variant);
  }
};

/** The session's number makes every description one of its kind, and tells the player how far the theme has come. */
const descriptionOf = (context: Context, slot: TimedSlot, consigna: string, session: number, order: number): string => {
  const week = context.learner.semana + 1;
  const which =
    slot.kind === 'repaso'
      ? `Repaso ${order} de la semana ${week}`
      : slot.kind === 'cierre'
        ? `Cierre de la semana ${week}`
        : `Sesión ${session} de ${quoted(slot.unit.topic.titulo)}`;
  return `${firstSentence(consigna)} ${which}: ${slot.minutes} minutos.`;
};

export interface Writer {
  readonly task: (slot: TimedSlot, prioridad: Prioridad, day: Fecha) => Tarea;
}

export const writerFor = (context: Context, objectives: readonly Objetivo[]): Writer => {
  const use = new ItemUse(context);
  const sessions = new Map<string, number>();
  const aims = objectives.map((objective) => objective.titulo);
  let reviews = 0;
  const task = (slot: TimedSlot, prioridad: Prioridad, day: Fecha): Tarea => {
    const { unit, kind, minutes } = slot;
    const session = (sessions.get(unit.topic.id) ?? context.learner.temas[unit.topic.id]?.n ?? 0) + 1;
    sessions.set(unit.topic.id, session);
    if (kind === 'repaso') reviews++;
    const turn =
      kind === 'repaso' ? context.learner.semana * 3 + reviews : kind === 'cierre' ? context.learner.semana : session;
    const variant = variantFor(context, slot, turn);
    const lesson = LESSONS[kind]({ context, slot, use, day, consigna: variant.consigna, session }, aims);
    const semilla = `${context.seed}-${unit.id}-${session}`;
    const others =
      kind === 'repaso'
        ? slot.mixed.slice(1).map((one) => one.topic.id)
        : slot.focus &&
            slot.kind !== 'teoria' &&
            (kind === 'jugar' || slot.reason === 'analisis') &&
            slot.focus !== unit.topic
          ? [slot.focus.id]
          : [];
    return {
      titulo: filled(titleOf(context, slot, variant.titulo), lesson.count, minutes),
      descripcion: descriptionOf(context, slot, filled(variant.consigna, lesson.count, minutes), session, reviews),
      contenido: writeContent(lesson.blocks),
      tiempo: minutes,
      estado: 'esperando',
      prioridad,
      temaId: unit.topic.id,
      nivel: unit.level,
      tipo: kind,
      porque: reasonSentence(context, slot, semilla),
      ...(others.length > 0 ? { otrosTemas: others } : {}),
      carril: slot.lane,
      leccion: {
        plantilla: kind,
        unidad: unit.id,
        variante: Math.max(0, variantsFor(context, slot).indexOf(variant)),
        ejercicios: [...lesson.bank],
        ...(kind === 'repaso' ? { mezcla: slot.mixed.map((one) => one.id) } : {}),
        ...(slot.focusUnit && slot.focusUnit !== unit ? { foco: slot.focusUnit.id } : {}),
        sesion: session,
        paquetes: [],
      },
    };
  };
  return { task };
};
