import { ownHand, readHands } from '@estratega/own-games';
import { playHand, printHand, seeded } from '@estratega/own-games/generate';
import { describe, expect, it } from 'vitest';
import { replayHand } from './replay-hand.ts';

const random = seeded(8);
const stored = (many: number) =>
  readHands(
    Array.from({ length: many }, (_, i) => printHand(playHand(random, 600 + i), 'pokerstars-en')).join('\n\n\n'),
  ).manos.map(ownHand);

describe('replayHand', () => {
  it('tells every step in words, in big blinds or chips, and ends with the result', () => {
    for (const hand of stored(60)) {
      const { mesa, pasos, final } = replayHand(hand);
      expect(mesa.unidad).toBe(hand.tipo === 'torneo' ? 'fichas' : 'bb');
      expect(pasos.length).toBe(
        hand.historia.length + hand.historia.reduce((sum, { acciones }) => sum + acciones.length, 0),
      );
      expect(pasos.every(({ texto }) => texto.endsWith('.'))).toBe(true);
      expect(final).toMatch(/^Bote final: .+\./u);
      // Only the first raise before the flop opens.
      expect(pasos.filter(({ texto }) => /\babres? a\b/u.test(texto)).length).toBeLessThanOrEqual(1);
      expect(pasos.filter(({ calle, texto }) => calle !== 'pre' && /\babres? a\b/u.test(texto))).toEqual([]);
    }
  });
});
