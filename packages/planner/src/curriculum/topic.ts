/**
 * What a topic of any game is. One file per topic holds all of it: its place in the graph and its teaching content.
 * Field names are Spanish because they are data of the curriculum, as in the API.
 */

export const TASK_KINDS = ['teoria', 'ejercicios', 'repaso', 'test', 'jugar', 'analizar', 'cierre'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Kinds whose variants live in the topic. `repaso` and `cierre` mix topics, so the game writes those. */
export type TopicKind = Exclude<TaskKind, 'repaso' | 'cierre'>;

export interface Pregunta {
  readonly pregunta: string;
  readonly respuesta: string;
}

/**
 * One way of working on a topic. `titulo` completes "Tema: …" and is unique within the topic; `consigna` is the
 * instruction. Both may use {n} (number of exercises, positions, hands or games) and {min} (minutes of the task).
 */
export interface Variante {
  readonly titulo: string;
  readonly consigna: string;
}

/** What changes when the topic returns at this level: what is new, and what to demand of yourself. */
export interface Etapa {
  readonly nivel: number;
  readonly enfoque: string;
  /** One key idea that belongs to this level only. */
  readonly idea: string;
}

/** Measurable success: "`aciertos` of `de` `unidad`", said as a sentence by `texto` with {aciertos} and {de}. */
export interface Criterio {
  readonly texto: string;
  readonly aciertos: number;
  readonly de: number;
  readonly unidad: string;
}

/** The worked example that suits a level: one made for it, or else the topic's own. */
export const exampleAt = <Own, Other extends Own & { readonly niveles: readonly [number, number] }>(
  { ejemplo, otrosEjemplos }: { readonly ejemplo: Own; readonly otrosEjemplos?: readonly Other[] },
  level: number,
): Own => otrosEjemplos?.find(({ niveles: [low, high] }) => low <= level && level <= high) ?? ejemplo;

export interface TopicBase<Area extends string, Format extends string> {
  /** Stable for ever: learners' states refer to it. */
  readonly id: string;
  readonly titulo: string;
  readonly area: Area;
  readonly nivelMin: number;
  readonly nivelMax: number;
  readonly prerequisitos: readonly string[];
  /** Only for these formats. */
  readonly exclusivo?: readonly Format[];
  /** Weighs more in these formats. */
  readonly favorece?: readonly Format[];
  /** What a coach would never leave out, or would leave for when there is time; most topics are neither. */
  readonly importancia?: 'esencial' | 'ocasional';
  /** Estimated minutes of active work until one level of the topic is mastered. */
  readonly minutosEtapa: number;
  /** 15–25 words or phrases by which a player would name it in free text: lower case, with accents, singular or plural as said. */
  readonly terminos: readonly string[];
  /** Three to five key ideas, each one or two complete sentences. */
  readonly ideas: readonly string[];
  /** Exactly one per level of the band, in order. */
  readonly etapas: readonly Etapa[];
  readonly errorTipico: string;
  /** At least three; retrieval, not recognition. */
  readonly preguntas: readonly Pregunta[];
  readonly criterio: Criterio;
  /** An imperative sentence: what to watch in a game or session whose focus is this topic. */
  readonly foco: string;
  /** A question to ask of each game or hand reviewed with this topic in mind. */
  readonly revision: string;
  /** teoria ≥ 3, ejercicios ≥ 8, test ≥ 4, jugar ≥ 3 (6 where play is the topic), analizar ≥ 3; a kind that makes no sense is absent. */
  readonly variantes: Readonly<Partial<Record<TopicKind, readonly Variante[]>>>;
}
