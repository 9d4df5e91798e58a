import { englishSan } from '@estratega/chess/pieces';
import { Chess } from '@estratega/chess/rules';
import type { GameFolder } from '@estratega/domain';
import { fullStop } from '../compose/sentence.ts';
import type { ChessTopic, Ejemplo, Etapa, PokerTopic } from '../schema/index.ts';
import type { CompiledChapter } from './chapters.ts';

/** The prose of one stage of a topic: what its slides are made from. */

/** "1.Cxe5 Axd1 2.Axf7+" → moves; throws on one that is illegal. */
export const movesOf = (fen: string, linea: string): string[] => {
  const chess = new Chess(fen);
  return linea.split(' ').map((token) => {
    const { from, to, promotion } = chess.move(englishSan(token.replace(/^\d+\.+/u, '')));
    return `${from}${to}${promotion ?? ''}`;
  });
};

export const exampleAt = <Own, Other extends Own & { readonly niveles: readonly [number, number] }>(
  own: Own,
  others: readonly Other[] | undefined,
  level: number,
): Own => others?.find(({ niveles: [low, high] }) => low <= level && level <= high) ?? own;

const chessExampleAt = (topic: ChessTopic, level: number): Ejemplo => {
  const { fen, linea, explicacion, partida } = exampleAt(topic.ejemplo, topic.otrosEjemplos, level);
  return { tipo: 'ajedrez', fen, linea: movesOf(fen, linea), explicacion, ...(partida ? { partida } : {}) };
};

const STREETS = [
  ['flop', 0, 3],
  ['turn', 3, 4],
  ['river', 4, 5],
] as const;

const pokerExampleAt = (topic: PokerTopic, level: number): Ejemplo => {
  const { mano, mesa, jugada, situacion, pregunta, respuesta } = exampleAt(topic.ejemplo, topic.otrosEjemplos, level);
  const board = mesa ? mesa.trim().split(/\s+/u) : [];
  const [first, second] = mano ? mano.trim().split(/\s+/u) : [];
  return {
    tipo: 'poker',
    ...(first && second ? { mano: [first, second] as [string, string] } : {}),
    ...(jugada ? { mesa: jugada.mesa } : {}),
    historia:
      jugada?.historia ??
      STREETS.flatMap(([calle, from, to]) =>
        board.length >= to ? [{ calle, cartas: board.slice(from, to), acciones: [] }] : [],
      ),
    situacion,
    preguntas: [{ tipo: 'libre', pide: pregunta, claves: [respuesta] }],
    explicacion: respuesta,
  };
};

const stagesOf = <T extends ChessTopic | PokerTopic>(
  topic: T,
  example: (topic: T, level: number) => Ejemplo,
): Etapa[] =>
  topic.etapas.map(({ nivel, enfoque, idea }) => ({
    unidad: `${topic.id}@${nivel}`,
    titulo: topic.titulo,
    nivel,
    ideas: topic.ideas.map(fullStop),
    enfoque: fullStop(enfoque),
    idea: fullStop(idea),
    errorTipico: fullStop(topic.errorTipico),
    preguntas: topic.preguntas.map(({ pregunta, respuesta }) => ({ pregunta, respuesta })),
    criterio: topic.criterio.texto
      .replaceAll('{aciertos}', String(topic.criterio.aciertos))
      .replaceAll('{de}', String(topic.criterio.de)),
    foco: fullStop(topic.foco),
    revision: topic.revision,
    ejemplo: example(topic, nivel),
    variantes: Object.fromEntries(
      (['jugar', 'analizar'] as const).flatMap((kind) => {
        const ways = topic.variantes[kind];
        return ways ? [[kind, ways]] : [];
      }),
    ),
  }));

/** With the card of its chapter, where it has one. */
export const withCard = (stage: Etapa, chapters: readonly CompiledChapter[]): Etapa => {
  const own = chapters.find(({ capitulo }) => capitulo.unidad === stage.unidad)?.capitulo;
  if (!own) return stage;
  const { titulo, procedimiento, ficha } = own;
  return { ...stage, ficha: { titulo, procedimiento, ficha } };
};

export const STAGES = {
  chess: (topics: readonly ChessTopic[]): Etapa[] => topics.flatMap((topic) => stagesOf(topic, chessExampleAt)),
  poker: (topics: readonly PokerTopic[]): Etapa[] => topics.flatMap((topic) => stagesOf(topic, pokerExampleAt)),
} as const satisfies Record<GameFolder, unknown>;
