import { type Action, actionsAt, type Sizes } from '@estratega/poker/solver';
import type { Accion, Calle, CalleJugada } from '../schema/poker.ts';
import type { Formacion } from './formations.ts';

/** A hand's betting from the flop on, by the rules alone: who may do what after each line of actions. */

/** Cards on the board. */
export type Cards = 3 | 4 | 5;
export type Rules = Readonly<Record<Cards, Sizes>>;

/** What people can learn: two sizes on the flop, one later, raises of the pot; on turn and river one raise. */
export const RULES: Rules = {
  3: { sizes: [[0.33, 0.75]], raise: [1], maxBets: 3, allInAt: 0.67 },
  4: { sizes: [[0.75]], raise: [1], maxBets: 2, allInAt: 0.67 },
  5: { sizes: [[0.75]], raise: [1], maxBets: 2, allInAt: 0.67 },
};

export const CALLES: Readonly<Record<Cards, Calle>> = { 3: 'flop', 4: 'turn', 5: 'river' };

/** Who meets whom, and by which rules where they are not the usual ones. */
export type Ruled<F = Formacion> = F & { readonly rules?: Rules };

export interface Standing {
  readonly rules: Rules;
  readonly cards: Cards;
  /** Of this street, as places in the lists of actions. */
  readonly path: readonly number[];
  /** When the street began. */
  readonly pot: number;
  readonly stack: number;
  readonly put: readonly [number, number];
  readonly bets: number;
  readonly player: 0 | 1;
  readonly checked: boolean;
  readonly actions: readonly Action[];
  /** Where nobody has anything left to decide: by folding, or with all cards shown. */
  readonly end?: { readonly folded?: 0 | 1 };
}

type Open = Omit<Standing, 'actions' | 'end'>;

const acting = (open: Open): Standing => ({
  ...open,
  actions: actionsAt(open.rules[open.cards], { ...open, street: 0 }),
});
const ended = (open: Open, end: NonNullable<Standing['end']>): Standing => ({ ...open, actions: [], end });

export const startOf = ({ pot, stack, rules = RULES }: Ruled<Pick<Formacion, 'pot' | 'stack'>>): Standing =>
  acting({ rules, cards: 3, path: [], pot, stack, put: [0, 0], bets: 0, player: 0, checked: false });

/** What lies in the middle, bets of this street included. */
export const middleOf = ({ pot, put }: Pick<Standing, 'pot' | 'put'>): number => pot + put[0] + put[1];
export const toCallOf = ({ put, player }: Pick<Standing, 'put' | 'player'>): number =>
  put[player === 0 ? 1 : 0] - put[player];

const closed = (open: Open, pot: number, stack: number): Standing => {
  const next: Open = { ...open, pot, stack, put: [0, 0] };
  if (open.cards === 5 || stack <= 1e-9) return ended(next, {});
  return acting({
    rules: open.rules,
    cards: open.cards === 3 ? 4 : 5,
    path: [],
    pot,
    stack,
    put: [0, 0],
    bets: 0,
    player: 0,
    checked: false,
  });
};

/** One action more; throws where it is not one of those that may be taken. */
export const step = (now: Standing, at: number): Standing => {
  const action = now.actions[at];
  if (now.end) throw new RangeError('La mano ya terminó: no queda nada que decidir.');
  if (!action)
    throw new RangeError(`Esa acción no se puede hacer ahora: hay ${now.actions.length} y pides la ${at + 1}.`);
  const { actions: _actions, ...open } = now;
  const { player, pot, stack, put } = now;
  const other = player === 0 ? 1 : 0;
  const path = [...now.path, at];
  if (action.kind === 'fold') return ended({ ...open, path }, { folded: player });
  if (action.kind === 'call') return closed({ ...open, path }, pot + 2 * put[other], stack - put[other]);
  if (action.kind === 'check')
    return now.checked
      ? closed({ ...open, path }, pot, stack)
      : acting({ ...open, path, player: other, checked: true });
  const paid: readonly [number, number] = player === 0 ? [action.to, put[1]] : [put[0], action.to];
  return acting({ ...open, path, player: other, put: paid, bets: now.bets + 1, checked: true });
};

/** Every standing of a line, the first before any action. */
export const walk = (formacion: Ruled, line: readonly number[]): Standing[] => {
  const all = [startOf(formacion)];
  for (const at of line) all.push(step(all.at(-1) as Standing, at));
  return all;
};

/** A way in which a street closes and the hand goes on. */
export interface Closing {
  readonly path: readonly number[];
  /** Who bet or raised last; nobody where it was checked through. */
  readonly bettor?: 0 | 1;
  readonly bets: number;
  readonly next: Standing;
}

export const closingsOf = (now: Standing, bettor?: 0 | 1): Closing[] =>
  now.actions.flatMap((action, at) => {
    const next = step(now, at);
    if (next.end) return [];
    const last = 'to' in action ? now.player : bettor;
    if (next.cards === now.cards) return closingsOf(next, last);
    return [{ path: [...now.path, at], next, bets: now.bets, ...(last === undefined ? {} : { bettor: last }) }];
  });

const cents = (chips: number): number => Math.round(chips * 100) / 100;

/** The hand as the table tells it. `board`: names of the cards that may be seen. */
export const historiaOf = (formacion: Ruled, line: readonly number[], board: readonly string[]): CalleJugada[] => {
  const streets: { calle: Calle; cartas?: string[]; acciones: Accion[] }[] = [
    { calle: 'pre', acciones: [...formacion.antes] },
  ];
  const open = (cards: Cards): void => {
    const shown = cards === 3 ? board.slice(0, 3) : board.slice(cards - 1, cards);
    streets.push({ calle: CALLES[cards], cartas: shown, acciones: [] });
  };
  open(3);
  const all = walk(formacion, line);
  line.forEach((at, i) => {
    const before = all[i] as Standing;
    const after = all[i + 1] as Standing;
    const action = before.actions[at] as Action;
    const pos = formacion.puestos[before.player];
    const a = 'to' in action ? cents(action.to) : undefined;
    const hace = a !== undefined && a >= before.stack - 1e-9 ? 'allin' : action.kind;
    streets.at(-1)?.acciones.push({ pos, hace, ...(a === undefined ? {} : { a }) });
    if (!after.end && after.cards > before.cards) open(after.cards);
  });
  const last = all.at(-1) as Standing;
  // All-in before the river: the rest of the board is dealt, and nobody acts.
  if (last.end && last.end.folded === undefined)
    for (let cards = last.cards + 1; cards <= 5; cards++) open(cards as Cards);
  return streets;
};
