import { type Combo, combosLeft, combosOfHand, handName } from '@estratega/poker/cards';
import { category, evaluate } from '@estratega/poker/evaluator';
import { HANDS, parseRange } from '@estratega/poker/ranges';
import { type Drill, type MadePoker, numberQuestion } from './drill.ts';
import { board, common, rankOf } from './poker-cards.ts';
import { type Rng, until } from './random.ts';
import { dealPlayed, pairOf } from './story.ts';
import { list, percent, showNumbers } from './words.ts';

/** A bet on the river is for value when more than half of what pays it is worse: counted in combinations, hand by hand. */

/** What a big blind pays an open with, without what it would raise. */
const DEFENDED = parseRange('22-TT,A2s-AJs,K6s+,Q8s+,J8s+,T8s+,97s+,86s+,75s+,65s,54s,A8o-AJo,KTo+,QTo+,JTo,T9o');

interface Caller {
  readonly hand: string;
  readonly combos: readonly Combo[];
  /** Of them, those that the hero beats. */
  readonly worse: number;
  /** Of the strongest of them. */
  readonly value: number;
}

/** Hands of the rival that have something with this board and never tie, the strongest first. `mixed`: worse and better ones under one name too. */
const callersOn = (hero: readonly number[], shown: readonly number[], mixed: boolean): readonly Caller[] => {
  const dead = new Set([...hero, ...shown]);
  const mine = evaluate([...hero, ...shown]);
  const alone = category(evaluate(shown));
  const ranks = new Set(shown.map(rankOf));
  const all = HANDS.filter((hand) => (DEFENDED[hand] ?? 0) > 0 && hand !== handName(hero as unknown as Combo)).flatMap(
    (hand) => {
      const combos = combosLeft(hand, dead);
      if (combos.length === 0) return [];
      const values = combos.map((combo) => evaluate([...combo, ...shown]));
      const hasSomething = (combo: Combo, value: number): boolean =>
        category(value) > alone &&
        (rankOf(combo[0]) === rankOf(combo[1]) || combo.some((card) => ranks.has(rankOf(card))));
      if (!combos.every((combo, i) => hasSomething(combo, values[i] as number))) return [];
      if (values.includes(mine)) return [];
      const worse = values.filter((value) => value < mine).length;
      if (!mixed && worse > 0 && worse < combos.length) return [];
      return [{ hand, combos, worse, value: Math.max(...values) }];
    },
  );
  return all.sort((a, b) => b.value - a.value);
};

/** Whoever pays, pays with hands of about this strength: so many names to either side of the hero's. */
const NEAR = 8;

const told = (hand: string, count: number, of: number): string =>
  count === of ? `${hand} (${of})` : `${hand} (${count} de ${of})`;

const summed = (hands: readonly string[], count: number): string =>
  hands.length === 1 ? list(hands) : `${list(hands)}, ${count} en total`;

/** How many hands there are to count, by level. */
const COUNTS: Readonly<Record<number, number>> = { 0: 3, 1: 3, 2: 4, 3: 4 };
const MOST = 5;

