import type { GameFolder } from '@estratega/domain';
import type { Graph, PackIndex, Words } from '../graph/graph.ts';
import type { Etapa, Exercise, PlayOut } from '../schema/index.ts';
import { takenByChapters } from './chapter-bank.ts';
import { chapterTimes } from './chapter-time.ts';
import { chessChapter, graphChapter, pokerChapter, testBoards, testHands } from './chapters.ts';
import { chessExerciseOf, type EngineSays, isRetired } from './chess-source.ts';
import { graphOf, wordsOf } from './graphs.ts';
import { measureOf } from './measures.ts';
import { flopFile, type PackFile, packUp, tableFile } from './packs.ts';
import { playOutOf } from './play-outs.ts';
import { bankHandOf } from './poker-source.ts';
import type { Content } from './read.ts';
import { workChess, workPoker } from './stage-steps.ts';
import { STAGES, withCard } from './stages.ts';

export interface Compiled {
  readonly graphs: Readonly<Record<GameFolder, Graph>>;
  readonly words: Readonly<Record<GameFolder, Words>>;
  readonly index: PackIndex;
  readonly files: readonly PackFile[];
  readonly exercises: readonly Exercise[];
  readonly playOuts: readonly PlayOut[];
}

/** Exercises of one topic and level lie together: a task fetches few files. */
const grouped = <T extends Exercise>(exercises: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const one of exercises) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
};

export const compile = (content: Content, engine: EngineSays): Compiled => {
  const { chess, poker, legacy } = content;
  const boards = chess.rows.map((row) => chessExerciseOf(row, engine));
  const hands = poker.rows.map(bankHandOf);
  const bankBoards = new Map(boards.map((one) => [one.id, one]));
  const chapters = {
    chess: chess.chapters.map((source) => chessChapter(source, chess.chapterVerdicts, bankBoards)),
    poker: poker.chapters.map(pokerChapter),
  };
  const seconds = new Map(chapterTimes(chess.chapters, poker.chapters).map((one) => [one.unidad, one.segundos]));
  const tables = new Map([...chess.tables].map(([key, bytes]) => [key, tableFile(key, bytes)]));
  const playOuts = chess.playOuts.map((row) => playOutOf(row, tables));
  const retired = new Set([
    ...takenByChapters([...chess.chapters, ...poker.chapters]),
    ...chess.rows.filter((row) => isRetired(row, engine)).map(({ id }) => id),
    ...[...poker.rows, ...chess.playOuts].filter(({ retirada }) => retirada).map(({ id }) => id),
  ]);
  const planned = <T extends Exercise>(list: readonly T[]): readonly T[] => list.filter(({ id }) => !retired.has(id));
  const all = [...chapters.chess, ...chapters.poker];
  const bank = [...planned(boards), ...planned(hands)];
  const measures = new Map(
    all.flatMap(({ capitulo: { unidad } }) => {
      const medida = measureOf(unidad, bank);
      return medida ? [[unidad, medida] as const] : [];
    }),
  );
  const carded = (etapa: Etapa): Etapa => withCard(etapa, all);
  const stages = [
    ...STAGES.chess(chess.topics).map(carded).map(workChess(chess.topics, chess.exampleVerdicts)),
    ...STAGES.poker(poker.topics).map(carded).map(workPoker(poker.topics)),
  ];
  const { files, ejercicios, etapas } = packUp(
    stages,
    [
      ...grouped(boards, ({ temas, nivel }) => `${temas[0]}@${nivel}`),
      ...grouped(playOuts, ({ temas, nivel }) => `${temas[0]}@${nivel}`),
      ...grouped(hands, ({ temas, niveles }) => `${temas[0]}@${niveles[0]}`),
    ],
    all,
    measures,
  );
  return {
    graphs: {
      chess: graphOf(
        chess.topics,
        [...planned(boards), ...testBoards(chapters.chess)],
        legacy,
        chapters.chess.map(graphChapter(seconds)),
        playOuts.filter(({ id }) => !retired.has(id)),
      ),
      poker: graphOf(
        poker.topics,
        [...planned(hands), ...testHands(chapters.poker)],
        legacy,
        chapters.poker.map(graphChapter(seconds)),
      ),
    },
    words: { chess: wordsOf(chess.topics), poker: wordsOf(poker.topics) },
    index: { ejercicios, etapas },
    files: [...files, ...tables.values(), ...[...poker.flops].map(([paquete, bytes]) => flopFile(paquete, bytes))],
    exercises: [...boards, ...hands, ...[...all, ...stages].flatMap(({ ejercicios: steps }) => steps)],
    playOuts,
  };
};
