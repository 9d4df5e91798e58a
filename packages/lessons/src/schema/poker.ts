import { z } from 'zod';
import { chartId, exerciseId, nivel, prosa, topicId } from './common.ts';

/** A hand to be decided. Seats, stacks and history are data: pot, price and legal actions are replayed, never typed. */

export const POSITIONS = ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'] as const;
export const pos = z.enum(POSITIONS);
export type Pos = z.infer<typeof pos>;
export const FORMATS = ['cash', 'torneo', 'sng'] as const;
export const card = z.string().regex(/^[2-9TJQKA][shdc]$/u);
export const STREETS = ['pre', 'flop', 'turn', 'river'] as const;
export type Calle = (typeof STREETS)[number];
export const ACTIONS = ['fold', 'check', 'call', 'bet', 'raise', 'allin'] as const;
export type Hace = (typeof ACTIONS)[number];

const amount = z.number().nonnegative();

export const asiento = z.strictObject({
  pos,
  /** Before any blind or ante of this hand. */
  stack: z.number().positive(),
  heroe: z.literal(true).optional(),
  /** What is known of the player, in a few words. */
  nota: z.string().max(120).optional(),
  /** Cards that lie open, where a hand is read with all of them in sight. */
  muestra: z.tuple([card, card]).optional(),
});

export const mesa = z.strictObject({
  tipo: z.enum(['cash', 'mtt', 'sng']),
  unidad: z.enum(['bb', '$', 'fichas']),
  ciegas: z.tuple([amount, amount]),
  ante: z.strictObject({ quien: z.enum(['BB', 'todos']), valor: amount }).optional(),
  asientos: z.array(asiento).min(2).max(9),
  /** Prizes, first to last, where they matter. */
  premios: z.array(amount).optional(),
  quedan: z.strictObject({ jugadores: z.int().min(2), cobran: z.int().min(1) }).optional(),
});
export type Mesa = z.infer<typeof mesa>;

export const accion = z.strictObject({
  pos,
  hace: z.enum(ACTIONS),
  /** For bet, raise, allin: the total on this street. For call it may be left out. */
  a: amount.optional(),
});
export type Accion = z.infer<typeof accion>;

export const calle = z.strictObject({
  calle: z.enum(STREETS),
  /** Cards that come on this street: three, one, one. */
  cartas: z.array(card).optional(),
  acciones: z.array(accion),
});
export type CalleJugada = z.infer<typeof calle>;

/**
 * A sum that is computed, never typed. `da` is the result exactly as it stands in a text ("25 %", "3,2", "−1,5 bb"): its
 * first number, read as es-AR writes it, must equal the computed one rounded to as many decimals.
 */
const da = z.string().optional();
export const calculo = z.discriminatedUnion('tipo', [
  /** % = apuesta / (bote + 2·apuesta); `bote` before the rival's bet. */
  z.strictObject({ tipo: z.literal('potOdds'), bote: amount, apuesta: amount, da }),
  /** = pagar·(1−e)/e − bote. */
  z.strictObject({ tipo: z.literal('implicitas'), bote: amount, pagar: amount, equity: amount, da }),
  z.strictObject({
    tipo: z.literal('outs'),
    outs: z.int().min(0),
    cartas: z.union([z.literal(1), z.literal(2)]),
    vistas: z.int(),
    da,
  }),
  z.strictObject({
    tipo: z.literal('regla24'),
    outs: z.int().min(0),
    por: z.union([z.literal(2), z.literal(4)]),
    da,
  }),
  z.strictObject({
    tipo: z.literal('ev'),
    ramas: z.array(z.strictObject({ p: z.number().min(0).max(1), valor: z.number() })).readonly(),
    da,
  }),
  z.strictObject({ tipo: z.literal('alfa'), bote: amount, apuesta: amount, da }),
  z.strictObject({ tipo: z.literal('mdf'), bote: amount, apuesta: amount, da }),
  /** Of a hand or of a range. */
  z.strictObject({ tipo: z.literal('combos'), mano: z.string(), muertas: z.string().optional(), da }),
  /** Exact, against hands ("Qs Qd", "AQ", "88") or one range string; a dead card throws. */
  z.strictObject({
    tipo: z.literal('equity'),
    mano: z.string(),
    rivales: z.array(z.string()).readonly().optional(),
    rango: z.string().optional(),
    mesa: z.string().optional(),
    da,
  }),
  z.strictObject({ tipo: z.literal('spr'), stack: amount, bote: amount, da }),
  z.strictObject({
    tipo: z.literal('icm'),
    stacks: z.array(amount).readonly(),
    premios: z.array(amount).readonly(),
    jugador: z.int().min(0),
    da,
  }),
  /** + − * / ( ) and numbers with a decimal point. */
  z.strictObject({ tipo: z.literal('cuenta'), expresion: z.string(), da }),
]);
export type Calculo = z.infer<typeof calculo>;

