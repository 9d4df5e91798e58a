import type { Exercise, Mesa, Opcion } from '@estratega/lessons';
import { type Decision, decisionsFromHands, handName, type MotorPoker } from '../facts/decisions.ts';
import { decimal } from '../facts/fact.ts';
import { shortHash } from '../games/hash.ts';
import type { Mano } from '../hands/model.ts';

/** Own decisions that were clearly wrong, as hands to be played again. */

export type OwnPokerExercise = Extract<Exercise, { tipo: 'poker' }>;

/** bb given up below which a mistake is not worth a place in the week. */
const WORTH = 0.2;

/** Chips as they are in a tournament; big blinds in a cash game, whatever its currency. */
const unitOf = (mano: Mano): { readonly unidad: Mesa['unidad']; readonly in: (amount: number) => number } =>
  mano.tipo === 'torneo'
    ? { unidad: 'fichas', in: (amount) => amount }
    : { unidad: 'bb', in: (amount) => Math.round((amount / mano.ciegas[1]) * 100) / 100 };

const tableOf = (mano: Mano): Mesa => {
  const { unidad, in: to } = unitOf(mano);
  return {
    tipo: mano.tipo === 'torneo' ? 'mtt' : 'cash',
    unidad,
    ciegas: [to(mano.ciegas[0]), to(mano.ciegas[1])],
    ...(mano.ante === undefined
      ? {}
      : { ante: { quien: mano.anteDe === 'BB' ? ('BB' as const) : ('todos' as const), valor: to(mano.ante) } }),
    asientos: mano.asientos.map(({ pos, stack, heroe }) => ({ pos, stack: to(stack), ...(heroe ? { heroe } : {}) })),
  };
};

const explain = (decision: Decision, hand: string): string => {
  const { tipo, mejor, ev, spot, necesita = 0, tiene = 0, rango = '' } = decision;
  const depth = `${decimal(spot.bb)} ciegas`;
  const value = `${ev >= 0 ? '+' : '−'}${decimal(Math.abs(ev), 2)} ciegas`;
  if (tipo === 'empuje')
    return mejor === 'allin'
      ? `Con ${depth} y ${spot.detras} por hablar, ${hand} va all-in: vale ${value} frente a abandonar.`
      : `Con ${depth} y ${spot.detras} por hablar, ${hand} se abandona: el all-in vale ${value}.`;
  const need = `Necesitas ${decimal(necesita * 100)} % del bote y tienes ${decimal(tiene * 100)} % contra ${rango}`;
  return mejor === 'call' ? `${need}: se paga (${value}).` : `${need}: se abandona (pagar vale ${value}).`;
};

export const exerciseOfDecision = (mano: Mano, decision: Decision): OwnPokerExercise | undefined => {
  const cards = mano.mano;
  if (!cards) return undefined;
  const { in: to } = unitOf(mano);
  const own = mano.asientos.find(({ heroe }) => heroe);
  const pre = mano.historia[0];
  if (!own || !pre) return undefined;
  const plays: Opcion =
    decision.tipo === 'empuje'
      ? { hace: 'allin', a: to(own.stack - (mano.anteDe === 'BB' ? 0 : (mano.ante ?? 0))) }
      : { hace: 'call' };
  const tournament = mano.tipo === 'torneo';
  const valores = [0, Math.round(decision.ev * 1000) / 1000];
  return {
    tipo: 'poker',
    id: `p.${shortHash(`${mano.sala} ${mano.id} ${decision.accion}`)}`,
    temas: [decision.tipo === 'empuje' ? 'pk-tor-pushfold' : 'pk-mat-odds'],
    niveles: [1, 4],
    formatos: tournament ? ['torneo', 'sng'] : ['cash'],
    mesa: tableOf(mano),
    mano: [cards[0], cards[1]],
    historia: [
      {
        calle: 'pre',
        acciones: pre.acciones
          .slice(0, decision.accion)
          .map(({ pos, hace, a }) => ({ pos, hace, ...(a === undefined ? {} : { a: to(a) }) })),
      },
    ],
    situacion: 'Es una mano tuya.',
    preguntas: [
      {
        tipo: 'accion',
        pide: decision.tipo === 'empuje' ? '¿All-in o abandonas?' : '¿Pagas el all-in o abandonas?',
        opciones: [{ hace: 'fold' }, plays],
        mejor: decision.mejor === 'fold' ? 0 : 1,
        valores,
        aceptables: [],
      },
    ],
    explicacion: explain(decision, handName(cards)),
  };
};

export interface OwnHandMistake {
  readonly exercise: OwnPokerExercise;
  /** Index of the hand. */
  readonly mano: number;
  /** Big blinds that it cost. */
  readonly perdida: number;
}

/** The dearest mistakes first. */
export const mistakesOfHands = (manos: readonly Mano[], motor: MotorPoker): OwnHandMistake[] =>
  decisionsFromHands(manos, motor)
    .filter(({ pierde }) => pierde >= WORTH)
    .sort((a, b) => b.pierde - a.pierde)
    .flatMap((decision) => {
      const exercise = exerciseOfDecision(manos[decision.mano] as Mano, decision);
      return exercise ? [{ exercise, mano: decision.mano, perdida: decision.pierde }] : [];
    });

export const exercisesFromHands = (manos: readonly Mano[], motor: MotorPoker, max = 200): OwnPokerExercise[] =>
  mistakesOfHands(manos, motor)
    .slice(0, max)
    .map(({ exercise }) => exercise);
