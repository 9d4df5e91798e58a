import { z } from 'zod';
import { wordsIn } from '../compose/sentence.ts';
import { casilla, uci } from './answer.ts';
import { chartId, prosa, unitId } from './common.ts';
import { calculo, calle, card, mesa, pos, pregunta } from './poker.ts';

/**
 * A stage that is worked through: steps with few words, a position of their own and something to do. What is answered in a step is an
 * exercise like any other, judged by the same function on both sides of the wire.
 */

/** Words in a text, a reason or a sentence about a move. */
const STEP_WORDS = 40;
const corto = prosa.refine((text) => wordsIn(text) <= STEP_WORDS, { error: `at most ${STEP_WORDS} words` });

/** "d1d4 f2f1 d4c4" */
const linea = z
  .string()
  .transform((text) => text.trim().split(/\s+/u))
  .pipe(z.array(uci).min(1).max(24));
/** "p7" in the chapter, "t7" in its test: permanent, answers refer to them. */
const paso = z.string().regex(/^[pt]\d{1,2}$/u);

// --- as authors write them ---

const ajedrez = { paso, texto: corto, fen: z.string() };
const mira = z.strictObject({
  ...ajedrez,
  verbo: z.literal('mira'),
  luces: z.array(casilla).max(32).optional(),
  linea: linea.optional(),
});
const prueba = z.strictObject({
  ...ajedrez,
  verbo: z.literal('prueba'),
  acepta: z.array(uci).min(1),
  /** From the right move on, what happens by itself; its first move is the first accepted one. */
  ocurre: linea.optional(),
  /** The whole way to the goal, mine and the rival's in turns, where every move of it is mine to find. */
  camino: linea.optional(),
  /** Keeps the result without getting on: never wrong, and asked again. */
  mantiene: z.record(uci, corto).optional(),
  errores: z.record(uci, z.strictObject({ con: uci.optional(), porque: corto })).optional(),
  razon: corto,
});
const elige = z.strictObject({
  ...ajedrez,
  verbo: z.literal('di'),
  opciones: z.array(z.string().min(1).max(160)).min(2).max(5),
  correcta: z.int().min(0),
  muestra: linea.optional(),
  razon: corto,
});
const cuenta = z.strictObject({
  ...ajedrez,
  verbo: z.literal('di'),
  numero: z.int().min(0).max(999),
  muestra: linea.optional(),
  razon: corto,
});
const toca = z.strictObject({
  ...ajedrez,
  verbo: z.literal('di'),
  casillas: z.array(casilla).min(1).max(32),
  razon: corto,
});
export const chessStepSource = z.union([mira, prueba, elige, cuenta, toca]);
export type ChessStepSource = z.infer<typeof chessStepSource>;

const mano = z.tuple([card, card]);
const cifra = z.number().optional();
/** Figures that its texts take from a solved flop: by hand, or of the whole range, the mean of its suits. */
const solucion = z.strictObject({
  /** Formation and flop, as stored: "cash-btn-bb/As7h3d". */
  flop: z.string(),
  mano: z.string().optional(),
  /** Facing which bet; absent where whoever raised before the flop decides whether to bet. */
  ante: z.enum(['tercio', 'tresCuartos', 'resubida']).optional(),
  /** Worths in blinds; how often, in percent. */
  da: z.strictObject({
    pasar: cifra,
    tercio: cifra,
    tresCuartos: cifra,
    pagar: cifra,
    resubir: cifra,
    retira: cifra,
    paga: cifra,
    resube: cifra,
  }),
});
const deMesa = {
  paso,
  texto: corto,
  mesa: mesa.optional(),
  mano: mano.optional(),
  historia: z.array(calle).default([]),
  /** Who shows which cards. */
  muestra: z.partialRecord(pos, mano).optional(),
  /** Sums that its texts state. */
  calculos: z.array(calculo).default([]),
  soluciones: z.array(solucion).default([]),
};
const miraMesa = z.strictObject({
  ...deMesa,
  verbo: z.literal('mira'),
  /** The hands that are spoken of, painted in the place of the table. */
  rango: z.string().optional(),
});
const decide = z.strictObject({
  ...deMesa,
  verbo: z.enum(['prueba', 'di']),
  /** What a rival is taken to hold. */
  rangos: z.partialRecord(pos, z.string()).optional(),
  /** The chart that the decision is held to. */
  tabla: chartId.optional(),
  preguntas: z.array(pregunta).min(1).max(3),
  razon: corto,
});
export const pokerStepSource = z.union([miraMesa, decide]);
export type PokerStepSource = z.infer<typeof pokerStepSource>;

const chapterOf = <S extends z.ZodType>(step: S) =>
  z.strictObject({
    unidad: unitId,
    titulo: prosa,
    entrada: corto,
    /** Who says what is right: an engine, or, where the rules of the game are what is learnt, the author alone. */
    juicio: z.enum(['motor', 'reglas']).default('motor'),
    pasos: z.array(step).min(8),
    /** What is said before each move, and practised in the last steps. */
    procedimiento: z.array(corto).min(1).max(5),
    /** The card that is left, and comes back. */
    ficha: z.array(corto).min(3).max(8),
    prueba: z.strictObject({ aprueba: z.int().min(1).max(10), items: z.array(step).length(10) }),
  });
export const chessChapterSource = chapterOf(chessStepSource);
export type ChessChapterSource = z.infer<typeof chessChapterSource>;
export const pokerChapterSource = chapterOf(pokerStepSource);
export type PokerChapterSource = z.infer<typeof pokerChapterSource>;

// --- as the browser gets them ---

const escena = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('ajedrez'), fen: z.string(), luces: z.array(casilla), linea: z.array(uci) }),
  z.strictObject({
    tipo: z.literal('poker'),
    mesa: mesa.optional(),
    mano: mano.optional(),
    historia: z.array(calle),
    rango: z.string().optional(),
  }),
]);
export type Escena = z.infer<typeof escena>;

export const pasoCapitulo = z.discriminatedUnion('verbo', [
  z.strictObject({ verbo: z.literal('mira'), clave: z.string(), texto: prosa, escena }),
  /** `clave` is the id of its exercise, which lies in the same pack. */
  z.strictObject({ verbo: z.enum(['prueba', 'di']), clave: z.string() }),
]);
export type PasoCapitulo = z.infer<typeof pasoCapitulo>;

export const capitulo = z.strictObject({
  unidad: unitId,
  titulo: prosa,
  entrada: prosa,
  pasos: z.array(pasoCapitulo),
  procedimiento: z.array(prosa),
  ficha: z.array(prosa),
  prueba: z.strictObject({ aprueba: z.int(), ejercicios: z.array(z.string()) }),
  /** Of its theme and not of itself: answered before and after it they show what it gained. With the packs that hold them. */
  medida: z
    .strictObject({ antes: z.array(z.string()), despues: z.array(z.string()), paquetes: z.array(z.string()) })
    .optional(),
});
export type Capitulo = z.infer<typeof capitulo>;
