import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import { planId } from './contracts.ts';
import { MOTIVOS_NO_APLICA, NOTA_NO_APLICA_MAX } from './not-applicable.ts';
import { ownMinutes, ownNote, ownTitle, tareaPropiaId } from './own-task.ts';
import { ESTADOS, noAplica, PRIORIDADES } from './plan.ts';
import { carriles, cuidado } from './request.ts';
import { WEEKDAYS } from './week.ts';

/** What a player changes of a running week: its lanes, its missed days, what does not apply, and tasks added. */

const position = z.int().min(0).max(200);

/** Obeyed by the next week, within the planner's bounds. */
export const lanesUpdate = z.strictObject({ planId, carriles: carriles.required() });
export type LanesUpdate = z.infer<typeof lanesUpdate>;
export const lanesStored = z.object({ carriles });

/** What the player answers to the quiet question, or says of the age: one of the two. */
export const careUpdate = z
  .strictObject({ planId, ...cuidado.shape })
  .refine(({ dinero, edad }) => (dinero === undefined) !== (edad === undefined), {
    message: 'Responde una sola cosa: lo del dinero o la edad.',
    path: ['dinero'],
  });
export type CareUpdate = z.infer<typeof careUpdate>;
export const careStored = z.object({ cuidado, cautela: z.boolean() });

/** The player's word about the level holds for two weeks: this one and the next. */
export const HOLD_DAYS = 14;
export const levelHold = z.strictObject({ planId });
export type LevelHold = z.infer<typeof levelHold>;
export const levelHeld = z.object({ nivelHasta: z.iso.date() });
/** How the line of the level begins, among what changed in a week. */
export const LEVEL_LINE = 'Tu nivel: ';

export const notApplicableUpdate = z
  .strictObject({
    planId,
    diaIndex: position,
    tareaIndex: position,
    /** Null takes it back. */
    motivo: z.enum(MOTIVOS_NO_APLICA).nullable(),
    nota: safeText(NOTA_NO_APLICA_MAX).trim().optional(),
  })
  .refine(({ motivo, nota }) => motivo !== 'otro' || (nota ?? '') !== '', {
    message: 'Cuéntanos en pocas palabras por qué no aplica.',
    path: ['nota'],
  })
  .refine(({ motivo, nota }) => motivo !== null || nota === undefined, {
    message: 'Al deshacer no va ninguna nota.',
    path: ['nota'],
  });
export type NotApplicableUpdate = z.infer<typeof notApplicableUpdate>;
export const notApplicableStored = z.object({ estado: z.enum(ESTADOS), noAplica: noAplica.optional() });

export const ownTaskBody = z.strictObject({
  planId,
  /** Made by the browser: the same id is the same task, however often it is sent. */
  id: z.uuid(),
  fecha: z.iso.date(),
  titulo: ownTitle,
  tiempo: ownMinutes,
  nota: ownNote.optional(),
});
export type OwnTaskBody = z.infer<typeof ownTaskBody>;

export const ownTaskUpdate = z
  .strictObject({
    planId,
    tareaPropia: tareaPropiaId,
    nuevoEstado: z.enum(ESTADOS).nullable(),
    nuevaPrioridad: z.enum(PRIORIDADES).nullable(),
  })
  .refine((update) => (update.nuevoEstado === null) !== (update.nuevaPrioridad === null), {
    message: 'Indica el estado o la prioridad: uno de los dos, y el otro nulo.',
    path: ['nuevoEstado'],
  });
export type OwnTaskUpdate = z.infer<typeof ownTaskUpdate>;

/** Without `aplicar` nothing is written: it says what would change. */
export const recoverBody = z.strictObject({ planId, aplicar: z.boolean() });

const place = {
  diaIndex: position,
  tareaIndex: position,
  titulo: z.string(),
  dia: z.enum(WEEKDAYS),
  fecha: z.iso.date(),
  tiempo: z.int(),
};
const day = z.object({ dia: z.enum(WEEKDAYS), fecha: z.iso.date(), minutos: z.int() });
export const recuperacion = z.object({
  /** There is something to bring over, or to let go. */
  hay: z.boolean(),
  aplicada: z.boolean(),
  /** Days that went by with work left in them. */
  perdidos: z.array(day),
  movidas: z.array(
    z.object({
      ...place,
      antes: z.object({ dia: z.enum(WEEKDAYS), fecha: z.iso.date(), tiempo: z.int() }),
    }),
  ),
  quitadas: z.array(z.object(place)),
  /** Days that change, with their minutes before and after. */
  dias: z.array(day.extend({ antes: z.int() })),
  recuperados: z.int(),
  /** After a week or more away: minutes of the first session. */
  primeraSesion: z.int().optional(),
});
export type Recuperacion = z.infer<typeof recuperacion>;
