import { type Combo, handName, parseCards } from '@estratega/poker/cards';
import { describe, expect, it } from 'vitest';
import { DRILLS } from '../drills/index.ts';
import type { Calculo, PokerRow } from '../schema/index.ts';
import { POSITIONS } from '../schema/poker.ts';
import { taughtContent } from './taught.ts';

/** What a player sees drawn and what the texts say of it are one and the same. */

const { poker } = taughtContent();
const { rows, topics } = poker;
const tables = [
  ...rows.map(({ id, mesa }) => ({ id, mesa })),
  ...topics.flatMap(({ id, ejemplo, otrosEjemplos = [] }) =>
    [ejemplo, ...otrosEjemplos].map(({ jugada }) => ({ id, mesa: jugada?.mesa })),
  ),
];

const SIX = new Set<string>(['UTG', 'HJ', 'CO', 'BTN', 'SB', 'BB']);

/** Seats between the hero and the big blind that a full table has and this one does not draw. */
const missingBehind = ({ mesa, historia }: PokerRow): readonly string[] => {
  const hero = mesa?.asientos.find(({ heroe }) => heroe)?.pos;
  // Heads-up has no seats between; whoever spoke after the hero and is not drawn is out of the hand.
  if (!mesa || !hero || mesa.asientos.length === 2 || historia.length > 1) return [];
  if (historia[0]?.acciones.some(({ pos }) => pos === hero)) return [];
  const drawn = new Set<string>(mesa.asientos.map(({ pos }) => pos));
  const long = [...drawn].some((pos) => !SIX.has(pos));
  return POSITIONS.slice(POSITIONS.indexOf(hero) + 1).filter((pos) => !drawn.has(pos) && (long || SIX.has(pos)));
};

const sums = ({ calculos, preguntas }: PokerRow): readonly Calculo[] => [
  ...calculos,
  ...preguntas.flatMap((question) => (question.tipo === 'numero' ? [question.calculo] : [])),
];
const equities = (row: PokerRow) => sums(row).filter((sum) => sum.tipo === 'equity');
const nameOf = (cards: string): string => handName(parseCards(cards) as unknown as Combo);
const isOneHand = (text: string): boolean => text.trim().split(/\s+/u).length === 2;

describe('poker tables', () => {
  it('draw everybody who is still to speak behind the hero before the flop', () => {
    const short = rows.map((row) => [row.id, ...missingBehind(row)]).filter(({ length }) => length > 1);
    expect(short).toEqual([]);
  });

  it('name the six seats of a table of six as they are taught', () => {
    const other = tables.filter(
      ({ mesa }) => mesa?.asientos.length === 6 && mesa.asientos[0]?.pos === 'LJ' && mesa.tipo === 'cash',
    );
    expect(other.map(({ id }) => id)).toEqual([]);
  });

  it('of a duel have the button, who is the small blind', () => {
    const DUEL = new Set(['pk-tor-headsup', 'pk-sng-duelo']);
    const other = rows.filter(
      ({ mesa, temas: [first = ''] }) =>
        mesa?.asientos.length === 2 && DUEL.has(first) && mesa.asientos.every(({ pos }) => pos !== 'BTN'),
    );
    expect(other.map(({ id }) => id)).toEqual([]);
  });

  it('are in chips or blinds, never in money, where a tournament player meets them', () => {
    const money = rows.filter(
      ({ mesa, formatos }) => mesa?.unidad === '$' && formatos.some((format) => format !== 'cash'),
    );
    expect(money.map(({ id }) => id)).toEqual([]);
  });
});

