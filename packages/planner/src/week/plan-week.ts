import {
  type Dia,
  type Fecha,
  type InformacionTema,
  type Objetivo,
  ownAskedOf,
  type Prioridad,
  type Tarea,
} from '@estratega/domain';
import { listening } from '../freetext/signals.ts';
import type { Game } from '../games/game.ts';
import { withNews, withRequest } from '../learner/declarations.ts';
import type { Measured } from '../learner/difficulty.ts';
import type { LearnerState } from '../learner/state.ts';
import { finish, type Steps } from '../steps/steps.ts';
import { answersFor, type Respuesta } from './answers.ts';
import { type Context, contextOf } from './context.ts';
import { eventOf, withEvent } from './event.ts';
import { obeying } from './obey.ts';
import { type Exam, objectivesOf, workIn } from './objectives.ts';
import { withOwn } from './own.ts';
import type { Propias } from './own-work.ts';
import { withProbes } from './probes.ts';
import { selectWeek } from './select.ts';
import type { SelectedDay, Selection, TimedSlot } from './slot.ts';
import { TUNING, type Tuning } from './tuning.ts';
import { writerFor } from './write/task.ts';

export interface WeekRequest {
  readonly informacionTema: InformacionTema;
  readonly learner: LearnerState;
  /** First day of the week, "2026-11-16". */
  readonly hoy: Fecha;
  readonly nuevaInformacion?: string | undefined;
  /** What was said on advancing and is believed already: a tournament that it names is of this week. */
  readonly noticias?: string | undefined;
  /** The plan's own week, from 1; the learner's count is of all plans of the game. */
  readonly semana?: number | undefined;
  /** What the player's own games and hands show, as of today. */
  readonly propias?: Propias | undefined;
  /** What everybody's first tries said of exercises, on the scale of ratings. */
  readonly dificultades?: Measured | undefined;
  /** Whose week it is, for what is drawn by lot; nothing of it is told. */
  readonly sorteo?: string | undefined;
}

export interface Week {
  readonly planEstudio: Dia[];
  readonly objetivos: Objetivo[];
  /** What became of every theme that the player named. */
  readonly respuestas: Respuesta[];
  /** No play for money, limits and help first: the screens show where to find help. */
  readonly cautela: boolean;
}

interface Written {
  readonly slot: TimedSlot;
  readonly task: Omit<Tarea, 'prioridad'>;
}

/** The test of a chapter that this task asks. */
const examIn = (game: Game, { leccion }: Pick<Tarea, 'leccion'>): Exam | undefined => {
  const chapter = leccion && game.chapter(leccion.unidad);
  // What a series keeps beside it is not asked for certain.
  if (leccion?.serie || !chapter?.prueba.every((id) => leccion?.ejercicios.includes(id))) return undefined;
  const { titulo, aprueba, prueba } = chapter;
  return { titulo, aprueba, de: prueba.length };
};

const LOW = new Set(['mantener', 'cierre']);

const priorityOf = (slot: TimedSlot, aimed: ReadonlySet<string>, worked: ReadonlySet<string>): Prioridad => {
  const { id } = slot.unit.topic;
  const isBound = slot.kind !== 'cierre' && aimed.has(id) && (slot.kind !== 'repaso' || !worked.has(id));
  if (isBound || slot.reason === 'pendiente') return 'alta';
  return LOW.has(slot.reason) ? 'baja' : 'media';
};

export interface TracedWeek {
  readonly week: Week;
  readonly context: Context;
  readonly selection: Selection;
}

/** A week task by task, with what led to it. */
export function* weekSteps(game: Game, request: WeekRequest, tuning: Tuning = TUNING): Steps<TracedWeek> {
  yield* listening(game, game.freeText(request.informacionTema));
  const declared = withRequest(game, request.learner, request.informacionTema);
  const learner = withNews(game, declared, request.informacionTema, request.nuevaInformacion);
  const alone = contextOf(game, request.informacionTema, learner, request.hoy, tuning);
  const event = eventOf(
    game.freeText(request.informacionTema),
    request.noticias ?? request.nuevaInformacion ?? '',
    request.hoy,
    request.semana === undefined ? learner.semana : request.semana - 1,
  );
  const measured = { ...withEvent(alone, learner.cautela ? undefined : event), measured: request.dificultades };
  const context = request.propias ? withOwn(measured, request.propias) : measured;
  yield;
  const selection = yield* obeying(context, selectWeek);
  yield;
  const slots = selection.days.flatMap((day) => day.slots);
  const work = workIn(context, slots);
  // The weekly close stands last: by then every exercise is chosen, and the objectives count what is there.
  const asked = new Map<string, number>();
  const worked = new Set<string>();
  const exams = new Map<string, Exam>();
  const objectives = (): readonly Objetivo[] =>
    objectivesOf(context, work, (temaId) => ({
      many: asked.get(temaId) ?? 0,
      isWorked: worked.has(temaId),
      prueba: exams.get(temaId),
    }));
  const writer = writerFor(context, slots, () => objectives().map(({ titulo }) => titulo));
  const written: { readonly day: SelectedDay['day']; readonly tasks: readonly Written[] }[] = [];
  for (const { day, slots: own } of selection.days) {
    const tasks: Written[] = [];
    for (const [i, slot] of own.entries()) {
      const after = own.slice(i + 1).map(({ kind }) => kind);
      const task = writer.task(slot, day.fecha, after);
      if (task.tipo !== 'repaso' && task.tipo !== 'cierre') worked.add(task.temaId);
      asked.set(task.temaId, (asked.get(task.temaId) ?? 0) + ownAskedOf(task.leccion));
      const exam = examIn(game, task);
      if (exam) exams.set(task.temaId, exam);
      tasks.push({ slot, task });
      yield;
    }
    written.push({ day, tasks });
  }
  const objetivos = objectives();
  const aimed = new Set(objetivos.map(({ temaId }) => temaId));
  const planned = written.map(
    ({ day, tasks }): Dia => ({
      dia: day.dia,
      fecha: day.fecha,
      tareas: tasks.map(({ slot, task }) => ({ ...task, prioridad: priorityOf(slot, aimed, worked) })),
    }),
  );
  const planEstudio = withProbes(context, planned, aimed, request.hoy, request.sorteo ?? context.seed);
  const respuestas = [...answersFor(context, selection)];
  return { week: { planEstudio, objetivos: [...objetivos], respuestas, cautela: learner.cautela }, context, selection };
}

/** All of it at once, for tests and the evaluation, which may also change the tuning. */
export const traceWeek = (game: Game, request: WeekRequest, tuning: Tuning = TUNING): TracedWeek =>
  finish(weekSteps(game, request, tuning));
