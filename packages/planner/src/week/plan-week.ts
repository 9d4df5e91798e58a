import type { Dia, Fecha, InformacionTema, Objetivo, Prioridad } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import { withNews, withRequest } from '../learner/declarations.ts';
import type { LearnerState } from '../learner/state.ts';
import { type Context, contextOf } from './context.ts';
import type { Load } from './load.ts';
import { objectivesOf } from './objectives.ts';
import { type Selection, selectWeek } from './select.ts';
import type { TimedSlot } from './slot.ts';
import { writerFor } from './write/task.ts';

export interface WeekRequest {
  readonly informacionTema: InformacionTema;
  readonly learner: LearnerState;
  /** First day of the week, "2026-11-16". */
  readonly hoy: Fecha;
  readonly nuevaInformacion?: string | undefined;
}

export interface Week {
  readonly planEstudio: Dia[];
  readonly objetivos: Objetivo[];
}

const withoutDenials = (learner: LearnerState): LearnerState => ({
  ...learner,
  declarado: Object.fromEntries(Object.entries(learner.declarado).filter(([, said]) => said.polaridad !== 'no_sabe')),
});

/**
 * Saying that one does not know a theme must never take minutes from its area. What the area would have had without
 * those words is therefore a floor for the week with them.
 */
const floorsFor = (game: Game, request: WeekRequest, learner: LearnerState): Readonly<Record<string, number>> => {
  const denied = Object.entries(learner.declarado).flatMap(([id, said]) =>
    said.polaridad === 'no_sabe' ? (game.curriculum.topicById.get(id)?.area ?? []) : [],
  );
  if (denied.length === 0) return {};
  const plain = selectWeek(contextOf(game, request.informacionTema, withoutDenials(learner), request.hoy));
  return Object.fromEntries(Object.entries(plain.areas).filter(([area]) => denied.includes(area)));
};

const priorityOf = (slot: TimedSlot, aimed: ReadonlySet<string>): Prioridad => {
  const isBound = slot.kind !== 'repaso' && slot.kind !== 'cierre' && aimed.has(slot.unit.topic.id);
  if (isBound || slot.reason === 'pendiente') return 'alta';
  return slot.reason === 'mantener' || slot.reason === 'cierre' ? 'baja' : 'media';
};

export interface TracedWeek {
  readonly week: Week;
  readonly context: Context;
  readonly selection: Selection;
}

/** The week with what led to it, for tests and the evaluation, which may also change the load (no review). */
export const traceWeek = (game: Game, request: WeekRequest, change: Partial<Load> = {}): TracedWeek => {
  const declared = withRequest(game, request.learner, request.informacionTema);
  const learner = withNews(game, declared, request.informacionTema, request.nuevaInformacion);
  const own = contextOf(game, request.informacionTema, learner, request.hoy);
  const context = { ...own, load: { ...own.load, ...change } };
  const selection = selectWeek(context, floorsFor(game, request, learner));
  const objetivos = objectivesOf(
    context,
    selection.days.flatMap((day) => day.slots),
  );
  const aimed = new Set(objetivos.map((objective) => objective.temaId));
  const writer = writerFor(context, objetivos);
  const planEstudio = selection.days.map(
    ({ day, slots }): Dia => ({
      dia: day.dia,
      fecha: day.fecha,
      tareas: slots.map((slot) => writer.task(slot, priorityOf(slot, aimed))),
    }),
  );
  return { week: { planEstudio, objetivos: [...objetivos] }, context, selection };
};
