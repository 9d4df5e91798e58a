import { describe, expect, it } from 'vitest';
import { type Begun, begunOf, idsOf } from './focus.fixture.ts';
import { FOCUS_RULES } from './focus.ts';
import { formacionOf } from './formations.ts';
import { AS_GOOD } from './weigh.ts';

/** What hands of a theme ask, over many of them. */

/** A share of fewer would be a matter of luck; each takes a second to solve. */
const HANDS = 40;

/** By how much the action that a hand is dealt for beats the others, in parts of the pot; nothing for whoever answers it. */
const gainOf = ({ one, now, first }: Begun): number | undefined => {
  const about = one.foco && FOCUS_RULES[one.foco].scriptOf(one.heroe, formacionOf(one.formacion)).about;
  if (!about || !first.juicio) return undefined;
  const best = (wanted: boolean): number =>
    Math.max(
      ...(first.juicio?.pesos ?? []).flatMap(({ valor }, at) => {
        const action = now.actions[at];
        return action && about(action, now) === wanted ? [valor] : [];
      }),
    );
  return (best(true) - best(false)) / now.pot;
};

describe('what is asked', () => {
  it('is an overbet that is best with some hands and a mistake with others', () => {
    const gains = idsOf('mano-overbet', [4, 5], HANDS).flatMap((id) => gainOf(begunOf(id)) ?? []);
    const many = (of: (gain: number) => boolean): number => gains.filter(of).length;
    expect(many((gain) => gain > AS_GOOD)).toBeGreaterThan(gains.length / 8);
    expect(many((gain) => gain < -AS_GOOD)).toBeGreaterThan(gains.length / 8);
  });
});
