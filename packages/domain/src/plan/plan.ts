import { z } from 'zod';
import { GAMES } from './game.ts';
import { WEEKDAYS } from './week.ts';

export const ESTADOS = ['esperando', 'enProgreso', 'finalizado'] as const;
export type Estado = (typeof ESTADOS)[number];
export const PRIORIDADES = ['baja', 'media', 'alta'] as const;
export type Prioridad = (typeof PRIORIDADES)[number];
export const TASK_TYPES = ['teoria', 'ejercicios', 'repaso', 'test', 'jugar', 'analizar', 'cierre'] as const;
export type TipoTarea = (typeof TASK_TYPES)[number];

/** A reference to an interactive drill: enough to make the same drill again. */
export const ejercicio = z.strictObject({
  tipo: z.string().min(1).max(40),
  parametros: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  semilla: z.string().min(1).max(80),
});
export type Ejercicio = z.infer<typeof ejercicio>;

export const tarea = z.strictObject({
  titulo: z.string().min(1),
  descripcion: z.string().min(1),
  /** Light Markdown with fenced `tablero`, `mesa` and `pregunta` blocks; see content.ts. */
  contenido: z.string().min(1),
  tiempo: z.int().min(10).max(90),
  estado: z.enum(ESTADOS),
  prioridad: z.enum(PRIORIDADES),
  temaId: z.string(),
  nivel: z.int().min(0).max(6),
  tipo: z.enum(TASK_TYPES),
  /** One sentence for the player: why this, why now. */
  porque: z.string().min(1),
  /** Topics a mixed review touches besides temaId. */
  otrosTemas: z.array(z.string()).optional(),
  ejercicio: ejercicio.optional(),
});
export type Tarea = z.infer<typeof tarea>;

export const dia = z.strictObject({
  dia: z.enum(WEEKDAYS),
  fecha: z.iso.date(),
  tareas: z.array(tarea).min(1),
});
export type Dia = z.infer<typeof dia>;

export const objetivo = z.strictObject({
  id: z.string().optional(),
  titulo: z.string().min(1),
  descripcion: z.string().min(1),
  estado: z.enum(ESTADOS),
  temaId: z.string(),
  /** `umbral` of `numero` `unidad` (8 of 10 positions) decides whether it is met. */
  meta: z.strictObject({ numero: z.number().positive(), unidad: z.string().min(1), umbral: z.number().positive() }),
});
export type Objetivo = z.infer<typeof objetivo>;

export const semana = z.strictObject({
  planEstudio: z.array(dia).min(1).max(7),
  objetivos: z.array(objetivo).min(2).max(5),
});
export type Semana = z.infer<typeof semana>;

export const campo = z.enum(GAMES);
