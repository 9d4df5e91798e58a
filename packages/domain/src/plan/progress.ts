import type { Estado, NoAplica } from './plan.ts';

interface WithEstado {
  readonly estado: Estado;
}
interface CountedTask extends WithEstado {
  readonly temaId?: string | undefined;
  readonly noAplica?: Pick<NoAplica, 'motivo'> | undefined;
}
interface CountedObjective extends WithEstado {
  readonly temaId?: string | undefined;
}

/** Left out when the week was re-planned: it is neither done nor to be done. What the player turned down counts as done. */
export const isLeftOut = ({ noAplica }: CountedTask): boolean => noAplica?.motivo === 'reorganizada';

/** Objectives that the week still works on: one whose theme was left out altogether goes with it. */
export const openEnded = <O extends CountedObjective>(
  tareas: readonly CountedTask[],
  objetivos: readonly O[],
): readonly O[] => {
  const gone = new Set(tareas.filter(isLeftOut).map(({ temaId }) => temaId));
  for (const task of tareas) if (!isLeftOut(task)) gone.delete(task.temaId);
  return objetivos.filter(({ temaId }) => temaId === undefined || !gone.has(temaId));
};

export interface Metricas {
  readonly semanaTerminada: number;
  readonly tareasTerminadas: number;
  readonly totalTareas: number;
  readonly objetivosTerminados: number;
  readonly totalObjetivos: number;
}

/** As it is told everywhere: rounded down, so that 100 is only said when nothing is left. */
export const wholePercent = (done: number, total: number): number =>
  total === 0 ? 0 : Math.floor((done / total) * 100 + 1e-9);

/** Parts of a whole in percent that add up to a hundred: what rounding down leaves goes to those that lost most by it. */
export const wholeShares = (parts: readonly number[]): readonly number[] => {
  const total = parts.reduce((sum, one) => sum + one, 0);
  if (total === 0) return parts.map(() => 0);
  const exact = parts.map((one) => (one / total) * 100);
  const shares = exact.map((one) => Math.floor(one + 1e-9));
  const left = 100 - shares.reduce((sum, one) => sum + one, 0);
  const lost = exact.map((one, i) => one - (shares[i] ?? 0));
  const most = lost.map((_, i) => i).sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0) || a - b);
  for (const i of most.slice(0, left)) shares[i] = (shares[i] ?? 0) + 1;
  return shares;
};

const finished = (items: readonly WithEstado[]): number => items.filter((item) => item.estado === 'finalizado').length;

/** Week progress: finished objectives and tasks over all objectives and tasks, in percent; 0 where there is nothing. */
export const metricas = (tasks: readonly CountedTask[], objectives: readonly CountedObjective[]): Metricas => {
  const tareas = tasks.filter((task) => !isLeftOut(task));
  const objetivos = openEnded(tasks, objectives);
  const tareasTerminadas = finished(tareas);
  const objetivosTerminados = finished(objetivos);
  const total = tareas.length + objetivos.length;
  return {
    semanaTerminada: total === 0 ? 0 : ((tareasTerminadas + objetivosTerminados) / total) * 100,
    tareasTerminadas,
    totalTareas: tareas.length,
    objetivosTerminados,
    totalObjetivos: objetivos.length,
  };
};
