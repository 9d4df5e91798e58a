import type { DecisionGuardada } from '@estratega/domain';
import type { Respuesta, Resultado } from '../schema/answer.ts';
import type { HandExercise } from '../schema/hand.ts';
import { middleOf, type Standing, walk } from './betting.ts';
import { formacionIn } from './focus.ts';
import { temaOf } from './themes.ts';
import { type Veredicto, verdictOf } from './weigh.ts';

type Played = Extract<Respuesta, { mano: unknown }>['mano'];

export interface JudgedDecision {
  readonly tema: string;
  readonly veredicto: Veredicto;
  readonly coste: number;
}

/**
 * The decisions of a hand as they were sent, or nothing where it cannot have been so: an action that is not there, a cost of somebody else's decision, or one
 * greater than all that was played for. What turn and river cost needs a solver: it is the browser's word until the server has played the hand again (`replay.ts`).
 */
export const readHand = (exercise: HandExercise, { linea, costes }: Played): readonly JudgedDecision[] | undefined => {
  const formacion = formacionIn(exercise);
  let all: Standing[];
  try {
    all = walk(formacion, linea);
  } catch {
    return undefined;
  }
  const decisions: JudgedDecision[] = [];
  for (const { paso, bb } of costes) {
    const now = all[paso];
    if (paso >= linea.length || now?.player !== exercise.heroe) return undefined;
    const bote = middleOf(now);
    if (bb > bote + 2 * now.stack) return undefined;
    decisions.push({ tema: temaOf(formacion, now, exercise), veredicto: verdictOf(bb, bote), coste: bb });
  }
  const places = costes.map(({ paso }) => paso);
  return new Set(places).size === places.length ? decisions : undefined;
};

export const worst = (verdicts: readonly Veredicto[]): Veredicto =>
  verdicts.includes('mal') ? 'mal' : verdicts.includes('casi') ? 'casi' : 'bien';

const isOver = (exercise: HandExercise, { linea }: Played): boolean =>
  walk(formacionIn(exercise), linea).at(-1)?.end !== undefined;

/** What a whole hand is booked as: every decision that was judged, under its own theme. Nothing of one that was left before its end. */
export const bookedOf = (exercise: HandExercise, played: Played): readonly DecisionGuardada[] => {
  const decisions = readHand(exercise, played);
  if (!decisions || !isOver(exercise, played)) return [];
  return decisions.map(({ tema, veredicto }) => ({ tema, resultado: veredicto }));
};

/** A hand that was left before its end was seen. */
export const judgeHand = (exercise: HandExercise, played: Played): Resultado | undefined => {
  const decisions = readHand(exercise, played);
  if (!decisions) return undefined;
  if (!isOver(exercise, played) || decisions.length === 0) return 'visto';
  return verdictOfHand(exercise, decisions);
};

/** By the decisions of the exercise's own theme, else by all of them. */
export const verdictOfHand = ({ temas }: HandExercise, decisions: readonly JudgedDecision[]): Veredicto => {
  const own = decisions.filter(({ tema }) => temas.includes(tema));
  return worst((own.length > 0 ? own : decisions).map(({ veredicto }) => veredicto));
};
