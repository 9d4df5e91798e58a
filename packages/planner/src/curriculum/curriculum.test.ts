import { describe, expect, it } from 'vitest';
import { GAMES_BY_CAMPO } from '../games/index.ts';
import { graphProblems } from './checks.ts';

describe.each(Object.values(GAMES_BY_CAMPO))('the curriculum of $campo', (game) => {
  const { topics, units, topicById } = game.curriculum;

  it('is a sound graph', () => {
    expect(graphProblems(topics, game.maxLevel)).toEqual([]);
  });

  it('reaches every unit from what needs nothing', () => {
    const reached = new Set<number>();
    for (let grew = true; grew; ) {
      grew = false;
      for (const unit of units) {
        if (reached.has(unit.index) || !unit.needs.every((need) => reached.has(need))) continue;
        reached.add(unit.index);
        grew = true;
      }
    }
    expect(units.filter((unit) => !reached.has(unit.index)).map((unit) => unit.id)).toEqual([]);
  });

  it('has about a hundred topics and something for every level', () => {
    expect(topics.length).toBeGreaterThanOrEqual(100);
    for (let level = 0; level <= game.maxLevel; level++) {
      expect(units.filter((unit) => unit.level === level).length).toBeGreaterThanOrEqual(9);
    }
  });

  it('shares add up and name areas that exist', () => {
    const formats = game.campo === 'Ajedrez' ? ['bala', 'blitz', 'rapida', 'clasica'] : ['cash', 'torneo', 'sng'];
    for (const format of formats) {
      for (let level = 0; level <= game.maxLevel; level++) {
        const shares = game.shares(level, format);
        expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
        for (const area of Object.keys(shares)) expect(game.areas).toHaveProperty(area);
      }
    }
  });

  it('names topics that exist wherever the game refers to one', () => {
    const named = [
      ...Object.values(game.firstOfArea),
      ...Object.keys(game.topicWords),
      ...Object.values(game.play),
      ...game.movingUp,
    ];
    expect(named.filter((id) => !topicById.has(id))).toEqual([]);
  });
});
