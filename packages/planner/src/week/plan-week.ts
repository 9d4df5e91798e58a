import type { Dia, Fecha, InformacionTema, Objetivo, Prioridad } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import { withNews, withRequest } from '../learner/declarations.ts';
import type { LearnerState } from '../learner/state.ts';
import { type Context, contextOf } from './context.ts';
import type { Load } from './load.ts';
import { objectivesOf } from './objectives.ts';
import { raiseArea } from './raise-area.ts';
import { selectWeek } from './select.ts';
import type { Selection, TimedSlot } from './slot.ts';
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

const withLoad = (context: Context, change: Partial<Load>): Context => ({
  ...context,
  load: { ...context.load, ...change },
});

/**
 * Saying that one does not know a theme must never take minutes from its area. What the area would have had without
 * those words is therefore a floor for the week with them.
 */
const selectFor = (
  game: Game,
  request: WeekRequest,
  learner: LearnerState,
  context: Context,
  change: Partial<Load>,
): { readonly context: Context; readonly selection: Selection } => {
  const denied = Object.entries(learner.declarado).flatMap(([id, said]) =>
    said.polaridad === 'no_sabe' ? (game.curriculum.topicById.get(id)?.area ?? []) : [],
  );
  if (denied.length === 0) return { context, selection: selectWeek(context) };
  const silent = withLoad(contextOf(game, request.informacionTema, withoutDenials(learner), request.hoy), change);
  const plain = selectWeek(silent);
  const floors = Object.entries(plain.areas).filter(([area]) => denied.includes(area));
  const chosen = selectWeek(context, Object.fromEntries(floors));
  const selection = floors.reduce((raised, [area, minutes]) => raiseArea(raised, area, minutes), chosen);
  // Where the curriculum leaves no room to honour the floor, the words change nothing this week.
  const kept = floors.every(([area, minutes]) => (selection.areas[area] ?? 0) >= minutes - 1e-6);
  return kept ? { context, selection } : { context: silent, selection: plain };
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
  const own = withLoad(contextOf(game, request.informacionTema, learner, request.hoy), change);
  const { context, selection } = selectFor(game, request, learner, own, change);
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
