import { type Campo, isOwnExercise, MAX_PAQUETE_PROPIO, type Plan } from '@estratega/domain';
import type { Queryable } from '../../platform/database/index.ts';
import type { OwnEvidence } from './planner.ts';

/** Own games and hands, as far as weeks go; another module keeps them. */

export interface OwnGames {
  evidence(userId: string, campo: Campo): Promise<OwnEvidence>;
  /** Mistakes that are not solved yet with what was answered of them, the dearest first. */
  mistakes(userId: string, campo: Campo): Promise<OwnEvidence['ejercicios']>;
  /** Which of these exercises are still there. */
  existing(userId: string, ids: readonly string[], q?: Queryable): Promise<ReadonlySet<string>>;
}

export const NO_EVIDENCE: OwnEvidence = { hechos: [], ejercicios: [] };

const ownIdsOf = (plan: Plan): readonly string[] => [
  ...new Set(
    plan.planEstudio.flatMap(({ tareas }) =>
      tareas.flatMap(({ leccion }) => (leccion?.ejercicios ?? []).filter(isOwnExercise)),
    ),
  ),
];

export const addressesOf = (ids: readonly string[]): readonly string[] =>
  Array.from(
    { length: Math.ceil(ids.length / MAX_PAQUETE_PROPIO) },
    (_, i) =>
      `/api/partidas/ejercicios/paquete?ids=${ids.slice(i * MAX_PAQUETE_PROPIO, (i + 1) * MAX_PAQUETE_PROPIO).join(',')}`,
  );

/** Own exercises of a plan with where they are; those of games that were deleted since are gone from it too. */
export const withOwnExercises = async (
  plan: Plan,
  existing: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<Plan> => {
  const ids = ownIdsOf(plan);
  if (ids.length === 0) return plan;
  const there = await existing(ids);
  return {
    ...plan,
    planEstudio: plan.planEstudio.map((day) => ({
      ...day,
      tareas: day.tareas.map((task) => {
        if (!task.leccion?.ejercicios.some(isOwnExercise)) return task;
        const ejercicios = task.leccion.ejercicios.filter((id) => !isOwnExercise(id) || there.has(id));
        const own = ejercicios.filter(isOwnExercise);
        const { serie } = task.leccion;
        // They stand first: what fills a series' last minutes begins that much earlier.
        const gone = task.leccion.ejercicios.length - ejercicios.length;
        const relleno = serie?.relleno && { ...serie.relleno, desde: serie.relleno.desde - gone };
        return {
          ...task,
          leccion: {
            ...task.leccion,
            ejercicios,
            ...(serie ? { serie: { ...serie, ...(relleno ? { relleno } : {}) } } : {}),
            paquetes: [...task.leccion.paquetes, ...addressesOf(own)],
          },
        };
      }),
    })),
  };
};
