import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { unpackSpot } from '@estratega/poker/flops';
import { expect, it } from 'vitest';
import { DRILLS, makeDrill } from '../drills/index.ts';
import { openHand } from './hand.ts';

/** What a whole hand counts for in an hour: the decisions that are booked of it. */

const HANDS = 12;
/** Of a mean of so few. */
const NEAR = 0.75;

it.each(DRILLS.filter(({ drill }) => drill.startsWith('mano-')))('$drill asks what it counts for', (drill) => {
  const [low, high] = drill.niveles;
  let decisions = 0;
  for (let i = 0; i < HANDS; i++) {
    const made = makeDrill(`g.${drill.drill}.${low + (i % (high - low + 1))}.cuenta${i}`);
    if (made.tipo !== 'poker-mano') throw new Error(`${made.id} is no hand`);
    const file = readFileSync(
      new URL(`../../content/poker/flops/${made.formacion}/${made.flop}.spot`, import.meta.url),
    );
    const hand = openHand(unpackSpot(inflateRawSync(file)), made);
    const chosen: number[] = [];
    for (let view = hand.play(chosen); view.turno; view = hand.play(chosen)) {
      // The best in three of four, else whatever comes: like somebody who learns.
      const [first = 0] = view.turno.ofrecidas;
      const best = hand.play([...chosen, first]).decisiones.at(-1)?.juicio?.mejor ?? first;
      const other = view.turno.ofrecidas[(i + chosen.length) % view.turno.ofrecidas.length] ?? first;
      chosen.push((i + chosen.length) % 4 === 3 ? other : best);
    }
    decisions += hand.play(chosen).decisiones.filter(({ juicio }) => juicio !== undefined).length;
  }
  expect(Math.abs(decisions / HANDS - (drill.decisiones ?? 1))).toBeLessThan(NEAR);
});
