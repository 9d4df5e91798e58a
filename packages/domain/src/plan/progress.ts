import type { Estado } from './plan.ts';

interface WithEstado {
  readonly estado: Estado;
}

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

const finished = (items: readonly WithEstado[]): number => items.filter((item) => item.estado === 'finalizado').length;

/** Week progress: finished objectives and tasks over all objectives and tasks, in percent; 0 where there is nothing. */
export const metricas = (tareas: readonly WithEstado[], objetivos: readonly WithEstado[]): Metricas => {
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
