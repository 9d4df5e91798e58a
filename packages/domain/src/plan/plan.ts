import { z } from 'zod';
import { RESULTS } from '../attempt/answer.ts';
import { GAMES } from './game.ts';
import { MOTIVOS_NO_APLICA, NOTA_NO_APLICA_MAX } from './not-applicable.ts';
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

/** Why the minutes are there; see the planner. */
export const CARRILES = ['pedido', 'debil', 'repaso', 'camino', 'juego', 'cierre', 'propio'] as const;
export type Carril = (typeof CARRILES)[number];

/** A task of exercises is time: `ejercicios` is what may be asked, and what is answered decides what comes next. */
export const serie = z.strictObject({
  /** How many the minutes are expected to hold for this player. */
  cuantos: z.int().min(1),
  /** Seconds that one is expected to take. */
  segundos: z.int().min(1),
  /** Where the first one aims, on the scale of ratings: eight of ten right. */
  meta: z.int(),
  /** Chooses among those that are as good as each other. */
  semilla: z.int().min(0),
  /** Those that failed before and are due. */
  vuelven: z.array(z.string()),
  /** What fills the minutes once the theme's own are met: another unit, whose exercises are the last of the list. */
  relleno: z.strictObject({ unidad: z.string(), desde: z.int().min(0) }).optional(),
});
export type Serie = z.infer<typeof serie>;

/** An exercise that a draw put into a review, and not what is believed of the player. */
export const sonda = z.strictObject({
  ejercicio: z.string(),
  /** What it measures: another unit than those of its task. */
  unidad: z.string(),
  /** Since that unit was last met, when the week was made. */
  dias: z.int().min(1),
});
export type Sonda = z.infer<typeof sonda>;

/** Where the lesson behind a task is. What is stored are names that last; `paquetes` are today's addresses of them. */
export const leccion = z.strictObject({
  plantilla: z.enum(TASK_TYPES),
  /** "aj-tac-doble@2" */
  unidad: z.string(),
  /** The theme's name: what stands under the task's title. */
  tema: z.string().optional(),
  /** Index of the way of working among the topic's own. */
  variante: z.int().min(0),
  /** Exercises in the order in which they are met; with a `serie`, those it chooses from. */
  ejercicios: z.array(z.string()),
  serie: serie.optional(),
  /** Units of a mixed review, the task's own first. */
  mezcla: z.array(z.string()).optional(),
  /** The stage to watch in a game or its analysis. */
  foco: z.string().optional(),
  /** Number of this session on the topic, where it is not the first: which questions are asked. */
  sesion: z.int().min(1).optional(),
  /** Positions to be played to their end: after what is read or listed, before what a series serves. */
  partidas: z.array(z.string()).optional(),
  /** Set aside when a re-planned week made it shorter; an answer to one that was on its way is still taken. */
  apartados: z.array(z.string()).optional(),
  /** Of those, the ones of another theme that were answered while this was a series: they count for nothing here. */
  ajenos: z.array(z.string()).optional(),
  /** Random probes: exercises never met, of units met weeks ago. They tell how much lasts, and count for no objective. */
  sondas: z.array(sonda).optional(),
  paquetes: z.array(z.string()),
});
export type Leccion = z.infer<typeof leccion>;

/** How many exercises a task asks: a series asks as many as its time holds. */
export const askedOf = (leccion: Pick<Leccion, 'ejercicios' | 'serie'> | null | undefined): number =>
  leccion?.serie?.cuantos ?? leccion?.ejercicios.length ?? 0;

/** A step of a lesson, which is led by the hand; what its test asks measures like any other exercise. */
export const isStep = (ejercicio: string): boolean => /^c\..+\.p\d+$/u.test(ejercicio);

/** Of the test at a chapter's end. */
export const isTestItem = (ejercicio: string): boolean => /^c\..+\.t\d+$/u.test(ejercicio);

/** A step of this stage, "aj-tac-doble@2": what is answered while it is read is named by no plan. */
export const isStepOf = (unidad: string, ejercicio: string): boolean =>
  isStep(ejercicio) && ejercicio.startsWith(`c.${unidad.replace('@', '.')}.p`);

