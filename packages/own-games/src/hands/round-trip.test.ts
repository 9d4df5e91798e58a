import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { type PlayedHand, playHand } from '../generate/hand.fixture.ts';
import { canPrint, PRINTED, printHand } from '../generate/print.fixture.ts';
import { seeded } from '../generate/random.fixture.ts';
import type { Mano } from './model.ts';
import { readHands } from './read-hands.ts';

const HANDS = runs(10_000);

const seen = (read: Mano) => [
  read.tipo,
  read.bote,
  read.comision,
  read.netoHeroe,
  read.ciegas,
  read.mano,
  read.historia,
  read.fecha?.slice(0, 19),
  read.asientos.map(({ pos, stack, heroe }) => [pos, stack, heroe === true]),
];
const expected = (hand: PlayedHand) => {
  const last = hand.seats.findIndex(({ pos }) => pos === 'BB');
  const seats = hand.seats.map((seat, who) => ({ ...seat, who }));
  return [
    hand.tipo,
    hand.pot / 100,
    hand.rake / 100,
    hand.net / 100,
    hand.blinds.map((cents) => cents / 100),
    hand.seats[hand.hero]?.cards,
    hand.historia,
    new Date(hand.at).toISOString().slice(0, 19),
    [...seats.slice(last + 1), ...seats.slice(0, last + 1)].map(({ pos, stack, who }) => [
      pos,
      stack / 100,
      who === hand.hero,
    ]),
  ];
};

describe('random hands, printed as each room prints them', () => {
  const random = seeded(20_261_115);
  const played = Array.from({ length: HANDS }, (_, i) => playHand(random, 1_000 + i));

  it.each(PRINTED)('%s: every hand comes back to the cent', (format) => {
    const able = played.filter((hand) => canPrint(hand, format));
    expect(able.length).toBeGreaterThan(HANDS * 0.85);
    const { manos, rechazadas } = readHands(able.map((hand) => printHand(hand, format)).join('\n\n\n'));
    expect(rechazadas).toEqual([]);
    expect(manos).toHaveLength(able.length);
    // Compared as text, ten thousand at a time: a difference shows the first hands that differ.
    const differ: unknown[] = [];
    for (const [i, hand] of able.entries()) {
      const got = JSON.stringify(seen(manos[i] as Mano));
      const want = JSON.stringify(expected(hand));
      if (got !== want) differ.push({ got, want });
    }
    expect(differ.slice(0, 3)).toEqual([]);
  });

  it('no name of anybody is in what comes back', () => {
    const text = played
      .slice(0, 200)
      .map((hand) => printHand(hand, 'pokerstars-es'))
      .join('\n\n');
    const out = JSON.stringify(readHands(text));
    for (const name of new Set(played.flatMap((hand) => hand.seats.map((seat) => seat.name))))
      expect(out).not.toContain(JSON.stringify(name).slice(1, -1));
  });
});
