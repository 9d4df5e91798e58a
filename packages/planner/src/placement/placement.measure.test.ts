import type { NivelDeclarado } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { simulatePlacement } from '../evaluation/placement.ts';
import { gameOf } from '../games/index.ts';
import { placementResult } from '../index.ts';
import { ahead, chance } from '../learner/law.ts';
import { generator } from '../random/seed.ts';
import { LEVELS, RATED, taken } from './placement.fixture.ts';
import { placementPrior } from './prior.ts';

describe('a test of simulated players', () => {
  it('finds simulated players of both games, with the exercises that there really are', () => {
    for (const nivel of [RATED, LEVELS[3], LEVELS[4]] as NivelDeclarado[]) {
      const next = generator(`${nivel.campo}prueba`);
      let off = 0;
      let far = 0;
      const players = 60;
      const top = gameOf(nivel.campo).maxLevel;
      for (let i = 0; i < players; i++) {
        const prior = placementPrior(nivel);
        const ability = Math.max(
          0.2,
          Math.min(top + 0.8, prior.media + prior.desviacion * (next() + next() + next() - 1.5) * 2),
        );
        const answers = taken(nivel, `p${i}`, (difficulty) => next() < chance(ahead(ability, difficulty)));
        const { nivel: found } = placementResult(nivel, answers);
        const truly = Math.max(1, Math.min(top, Math.floor(ability)));
        off += Math.abs(found - truly);
        if (Math.abs(found - truly) >= 2) far++;
      }
      expect(off / players).toBeLessThan(0.75);
      expect(far / players).toBeLessThanOrEqual(0.07);
    }
  });

  it('finds the level of simulated players although difficulties are off by 150 Elo', () => {
    const { rmse, within200, twoLevels } = simulatePlacement(600, 'prueba');
    expect(rmse).toBeLessThanOrEqual(130);
    expect(within200).toBeGreaterThanOrEqual(0.86);
    expect(twoLevels).toBeLessThanOrEqual(0.006);
  });
});
