/** Playing a position to its end: who judges it, and who resists. */
export * from './board.ts';
export * from './engine.ts';
export * from './judge.ts';
export * from './standing.ts';
