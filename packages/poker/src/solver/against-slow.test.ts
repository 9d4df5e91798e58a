import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { cardName } from '../cards.ts';
import { averageAt } from './best-response.ts';
import { readGame } from './input.ts';
import { slowGame } from './slow.fixture.ts';
import { createSolver } from './solve.ts';
import type { Node } from './tree.ts';

/** Rivers by chance, from a seed: small enough to be played out pair by pair. */
const rivers = Array.from({ length: runs(20, 4) }, (_, seed) => {
  let state = seed * 7919 + 17;
  const below = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const deck = Array.from({ length: 52 }, (_one, card) => card);
  for (let i = 51; i > 0; i--) {
    const j = below(i + 1);
    [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
  }
  // Fourteen cards for both: their hands often share one, which is what taking cards out is about.
  const held = deck.slice(5, 19);
  const range = (count: number): string =>
    Array.from({ length: count }, () => {
      const a = below(held.length);
      const b = (a + 1 + below(held.length - 1)) % held.length;
      return `${cardName(held[a] as number)}${cardName(held[b] as number)}:${0.25 * (1 + below(4))}`;
    }).join(',');
  return {
    board: deck.slice(0, 5).map(cardName).join(''),
    ranges: [range(8), range(8)],
    pot: 10,
    stack: 5 + 5 * below(8),
    sizes: [below(2) === 0 ? [0.75] : [0.33, 1]],
    raise: [1],
    maxBets: 1 + below(2),
    iters: 3000,
  };
});

describe.each(rivers)('$board', (file) => {
  const { game, until } = readGame(file);
  const solver = createSolver(game);
  solver.iterate(until.iterations);
  const slow = slowGame(game);

  it('has the value that the slow program finds, to a thousandth of the pot', () => {
    expect(Math.abs(solver.values()[0] - slow.play(150))).toBeLessThan(game.pot / 1000);
  });

  it('is beaten by no more than it says, pair by pair', () => {
    const mix = new Float64Array(16);
    const { root } = solver.strategies.tree;
    const said = solver.exploitability();
    const counted = slow.exploitability((line, player, hand) => {
      const node = line.reduce((at: Node, [kind, to]) => {
        const a = at.actions.findIndex((one) =>
          kind === 'check' ? one.kind === 'check' : 'to' in one && one.to === to,
        );
        return at.children[a] as Node;
      }, root);
      averageAt(solver.strategies, node, node.deal.from[player].indexOf(hand), mix);
      return [...mix];
    });
    expect(Math.abs((counted / game.pot) * 100 - said)).toBeLessThan(1e-6);
    expect(said).toBeLessThan(0.1);
  });
});
