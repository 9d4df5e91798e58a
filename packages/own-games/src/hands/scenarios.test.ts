import { describe, expect, it } from 'vitest';
import { PRINTED, printHand } from '../generate/print.fixture.ts';
import { readScenarios } from '../generate/scenario.fixture.ts';
import { readHands } from './read-hands.ts';

const fixtures = readScenarios().flatMap((scenario) => PRINTED.map((format) => ({ ...scenario, format })));

describe('scenarios written by hand, in every format', () => {
  it('are three hundred', () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(300);
  });

  it.each(fixtures)('$titulo ($hand.tipo, $format)', ({ hand, format, bote, comision, neto }) => {
    const { manos, rechazadas } = readHands(printHand(hand, format));
    expect(rechazadas).toEqual([]);
    expect(manos).toHaveLength(1);
    expect(manos[0]).toMatchObject({
      bote: bote / 100,
      comision: comision / 100,
      netoHeroe: neto / 100,
      tipo: hand.tipo,
    });
    expect(manos[0]?.mano).toEqual(hand.seats[hand.hero]?.cards);
  });
});
