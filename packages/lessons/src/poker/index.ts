/** The engine of poker: what a table, a sum, a hand or a range comes to. No files, no time, no chance. */
export * from '@estratega/poker/cards';
export * from '@estratega/poker/evaluator';
export * from '@estratega/poker/format-range';
export * from './charts.ts';
export * from './compute.ts';
export * from './equity.ts';
export * from './icm.ts';
export * from './matchup.ts';
export * from './nash.ts';
export * from './preflop-table.ts';
export * from './prize-push-fold.ts';
export * from './push-fold.ts';
export * from './replay.ts';
export * from './resteal.ts';
