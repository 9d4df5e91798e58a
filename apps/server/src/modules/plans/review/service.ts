import {
  type Campo,
  DEFAULT_TIME_ZONE,
  dayIn,
  type IntentoGuardado,
  isReviewPlace,
  type ParaRepasar,
  REVIEW_PLACE,
  type Repaso,
  studiedOn,
} from '@estratega/domain';
import { answeredUnseen } from '@estratega/lessons';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Lessons } from '../../../platform/lessons/lessons.ts';
import { addressesOf, type OwnGames } from '../own.ts';
import type { FinishedWeek, Learner, Planner, ToReview } from '../planner.ts';
import type { PlansRepository, StudiedPlan } from '../repository.ts';

export interface ReviewDependencies {
  readonly plans: Pick<PlansRepository, 'plansOf' | 'find' | 'learners'>;
  readonly planner: Pick<Planner, 'toReview' | 'ownToReview' | 'secondsPerExercise'>;
  readonly lessons: Pick<Lessons, 'paquetes'>;
  readonly answersOf: (userId: string, planId: string, q?: Queryable) => Promise<readonly IntentoGuardado[]>;
  readonly own: Pick<OwnGames, 'mistakes'>;
  readonly clock: Clock;
}

/** What an exercise is taken to last while nobody timed this player. */
const SECONDS = 40;
const DRILL = 'g.';

interface Running {
  readonly plan: StudiedPlan;
  readonly intentos: readonly IntentoGuardado[];
}

const weekOf = ({ plan, intentos }: Running): FinishedWeek => ({
  hoy: plan.hoy,
  informacionTema: plan.informacion,
  planEstudio: plan.planEstudio,
  objetivos: plan.objetivos,
  intentos: intentos.filter((one) => !answeredUnseen(one)),
  dificultades: {},
});

/** What an open task of today asks anyway: of a series, those that return; of the rest nobody knows whether it comes to them. */
const askedToday = ({ planEstudio }: StudiedPlan, hoy: string): readonly string[] =>
  planEstudio.flatMap((day) =>
    day.tareas
      .filter((task) => studiedOn(day, task).fecha === hoy && task.estado !== 'finalizado')
      .flatMap(({ leccion }) => [
        ...(leccion?.serie?.vuelven ?? leccion?.ejercicios ?? []),
        ...(leccion?.partidas ?? []),
      ]),
  );

/** The daily review: what was failed, in any week and in own games, and the day from which it is asked again. */
export const reviewService = ({ plans, planner, lessons, answersOf, own, clock }: ReviewDependencies) => {
  const ofGame = async (
    userId: string,
    campo: Campo,
    running: readonly Running[],
    learner: Learner | undefined,
    now: Date,
  ): Promise<ParaRepasar[]> => {
    const [first] = running;
    if (!first) return [];
    const hoy = dayIn(now, first.plan.zonaHoraria);
    const places = new Map<string, Pick<ParaRepasar, 'planId' | 'diaIndex' | 'tareaIndex'>>();
    for (const { plan, intentos } of running)
      for (const one of intentos)
        if (!isReviewPlace(one) && !places.has(one.ejercicio))
          places.set(one.ejercicio, { planId: plan.id, diaIndex: one.diaIndex, tareaIndex: one.tareaIndex });
    const asked = new Set(
      running.flatMap(({ plan, intentos }) => {
        const answered = new Set(intentos.map(({ ejercicio }) => ejercicio));
        return askedToday(plan, hoy).filter((id) => !answered.has(id));
      }),
    );
    const toItem =
      (paquetesOf: (id: string) => readonly string[], more: Pick<ParaRepasar, 'propio'>) =>
      ({ ejercicio, desde, vence }: ToReview): ParaRepasar[] => {
        const paquetes = [...paquetesOf(ejercicio)];
        // An exercise that left the bank is asked no more; one made from a seed needs no pack.
        if (asked.has(ejercicio) || (paquetes.length === 0 && !ejercicio.startsWith(DRILL))) return [];
        const place = places.get(ejercicio) ?? { planId: first.plan.id, ...REVIEW_PLACE };
        return [{ ...place, campo, ejercicio, desde, vence, ...more, paquetes }];
      };
    const failed = learner ? planner.toReview(learner, running.map(weekOf)) : [];
    const mistakes = planner.ownToReview(await own.mistakes(userId, campo), hoy);
    return [
      ...failed.flatMap(toItem((id) => lessons.paquetes([id], []), {})),
      ...mistakes.flatMap(toItem((id) => addressesOf([id]), { propio: true })),
    ];
  };

  return {
    read: async (userId: string): Promise<Repaso> => {
      const now = clock();
      const running: Running[] = [];
      for (const { id } of await plans.plansOf(userId)) {
        const plan = await plans.find(userId, id);
        if (plan) running.push({ plan, intentos: await answersOf(userId, id) });
      }
      const learners = new Map((await plans.learners(userId)).map((one) => [one.campo, one.estado as Learner]));
      const byGame = Map.groupBy(running, ({ plan }) => plan.campo);
      const lists = await Promise.all(
        [...byGame].map(([campo, weeks]) => ofGame(userId, campo, weeks, learners.get(campo), now)),
      );
      const timed = [...byGame.keys()].flatMap((campo) => {
        const learner = learners.get(campo);
        return (learner && planner.secondsPerExercise(learner)) ?? [];
      });
      return {
        ahora: now.toISOString(),
        zonaHoraria: running[0]?.plan.zonaHoraria ?? DEFAULT_TIME_ZONE,
        ejercicios: lists.flat().sort((a, b) => (a.vence < b.vence ? -1 : a.vence > b.vence ? 1 : 0)),
        segundos: timed.length === 0 ? SECONDS : Math.round(timed.reduce((sum, one) => sum + one, 0) / timed.length),
      };
    },
  };
};
export type ReviewService = ReturnType<typeof reviewService>;
