import { z } from 'zod';
import { wordsIn } from '../compose/sentence.ts';
import { casilla, uci } from './answer.ts';
import { chartId, drillId, exerciseId, prosa, unitId } from './common.ts';
import type { Exercise } from './exercise.ts';
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
/** A step that a drill makes from its seed, or a hand of the bank: asked as it is, with another reason if there is one. */
const hecho = { paso, verbo: z.enum(['prueba', 'di']), razon: corto.optional() };
const deSemilla = z.strictObject({ ...hecho, ejercicio: drillId });
/** Resolved: what its id stands for. */
export interface MadeStep {
  readonly paso: string;
  readonly verbo: 'prueba' | 'di';
  readonly texto: string;
  readonly razon: string;
  readonly hecho: Exercise;
}
/** A board of the bank, with the verdicts that it has there: from then on the chapter asks it and the bank does not. */
const delBanco = z.strictObject({
  paso,
  verbo: z.literal('prueba'),
  ejercicio: exerciseId,
  texto: corto.optional(),
  /** What is said of a likely wrong move; its reply is the bank's. */
  errores: z.record(uci, corto).optional(),
  /** Its own explanation, where that is short enough. */
  razon: corto.optional(),
});
const chessStepFile = z.union([mira, prueba, elige, cuenta, toca, delBanco, deSemilla]);
/** With what its row says. */
export type ChessBankStep = z.infer<typeof delBanco> & {
  readonly texto: string;
  readonly razon: string;
  readonly fen: string;
  readonly linea: readonly string[];
};
/** With the board that it is asked on. */
export type ChessMadeStep = MadeStep & { readonly fen: string };
export type ChessStepSource =
  | Exclude<z.infer<typeof chessStepFile>, z.infer<typeof delBanco> | z.infer<typeof deSemilla>>
  | ChessBankStep
  | ChessMadeStep;

const mano = z.tuple([card, card]);
const cifra = z.number().optional();
/** Figures that its texts take from a solved flop: by hand, or of the whole range, the mean of its suits. */
const solucion = z.strictObject({
  /** Formation and flop, as stored: "cash-btn-bb/As7h3d". */
  flop: z.string(),
  mano: z.string().optional(),
  /** Facing which bet; absent where whoever raised before the flop decides whether to bet. */
  ante: z.enum(['tercio', 'tresCuartos', 'resubida']).optional(),
  /** Whoever raised before the flop, and acts first, has checked. */
  tras: z.literal('pase').optional(),
  /** Worths in blinds; how often, in percent. */
  da: z.strictObject({
    pasar: cifra,
    tercio: cifra,
    tresCuartos: cifra,
    pagar: cifra,
    resubir: cifra,
    pasa: cifra,
    retira: cifra,
    paga: cifra,
    resube: cifra,
    /** What of the pot comes to whoever decides, as the solution plays. */
    vale: cifra,
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
/** A hand of the bank: from then on the chapter asks it and the bank does not. */
const manoDelBanco = z.strictObject({ ...hecho, ejercicio: exerciseId });
const pokerStepFile = z.union([miraMesa, decide, manoDelBanco, deSemilla]);
/** Its table and its questions are those of what it stands for. */
export type PokerMadeStep = MadeStep & {
  readonly mesa?: undefined;
  readonly mano?: undefined;
  readonly muestra?: undefined;
  readonly historia: z.infer<typeof calle>[];
  readonly calculos: z.infer<typeof calculo>[];
  readonly soluciones: z.infer<typeof solucion>[];
};
export type PokerStepSource = z.infer<typeof miraMesa> | z.infer<typeof decide> | PokerMadeStep;

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
export const chessChapterFile = chapterOf(chessStepFile);
export type ChessChapterFile = z.infer<typeof chessChapterFile>;
/** With what the rows of the bank say in the place of their ids. */
export type ChessChapterSource = Omit<ChessChapterFile, 'pasos' | 'prueba'> & {
  readonly pasos: readonly ChessStepSource[];
  readonly prueba: { readonly aprueba: number; readonly items: readonly ChessStepSource[] };
};
export const pokerChapterFile = chapterOf(pokerStepFile);
export type PokerChapterFile = z.infer<typeof pokerChapterFile>;
export type PokerChapterSource = Omit<PokerChapterFile, 'pasos' | 'prueba'> & {
  readonly pasos: readonly PokerStepSource[];
  readonly prueba: { readonly aprueba: number; readonly items: readonly PokerStepSource[] };
};

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
