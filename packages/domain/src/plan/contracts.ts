import { z } from 'zod';
import { freeText } from '../text/safe-text.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { tareaPropia } from './own-task.ts';
import { campo, dia, ESTADOS, objetivo, PRIORIDADES, position } from './plan.ts';
import { CHESS_SIDES, informacionTema, informacionTemaAvance, POLARITIES } from './request.ts';
import { SESSION_DAYS } from './session.ts';

/** The calls of the plans, in and out. */

export const planId = z.string(FIELD_TEXTS.planId).regex(/^[\w-]{1,64}$/u, 'Ese plan no existe.');

/** `custom-prompt` both ways: to create, and to replace a finished week by the next. */
export const createPlanBody = z.strictObject({ informacionTema, eliminarAnterior: z.literal(false).optional() });
export const advancePlanBody = z.strictObject({
  informacionTema: informacionTemaAvance,
  eliminarAnterior: z.literal(true, FIELD_TEXTS.eliminarAnterior),
  planId,
});
export const customPrompt = z.union([createPlanBody, advancePlanBody]);
export type CustomPrompt = z.infer<typeof customPrompt>;

const game = {
  experienciaAjedrez: z.string().optional(),
  elo: z.number().optional(),
  tiempo: z.string().optional(),
  conocimientosAjedrez: z.string().optional(),
  tipoPoker: z.string().optional(),
  limiteMesa: z.string().optional(),
  conocimientosPoker: z.string().optional(),
};

export const theme = z.object({ tema: z.string(), titulo: z.string() });

/** What becomes of a theme that the player named: nobody is left without an answer. */
export const respuestaTema = theme.extend({
  polaridad: z.enum(POLARITIES),
  cuando: z.enum(['esta_semana', 'antes', 'mas_adelante', 'prueba', 'menos']),
  /** The step before, which stands in for it this week. */
  por: theme.optional(),
  /** Week of the plan, from 1; absent where the level decides and not the calendar. */
  semana: z.int().min(1).optional(),
});
export type RespuestaTema = z.infer<typeof respuestaTema>;

export const plan = z.object({
  id: planId,
  campo,
  nivelIntensidad: z.enum(['bajo', 'alto']),
  diasEstudio: z.array(z.string()),
  horasEstudio: z.record(z.string(), z.number()),
  zonaHoraria: z.string(),
  createdAt: z.iso.datetime(),
  /** The server's clock, so that a browser whose own is wrong still counts down right. */
  ahora: z.iso.datetime(),
  /** Which week of the chain this is, from 1. */
  semana: z.int().min(1),
  /** What changed since last week and why; empty in the first. */
  cambios: z.array(z.string()),
  // Browsers keep plans from before these two: those say nothing.
  respuestas: z.array(respuestaTema).default([]),
  /** The player spoke of trouble with money or of not being able to stop: the screens show where to find help. */
  cautela: z.boolean().default(false),
  /** The words leave it open: one quiet question, until it is answered. */
  duda: z.boolean().default(false),
  /** Whoever would play is under age: nothing of the week is played for money. */
  menor: z.boolean().default(false),
  /** What was asked for, whole: advancing sends it back. The fields of the game stand beside it, as they always did. */
  informacionTema,
  planEstudio: z.array(dia),
  objetivos: z.array(objetivo),
  /** What the player added; browsers keep plans from before it could be. */
  propias: z.array(tareaPropia).default([]),
  ...game,
});
export type Plan = z.infer<typeof plan>;

const sesion = {
  diaIndex: z.int().min(0),
  tareaIndex: z.int().min(0),
  fecha: z.iso.date(),
  titulo: z.string(),
  /** The theme's name, where the task has a lesson. */
  tema: z.string().optional(),
  cuando: z.enum(SESSION_DAYS),
  empezada: z.boolean(),
  /** Of that day, not finished yet. */
  tareas: z.int().min(1),
  minutos: z.int().min(0),
  /** It is studied at the board; otherwise it is read on the study screen. */
  conLeccion: z.boolean(),
  /** Today's tasks are all done. */
  hoyHecha: z.literal(true).optional(),
};

export const planSummary = z.object({
  id: planId,
  campo,
  nivelIntensidad: z.enum(['bajo', 'alto']),
  createdAt: z.iso.datetime(),
  ahora: z.iso.datetime(),
  semana: z.int().min(1),
  /** Rhythm or kind of poker: what tells two plans of a game apart. Absent where none was said. */
  formato: z.string().optional(),
  totalTareas: z.int(),
  tareasTerminadas: z.int(),
  totalObjetivos: z.int(),
  objetivosTerminados: z.int(),
  /** What to study next; absent once every task is finished. */
  sesion: z.object(sesion).optional(),
});
export type PlanSummary = z.infer<typeof planSummary>;

export const taskUpdate = z
  .strictObject({
    planId,
    diaIndex: position,
    tareaIndex: position,
    nuevoEstado: z.enum(ESTADOS).nullable(),
    nuevaPrioridad: z.enum(PRIORIDADES).nullable(),
  })
  .refine((update) => (update.nuevoEstado === null) !== (update.nuevaPrioridad === null), {
    message: 'Indica el estado o la prioridad: uno de los dos, y el otro nulo.',
    path: ['nuevoEstado'],
  });
export type TaskUpdate = z.infer<typeof taskUpdate>;

export const objectiveUpdate = z.strictObject({ planId, objetivoIndex: position, nuevoEstado: z.enum(ESTADOS) });
export type ObjectiveUpdate = z.infer<typeof objectiveUpdate>;

/** What a free text was understood as, for the player to see before asking for the plan. */
export const textReading = z.strictObject({ campo, texto: freeText() });
export const textMention = z.object({
  tema: z.string(),
  titulo: z.string(),
  polaridad: z.enum(POLARITIES),
  /** The colour with which an opening is meant, where the words tell it. */
  lado: z.enum(CHESS_SIDES).optional(),
  /** Not sure: it is asked, and not asserted. */
  duda: z.literal(true).optional(),
  /** One of these is meant, the likeliest first, and the words do not tell which: it is asked, and the plan knows nothing of it before. */
  entre: z.array(theme).min(2).max(3).optional(),
  tramo: z.tuple([z.int(), z.int()]),
});
export type TextMention = z.infer<typeof textMention>;

/** A theme of a game, to be named without writing it. */
export const temaDelJuego = theme.extend({ area: z.string() });
export type TemaDelJuego = z.infer<typeof temaDelJuego>;
