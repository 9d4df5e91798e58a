import { Chess } from '@estratega/chess/rules';
import { describe, expect, it } from 'vitest';
import { judge } from '../judge/judge.ts';
import { stepId } from '../schema/common.ts';
import { type ChessStepSource, exercise } from '../schema/index.ts';
import { chessChapter, keeps, pokerChapter } from './chapters.ts';
import { readContent } from './read.ts';

const content = readContent('packages/lessons/content');
const { chess, poker } = content;
const verdicts = chess.chapterVerdicts;

const steps = chess.chapters.flatMap((chapter) =>
  [...chapter.pasos, ...chapter.prueba.items].map((step) => ({
    chapter,
    step,
    name: `${chapter.unidad} ${step.paso}`,
  })),
);
const lineOf = (step: ChessStepSource): readonly string[] => {
  if (step.verbo === 'mira') return step.linea ?? [];
  if ('acepta' in step) return step.camino ?? step.ocurre ?? [];
  return 'muestra' in step ? (step.muestra ?? []) : [];
};
const play = (fen: string, line: readonly string[]): Chess => {
  const board = new Chess(fen);
  for (const move of line) board.move({ from: move.slice(0, 2), to: move.slice(2, 4), promotion: move[4] ?? 'q' });
  return board;
};
const legal = (fen: string): ReadonlySet<string> =>
  new Set(new Chess(fen).moves({ verbose: true }).map(({ lan }) => lan));

describe('chapters of chess', () => {
  it('belong to a stage that exists, each to its own', () => {
    const stages = new Set(chess.topics.flatMap(({ id, etapas }) => etapas.map(({ nivel }) => `${id}@${nivel}`)));
    const units = chess.chapters.map(({ unidad }) => unidad);
    expect(units.filter((unit) => !stages.has(unit))).toEqual([]);
    expect(new Set(units).size).toBe(units.length);
  });

  it('name their steps once, for ever, and ask at least six of them', () => {
    for (const chapter of chess.chapters) {
      const names = [...chapter.pasos, ...chapter.prueba.items].map(({ paso }) => paso);
      expect(new Set(names).size).toBe(names.length);
      const { capitulo, ejercicios } = chessChapter(chapter, verdicts);
      expect(capitulo.pasos.filter(({ verbo }) => verbo !== 'mira').length).toBeGreaterThanOrEqual(6);
      for (const one of ejercicios) {
        expect(stepId.safeParse(one.id).success, one.id).toBe(true);
        expect(exercise.safeParse(one).success, one.id).toBe(true);
      }
    }
  });

  it.each(steps)('$name: every move can be played', ({ step }) => {
    expect(() => play(step.fen, lineOf(step))).not.toThrow();
    if (!('acepta' in step)) return;
    const moves = legal(step.fen);
    const told = [...step.acepta, ...Object.keys(step.mantiene ?? {}), ...Object.keys(step.errores ?? {})];
    expect(told.filter((move) => !moves.has(move))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
    if (lineOf(step).length > 0) expect(lineOf(step)[0]).toBe(step.acepta[0]);
    for (const [move, { con }] of Object.entries(step.errores ?? {})) {
      if (con) expect(() => play(step.fen, [move, con])).not.toThrow();
    }
  });

  it.each(steps.filter(({ chapter, step }) => chapter.juicio === 'motor' && 'acepta' in step))(
    '$name: the engine agrees with every verdict',
    ({ step }) => {
      if (!('acepta' in step)) return;
      const said = verdicts.get(step.fen);
      expect(said, 'npm run chapters:verify').toBeDefined();
      const cp = (move: string): number => said?.jugadas[move]?.cp ?? Number.NaN;
      const best = Math.max(...Object.values(said?.jugadas ?? {}).map((one) => one.cp));
      const right = [...step.acepta, ...Object.keys(step.mantiene ?? {})];
      expect(
        right.filter((move) => !keeps(step.fen, best, cp(move))).map((move) => `${move} ${cp(move)} of ${best}`),
      ).toEqual([]);
      const wrong = Object.keys(step.errores ?? {});
      expect(
        wrong.filter((move) => keeps(step.fen, best, cp(move))).map((move) => `${move} ${cp(move)} of ${best}`),
      ).toEqual([]);
    },
  );

  const PIECES: Readonly<Record<string, string>> = {
    rey: 'k',
    dama: 'q',
    torre: 'r',
    alfil: 'b',
    caballo: 'n',
    peón: 'p',
  };
  const NAMED = /\b(rey|dama|torre|alfil|caballo|peón)(?: blanc[oa]| negr[oa])? de ([a-h][1-8])\b/gu;

  it.each(steps)('$name: every piece that is named stands there', ({ step }) => {
    const line = lineOf(step);
    // Before the line, or somewhere along it: the text tells what happens.
    const boards = [0, ...line.map((_, i) => i + 1)].map((plies) => play(step.fen, line.slice(0, plies)));
    const texts = [step.texto, 'razon' in step ? step.razon : ''].join(' ');
    const absent = [...texts.matchAll(NAMED)].filter(
      ([, piece, square]) => !boards.some((board) => board.get(square as 'a1')?.type === PIECES[piece as string]),
    );
    expect(absent.map(([words]) => words)).toEqual([]);
  });

  it('judge their own answers right, and what they warn of wrong', () => {
    for (const chapter of chess.chapters) {
      for (const one of chessChapter(chapter, verdicts).ejercicios) {
        if (one.tipo !== 'ajedrez') continue;
        for (const move of one.aceptadas[0] ?? []) {
          const whole = move === one.linea[0] ? one.linea.filter((_, i) => i % 2 === 0) : [move];
          expect(judge(one, { jugadas: whole }), one.id).toBe('bien');
        }
        for (const move of one.casi[0] ?? [])
          expect(judge(one, { jugadas: [move, one.linea[0] as string] })).not.toBe('mal');
        for (const move of Object.keys(one.refutaciones)) expect(judge(one, { jugadas: [move] })).toBe('mal');
      }
    }
  });
});

describe('chapters of poker', () => {
  it('belong to a stage that exists, and are exercises like any other', () => {
    const stages = new Set(poker.topics.flatMap(({ id, etapas }) => etapas.map(({ nivel }) => `${id}@${nivel}`)));
    for (const chapter of poker.chapters) {
      expect(stages.has(chapter.unidad), chapter.unidad).toBe(true);
      for (const one of pokerChapter(chapter).ejercicios) expect(exercise.safeParse(one).success, one.id).toBe(true);
    }
  });
});
