import { Chess, playUci } from '@estratega/chess/rules';
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
const compiled = (chapter: ChessChapterSource) => chessChapter(chapter, verdicts, bank);

const steps = chess.chapters.flatMap((chapter) =>
  [...chapter.pasos, ...chapter.prueba.items].map((step) => ({
    chapter,
    step,
    name: `${chapter.unidad} ${step.paso}`,
  })),
);
const lineOf = (step: ChessStepSource): readonly string[] => {
  if (step.verbo === 'mira' || 'ejercicio' in step) return step.linea ?? [];
  if ('acepta' in step) return step.camino ?? step.ocurre ?? [];
  return 'muestra' in step ? (step.muestra ?? []) : [];
};
const play = (fen: string, line: readonly string[]): Chess => {
  const board = new Chess(fen);
  for (const move of line) playUci(board, move);
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

const hands = poker.chapters.flatMap((chapter) =>
  [...chapter.pasos, ...chapter.prueba.items].map((step) => ({
    chapter,
    step,
    name: `${chapter.unidad} ${step.paso}`,
  })),
);
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
      for (const one of pokerChapter(chapter).ejercicios) {
        expect(stepId.safeParse(one.id).success, one.id).toBe(true);
        expect(exercise.safeParse(one).success, one.id).toBe(true);
      }
    }
  });

  it.each(hands)('$name: the table can be played, and its charts and sums agree', ({ chapter, step }) => {
    if (step.mesa) expect(() => replay(step.mesa as Mesa, step.historia, step.mano)).not.toThrow();
    if ('preguntas' in step) expect(pokerProblems(pokerStepRow(chapter.unidad, step), charts)).toEqual([]);
    const told = wordsOf(step);
    expect(told.flatMap(falseSums)).toEqual([]);
    for (const sum of step.calculos) {
      expect(agrees(sum), `${JSON.stringify(sum)} is ${compute(sum)}`).toBe(true);
      expect(
        told.some((text) => text.includes(sum.da ?? '')),
        `${sum.da} is said`,
      ).toBe(true);
    }
  });

  it.each(hands.filter(({ step }) => 'rango' in step && step.rango))(
    '$name: paints a range that exists',
    ({ step }) => {
      expect(Object.keys(parseRange((step as { rango: string }).rango)).length).toBeGreaterThan(0);
    },
  );

  it.each(hands.filter(({ step }) => step.muestra))(
    '$name: cards that lie open are nobody else’s, and decide',
    ({ step }) => {
      const board = step.historia.flatMap(({ cartas = [] }) => cartas);
      const shown = Object.values(step.muestra ?? {});
      const all = [...board, ...(step.mano ?? []), ...shown.flat()];
      expect(new Set(all).size).toBe(all.length);
      const named = [...step.texto.matchAll(/[AKQJT2-9][♠♥♦♣]/gu)].map(([card]) => card);
      for (const card of shown.flat())
        expect(named).toContain(card.replace(/[shdc]/u, (suit) => SUITS[suit] as string));
      const asked = 'preguntas' in step ? step.preguntas.find((one) => one.tipo === 'accion') : undefined;
      if (asked?.tipo !== 'accion' || board.length !== 5) return;
      const [own, ...others] = [step.mano as readonly string[], ...shown].map((hand) =>
        evaluate(parseCards([...hand, ...board])),
      );
      const wins = others.every((other) => (own as number) >= other);
      expect(asked.opciones[asked.mejor]?.hace).toBe(wins ? 'call' : 'fold');
    },
  );

  it('are looked at: a sum that is wrong is found', () => {
    expect(falseSums('0,40 × 400 − 0,60 × 150 = 160 − 90 = +70 fichas')).toEqual([]);
    expect(falseSums('0,40 × 400 − 0,60 × 150 = +60')).toHaveLength(1);
    expect(falseSums('8 ÷ 46 × 360 − 38 ÷ 46 × 60 = +13')).toEqual([]);
    const said = hands.flatMap(({ step }) => wordsOf(step));
    expect(said.filter((text) => text.match(SUM)).length).toBeGreaterThan(0);
    expect(hands.flatMap(({ step }) => step.calculos).length).toBeGreaterThan(100);
  });

  it('judge their own answers right, and what they warn of wrong', () => {
    for (const chapter of poker.chapters) {
      for (const one of pokerChapter(chapter).ejercicios) {
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
