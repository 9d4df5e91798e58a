import type { Bending } from '@estratega/poker/solver';
import type { Habito } from '../schema/hand.ts';
import type { Calle } from '../schema/poker.ts';

/** Habits that are met at real tables, and how each bends what a balanced rival would do on turn and river. */
export interface HabitRules {
  /** "Paga de más". */
  readonly nombre: string;
  /** What the player is told before acting. */
  readonly texto: string;
  readonly desde: Extract<Calle, 'turn' | 'river'>;
  /** Whether the first decision is to bet, or about a bet of the rival. */
  readonly primero: 'apostar' | 'responder';
  readonly bend: (at: Bending) => void;
}

/** Moves hands from some actions to another, in the order given, until so much of the range has moved. */
const move = (
  { reach, often }: Bending,
  from: readonly number[],
  to: number,
  order: Iterable<number>,
  amount: number,
): void => {
  let left = amount;
  const target = often[to] as Float64Array;
  for (const hand of order)
    for (const at of from) {
      const row = often[at] as Float64Array;
      const there = (reach[hand] as number) * (row[hand] as number);
      if (left <= 0) return;
      if (there <= 0) continue;
      const part = (row[hand] as number) * Math.min(1, left / there);
      row[hand] = (row[hand] as number) - part;
      target[hand] = (target[hand] as number) + part;
      left -= there;
    }
};

const placeOf = ({ actions }: Bending, ...kinds: readonly string[]): number =>
  actions.findIndex(({ kind }) => kinds.includes(kind));
const massOf = ({ reach, often }: Bending, at: number): number =>
  reach.reduce((sum, one, i) => sum + one * (often[at]?.[i] as number), 0);
const allOf = ({ reach }: Bending): number => reach.reduce((sum, one) => sum + one, 0);

/** What should be folded and is paid, the best of it. */
const pays = (at: Bending, part: number): void => {
  const fold = placeOf(at, 'fold');
  if (fold < 0) return;
  move(at, [fold], placeOf(at, 'call'), at.order.toReversed(), part * massOf(at, fold));
};

/** Folds until it is so much of the range, from what is worth least; what would be raised is kept. */
const folds = (at: Bending, part: number): void => {
  const fold = placeOf(at, 'fold');
  if (fold < 0) return;
  move(at, [placeOf(at, 'call')], fold, at.order, part * allOf(at) - massOf(at, fold));
};

/** Of what would be checked, so much is bet, from what is worth least. */
const bets = (at: Bending, part: number): void => {
  const [check, bet] = [placeOf(at, 'check'), placeOf(at, 'bet')];
  if (check < 0 || bet < 0) return;
  move(at, [check], bet, at.order, part * massOf(at, check));
};

/** On the river nothing is bet or raised that beats less than half of what the other holds. */
const honest = (at: Bending): void => {
  if (at.cards !== 5) return;
  const quiet = placeOf(at, 'check', 'fold');
  const loud = at.actions.flatMap((action, i) => ('to' in action ? [i] : []));
  if (loud.length === 0) return;
  const bluffs = at.order.filter((hand) => at.beats(hand) < 0.5);
  move(at, loud, quiet, bluffs, Number.POSITIVE_INFINITY);
};

const HALF = 0.5;
const GIVES_UP = 0.6;
const TOO_MUCH = 0.4;

export const HABIT_RULES: Readonly<Record<Habito, HabitRules>> = {
  'paga-de-mas': {
    nombre: 'Paga de más',
    texto: 'Tu rival paga de más: en el turn y en el river, de lo que debería tirar ante una apuesta paga la mitad.',
    desde: 'turn',
    primero: 'apostar',
    bend: (at) => pays(at, HALF),
  },
  abandona: {
    nombre: 'Abandona demasiado',
    texto: 'Tu rival abandona demasiado: en el turn y en el river tira al menos el 60 % de sus manos ante una apuesta.',
    desde: 'turn',
    primero: 'apostar',
    bend: (at) => folds(at, GIVES_UP),
  },
  'paga-y-se-rinde': {
    nombre: 'Paga y se rinde',
    texto:
      'Tu rival paga y se rinde: en el turn paga la mitad de lo que debería tirar, y en el river tira al menos el 60 % ante otra apuesta.',
    desde: 'turn',
    primero: 'apostar',
    bend: (at) => (at.cards === 5 ? folds(at, GIVES_UP) : pays(at, HALF)),
  },
  'apuesta-demasiado': {
    nombre: 'Apuesta demasiado',
    texto:
      'Tu rival apuesta demasiado: en el turn y en el river, de lo que debería pasar apuesta el 40 %, lo más flojo.',
    desde: 'turn',
    primero: 'responder',
    bend: (at) => bets(at, TOO_MUCH),
  },
  'nunca-farolea': {
    nombre: 'Nunca farolea en el river',
    texto: 'Tu rival nunca farolea en el river: solo apuesta o sube lo que gana a la mitad de tu rango o más.',
    desde: 'river',
    primero: 'responder',
    bend: honest,
  },
};
