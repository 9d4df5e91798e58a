import type { Action } from '@estratega/poker/solver';
import type { Foco, HandExercise } from '../schema/hand.ts';
import {
  type Closing,
  closingsOf,
  RULES,
  type Ruled,
  type Rules,
  type Standing,
  startOf,
  step,
  toCallOf,
} from './betting.ts';
import { type Formacion, formacionOf } from './formations.ts';

/** Themes that a whole hand can be dealt for: by which line, with which sizes, and which of its decisions are about them. */

type Begun = Pick<HandExercise, 'heroe' | 'desde'>;

/** An action of a kind. */
export type Move = (action: Action, now: Standing) => boolean;

const checks: Move = ({ kind }) => kind === 'check';
const bets: Move = ({ kind }) => kind === 'bet';
const raises: Move = ({ kind }) => kind === 'raise';
const overbets: Move = (action, { pot }) => action.kind === 'bet' && action.to > pot;
/** A bet that leaves room for a greater one, at most half of the pot. */
const blocks: Move = (action, { pot }) => action.kind === 'bet' && action.to < pot / 2;
const usual: Move = (action, { pot }) => action.kind === 'bet' && action.to >= pot / 2 && action.to <= pot;

/** How a hand comes to the decision that it is dealt for. */
export interface Script {
  /** Whether a street behind it may close so; `left` streets are still to close after it. */
  readonly closes: (closing: Closing, left: number) => boolean;
  /** What has been done on the street itself. */
  readonly told: readonly Move[];
  /** What there must be to choose from. */
  readonly menu: readonly Move[];
  /** What the hand is dealt for, so that it is right with some hands and wrong with others; whoever answers such an action has what is close. */
  readonly about?: Move;
  /** Only with hands that most of what the rival holds is ahead of. */
  readonly weak?: true;
}

interface FocusRules {
  readonly tema: string;
  /** Where the street has other sizes. */
  readonly rules?: Rules;
  readonly isOwn: (now: Standing, begun: Begun) => boolean;
  readonly scriptOf: (hero: 0 | 1, formacion: Formacion) => Script;
}

const onRiver = (sizes: readonly number[]): Rules => ({ ...RULES, 5: { ...RULES[5], sizes: [sizes] } });

const START = { flop: 3, cbet: 3, vscbet: 3, turn: 4, river: 5, barril: 4 } as const;

/** Whoever acts first has checked and may raise a bet, or has done so: on the flop, or later. */
const isCheckRaise = ({ player, bets: many, put, actions }: Standing): boolean =>
  player === 0 ? many === 1 && put[0] === 0 && actions.some(({ kind }) => kind === 'raise') : many === 2;

const checkRaise = (hero: 0 | 1): Script => ({
  // The rival bets street after street.
  closes: ({ bettor }) => bettor === 1,
  ...(hero === 0
    ? { told: [checks, bets], menu: [raises], about: raises }
    : { told: [checks, bets, raises], menu: [] }),
});

