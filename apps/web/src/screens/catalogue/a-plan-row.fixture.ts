import type { PlanRow } from '../../shell/data/plans-query.ts';

export function aPlanRow(changes: Partial<PlanRow> = {}): PlanRow {
  return {
    id: 'p1',
    campo: 'Ajedrez',
    nivelIntensidad: 'alto',
    createdAt: '2026-11-15T12:00:00.000Z',
    ahora: '2026-11-18T13:00:00.000Z',
    semana: 2,
    totalTareas: 8,
    tareasTerminadas: 4,
    totalObjetivos: 4,
    objetivosTerminados: 1,
    ...changes,
  };
}
