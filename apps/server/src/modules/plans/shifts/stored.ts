import { type TareaPropia, weekdayOf } from '@estratega/domain';
import type { tareasPropias } from '../tables.ts';

/** From rows to what the player reads. */

export const toOwnTask = ({
  id,
  fecha,
  titulo,
  nota,
  tiempo,
  estado,
  prioridad,
}: Omit<typeof tareasPropias.$inferSelect, 'userId' | 'planId' | 'createdAt'>): TareaPropia => ({
  id,
  dia: weekdayOf(fecha),
  fecha,
  titulo,
  ...(nota === null ? {} : { nota }),
  tiempo,
  estado,
  prioridad,
});