export const FOCUS_RULES: Readonly<Record<Foco, FocusRules>> = {
  overbet: {
    tema: 'pk-pos-overbet',
    rules: onRiver([0.75, 1.5]),
    isOwn: (now) =>
      now.cards === 5 &&
      (now.bets === 0
        ? now.actions.some((action) => overbets(action, now))
        : now.bets === 1 && toCallOf(now) > now.pot),
    scriptOf: (hero, { ataca }) => ({
      // Who bet twice and was called has the best hands and the worst; who called has neither.
      closes: ({ bettor }) => bettor === ataca,
      ...(hero === ataca
        ? { told: ataca === 0 ? [] : [checks], menu: [overbets, usual], about: overbets }
        : { told: ataca === 0 ? [overbets] : [checks, overbets], menu: [] }),
    }),
  },
  'check-raise': {
    tema: 'pk-pos-checkraise',
    isOwn: (now) => now.cards === 3 && isCheckRaise(now),
    scriptOf: checkRaise,
  },
  'check-raise-tardio': {
    tema: 'pk-pos-xrtardio',
    isOwn: (now) => now.cards > 3 && isCheckRaise(now),
    scriptOf: checkRaise,
  },
  farol: {
    tema: 'pk-pos-farol',
    isOwn: (now, { desde }) =>
      now.cards === START[desde] && now.bets === 0 && now.actions.some(({ kind }) => kind === 'bet'),
    scriptOf: (hero) => ({
      // Whoever bluffs has told a story: the last bet was theirs.
      closes: ({ bettor }) => bettor === hero,
      told: hero === 0 ? [] : [checks],
      menu: [bets],
      about: bets,
      weak: true,
    }),
  },
  'fuera-de-posicion': {
    tema: 'pk-pos-oop',
    isOwn: ({ player }) => player === 0,
    // With nothing to lead into, the hand begins at the bet of whoever raised.
    scriptOf: (_, { ataca }) => ({ closes: () => true, told: ataca === 0 ? [] : [checks, bets], menu: [] }),
  },
  sonda: {
    tema: 'pk-pos-sonda',
    isOwn: (now) => now.cards === 4 && (now.player === 0 ? now.bets === 0 : now.bets === 1),
    scriptOf: (hero) => ({
      closes: ({ bettor }) => bettor === undefined,
      ...(hero === 0 ? { told: [], menu: [bets], about: bets } : { told: [bets], menu: [] }),
    }),
  },
  bloqueo: {
    tema: 'pk-pos-bloqueo',
    rules: onRiver([0.33, 0.75]),
    isOwn: (now) =>
      now.cards === 5 &&
      (now.player === 0
        ? now.bets === 0 && now.actions.some((action) => blocks(action, now))
        : now.bets === 1 && toCallOf(now) < now.pot / 2),
    scriptOf: (hero) => ({
      // Who was called and checks the turn behind has a middling hand, and so has whom a small bet suits.
      closes: ({ bettor }, left) => left > 0 === (bettor !== undefined),
      ...(hero === 0 ? { told: [], menu: [blocks, usual], about: blocks } : { told: [blocks], menu: [] }),
    }),
  },
};

/** Who meets whom in a hand, by its rules. */
export const formacionIn = ({ formacion, foco }: Pick<HandExercise, 'formacion' | 'foco'>): Ruled => {
  const rules = foco && FOCUS_RULES[foco].rules;
  return { ...formacionOf(formacion), ...(rules ? { rules } : {}) };
};

const STREETS_BEHIND = { flop: 0, cbet: 0, vscbet: 0, turn: 1, river: 2, barril: 1 } as const;
export const streetsBehind = ({ desde }: Pick<HandExercise, 'desde'>): number => STREETS_BEHIND[desde];

type Rest = Pick<Script, 'told' | 'menu'>;
/** Places of what may be done next of what has to be told, so that there is something to choose from at the end of it. */
export const tellable = (now: Standing, { told: [next, ...told], menu }: Rest): number[] =>
  now.actions.flatMap((action, at) => (next?.(action, now) && leads(step(now, at), { told, menu }) ? [at] : []));
const leads = (now: Standing, rest: Rest): boolean =>
  !now.end &&
  (rest.told.length > 0
    ? tellable(now, rest).length > 0
    : rest.menu.every((move) => now.actions.some((action) => move(action, now))));

/** Whether the street may close so, by what is still to come. Nobody has raised: such lines are themes of their own. */
export const fitsScript = (script: Script, closing: Closing, left: number): boolean =>
  closing.bets <= 1 && script.closes(closing, left) && canGoOn(script, closing.next, left);
const canGoOn = (script: Script, now: Standing, left: number): boolean =>
  left === 0 ? leads(now, script) : closingsOf(now).some((closing) => fitsScript(script, closing, left - 1));

/** Whether there is such a line at all between these two, by the chips they have. */
export const hasLine = (foco: Foco, formacion: Formacion, begun: Begun): boolean => {
  const { rules, scriptOf } = FOCUS_RULES[foco];
  const first = startOf({ ...formacion, ...(rules ? { rules } : {}) });
  return canGoOn(scriptOf(begun.heroe, formacion), first, streetsBehind(begun));
};
