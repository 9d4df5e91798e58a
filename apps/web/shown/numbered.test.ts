import { numberedSan } from '@estratega/chess/notation';
import { Chess, playUci } from '@estratega/chess/rules';
import { expect, it } from 'vitest';
import { taught } from '../../../packages/lessons/src/compile/taught.ts';
import { countedFrom } from '../src/ui/play-board/numbering.ts';

/** One card has one numbering: what its title counts, its text counts alike. */

const { exercises } = taught();
const NUMBERED = /(?<![\d.,])(\d{1,3})(?:\.{1,3}|…)([RDTACa-h0][\w=-]*)/gu;

it('counts the first move of a board as its text does', () => {
  let named = 0;
  for (const one of exercises) {
    if (one.tipo !== 'ajedrez') continue;
    const counted = countedFrom(one);
    const told = [...one.explicacion.matchAll(NUMBERED)];
    if (told.length === 0) continue;
    const own = Number(counted.split(' ').at(-1));
    const first = playUci(new Chess(one.fen), one.linea[0] as string);
    const [, bare = ''] = /^\d+(?:\.|…)([^+#]+)/u.exec(numberedSan(counted, 0, first?.san ?? '')) ?? [];
    for (const [, number, move] of told) {
      expect(Number(number), `${one.id} ${counted}: ${one.explicacion}`).toBeGreaterThanOrEqual(own);
      if (move === bare) named++;
    }
  }
  expect(named).toBeGreaterThan(300);
});
