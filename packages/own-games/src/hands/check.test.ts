import { manoPropia } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { ownHand } from '../games/own.ts';
import { canPrint, PRINTED, playHand, printHand, seeded } from '../generate/index.fixture.ts';
import { handFault } from './check.ts';
import type { Mano } from './model.ts';
import { readHands } from './read-hands.ts';

const random = seeded(2_716);
const played = Array.from({ length: 400 }, (_, i) => playHand(random, 5_000 + i));
const read = PRINTED.flatMap((format) =>
  readHands(
    played
      .filter((hand) => canPrint(hand, format))
      .map((hand) => printHand(hand, format))
      .join('\n\n\n'),
  ).manos.slice(),
);

describe('a hand that was read', () => {
  it('is of the shape that travels, and adds up', () => {
    expect(read.length).toBeGreaterThan(1_000);
    for (const hand of read) {
      const sent = manoPropia.safeParse(JSON.parse(JSON.stringify(ownHand(hand))));
      expect(sent.error?.issues ?? []).toEqual([]);
      expect([hand.sala, hand.id, sent.data && handFault(sent.data)]).toEqual([hand.sala, hand.id, undefined]);
    }
  });

  it('carries nobody’s name', () => {
    const names = ['Beto_77', 'caro: folds', 'e$pía', 'Fer nán dez', 'gus2', "H'ugo", 'ñandú', 'mar.ia'];
    const all = JSON.stringify(read);
    for (const name of names) expect(all).not.toContain(name);
  });
});

describe('a hand that was changed', () => {
  const whole = read.find(({ historia, mano }) => historia.length === 4 && mano) as Mano;
  const sent = (changes: Partial<Mano>) => handFault({ ...(whole as object), ...changes } as never);

  it.each([
    ['more in the pot than was bet is the house’s', { bote: whole.bote + 1 }, undefined],
    ['less in the pot', { bote: Math.max(0, whole.bote - 0.5) }, 'bote'],
    ['a card twice', { mano: [whole.historia[1]?.cartas?.[0], 'Ah'] as never }, 'dos veces'],
    ['streets out of order', { historia: [...whole.historia].reverse() }, 'orden'],
    ['half a cent', { netoHeroe: 0.005 }, 'centavo'],
    ['more lost than there was', { netoHeroe: -1e9 }, 'más de lo que tiene'],
    ['two seats of one name', { asientos: whole.asientos.map((seat) => ({ ...seat, pos: 'BB' as const })) }, 'misma'],
    ['chips from nowhere', { asientos: whole.asientos.map((seat) => ({ ...seat, stack: 0.01 })) }, 'fichas que hay'],
  ])('%s', (_what, changes, words) => {
    const fault = sent(changes);
    if (words === undefined) expect(fault).toBeUndefined();
    else expect(fault).toContain(words);
  });
});
