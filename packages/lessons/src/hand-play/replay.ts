import { unpackSpot } from '@estratega/poker/flops';
import type { HandExercise } from '../schema/hand.ts';
import { type Hand, type HandSpec, openHand } from './hand.ts';
import type { JudgedDecision } from './judge.ts';

/** `flop`: the solved one that the exercise names, unpacked of its compression. */
export const openStored = (flop: Uint8Array, spec: HandSpec): Hand => openHand(unpackSpot(flop), spec);

/**
 * A hand played again from its seed: what each decision cost by our own reckoning, whatever was sent of it. Nothing where it cannot have been so: the rival
 * or the cards would have done something else, or it was left before its end. Turn and river are solved, which takes a second or two.
 */
export const replayHand = (
  exercise: HandExercise,
  flop: Uint8Array,
  linea: readonly number[],
): readonly JudgedDecision[] | undefined => {
  const hand = openStored(flop, exercise);
  const agrees = (told: readonly number[]): boolean => told.every((at, i) => at === linea[i]);
  const chosen: number[] = [];
  let view = hand.play(chosen);
  while (view.turno) {
    const next = linea[view.linea.length];
    if (next === undefined || !agrees(view.linea) || !view.turno.ofrecidas.includes(next)) return undefined;
    chosen.push(next);
    view = hand.play(chosen);
  }
  if (view.linea.length !== linea.length || !agrees(view.linea)) return undefined;
  return view.decisiones.flatMap(({ tema, juicio }) =>
    juicio ? [{ tema, veredicto: juicio.veredicto, coste: juicio.coste }] : [],
  );
};