/** A position that is played to its end: it tells of what is believed, and is none of the positions that a theme counts. */
export const isPlayOut = (ejercicio: string): boolean => ejercicio.startsWith('j.');

/** A hand of a round of charts: quick, met again at the end of its session, and on no other day. */
export const isOfRound = (ejercicio: string): boolean => ejercicio.startsWith('g.tabla-');

/** A hand played from the flop to its end, dealt from its seed. */
export const isWholeHand = (ejercicio: string): boolean => ejercicio.startsWith('g.mano-');

/** What was answered of a task, so that another device goes on where this one stopped. */
export const avanceEjercicio = z.strictObject({
  ejercicio: z.string(),
  /** The first try measures. */
  primero: z.enum(RESULTS),
  ultimo: z.enum(RESULTS),
  veces: z.int().min(1),
});
export type AvanceEjercicio = z.infer<typeof avanceEjercicio>;

/** What a player writes of a task: how it felt, what came of a game, the game itself, what the week left. */
export const NOTE_NAMES = [
  'sensacion',
  'foco',
  'resultado',
  'aparicion',
  'cambio',
  'partida',
  'momentos',
  'balance',
] as const;
export type NombreApunte = (typeof NOTE_NAMES)[number];
export const NOTE_MAX = 4000;

/** Of a day in the week, or of a task in its day. */
export const position = z.int().min(0).max(200);

export const noAplica = z.strictObject({
  /** `reorganizada`: given up when the week was re-planned; nobody chooses it. */
  motivo: z.enum([...MOTIVOS_NO_APLICA, 'reorganizada']),
  nota: z.string().max(NOTA_NO_APLICA_MAX).optional(),
  /** The state it had: taking it back brings that. */
  antes: z.enum(ESTADOS).optional(),
});
export type NoAplica = z.infer<typeof noAplica>;

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
  carril: z.enum(CARRILES).optional(),
  leccion: leccion.optional(),
  intentos: z.array(avanceEjercicio).optional(),
  /** Minutes that it took, as session and timer measured them; `tiempo` is what was planned. */
  minutosReales: z.int().min(0).optional(),
  notas: z.partialRecord(z.enum(NOTE_NAMES), z.string()).optional(),
  /** It does not apply to this player: it counts as done, and its reason teaches the planner. */
  noAplica: noAplica.optional(),
  /** Where it went when missed days were re-planned, and how long it was. Its place in the list, its name, stays. */
  recuperada: z
    .strictObject({ dia: z.enum(WEEKDAYS), fecha: z.iso.date(), tiempoPlan: z.int().min(10).max(90) })
    .optional(),
});
export type Tarea = z.infer<typeof tarea>;

export const dia = z.strictObject({
  dia: z.enum(WEEKDAYS),
  fecha: z.iso.date(),
  tareas: z.array(tarea).min(1),
});
export type Dia = z.infer<typeof dia>;

/** The day on which a task is studied: its own, or the one it was brought over to. */
export const studiedOn = (
  day: Pick<Dia, 'dia' | 'fecha'>,
  { recuperada }: Pick<Tarea, 'recuperada'>,
): Pick<Dia, 'dia' | 'fecha'> => recuperada ?? day;

export const objetivo = z.strictObject({
  id: z.string().optional(),
  titulo: z.string().min(1),
  descripcion: z.string().min(1),
  estado: z.enum(ESTADOS),
  temaId: z.string(),
  /** `umbral` of `numero` `unidad` (8 of 10 positions) decides whether it is met. */
  meta: z.strictObject({ numero: z.number().positive(), unidad: z.string().min(1), umbral: z.number().positive() }),
  /** Counted from the answers to exercises of its theme: right at the first try, answered, and how many the week has. */
  medido: z.strictObject({ aciertos: z.int().min(0), hechos: z.int().min(0), de: z.int().min(1) }).optional(),
});
export type Objetivo = z.infer<typeof objetivo>;

export const semana = z.strictObject({
  planEstudio: z.array(dia).min(1).max(7),
  objetivos: z.array(objetivo).min(2).max(5),
});
export type Semana = z.infer<typeof semana>;

export const campo = z.enum(GAMES);
