import {
  fenOf,
  legalMove,
  legalMoves,
  play as makeMove,
  nameOf,
  type Position,
  readFen,
  uciOf,
} from '@estratega/chess/board';
import { Chess } from '@estratega/chess/rules';
import { parseCards } from '@estratega/poker/cards';
import { evaluate } from '@estratega/poker/evaluator';
import { parseRange } from '@estratega/poker/ranges';
import { describe, expect, it } from 'vitest';
import { onLevelScale } from '../difficulty/scale.ts';
import { judge } from '../judge/judge.ts';
import { agrees, compute, readResult } from '../poker/compute.ts';
import { replay } from '../poker/replay.ts';
import { stepId } from '../schema/common.ts';
import {
  type ChessChapterSource,
  type ChessExercise,
  type ChessStepSource,
  exercise,
  type Mesa,
  type PokerStepSource,
  type PreguntaLista,
  type RespuestaPregunta,
} from '../schema/index.ts';
import { takenByChapters } from './chapter-bank.ts';
import { chessChapter, keeps, pokerChapter, pokerStepRow } from './chapters.ts';
import { chartsById, pokerProblems } from './poker-checks.ts';
import { STAGES, withCard } from './stages.ts';
import { taught, taughtContent } from './taught.ts';

const content = taughtContent();
const { chess, poker } = content;
const verdicts = chess.chapterVerdicts;
const bank = new Map(
  taught().exercises.flatMap((one) => (one.tipo === 'ajedrez' ? [[one.id, one as ChessExercise] as const] : [])),
);
/** Once each: half of what is asked below is asked of all of them. */
const made = new Map(chess.chapters.map((chapter) => [chapter, chessChapter(chapter, verdicts, bank)]));
const compiled = (chapter: ChessChapterSource) => made.get(chapter) ?? expect.fail(chapter.unidad);

/** One test a chapter and not one a step: thousands of them took longer to be told than to be made. A fault names its step. */
const stepsOf = <Step extends { readonly paso: string }>(chapter: {
  readonly unidad: string;
  readonly pasos: readonly Step[];
  readonly prueba: { readonly items: readonly Step[] };
}): (readonly [name: string, step: Step])[] =>
  [...chapter.pasos, ...chapter.prueba.items].map((step) => [`${chapter.unidad} ${step.paso}`, step]);
const lineOf = (step: ChessStepSource): readonly string[] => {
  if (step.verbo === 'mira' || 'ejercicio' in step) return step.linea ?? [];
  if ('acepta' in step) return step.camino ?? step.ocurre ?? [];
  return 'muestra' in step ? (step.muestra ?? []) : [];
};
/** Tens of thousands of moves: our own board, which its tests hold to chess.js. */
const play = (fen: string, line: readonly string[]): Position =>
  line.reduce((position, uci) => {
    const move = legalMove(position, uci);
    if (!move) throw new Error(`${uci} cannot be played in ${fenOf(position)}`);
    return makeMove(position, move);
  }, readFen(fen));
