import { combosLeft, parseCards } from '@estratega/poker/cards';
import { evaluate } from '@estratega/poker/evaluator';
import { describe, expect, it } from 'vitest';
import { replay } from '../poker/replay.ts';
import type { PokerRow } from '../schema/index.ts';
import { taughtContent } from './taught.ts';

/** What texts say of hands and pots, dealt and replayed. */

const { poker } = taughtContent();
const { rows } = poker;

/** «faroles de T-9 y 9-7 fallados», «de farol KJ (4 combos)»: what is named after the word. Two digits alone are a count. */
const HAND = '(?:[AKQJT][AKQJT2-9][so]?|[AKQJT2-9]-[AKQJT2-9]|[2-9]{2}[so])';
const BLUFFS = new RegExp(
  String.raw`[Ff]arol(?:es)?(?: fallad[oa]s)?(?: de| con|:)? ((?:${HAND}(?: del mismo palo)?(?: \([^)]*\))?(?:, | y | e )?)+)`,
  'gu',
);
const named = (text: string): string[] =>
  [...text.matchAll(BLUFFS)].flatMap(([, list = '']) =>
    [...list.matchAll(new RegExp(HAND, 'gu'))].map(([hand]) => hand.replace('-', '')),
  );

/** Hands that a text calls bluffs on the river and that beat the hero whichever suits they have. */
const falseBluffs = ({ mano, historia, situacion = '', preguntas, explicacion }: PokerRow): string[] => {
  const board = parseCards(historia.flatMap(({ cartas = [] }) => cartas));
  if (!mano || board.length !== 5) return [];
  const hero = parseCards(mano);
  const own = evaluate([...board, ...hero]);
  const seen = new Set([...board, ...hero]);
  return named([situacion, ...preguntas.map(({ pide = '' }) => pide), explicacion].join(' ')).filter((hand) => {
    const left = combosLeft(hand, seen);
    return left.length > 0 && left.every((combo) => evaluate([...board, ...combo]) > own);
  });
};

/** «0.37*41.5-19»: a share of a called pot, and what it costs. */
const CALLED = /(0?\.\d+)\*(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)/gu;
const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.06;

/** Where the cost is the hero's all-in, the pot is the one that the table has when one rival calls it, ante and all. */
const falsePots = ({ mesa, historia, situacion = '', preguntas, calculos }: PokerRow): string[] => {
  const hero = mesa?.asientos.find(({ heroe }) => heroe)?.pos;
  if (!mesa?.ante || !hero) return [];
  const { bote, stacks, apuestas, vivos } = replay(mesa, historia);
  const total = (pos: typeof hero): number => (apuestas[pos] ?? 0) + (stacks[pos] ?? 0);
  const calls = vivos.flatMap((rival) => {
    if (rival === hero) return [];
    const played = Math.min(total(hero), total(rival));
    const adds = played - (apuestas[hero] ?? 0);
    return [{ cuesta: adds, bote: bote + adds + Math.max(0, played - (apuestas[rival] ?? 0)) }];
  });
  const sums = [...calculos, ...preguntas.flatMap((one) => (one.tipo === 'numero' ? [one.calculo] : []))];
  return sums.flatMap((sum) =>
    sum.tipo !== 'cuenta'
      ? []
      : [...sum.expresion.replaceAll(/\s/gu, '').matchAll(CALLED)].flatMap(([words, , pot, cost]) => {
          const same = calls.filter(({ cuesta }) => near(cuesta, Number(cost)));
          // «unas 24 bb»: the mean over several callers is told as what it is.
          const meant = situacion.includes(`unas ${pot?.replace('.', ',')}`);
          return meant || same.length === 0 || same.some((one) => near(one.bote, Number(pot)))
            ? []
            : [`${words}: ${same.map((one) => one.bote.toFixed(2)).join(' or ')}`];
        }),
  );
};

const all = (faults: (row: PokerRow) => string[]) =>
  rows.map((row) => [row.id, ...faults(row)]).filter(({ length }) => length > 1);

describe('what texts say of a hand', () => {
  it('a bluff that they name beats nobody', () => {
    expect(all(falseBluffs)).toEqual([]);
  });

  it('a called all-in is for the pot that the table has, with its ante', () => {
    expect(all(falsePots)).toEqual([]);
  });

  it('is looked at: a straight called a bluff and a forgotten ante are found', () => {
    const bluff = rows.find(({ id }) => id === 'pky2dz9t') as PokerRow;
    expect(falseBluffs({ ...bluff, explicacion: 'Faroles de T-9 y 9-7 fallados (6).' })).toEqual(['T9']);
    const push = rows.find(({ id }) => id === 'pkvnn80e') as PokerRow;
    const forgotten = { tipo: 'cuenta', expresion: '0.4*4.7+0.6*(0.37*40.5-19)' } as const;
    expect(falsePots({ ...push, calculos: [forgotten] })).toHaveLength(1);
    expect(rows.flatMap((row) => named(row.explicacion)).length).toBeGreaterThan(10);
  });
});
