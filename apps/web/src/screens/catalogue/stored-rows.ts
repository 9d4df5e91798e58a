import { dayIn, metricas, nextSession, planFormat, studiedOn, weekTasks } from '@estratega/domain';
import { useQuery } from '@tanstack/react-query';
import type { PlanRow } from '../../shell/data/plans-query.ts';
import { applyChanges } from '../../shell/offline/change.ts';
import { pendingOf } from '../../shell/offline/change-store.ts';
import { type StoredPlan, storedPlansOf } from '../../shell/offline/stored-plans.ts';

/** A plan kept on this machine, with what was changed since and not sent yet. */
function toRow({ uid, plan: kept, offset }: StoredPlan): PlanRow {
  const plan = applyChanges(
    kept,
    pendingOf(uid).map(({ change }) => change),
  );
  const { semanaTerminada: _percent, ...counts } = metricas(weekTasks(plan), plan.objetivos);
  const { id, campo, nivelIntensidad, createdAt, semana, zonaHoraria } = plan;
  const sesion = nextSession(
    plan.planEstudio.flatMap((day, diaIndex) =>
      day.tareas.map(({ titulo, tiempo, estado, leccion, intentos, recuperada }, tareaIndex) => ({
        diaIndex,
        tareaIndex,
        fecha: studiedOn(day, { recuperada }).fecha,
        titulo,
        tiempo,
        estado,
        conLeccion: leccion !== undefined,
        empezada: intentos !== undefined,
      })),
    ),
    dayIn(new Date(Date.now() + offset), zonaHoraria),
  );
  return {
    id,
    campo,
    nivelIntensidad,
    createdAt,
    semana,
    ...(planFormat(plan.informacionTema) === undefined ? {} : { formato: planFormat(plan.informacionTema) }),
    ahora: new Date(Date.now() + offset).toISOString(),
    ...counts,
    ...(sesion === undefined ? {} : { sesion }),
  };
}

/** Only asked for when the server cannot be reached. */
export function useStoredRows(uid: string | undefined, away: boolean): readonly PlanRow[] {
  const { data } = useQuery({
    queryKey: ['planes-guardados', uid],
    queryFn: async () => (await storedPlansOf(uid ?? '')).map(toRow),
    enabled: uid !== undefined && away,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });
  return (away && data) || [];
}
