import { z } from 'zod';
import { planId } from './contracts.ts';
import { asideOf } from './measure.ts';
import { type Leccion, position } from './plan.ts';

/** More exercises for an objective whose own are used up. */
export const moreBody = z.strictObject({ planId, objetivoIndex: position });
export const masEjercicios = z.object({
  /** The task that has them now. */
  diaIndex: position,
  tareaIndex: position,
  nuevos: z.int().min(1),
});
export type MasEjercicios = z.infer<typeof masEjercicios>;

/** A lesson with these exercises too. A series whose time is over becomes a list: what was answered of it, then the new ones. */
export const withMore = (
  leccion: Omit<Leccion, 'paquetes'>,
  answered: ReadonlySet<string>,
  nuevos: readonly string[],
): Omit<Leccion, 'paquetes'> => {
  const { serie, ...list } = leccion;
  if (!serie) return { ...list, ejercicios: [...list.ejercicios, ...nuevos] };
  const aside = new Set(asideOf(leccion));
  const isKept = (id: string): boolean => answered.has(id) && !aside.has(id);
  const ajenos = [...aside].filter((id) => answered.has(id));
  return {
    ...list,
    ejercicios: [...list.ejercicios.filter(isKept), ...nuevos],
    // An answer to one of them may be on its way.
    apartados: [...(list.apartados ?? []), ...list.ejercicios.filter((id) => !isKept(id))],
    ...(ajenos.length > 0 ? { ajenos } : {}),
  };
};
