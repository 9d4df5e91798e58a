import { z } from 'zod';
import { casilla, uci } from './answer.ts';
import { exerciseId, nivel, prosa, topicId } from './common.ts';
import { type PreguntaLista, preguntaLista } from './poker.ts';

/** A position to be played. The side to move is the solver, and the board is shown from that side. */

/** What a wrong move runs into, in one of a few words that the screen knows how to say. */
export const CAUSES = [
  'mate',
  'pierde_dama',
  'pierde_torre',
  'pierde_pieza',
  'pierde_calidad',
  'pierde_peon',
  'deja_escapar',
  'tablas',
  'final_perdido',
  'pierde_ventaja',
] as const;
export type Causa = (typeof CAUSES)[number];

export const refutacion = z.strictObject({
  /** The reply that punishes; absent where the move simply gives the chance away (stalemate, for one). */
  con: uci.optional(),
  causa: z.enum(CAUSES),
});

export type Refutacion = z.infer<typeof refutacion>;

/** How it is known to be right: what an engine said of it, or the moves to the goal in an exact table. */
export const prueba = z.union([
  z.strictObject({ margen: z.int() }),
  z.strictObject({ mate: z.int().min(1) }),
  z.strictObject({ tabla: z.int().min(0) }),
]);

/** What a prompt may ask of a position: computed from the board when the content is compiled, never written by hand. */
export const rasgos = z.strictObject({
  bando: z.enum(['blancas', 'negras']),
  fase: z.enum(['apertura', 'medio', 'final']),
  /** Letters of the pieces on the board besides kings, each once: "DTAP". */
  material: z.string().regex(/^D?T?A?C?P?$/u),
  /** The solver may still castle. */
  enroque: z.boolean(),
  jaque: z.boolean(),
  mate: z.boolean(),
  /** The first move of the solution. */
  primera: z.enum(['captura', 'jaque', 'tranquila', 'promocion', 'enroque']),
  /** The piece that makes it: absent where a board was stored before this was computed. */
  mueve: z.enum(['R', 'D', 'T', 'A', 'C', 'P']).optional(),
  /** Solver's moves. */
  jugadas: z.int().min(1),
  /** What the solver must reach: win, or hold. */
  meta: z.enum(['gana', 'salva', 'mejora']),
});
export type Rasgos = z.infer<typeof rasgos>;

/** As it stands in the content, one row a position whatever its topics. */
export const chessRow = z.strictObject({
  id: exerciseId,
  temas: z.array(topicId).min(1),
  nivel,
  /** Puzzle rating; a prior that answers move. */
  dificultad: z.int().min(300).max(3200),
  /** Level and difficulty set by hand: strategy, and endings of theory. */
  aMano: z.literal(true).optional(),
  fen: z.string(),
  /** The move that led here, to be drawn on the board. */
  ultima: uci.optional(),
  /** Solver and reply in turns; ends with a move of the solver. */
  linea: z.array(uci).min(1),
  /** For each move of the solver, all that are right (the line's own first) and all that are nearly so. */
  aceptadas: z.array(z.array(uci).min(1)).min(1),
  casi: z.array(z.array(uci)),
  /** Other first moves that a person would try, and what they run into. */
  refutaciones: z.record(uci, refutacion),
  /** The idea in words, then the piece; neither names the square of the solution. */
  pista: z.tuple([prosa, prosa]),
  explicacion: prosa,
  prueba,
  /** What the engine says of the best move, for the solver: centipawns or "#3". Words are made from it; the browser does not get it. */
  evaluacion: z
    .string()
    .regex(/^(?:-?\d+|#-?\d+)$/u)
    .optional(),
  /** Players and year, where it comes from a game that people know. */
  partida: z.string().max(120).optional(),
  origen: z.enum(['autor', 'mina']),
  /** No longer planned; kept because weeks and answers refer to it. */
  retirada: z.literal(true).optional(),
});
export type ChessRow = z.infer<typeof chessRow>;

/** What the browser gets. */
export const chessExercise = chessRow.omit({ aMano: true, evaluacion: true, origen: true, retirada: true }).extend({
  tipo: z.literal('ajedrez'),
  rasgos,
  /** Of a step of a chapter: its own question, what is said of single moves, and how it goes on after the right one. */
  enunciado: prosa.optional(),
  palabras: z.record(uci, prosa).optional(),
  sigue: z.array(uci).optional(),
});
export type ChessExercise = z.infer<typeof chessExercise>;

const [, numero, , elige] = preguntaLista.options;
/** Squares to be touched, all of them and no other. */
export const preguntaCasillas = z.strictObject({
  tipo: z.literal('casillas'),
  pide: prosa,
  casillas: z.array(casilla).min(1).max(32),
});
/** Whatever can be asked, at a table or about a board. */
export type PreguntaHecha = PreguntaLista | z.infer<typeof preguntaCasillas>;

/** A question about a board instead of a move on it: coordinates, attackers, what stands where after moves in the head. */
export const chessQuestion = z.strictObject({
  tipo: z.literal('ajedrez-pregunta'),
  id: z.string(),
  temas: z.array(topicId).min(1),
  nivel,
  dificultad: z.int().min(300).max(3200),
  /** Absent where the board is to be seen in the head. */
  fen: z.string().optional(),
  /** From which side the board is shown. */
  orientacion: z.enum(['blancas', 'negras']),
  /** Squares to mark on the board. */
  casillas: z.array(casilla).max(8).optional(),
  situacion: prosa.optional(),
  preguntas: z
    .array(z.discriminatedUnion('tipo', [numero, elige, preguntaCasillas]))
    .min(1)
    .max(3),
  explicacion: prosa,
  /** Moves that show why, once it is answered. */
  sigue: z.array(uci).optional(),
});
export type ChessQuestion = z.infer<typeof chessQuestion>;
