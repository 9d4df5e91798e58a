import type { HandExercise } from '../schema/hand.ts';
import { type Standing, toCallOf } from './betting.ts';
import { FOCUS_RULES } from './focus.ts';
import type { Formacion } from './formations.ts';

/** Whoever plays against a habit practises finding what it is worth. */
export const EXPLOITING = 'pk-exp-ajustes';

/** Themes that are a depth and not a kind of decision: what is decided on the flop is about them, whatever it is. */
const BY_STACK: ReadonlySet<string> = new Set(['pk-tor-stackmedio', 'pk-sng-spin']);

/** The theme that a decision is booked under. */
export const temaOf = (
  { resubido, ataca }: Formacion,
  now: Standing,
  hand: Pick<HandExercise, 'habito' | 'foco' | 'heroe' | 'desde'> & Partial<Pick<HandExercise, 'temas'>>,
): string => {
  if (hand.habito) return hand.temas?.[0] ?? EXPLOITING;
  const focus = hand.foco && FOCUS_RULES[hand.foco];
  if (focus?.isOwn(now, hand)) return focus.tema;
  const [first] = hand.temas ?? [];
  if (first !== undefined && now.cards === 3 && BY_STACK.has(first)) return first;
  if (now.cards === 5) return 'pk-pos-river';
  if (now.cards === 4) return 'pk-pos-turn';
  if (resubido) return 'pk-pos-bote3bet';
  if (now.bets >= 2) return 'pk-pos-checkraise';
  const attacks = now.player === ataca;
  if (toCallOf(now) > 0) return attacks ? 'pk-pos-sonda' : 'pk-pos-vscbet';
  return attacks ? 'pk-pos-cbet' : 'pk-pos-sonda';
};
