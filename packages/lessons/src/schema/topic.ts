import { z } from 'zod';
import { nivel, prosa, topicId } from './common.ts';
import { calculo, calle, FORMATS, mesa } from './poker.ts';

/** A topic as its author writes it: its place in the graph and what it teaches, by stage. */

export const TOPIC_KINDS = ['teoria', 'ejercicios', 'test', 'jugar', 'analizar'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** What a prompt asks of each exercise under it; with none, any will do. */
export const requisitos = z.strictObject({
  bando: z.enum(['blancas', 'negras']).optional(),
  fase: z.array(z.enum(['apertura', 'medio', 'final'])).optional(),
  /** Pieces that must be on the board. */
  material: z
    .string()
    .regex(/^D?T?A?C?P?$/u)
    .optional(),
  /** The piece that makes the first move: one of these. */
  mueve: z
    .string()
    .regex(/^R?D?T?A?C?P?$/u)
    .optional(),
  enroque: z.literal(true).optional(),
  mate: z.literal(true).optional(),
  meta: z.enum(['gana', 'salva', 'mejora']).optional(),
  primera: z.array(z.enum(['captura', 'jaque', 'tranquila', 'promocion', 'enroque'])).optional(),
  /** At least so many moves of the solver. */
  jugadas: z.int().min(2).optional(),
  /** Poker: kinds of question, one of which it must ask. */
  pregunta: z.array(z.enum(['accion', 'numero', 'rango', 'elige', 'libre'])).optional(),
  /** Poker: the street on which it is decided. */
  calle: z.array(z.enum(['pre', 'flop', 'turn', 'river'])).optional(),
});
export type Requisitos = z.infer<typeof requisitos>;

/** What is done with a theme where the player works alone: play, go over a game. {n} and {min} may stand in both texts. */
export const variante = z.strictObject({ titulo: prosa, consigna: prosa });
export type Variante = z.infer<typeof variante>;

/** The name of a reading. What is done in it is what its page asks: homework that nobody looks at has no place here. */
export const lectura = z.strictObject({ titulo: prosa });

/** The name of a set of exercises, true of all of them: what to do is asked by each one. */
export const serie = z.strictObject({ titulo: prosa, pide: requisitos.optional() });
export type Serie = z.infer<typeof serie>;

const stage = z.strictObject({ nivel, enfoque: prosa, idea: prosa });
const opciones = z.array(z.string().min(1).max(160)).min(3).max(4);
const question = z.strictObject({
  pregunta: prosa,
  respuesta: prosa,
  /** What is chosen from, the right one first: no answer is marked by the player alone. */
  opciones,
});
/** With the board that it speaks of, where it tells one. */
const chessAsked = question.extend({ fen: z.string().optional() });

const common = {
  id: topicId,
  titulo: prosa,
  area: z.string().regex(/^[A-Z]{3}$/u),
  /** Place in the order of study. */
  orden: z.int().min(0),
  nivelMin: nivel,
  nivelMax: nivel,
  prerequisitos: z.array(topicId),
  /** What a coach would never leave out, or would leave for when there is time. */
  importancia: z.enum(['esencial', 'ocasional']).optional(),
  minutosEtapa: z.int().min(60),
  terminos: z.array(z.string().min(1)).min(10),
  ideas: z.array(prosa).min(3).max(5),
  etapas: z.array(stage).min(1),
  errorTipico: prosa,
  preguntas: z.array(question).min(3),
  criterio: z.strictObject({ texto: prosa, aciertos: z.int().positive(), de: z.int().positive(), unidad: prosa }),
  foco: prosa,
  revision: prosa,
  /** Titles are unique within their kind. */
  variantes: z.strictObject({
    teoria: z.array(lectura).optional(),
    ejercicios: z.array(serie).optional(),
    test: z.array(serie).optional(),
    jugar: z.array(variante).optional(),
    analizar: z.array(variante).optional(),
  }),
};

export const CHESS_FORMATS = ['bala', 'blitz', 'rapida', 'clasica'] as const;
const chessExample = z.strictObject({
  fen: z.string(),
  /** Numbered, Spanish letters: "1.Cxe5 Axd1 2.Axf7+". */
  linea: z.string(),
  explicacion: prosa,
  partida: z.string().optional(),
});
export const chessTopic = z.strictObject({
  ...common,
  exclusivo: z.array(z.enum(CHESS_FORMATS)).optional(),
  favorece: z.array(z.enum(CHESS_FORMATS)).optional(),
  preguntas: z.array(chessAsked).min(3),
  ejemplo: chessExample,
  otrosEjemplos: z.array(chessExample.extend({ niveles: z.tuple([nivel, nivel]) })).optional(),
});
export type ChessTopic = z.infer<typeof chessTopic>;

const pokerExample = z.strictObject({
  niveles: z.tuple([nivel, nivel]),
  formatos: z.array(z.enum(FORMATS)).optional(),
  mano: z.string().optional(),
  mesa: z.string().optional(),
  /** The table and what happened, where all of it is told: it is then drawn and dealt, as in an exercise. */
  jugada: z.strictObject({ mesa, historia: z.array(calle) }).optional(),
  situacion: prosa,
  pregunta: prosa,
  respuesta: prosa,
  /** Of its question, the right one first: asked before the answer is told. */
  opciones,
  calculos: z.array(calculo),
});
export const pokerTopic = z.strictObject({
  ...common,
  exclusivo: z.array(z.enum(FORMATS)).optional(),
  favorece: z.array(z.enum(FORMATS)).optional(),
  ejemplo: pokerExample,
  otrosEjemplos: z.array(pokerExample).optional(),
});
export type PokerTopic = z.infer<typeof pokerTopic>;