describe('equities that are told', () => {
  it('are those of the cards in the hand', () => {
    const others = rows.filter((row) => {
      const own = row.mano?.join(' ');
      return (
        own !== undefined &&
        equities(row).some(
          ({ mano }) =>
            nameOf(mano) === nameOf(own) && mano.split(/\s+/u).toSorted().join() !== own.split(' ').toSorted().join(),
        )
      );
    });
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  it('are of the board as it lies', () => {
    const elsewhere = rows.filter(({ historia, ...row }) => {
      const board = historia.flatMap(({ cartas = [] }) => cartas).join(' ');
      return board !== '' && equities({ historia, ...row }).some(({ mesa = '' }) => !board.startsWith(mesa));
    });
    expect(elsewhere.map(({ id }) => id)).toEqual([]);
  });

  it('are called a sample where a few hands stand for a range', () => {
    const unsaid = rows.filter((row) => {
      const picked = equities(row).some(({ rivales = [] }) => rivales.length > 1 && rivales.every(isOneHand));
      const text = [row.situacion ?? '', row.explicacion, ...row.preguntas.map(({ pide = '' }) => pide)].join(' ');
      return picked && !/muestra|a partes iguales/u.test(text);
    });
    expect(unsaid.map(({ id }) => id)).toEqual([]);
  });
});

describe('chips that ICM counts', () => {
  it('are those of the table: none lost, none won from nowhere', () => {
    const leaking = rows.filter((row) => {
      const counts = sums(row)
        .filter((sum) => sum.tipo === 'icm')
        .map(({ stacks }) => stacks.reduce((all, stack) => all + stack, 0));
      const drawn = row.mesa?.asientos.reduce((all, { stack }) => all + stack, 0);
      const whole = drawn ?? counts[0] ?? 0;
      return counts.some((count) => Math.abs(count - whole) > 1e-6 * whole);
    });
    expect(leaking.map(({ id }) => id)).toEqual([]);
  });
});

describe('choices in words', () => {
  const choices = rows.flatMap(({ id, preguntas }) =>
    preguntas.flatMap((question) => {
      if (question.tipo !== 'elige') return [];
      const { textos, correcta, aceptables } = question;
      const wrong = textos.filter((_, i) => i !== correcta && !aceptables.includes(i)).map(({ length }) => length);
      const right = textos[correcta]?.length ?? 0;
      return [{ id, right, options: textos.length, ratio: right / Math.max(...wrong) }];
    }),
  );

  it('are not told by their length: the right one does not stand out', () => {
    /** Names of seats and hands are short whatever they are. */
    const NAME = 14;
    expect(choices.filter(({ right, ratio }) => right > NAME && ratio >= 1.3).map(({ id }) => id)).toEqual([]);
  });

  it('nor taken all together: the longest is right little more often than chance would have it', () => {
    const longest = choices.filter(({ ratio }) => ratio > 1).length / choices.length;
    const chance = choices.reduce((sum, { options }) => sum + 1 / options, 0) / choices.length;
    expect(longest).toBeLessThanOrEqual(chance + 0.1);
  });
});

describe('where most players are', () => {
  /** What is arithmetic never runs dry: it is generated. */
  const made = new Set(DRILLS.flatMap(({ temas }) => temas));
  const essential = topics.filter(({ id, importancia }) => importancia === 'esencial' && !made.has(id));
  const shallow = (from: number, to: number): string[] =>
    essential.flatMap(({ id, nivelMin, nivelMax }) =>
      Array.from({ length: Math.max(0, Math.min(to, nivelMax) - Math.max(from, nivelMin) + 1) }, (_, i) => {
        const level = Math.max(from, nivelMin) + i;
        const own = rows.filter(
          ({ temas, niveles: [low, high] }) => temas.includes(id) && low <= level && level <= high,
        ).length;
        return own < 12 ? [`${id}@${level}: ${own}`] : [];
      }).flat(),
    );

  it('twelve exercises and more for every essential theme of levels 0 and 1', () => {
    expect(shallow(0, 1)).toEqual([]);
  });

  it('and of levels 2 and 3, but for the river at level 2, which has nine', () => {
    expect(shallow(2, 3).filter((unit) => !unit.startsWith('pk-pos-river@2'))).toEqual([]);
  });
});
