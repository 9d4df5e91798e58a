import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { unpackSpot } from '@estratega/poker/flops';
import { makeDrill } from '../drills/index.ts';
import type { HandExercise } from '../schema/index.ts';
import { type Standing, walk } from './betting.ts';
import { formacionIn } from './focus.ts';
import { type Decision, type HandView, openHand } from './hand.ts';

/** Hands that are dealt for a theme, opened at their first decision. */

export const handOf = (id: string): HandExercise => {
  const made = makeDrill(id);
  if (made.tipo !== 'poker-mano') throw new Error(`${id} is no hand`);
  return made;
};

export interface Begun {
  readonly one: HandExercise;
  readonly view: HandView;
  readonly now: Standing;
  /** The first decision, whatever is chosen. */
  readonly first: Decision;
}

/** Opens the hand anew: turn and river are solved for it, which takes a second. */
export const begin = (id: string): Begun => {
  const one = handOf(id);
  const file = readFileSync(new URL(`../../content/poker/flops/${one.formacion}/${one.flop}.spot`, import.meta.url));
  const hand = openHand(unpackSpot(inflateRawSync(file)), one);
  const view = hand.play([]);
  const now = walk(formacionIn(one), view.linea).at(-1) as Standing;
  const [option = 0] = view.turno?.ofrecidas ?? [];
  return { one, view, now, first: hand.play([option]).decisiones[0] as Decision };
};
const begun = new Map<string, Begun>();
export const begunOf = (id: string): Begun => {
  const known = begun.get(id) ?? begin(id);
  begun.set(id, known);
  return known;
};

export const idsOf = (drill: string, [low, high]: readonly [number, number], many: number): string[] =>
  Array.from({ length: many }, (_, i) => `g.${drill}.${low + (i % (high - low + 1))}.f${i}x`);
