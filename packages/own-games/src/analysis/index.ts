/** What to ask an engine about a game, and how. */
export * from './plan.ts';
export * from './uci.ts';