export const opcion = z.strictObject({ hace: z.enum(ACTIONS), a: amount.optional() });
export type Opcion = z.infer<typeof opcion>;

/** For each option, what is wrong with it, in a sentence; empty for those that are right. */
const avisos = z.array(z.string().max(400)).optional();

/** What is asked, one after another; each has its own right answer. `pide` is the question as the player reads it. */
export const pregunta = z.discriminatedUnion('tipo', [
  z.strictObject({
    tipo: z.literal('accion'),
    pide: prosa.optional(),
    opciones: z.array(opcion).min(2).max(5),
    mejor: z.int().min(0),
    /** EV of each option in bb, where it is exact. */
    valores: z.array(z.number()).optional(),
    /** Other options that are as good, or so nearly that both are right. */
    aceptables: z.array(z.int().min(0)).default([]),
    avisos,
  }),
  z.strictObject({
    tipo: z.literal('numero'),
    pide: prosa,
    unidad: z.enum(['%', 'bb', '$', 'fichas', 'combos', 'outs', 'x', '']),
    calculo,
    tolerancia: z.strictObject({ abs: z.number().positive().optional(), rel: z.number().positive().optional() }),
    trampas: z.array(z.strictObject({ calculo, aviso: prosa })).default([]),
  }),
  z.strictObject({
    tipo: z.literal('rango'),
    pide: prosa,
    /** "22+,A2s+,KQo:0.5": 169 hands, weight 1 unless said. */
    solucion: z.string().min(1),
    tolerancia: z.strictObject({ combos: z.number().nonnegative() }),
  }),
  z.strictObject({
    tipo: z.literal('elige'),
    pide: prosa,
    textos: z.array(z.string().min(1).max(160)).min(2).max(5),
    correcta: z.int().min(0),
    aceptables: z.array(z.int().min(0)).default([]),
    avisos,
  }),
  /** Self-check, the exception: the player compares with the keys. */
  z.strictObject({ tipo: z.literal('libre'), pide: prosa, claves: z.array(prosa).min(1) }),
]);
export type Pregunta = z.infer<typeof pregunta>;

export const pokerRow = z.strictObject({
  id: exerciseId,
  temas: z.array(topicId).min(1),
  /** Levels it is meant for, inclusive. */
  niveles: z.tuple([nivel, nivel]),
  formatos: z.array(z.enum(FORMATS)).min(1),
  /** Absent where there is no table to draw (money, mind, study). */
  mesa: mesa.optional(),
  mano: z.tuple([card, card]).optional(),
  historia: z.array(calle).default([]),
  /** What a rival is taken to hold: "22+,A2s+,KQo". */
  rangos: z.partialRecord(pos, z.string()).optional(),
  /** The chart whose decision this is: what it asks before the flop must agree with it. */
  tabla: chartId.optional(),
  /** What the table does not show, in one to three sentences. */
  situacion: prosa.optional(),
  preguntas: z.array(pregunta).min(1).max(3),
  explicacion: prosa,
  /** Sums that the explanation states. */
  calculos: z.array(calculo).default([]),
  /** On the scale of levels, where its own differs from the middle of `niveles`. */
  dificultad: z.number().min(0).max(6.9).optional(),
  retirada: z.literal(true).optional(),
});
export type PokerRow = z.infer<typeof pokerRow>;
export type PokerRowInput = z.input<typeof pokerRow>;

/** As the browser and the judge see it: sums are already numbers, so that neither needs the engine that made them. */
const [accionListo, numero, rangoListo, eligeListo, libreListo] = pregunta.options;
export const preguntaLista = z.discriminatedUnion('tipo', [
  accionListo,
  numero.omit({ calculo: true, trampas: true }).extend({
    valor: z.number(),
    /** How it is worked out on this hand, where the sum has steps: "2 ÷ (5 + 2 + 2) = 22,2 %." */
    cuenta: prosa.optional(),
    /** How to go about it, without its result. */
    pista: prosa.optional(),
    trampas: z.array(z.strictObject({ valor: z.number(), aviso: prosa })),
  }),
  rangoListo,
  eligeListo,
  libreListo,
]);
export type PreguntaLista = z.infer<typeof preguntaLista>;

export const pokerExercise = pokerRow.omit({ retirada: true, calculos: true, preguntas: true }).extend({
  tipo: z.literal('poker'),
  /** A chart's hand, one of many in a row: one tap, and on to the next where it was right. */
  ritmo: z.literal('rapido').optional(),
  preguntas: z.array(preguntaLista).min(1).max(3),
});
export type PokerExercise = z.infer<typeof pokerExercise>;
