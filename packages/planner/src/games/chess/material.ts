import type { Bloque } from '@estratega/domain';
import type { Topic } from '../../curriculum/graph.ts';
import { exampleAt } from '../../curriculum/topic.ts';
import type { Item } from '../game.ts';
import type { ChessTopic, PosicionVerificada } from './chess-topic.ts';
import { POSITIONS } from './positions/index.ts';
import { CHESS_TOPICS } from './topics/index.ts';

const BY_ID: ReadonlyMap<string, ChessTopic> = new Map(CHESS_TOPICS.map((topic) => [topic.id, topic]));

const turn = (fen: string): string => (fen.includes(' b ') ? 'juegan negras' : 'juegan blancas');

const item = (topicId: string, position: PosicionVerificada, index: number): Item => ({
  id: `${topicId}-${index}`,
  dificultad: position.nivel,
  lado: position.fen.includes(' b ') ? 'negras' : 'blancas',
  levels: [position.nivel, position.nivel],
  block: (rotulo): Bloque => ({
    tipo: 'tablero',
    fen: position.fen,
    rotulo: `${rotulo}: ${turn(position.fen)}`,
    pista: position.pista,
    solucion: position.linea,
    explicacion: position.explicacion,
  }),
});

const banks = new Map<string, readonly Item[]>();

export const chessItems = (topic: Topic): readonly Item[] => {
  const known = banks.get(topic.id);
  if (known) return known;
  const bank = (POSITIONS[topic.id] ?? []).map((position, index) => item(topic.id, position, index));
  banks.set(topic.id, bank);
  return bank;
};

export const chessExample = (topic: Topic, level: number): readonly Bloque[] => {
  const own = BY_ID.get(topic.id);
  const example = own && exampleAt(own, level);
  if (!example) return [];
  return [
    {
      tipo: 'tablero',
      fen: example.fen,
      rotulo: `Ejemplo resuelto: ${turn(example.fen)}`,
      solucion: example.linea,
      explicacion: example.explicacion,
    },
  ];
};