const legal = (fen: string): ReadonlySet<string> => new Set(legalMoves(readFen(fen)).map(uciOf));

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
      const { capitulo, ejercicios } = compiled(chapter);
      expect(capitulo.pasos.filter(({ verbo }) => verbo !== 'mira').length).toBeGreaterThanOrEqual(6);
      for (const one of ejercicios) {
        expect(stepId.safeParse(one.id).success, one.id).toBe(true);
        expect(exercise.safeParse(one).success, one.id).toBe(true);
      }
    }
  });

  it('ask what they teach in the middle of its level, on the scale of exercises', () => {
    for (const chapter of chess.chapters) {
      const level = Number(chapter.unidad.split('@')[1]);
      const drawn = new Set(chapter.prueba.items.flatMap((item) => ('ejercicio' in item ? [item.paso] : [])));
      for (const one of compiled(chapter).ejercicios) {
        if (one.tipo === 'poker') continue;
        // A board of the bank that a test asks is as hard as it was, and of the chapter's level.
        if (drawn.has(one.id.split('.').at(-1) ?? ''))
          expect(Math.floor(onLevelScale(one.dificultad)), one.id).toBe(level);
        else expect(onLevelScale(one.dificultad), one.id).toBeCloseTo(level + 0.5, 1);
      }
    }
  });

  it('take boards of the bank, each for one of them, and the bank asks those no more', () => {
    const taken = takenByChapters(chess.chapters);
    expect(taken.length).toBeGreaterThan(50);
    expect(new Set(taken).size).toBe(taken.length);
    const planned = new Set(taught().graphs.chess.ejercicios.map(({ id }) => id));
    expect(taken.filter((id) => planned.has(id))).toEqual([]);
    // Weeks that named one still can ask it.
    expect(taken.filter((id) => !bank.has(id))).toEqual([]);
    expect(taken.filter((id) => chess.rows.find((row) => row.id === id)?.retirada)).toEqual([]);
  });

  it('say of a move on a board of the bank only what its verdicts say', () => {
    for (const chapter of chess.chapters) {
      for (const step of chapter.pasos) {
        if (!('ejercicio' in step)) continue;
        const own = bank.get(step.ejercicio) as ChessExercise;
        for (const move of Object.keys(step.errores ?? {})) {
          expect(Object.keys(own.refutaciones), `${chapter.unidad} ${step.paso} ${move}`).toContain(move);
          expect(judge(own, { jugadas: [move] })).toBe('mal');
        }
      }
    }
  });

  it('leave their card with their stage, and only there', () => {
    const all = chess.chapters.map(compiled);
    const cards = STAGES.chess(chess.topics)
      .map((stage) => withCard(stage, all))
      .flatMap(({ unidad, ficha }) => (ficha ? [[unidad, ficha.ficha]] : []));
    expect(new Map(cards as never)).toEqual(new Map(chess.chapters.map(({ unidad, ficha }) => [unidad, ficha])));
  });

  it.each(chess.chapters)('$unidad: every move can be played', (chapter) => {
    for (const [name, step] of stepsOf(chapter)) {
      expect(() => new Chess(step.fen), name).not.toThrow();
      expect(() => play(step.fen, lineOf(step)), name).not.toThrow();
      if (!('acepta' in step)) continue;
      const moves = legal(step.fen);
      const told = [...step.acepta, ...Object.keys(step.mantiene ?? {}), ...Object.keys(step.errores ?? {})];
      expect(
        told.filter((move) => !moves.has(move)),
        name,
      ).toEqual([]);
      expect(new Set(told).size, name).toBe(told.length);
      if (lineOf(step).length > 0) expect(lineOf(step)[0], name).toBe(step.acepta[0]);
      for (const [move, { con }] of Object.entries(step.errores ?? {})) {
        if (con) expect(() => play(step.fen, [move, con]), name).not.toThrow();
      }
    }
  });

  it.each(chess.chapters.filter(({ juicio }) => juicio === 'motor'))(
    '$unidad: the engine agrees with every verdict',
    (chapter) => {
      for (const [name, step] of stepsOf(chapter)) {
        if (!('acepta' in step)) continue;
        const said = verdicts.get(step.fen);
        expect(said, `${name}: npm run chapters:verify`).toBeDefined();
        const cp = (move: string): number => said?.jugadas[move]?.cp ?? Number.NaN;
        const best = Math.max(...Object.values(said?.jugadas ?? {}).map((one) => one.cp));
        const faults = (moves: readonly string[], kept: boolean) =>
          moves
            .filter((move) => keeps(step.fen, best, cp(move)) !== kept)
            .map((move) => `${name}: ${move} ${cp(move)} of ${best}`);
        expect(faults([...step.acepta, ...Object.keys(step.mantiene ?? {})], true)).toEqual([]);
        expect(faults(Object.keys(step.errores ?? {}), false)).toEqual([]);
      }
    },
  );

  /** As the board counts its men, whichever side they are of. */
  const PIECES: Readonly<Record<string, number>> = { peón: 1, caballo: 2, alfil: 3, torre: 4, dama: 5, rey: 6 };
  const standing = ({ men }: Position): string[] =>
    [...men].flatMap((man, square) => (man === 0 ? [] : [`${Math.abs(man)}${nameOf(square)}`]));
  const NAMED = /\b(rey|dama|torre|alfil|caballo|peón)(?: blanc[oa]| negr[oa])? de ([a-h][1-8])\b/gu;

  it.each(chess.chapters)('$unidad: every piece that is named stands there', (chapter) => {
    for (const [name, step] of stepsOf(chapter)) {
      const texts = [step.texto, 'razon' in step ? step.razon : ''].join(' ');
      const named = [...texts.matchAll(NAMED)];
      if (named.length === 0) continue;
      const line = lineOf(step);
      // Before the line, or somewhere along it: the text tells what happens.
      const there = new Set(
        [0, ...line.map((_, i) => i + 1)].flatMap((n) => standing(play(step.fen, line.slice(0, n)))),
      );
      const absent = named.filter(([, piece = '', square]) => !there.has(`${PIECES[piece]}${square}`));
      expect(absent.map(([words]) => `${name}: ${words}`)).toEqual([]);
    }
  });

  it('judge their own answers right, and what they warn of wrong', () => {
    for (const chapter of chess.chapters) {
      for (const one of compiled(chapter).ejercicios) {
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

const hands = poker.chapters.flatMap((chapter) => stepsOf(chapter).map(([, step]) => step));
const exercisesOf = new Map(poker.chapters.map((chapter) => [chapter, pokerChapter(chapter).ejercicios]));
const charts = chartsById(poker.charts);
const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };
const rightTo = (question: PreguntaLista): RespuestaPregunta => {
  switch (question.tipo) {
    case 'accion':
      return { opcion: question.mejor };
    case 'elige':
      return { opcion: question.correcta };
    case 'numero':
      return { numero: question.valor };
    case 'rango':
      return { rango: { ...parseRange(question.solucion) } };
    case 'libre':
      return { acierto: true };
  }
};
/** Everything that a step says, whoever it says it to. */
const wordsOf = (step: PokerStepSource): readonly string[] => [
  step.texto,
  ...('preguntas' in step
    ? [
        step.razon,
        ...step.preguntas.flatMap((one) => [
          one.pide ?? '',
          ...('avisos' in one ? (one.avisos ?? []) : []),
          ...(one.tipo === 'elige' ? one.textos : []),
          ...(one.tipo === 'numero' ? one.trampas.map(({ aviso }) => aviso) : []),
        ]),
      ]
    : []),
];

/** «0,40 × 400 − 0,60 × 150 = 160 − 90 = +70»: each side of an equals sign, as a sum. */
const NUMBER = String.raw`[+−]?\$?\d+(?:\.\d{3})*(?:,\d+)?`;
const SUM = new RegExp(`${NUMBER}(?: [+−×÷] ${NUMBER})+(?: = ${NUMBER}(?: [+−×÷] ${NUMBER})*)+`, 'gu');
const asSum = (side: string): string =>
  side
    .replaceAll(/\.(?=\d{3})/gu, '')
    .replaceAll(',', '.')
    .replaceAll(/[$]/gu, '')
    .replaceAll(/^\+/gu, '')
    .replaceAll('×', '*')
    .replaceAll('÷', '/');
const falseSums = (text: string): string[] =>
  [...text.matchAll(SUM)].flatMap(([whole]) => {
    const sides = whole.split(' = ');
    const told = readResult((sides.at(-1) as string).replace('+', ''));
    return sides.slice(0, -1).flatMap((side) => {
      const value = compute({ tipo: 'cuenta', expresion: asSum(side) });
      return Math.abs(value - told.value) <= 0.5 * 10 ** -told.decimals + 1e-9 ? [] : [`${whole}: ${value}`];
    });
  });

describe('chapters of poker', () => {
  it('belong to a stage that exists, and are exercises like any other', () => {
    const stages = new Set(poker.topics.flatMap(({ id, etapas }) => etapas.map(({ nivel }) => `${id}@${nivel}`)));
    const units = poker.chapters.map(({ unidad }) => unidad);
    expect(units.filter((unit) => !stages.has(unit))).toEqual([]);
    expect(new Set(units).size).toBe(units.length);
    for (const chapter of poker.chapters) {
      const names = [...chapter.pasos, ...chapter.prueba.items].map(({ paso }) => paso);
      expect(new Set(names).size, chapter.unidad).toBe(names.length);
      for (const one of exercisesOf.get(chapter) ?? []) {
        expect(stepId.safeParse(one.id).success, one.id).toBe(true);
        expect(exercise.safeParse(one).success, one.id).toBe(true);
      }
    }
  });

  it.each(poker.chapters)('$unidad: its tables can be played, and their charts and sums agree', (chapter) => {
    for (const [name, step] of stepsOf(chapter)) {
      if (step.mesa) expect(() => replay(step.mesa as Mesa, step.historia, step.mano), name).not.toThrow();
      if ('preguntas' in step) expect(pokerProblems(pokerStepRow(chapter.unidad, step), charts), name).toEqual([]);
      const told = wordsOf(step);
      expect(told.flatMap(falseSums), name).toEqual([]);
      for (const sum of step.calculos) {
        expect(agrees(sum), `${name}: ${JSON.stringify(sum)} is ${compute(sum)}`).toBe(true);
        expect(
          told.some((text) => text.includes(sum.da ?? '')),
          `${name}: ${sum.da} is said`,
        ).toBe(true);
      }
    }
  });

  it.each(poker.chapters)('$unidad: paints ranges that exist', (chapter) => {
    for (const [name, step] of stepsOf(chapter))
      if ('rango' in step && step.rango) expect(Object.keys(parseRange(step.rango)).length, name).toBeGreaterThan(0);
  });

  it.each(poker.chapters)('$unidad: cards that lie open are nobody else’s, and decide', (chapter) => {
    for (const [name, step] of stepsOf(chapter)) {
      if (!step.muestra) continue;
      const board = step.historia.flatMap(({ cartas = [] }) => cartas);
      const shown = Object.values(step.muestra);
      const all = [...board, ...(step.mano ?? []), ...shown.flat()];
      expect(new Set(all).size, name).toBe(all.length);
      const named = [...step.texto.matchAll(/[AKQJT2-9][♠♥♦♣]/gu)].map(([card]) => card);
      for (const card of shown.flat())
        expect(named, name).toContain(card.replace(/[shdc]/u, (suit) => SUITS[suit] as string));
      const asked = 'preguntas' in step ? step.preguntas.find((one) => one.tipo === 'accion') : undefined;
      if (asked?.tipo !== 'accion' || board.length !== 5) continue;
      const [own, ...others] = [step.mano as readonly string[], ...shown].map((hand) =>
        evaluate(parseCards([...hand, ...board])),
      );
      const wins = others.every((other) => (own as number) >= other);
      expect(asked.opciones[asked.mejor]?.hace, name).toBe(wins ? 'call' : 'fold');
    }
  });

  it('are looked at: a sum that is wrong is found', () => {
    expect(falseSums('0,40 × 400 − 0,60 × 150 = 160 − 90 = +70 fichas')).toEqual([]);
    expect(falseSums('0,40 × 400 − 0,60 × 150 = +60')).toHaveLength(1);
    expect(falseSums('8 ÷ 46 × 360 − 38 ÷ 46 × 60 = +13')).toEqual([]);
    const said = hands.flatMap(wordsOf);
    expect(said.filter((text) => text.match(SUM)).length).toBeGreaterThan(0);
    expect(hands.flatMap(({ calculos }) => calculos).length).toBeGreaterThan(100);
  });

  it('judge their own answers right, and what they warn of wrong', () => {
    for (const chapter of poker.chapters) {
      for (const one of exercisesOf.get(chapter) ?? []) {
        if (one.tipo !== 'poker') continue;
        expect(judge(one, { preguntas: one.preguntas.map(rightTo) }), one.id).toBe('bien');
        for (const question of one.preguntas) {
          if (question.tipo !== 'accion' && question.tipo !== 'elige') continue;
          const best = question.tipo === 'accion' ? question.mejor : question.correcta;
          const many = question.tipo === 'accion' ? question.opciones.length : question.textos.length;
          const good = [best, ...question.aceptables];
          // Whoever is wrong is told why, and nobody is warned of what is right.
          for (let i = 0; i < many; i++)
            expect(Boolean(question.avisos?.[i]), `${one.id} option ${i}`).toBe(!good.includes(i));
        }
      }
    }
  });
});
