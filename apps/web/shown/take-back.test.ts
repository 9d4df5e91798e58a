import { expect, it } from 'vitest';
import { taughtContent } from '../../../packages/lessons/src/compile/taught.ts';
import { takesBack } from '../src/screens/session/chess/game/level.ts';

/** A task that promises taking moves back must be heard by the board, which reads its words. */

const { chess } = taughtContent();

it('every task of play that speaks of taking back gets it', () => {
  const told = chess.topics.flatMap(({ id, variantes }) =>
    (variantes?.jugar ?? []).filter(({ consigna }) => /deshac|deshaz/iu.test(consigna)).map((one) => ({ id, ...one })),
  );
  expect(told.length).toBeGreaterThanOrEqual(5);
  for (const { id, titulo, consigna } of told)
    expect(takesBack({ nivel: 4, descripcion: consigna }), `${id} ${titulo}`).toBe(true);
});
