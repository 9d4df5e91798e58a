import type { Rasgos } from '../schema/chess.ts';
import type { Requisitos, TopicKind } from '../schema/topic.ts';

/** What the planner reads: the shape of what is taught, and no prose but the few words a task is named with. */

export interface GraphTopic {
  readonly id: string;
  readonly titulo: string;
  readonly area: string;
  readonly nivelMin: number;
  readonly nivelMax: number;
  readonly prerequisitos: readonly string[];
  readonly exclusivo?: readonly string[];
  readonly favorece?: readonly string[];
  readonly importancia?: 'esencial' | 'ocasional';
  readonly minutosEtapa: number;
  readonly terminos: readonly string[];
  readonly criterio: {
    readonly texto: string;
    readonly aciertos: number;
    readonly de: number;
    readonly unidad: string;
  };
}

/** An exercise as the planner sees it. */
export interface GraphExercise {
  readonly id: string;
  readonly temas: readonly string[];
  /** Levels at which it serves, inclusive. */
  readonly niveles: readonly [number, number];
  readonly formatos?: readonly string[];
  /** On the scale of levels: 2.5 is in the middle of level 2. */
  readonly dificultad: number;
  readonly rasgos?: Rasgos;
  /** Poker: kinds of its questions, and the street of the decision. */
  readonly preguntas?: readonly string[];
  /** Poker: chance to be right without knowing at the question that it comes down to, by its options. */
  readonly azar?: number;
  readonly calle?: string;
  /** Poker: its decision can be asked alone, at a table with cards. */
  readonly decide?: true;
  /** Of a position to be played out: its name, which all of its kind share. */
  readonly clase?: string;
}

/** A drill that makes as many exercises as are asked for: `g.<drill>.<level>.<seed>`. */
export interface GraphDrill {
  readonly drill: string;
  readonly temas: readonly string[];
  readonly niveles: readonly [number, number];
  readonly formatos?: readonly string[];
  /** Decisions that one of them asks on the mean, where they are more than one. */
  readonly decisiones?: number;
  /** What a task is called that holds little else. */
  readonly titulo?: string;
}

/** A stage that is worked through step by step: what of it is answered, in order, and its test. */
export interface GraphChapter {
  readonly unidad: string;
  readonly titulo: string;
  readonly entrada: string;
  readonly pasos: readonly string[];
  /** Steps that are only looked at. */
  readonly mira: number;
  /** Seconds that one of its answered steps, of those looked at and of its test takes whoever reads it at an even pace. */
  readonly segundos: { readonly paso: number; readonly mira: number; readonly prueba: number };
  readonly prueba: readonly string[];
  /** Right answers of the test that pass it. */
  readonly aprueba: number;
}

export interface Graph {
  readonly temas: readonly GraphTopic[];
  readonly ejercicios: readonly GraphExercise[];
  /** Positions to be played to their end. */
  readonly partidas: readonly GraphExercise[];
  readonly taladros: readonly GraphDrill[];
  readonly capitulos: readonly GraphChapter[];
  /** Exercises by the place they had in a topic's bank before they had names. */
  readonly antiguos: Readonly<Record<string, readonly string[]>>;
}

export interface TopicWords {
  readonly foco: string;
  readonly etapas: Readonly<Record<number, { readonly enfoque: string; readonly idea: string }>>;
  /** Sets of exercises have a name, and what it asks of them; the rest, what to do. */
  readonly variantes: Readonly<
    Partial<
      Record<TopicKind, readonly { readonly titulo: string; readonly consigna?: string; readonly pide?: Requisitos }[]>
    >
  >;
}
export type Words = Readonly<Record<string, TopicWords>>;

/** Where each exercise and each stage is fetched. */
export interface PackIndex {
  readonly ejercicios: Readonly<Record<string, string>>;
  readonly etapas: Readonly<Record<string, string>>;
}
