import { Chess } from '@estratega/chess/rules';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { drillIdOf, makeDrill } from './index.ts';

/** Checked another way: with a library's moves. */

const WORTH = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 } as const;

/** The dearest capture first, by the cheapest man: else there are too many orders to look at. */
const gainOf = (chess: Chess, alpha = 0, beta = Number.POSITIVE_INFINITY): number => {
  let best = Math.max(0, alpha);
  const captures = chess
    .moves({ verbose: true })
    .map((move) => ({ move, taken: move.captured ? WORTH[move.captured] : 0 }))
    .filter(({ taken }) => taken > 0)
    .sort((a, b) => b.taken - a.taken || WORTH[a.move.piece] - WORTH[b.move.piece]);
  for (const { move, taken } of captures) {
    if (best >= beta) break;
    chess.move(move);
    best = Math.max(best, taken - gainOf(chess, taken - beta, taken - best));
    chess.undo();
  }
  return best;
};

const ENGLISH: Readonly<Record<string, string>> = { R: 'K', D: 'Q', T: 'R', A: 'B', C: 'N' };
const english = (san: string): string => san.replace(/[RDTAC]/gu, (letter) => ENGLISH[letter] ?? letter);

const questionOf = (drill: string, nivel: number, seed: number) => {
  const one = makeDrill(drillIdOf(drill, nivel, seed));
  if (one.tipo !== 'ajedrez-pregunta') throw new Error('a question was asked for');
  return one;
};

describe('antes de mover', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])(
    'at level %i one move leaves nothing to be captured, and the others what is said',
    (nivel) => {
      for (const seed of [11, 5003].slice(0, runs(2, 1))) {
        const { fen, situacion = '', preguntas, explicacion } = questionOf('antes-de-mover', nivel, seed);
        const chess = new Chess(fen);
        const imagined = /imagina (?<line>.+?)\. Juegan/u.exec(situacion)?.groups?.line ?? '';
        for (const san of imagined.split(' ').filter((word) => !/^\d+[.…]$/u.test(word)))
          if (san) chess.move(english(san));
        const [question] = preguntas;
        if (question?.tipo !== 'elige') throw new Error('no choice');
        const losses = question.textos.map((text) => {
          chess.move(english(text));
          const gain = gainOf(chess);
          chess.undo();
          return gain;
        });
        expect(losses[question.correcta]).toBe(0);
        for (const [i, text] of question.textos.entries()) {
          if (i === question.correcta) continue;
          const said = losses[i] === 1 ? 'un punto' : `${losses[i]} puntos`;
          expect(losses[i]).toBeGreaterThan(0);
          expect(explicacion).toContain(`${text} deja ${said}`);
        }
      }
    },
  );
});

describe('reloj', () => {
  const drawn = (drill: string) =>
    [1, 2, 3, 4, 5, 6].flatMap((nivel) =>
      Array.from({ length: 8 }, (_, i) => questionOf(drill, nivel, 97 * i + nivel)),
    );
  const all = ['reloj', 'reloj-blitz', 'reloj-rapida', 'reloj-clasica'].flatMap(drawn);
  const seconds = (text: string): number => {
    const [minutes = 0, rest = 0] = text.split(':').map(Number);
    return 60 * minutes + rest;
  };
  const numberOf = (one: (typeof all)[number]): number => {
    const [question] = one.preguntas;
    if (question?.tipo !== 'numero') throw new Error('no number');
    return question.valor;
  };

  it.each([
    ['reloj-blitz', ['3+0', '3+2', '5+0']],
    ['reloj-rapida', ['10+0', '10+5', '15+10']],
    ['reloj-clasica', ['30+20', '60+30', '90+30']],
  ])('%s asks of the rhythms of its format, and of no control where there is none', (drill, rhythms) => {
    const told = drawn(drill).map(({ situacion = '' }) => situacion);
    const named = told.flatMap((text) => /Juegas a (?<rhythm>\d+\+\d+)/u.exec(text)?.groups?.rhythm ?? []);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((one) => !rhythms.includes(one))).toEqual([]);
    if (drill !== 'reloj-clasica') expect(told.filter((text) => text.includes('control'))).toEqual([]);
  });

  it('counts the answers to a check as the rules do', () => {
    const checks = all.filter(({ fen }) => fen !== undefined);
    expect(checks.length).toBeGreaterThan(2);
    for (const one of checks) expect(numberOf(one)).toBe(new Chess(one.fen).moves().length);
  });

  it('shares what is left among the moves to come', () => {
    const paced = all.filter(({ situacion }) => situacion?.startsWith('Has hecho'));
    expect(paced.length).toBeGreaterThan(4);
    for (const one of paced) {
      const said = /hecho (?<move>\d+).*quedan (?<left>[\d:]+)(?:, con (?<increment>\d+))?/u.exec(
        one.situacion ?? '',
      )?.groups;
      const reserve = /con (?<reserve>\d+:\d+) de reserva/u.exec(one.situacion ?? '')?.groups?.reserve ?? '0:00';
      const moves = 40 - Number(said?.move);
      const own = (seconds(said?.left ?? '') - seconds(reserve)) / moves + Number(said?.increment ?? 0);
      expect(numberOf(one)).toBeCloseTo(own, 6);
    }
  });

  it('leaves for the others what one long thought does not take', () => {
    const invested = all.filter(({ situacion }) => situacion?.startsWith('Sin incremento'));
    expect(invested.length).toBeGreaterThan(2);
    for (const one of invested) {
      const said =
        /quedan (?<left>[\d:]+) y faltan (?<moves>\d+).*jugada (?<long>\d+) segundos.*debajo de (?<floor>\d+)/u.exec(
          one.situacion ?? '',
        )?.groups;
      const each = (seconds(said?.left ?? '') - Number(said?.long)) / (Number(said?.moves) - 1);
      expect(numberOf(one)).toBeCloseTo(each, 6);
      expect(one.preguntas[1]).toMatchObject({ correcta: each >= Number(said?.floor) ? 0 : 1 });
    }
  });
});
