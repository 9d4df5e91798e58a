import { never } from '@estratega/domain';
import { onLevelScale } from '../difficulty/scale.ts';
import { DRILLS } from '../drills/index.ts';
import type { Graph, GraphChapter, GraphExercise, GraphTopic, TopicWords, Words } from '../graph/graph.ts';
import { decisiveGuess, standsAlone } from '../judge/decisive.ts';
import type { ChessExercise, ChessTopic, Exercise, PlayOut, PokerExercise, PokerTopic } from '../schema/index.ts';

/** From whole exercises and topics to the little that planning needs. */

type AnyTopic = ChessTopic | PokerTopic;

const graphTopic = (topic: AnyTopic): GraphTopic => ({
  id: topic.id,
  titulo: topic.titulo,
  area: topic.area,
  nivelMin: topic.nivelMin,
  nivelMax: topic.nivelMax,
  prerequisitos: topic.prerequisitos,
  ...(topic.exclusivo ? { exclusivo: topic.exclusivo } : {}),
  ...(topic.favorece ? { favorece: topic.favorece } : {}),
  ...(topic.importancia ? { importancia: topic.importancia } : {}),
  minutosEtapa: topic.minutosEtapa,
  terminos: topic.terminos,
  criterio: topic.criterio,
});

const topicWords = (topic: AnyTopic): TopicWords => ({
  foco: topic.foco,
  etapas: Object.fromEntries(topic.etapas.map(({ nivel, enfoque, idea }) => [nivel, { enfoque, idea }])),
  variantes: topic.variantes as TopicWords['variantes'],
});

export const wordsOf = (topics: readonly AnyTopic[]): Words =>
  Object.fromEntries(topics.map((topic) => [topic.id, topicWords(topic)]));

/** Furthest that a position may lie outside a topic's band and still serve its nearest stage. */
const NEAR = 1;

/** Only topics in whose band, or one step from it, the position lies: nobody at 2200 is asked to take a hanging piece. */
const topicsServed = (temas: readonly string[], low: number, high: number, topics: ReadonlyMap<string, AnyTopic>) =>
  temas.filter((id) => {
    const topic = topics.get(id);
    return topic && low <= topic.nivelMax + NEAR && high >= topic.nivelMin - NEAR;
  });

const chessNode = (one: ChessExercise, topics: ReadonlyMap<string, AnyTopic>): GraphExercise => ({
  id: one.id,
  temas: topicsServed(one.temas, one.nivel, one.nivel, topics),
  niveles: [one.nivel, one.nivel],
  dificultad: Math.round(onLevelScale(one.dificultad) * 100) / 100,
  rasgos: one.rasgos,
});

const azarOf = (one: PokerExercise): { readonly azar?: number } => {
  const azar = decisiveGuess(one);
  return azar === undefined ? {} : { azar: Math.round(azar * 100) / 100 };
};

const pokerNode = (one: PokerExercise, topics: ReadonlyMap<string, AnyTopic>): GraphExercise => ({
  id: one.id,
  temas: topicsServed(one.temas, one.niveles[0], one.niveles[1], topics),
  niveles: one.niveles,
  formatos: one.formatos,
  dificultad: one.dificultad ?? (one.niveles[0] + one.niveles[1] + 1) / 2,
  preguntas: one.preguntas.map(({ tipo }) => tipo),
  ...azarOf(one),
  ...(one.mesa ? { calle: one.historia.at(-1)?.calle ?? 'pre' } : {}),
  ...(standsAlone(one) ? { decide: true } : {}),
});

const playOutNode = (one: PlayOut): GraphExercise => ({
  id: one.id,
  temas: one.temas,
  niveles: [one.nivel, one.nivel],
  dificultad: Math.round(onLevelScale(one.dificultad) * 100) / 100,
  clase: one.titulo,
});

/** What a bank is planned from: a question about a board and a whole hand are always made, and what is played out is placed apart. */
type Banked = Exclude<Exercise, { tipo: 'ajedrez-pregunta' | 'ajedrez-partida' | 'poker-mano' }>;
const nodeOf = (one: Banked, topics: ReadonlyMap<string, AnyTopic>): GraphExercise => {
  if (one.tipo === 'ajedrez') return chessNode(one, topics);
  if (one.tipo === 'poker') return pokerNode(one, topics);
  return never(one);
};

export const graphOf = (
  topics: readonly AnyTopic[],
  exercises: readonly Banked[],
  legacy: Readonly<Record<string, readonly string[]>>,
  capitulos: readonly GraphChapter[],
  playOuts: readonly PlayOut[] = [],
): Graph => {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  return {
    temas: topics.map(graphTopic),
    ejercicios: exercises.map((one) => nodeOf(one, byId)).filter(({ temas }) => temas.length > 0),
    partidas: playOuts.map(playOutNode),
    taladros: DRILLS.filter(({ temas }) => temas.some((id) => byId.has(id))).map(
      ({ drill, juego, temas, niveles, formatos, decisiones, titulo }) => ({
        drill,
        temas,
        niveles,
        ...(formatos ? { formatos } : {}),
        ...(decisiones ? { decisiones } : {}),
        // What is done with a board stands in its task's own name.
        ...(juego === 'poker' ? { titulo } : {}),
      }),
    ),
    capitulos,
    antiguos: Object.fromEntries(Object.entries(legacy).filter(([id]) => byId.has(id))),
  };
};
