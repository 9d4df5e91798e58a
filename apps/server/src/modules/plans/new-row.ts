import { randomBytes } from 'node:crypto';
import { DEFAULT_TIME_ZONE, dayIn, heldFrom, type InformacionTema, variantOf } from '@estratega/domain';
import { ENGINE_VERSION } from '@estratega/planner';
import type { PlanRow } from './repository.ts';

/** 96 random bits in 16 letters, where a UUID takes 36: it stands in every row of the week and in its index. */
const newPlanId = () => randomBytes(12).toString('base64url');

/** A plan that begins now, before its week is made. */
export const newRow = (
  userId: string,
  informacion: InformacionTema,
  now: Date,
  rest: Pick<PlanRow, 'semana' | 'reemplaza'>,
): Omit<PlanRow, 'cambios' | 'respuestas' | 'cautela'> => {
  const zonaHoraria = informacion.zonaHoraria ?? DEFAULT_TIME_ZONE;
  const hoy = dayIn(now, zonaHoraria);
  return {
    userId,
    id: newPlanId(),
    campo: informacion.campo,
    informacion: heldFrom({ ...informacion, zonaHoraria }, hoy),
    zonaHoraria,
    hoy,
    createdAt: now,
    motor: ENGINE_VERSION,
    variante: variantOf(userId),
    ...rest,
  };
};
