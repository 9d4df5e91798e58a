import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameFolder } from '@estratega/domain';
import { parse } from 'yaml';
import type { z } from 'zod';
import { FLOPS } from '../drills/poker-hands.ts';
import { type Chart, chartFile } from '../poker/charts.ts';
import {
  type ChessChapterSource,
  type ChessTopic,
  chessChapterFile,
  chessTopic,
  type PlayOutRow,
  type PokerChapterSource,
  type PokerRow,
  type PokerTopic,
  playOutRow,
  pokerChapterFile,
  pokerRow,
  pokerTopic,
} from '../schema/index.ts';
import { withBoards, withHands } from './chapter-bank.ts';
import { type ChapterVerdicts, readChapterVerdicts } from './chapters.ts';
import { type ChessSource, chessSource } from './chess-source.ts';

/** The content as its authors wrote it, checked against its schema; every fault is named with its file. */

interface OfGame {
  readonly topics: readonly unknown[];
  readonly rows: readonly unknown[];
  readonly chapters: readonly unknown[];
}
export interface Content extends Record<GameFolder, OfGame> {
  readonly chess: {
    readonly topics: readonly ChessTopic[];
    readonly rows: readonly ChessSource[];
    readonly chapters: readonly ChessChapterSource[];
    readonly chapterVerdicts: ChapterVerdicts;
    /** Of the boards of worked examples that are asked: `npm run chapters:examples`. */
    readonly exampleVerdicts: ChapterVerdicts;
    readonly playOuts: readonly PlayOutRow[];
    /** Exact tables of endings, packed, by the name of each. */
    readonly tables: ReadonlyMap<string, Buffer>;
  };
  readonly poker: {
    readonly topics: readonly PokerTopic[];
    readonly rows: readonly PokerRow[];
    readonly charts: readonly Chart[];
    readonly chapters: readonly PokerChapterSource[];
    /** Solved flops that hands are dealt on, deflated, by the name of their pack. */
    readonly flops: ReadonlyMap<string, Buffer>;
  };
  readonly legacy: Readonly<Record<string, readonly string[]>>;
}

const filesUnder = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));

const checked = <T>(schema: z.ZodType<T>, value: unknown, where: string): T => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${where}\n${faults.join('\n')}`);
};

const topicsOf = <T extends { orden: number }>(folder: string, schema: z.ZodType<T>): readonly T[] =>
  filesUnder(folder, '.yaml')
    .map((file) => checked(schema, parse(readFileSync(file, 'utf8')), file))
    .sort((a, b) => a.orden - b.orden);

const chaptersOf = <T>(folder: string, schema: z.ZodType<T>): readonly T[] =>
  existsSync(folder)
    ? filesUnder(folder, '.yaml').map((file) => checked(schema, parse(readFileSync(file, 'utf8')), file))
    : [];

const rowsOf = <T>(folder: string, schema: z.ZodType<T>): readonly T[] =>
  filesUnder(folder, '.jsonl').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (line === '' ? [] : [checked(schema, JSON.parse(line), `${file}:${i + 1}`)])),
  );

export const readContent = (folder: string): Content => {
  const boards = rowsOf(join(folder, 'chess/exercises'), chessSource);
  const hands = rowsOf(join(folder, 'poker/exercises'), pokerRow);
  return {
    chess: {
      topics: topicsOf(join(folder, 'chess/topics'), chessTopic),
      rows: boards,
      chapters: withBoards(chaptersOf(join(folder, 'chess/chapters'), chessChapterFile), boards),
      chapterVerdicts: readChapterVerdicts(join(folder, 'chess/chapters/verdicts.jsonl')),
      exampleVerdicts: readChapterVerdicts(join(folder, 'chess/examples.jsonl')),
      playOuts: rowsOf(join(folder, 'chess/play-outs'), playOutRow),
      tables: new Map(
        filesUnder(join(folder, 'chess/tables'), '.gz').map((file) => [basename(file, '.gz'), readFileSync(file)]),
      ),
    },
    poker: {
      topics: topicsOf(join(folder, 'poker/topics'), pokerTopic),
      rows: hands,
      charts: filesUnder(join(folder, 'poker/charts'), '.json').flatMap((file) =>
        checked(chartFile, JSON.parse(readFileSync(file, 'utf8')), file),
      ),
      chapters: withHands(chaptersOf(join(folder, 'poker/chapters'), pokerChapterFile), hands),
      flops: new Map(
        Object.entries(FLOPS).flatMap(([formation, flops]) =>
          Object.entries(flops).map(([flop, { paquete }]) => [
            paquete,
            readFileSync(join(folder, 'poker/flops', formation, `${flop}.spot`)),
          ]),
        ),
      ),
    },
    legacy: JSON.parse(readFileSync(join(folder, 'legacy.json'), 'utf8')) as Record<string, string[]>,
  };
};