const makeValue = (rng: Rng, nivel: number): MadePoker =>
  until(() => {
    const cards = dealPlayed(rng, 7);
    const [hero, shown] = [cards.slice(0, 2), cards.slice(2)];
    const mine = category(evaluate([...hero, ...shown]));
    // One's own cards make the hand, and it is one that somebody would think about.
    if (mine <= category(evaluate(shown)) || mine > 3 || category(evaluate(shown)) > 1) return undefined;
    const possible = callersOn(hero, shown, nivel >= 3);
    const place = possible.findIndex(({ worse }) => worse > 0);
    const near = possible.slice(Math.max(0, place - NEAR), place + NEAR);
    const count = COUNTS[nivel] ?? MOST;
    const picked = new Set(rng.shuffle(near).slice(0, count));
    if (place < 0 || picked.size < count) return undefined;
    const callers = near.filter((caller) => picked.has(caller));
    const sum = (count: (caller: Caller) => number): number => callers.reduce((all, caller) => all + count(caller), 0);
    const total = sum(({ combos }) => combos.length);
    const worse = sum((caller) => caller.worse);
    const better = total - worse;
    const share = (100 * worse) / total;
    // Both kinds are there, the count decides, and it is not a matter of one combination.
    if (worse === 0 || better === 0 || Math.abs(share - 50) < (nivel <= 2 ? 10 : 6)) return undefined;
    const bets = worse > better;
    if (bets !== rng.chance(0.5)) return undefined;
    const names = callers.map(({ hand }) => hand);
    const byName = callers.filter((caller) => caller.worse === caller.combos.length).length;
    // Who does not count combinations yet counts hands, where that comes to the same.
    if (nivel === 0 && byName * 2 > callers.length !== bets) return undefined;
    const lower = callers.flatMap(({ hand, combos, worse: n }) => (n > 0 ? told(hand, n, combos.length) : []));
    const higher = callers.flatMap(({ hand, combos, worse: n }) => {
      const left = combos.length - n;
      return left > 0 ? told(hand, left, combos.length) : [];
    });
    const whole = sum(({ hand }) => combosOfHand(hand).length);
    return {
      ...common(nivel, ['pk-pos-valor']),
      ...board(rng, shown, 'BTN'),
      mano: pairOf(hero),
      rangos: { BB: names.join(',') },
      situacion: `Nadie apostó en el flop ni en el turn, y en el river la ciega grande pasa. Crees que lleva ${list(names, 'o')}, y que pagaría una apuesta con cualquiera de ellas.`,
      preguntas: [
        nivel === 0
          ? {
              tipo: 'elige' as const,
              pide: 'De las manos con que te paga, ¿cuántas son peores que la tuya?',
              textos: ['Ninguna', 'Una', 'Dos', 'Las tres'],
              correcta: byName,
              aceptables: [],
            }
          : numberQuestion({
              pide: '¿Cuántas combinaciones de las que pagan son peores que tu mano?',
              unidad: 'combos',
              valor: worse,
              margen: 0.4,
              trampas: [
                { valor: better, aviso: 'Esas son las que te ganan: las que cuentan para el valor son las otras.' },
                { valor: total, aviso: 'Esas son todas las que pagan: falta separar las que te ganan.' },
                {
                  valor: sum((caller) => (caller.worse > 0 ? combosOfHand(caller.hand).length : 0)),
                  aviso:
                    'Contaste combinaciones que usan cartas que ya ves: las tuyas y las de la mesa no las tiene nadie más.',
                },
              ],
            }),
        ...(nivel >= 3
          ? [
              numberQuestion({
                pide: '¿Qué parte de las veces que te paga vas ganando?',
                unidad: '%',
                valor: share,
                margen: 2,
                trampas: [
                  { valor: 100 - share, aviso: 'Esa es la parte en que te gana él.' },
                  {
                    valor: (100 * byName) / callers.length,
                    aviso: 'Contaste cada mano una vez: unas tienen más combinaciones que otras.',
                  },
                  { valor: (100 * worse) / whole, aviso: 'Dividiste por combinaciones que ya no pueden existir.' },
                ],
              }),
            ]
          : []),
        {
          tipo: 'elige' as const,
          pide: '¿Apuestas por valor?',
          textos: ['Sí, apuesto', 'No, paso y enseño'],
          correcta: bets ? 0 : 1,
          aceptables: [],
        },
      ],
      explicacion: `Peores que ${showNumbers(hero)}, con sus combinaciones: ${summed(lower, worse)}. Mejores: ${summed(higher, better)}. Ganas a ${worse} de las ${total} que pagan (${percent(share, 0)}). ${
        bets
          ? 'Más de la mitad de lo que paga es peor: apostar gana dinero de media.'
          : 'Menos de la mitad de lo que paga es peor: apostar pierde dinero de media, y pasando enseñas gratis.'
      }`,
    };
  }, 20_000);

export const VALUE_DRILLS: readonly Drill[] = [
  {
    drill: 'valor',
    juego: 'poker',
    temas: ['pk-pos-valor'],
    niveles: [0, 5],
    titulo: 'Contar el valor en el river',
    make: makeValue,
  },
];
