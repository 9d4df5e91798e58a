import { describe, expect, it } from 'vitest';
import { CURRENT_EXPERIMENT, drawnFor, type Experiment, variantOf } from './variant.ts';

const USERS = Array.from({ length: 20_000 }, (_, n) => `usuario-${n.toString(36)}`);
const two = (nombre: string): Experiment => ({ nombre, variantes: ['control', 'otra'] });
const share = (users: readonly string[], of: Experiment, variant: string): number =>
  users.filter((user) => variantOf(user, of) === variant).length / users.length;

describe('the variant of a player', () => {
  it('is control for everybody while no experiment runs', () => {
    expect(new Set(USERS.map((user) => variantOf(user)))).toEqual(new Set(['control']));
    expect(CURRENT_EXPERIMENT.variantes).toEqual(['control']);
  });

  it('stays what it is', () => {
    expect(variantOf('ana', two('meta'))).toBe(variantOf('ana', two('meta')));
    // Written down: a change of the draw would change who is compared with whom in the middle of an experiment.
    expect(['ana', 'bruno', 'carla', 'dario', 'elena', 'fabio'].map((user) => variantOf(user, two('meta')))).toEqual([
      'otra',
      'control',
      'otra',
      'control',
      'control',
      'control',
    ]);
    expect(drawnFor('')).toBeCloseTo(0.668922, 6);
  });

  // Four deviations of a share of 20,000 draws are 0.014.
  it.each([['meta'], ['memoria'], ['a'], ['b']])('is as often one as the other: %s', (nombre) => {
    expect(Math.abs(share(USERS, two(nombre), 'otra') - 0.5)).toBeLessThan(0.0142);
  });

  it('is even among three', () => {
    const three: Experiment = { nombre: 'tres', variantes: ['control', 'uno', 'dos'] };
    for (const variant of three.variantes) expect(Math.abs(share(USERS, three, variant) - 1 / 3)).toBeLessThan(0.0134);
  });

  it('of one experiment tells nothing of another', () => {
    for (const [one, other] of [
      ['meta', 'memoria'],
      ['a', 'b'],
      ['meta-1', 'meta-2'],
    ] as const) {
      const chosen = USERS.filter((user) => variantOf(user, two(one)) === 'otra');
      // Half as many: four deviations are 0.02.
      expect(Math.abs(share(chosen, two(other), 'otra') - 0.5)).toBeLessThan(0.0202);
    }
  });
});
