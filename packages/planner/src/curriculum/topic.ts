import type { GraphTopic, TopicWords } from '@estratega/lessons/graph';

/** A topic as the engine sees it: its place in the graph, and the few words with which its tasks are named. */
export type Topic = GraphTopic & TopicWords;

/** Kinds whose ways of working belong to the topic. `repaso` and `cierre` mix topics, so the game writes those. */
export type { Requisitos, TopicKind } from '@estratega/lessons';

export interface Variante {
  readonly titulo: string;
  readonly consigna: string;
}
