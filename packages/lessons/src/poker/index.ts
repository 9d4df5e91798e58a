/** The engine of poker: what a table, a sum, a hand or a range comes to. No files, no time, no chance. */
export * from './cards.ts';
export * from './compute.ts';
export * from './equity.ts';
export * from './evaluator.ts';
export * from './icm.ts';
export * from './matchup.ts';
export * from './replay.ts';
