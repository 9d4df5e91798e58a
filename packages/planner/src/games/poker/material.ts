import type { Bloque } from '@estratega/domain';
import type { Topic } from '../../curriculum/graph.ts';
import { exampleAt } from '../../curriculum/topic.ts';
import type { Item } from '../game.ts';
import type { PokerTopic, Spot } from './poker-topic.ts';
import { POKER_TOPICS } from './topics/index.ts';

const BY_ID: ReadonlyMap<string, PokerTopic> = new Map(POKER_TOPICS.map((topic) => [topic.id, topic]));

const table = (spot: Spot, rotulo: string): Bloque => ({
  tipo: 'mesa',
  mano: spot.mano,
  mesa: spot.mesa,
  situacion: `${rotulo}. ${spot.situacion}`,
  pregunta: spot.pregunta,
  respuesta: spot.respuesta,
});

const item = (topicId: string, spot: Spot, index: number): Item => ({
  id: `${topicId}-${index}`,
  dificultad: (spot.niveles[0] + spot.niveles[1]) / 2,
  levels: spot.niveles,
  formats: spot.formatos,
  block: (rotulo) => table(spot, rotulo),
});

const banks = new Map<string, readonly Item[]>();

export const pokerItems = (topic: Topic): readonly Item[] => {
  const known = banks.get(topic.id);
  if (known) return known;
  const bank = (BY_ID.get(topic.id)?.spots ?? []).map((spot, index) => item(topic.id, spot, index));
  banks.set(topic.id, bank);
  return bank;
};

export const pokerExample = (topic: Topic, level: number): readonly Bloque[] => {
  const own = BY_ID.get(topic.id);
  const example = own && exampleAt(own, level);
  return example ? [table(example, 'Ejemplo resuelto')] : [];
};
