/** The engine of poker: what a table, a sum, a hand or a range comes to. No files, no time, no chance. */
export * from '@estratega/poker/cards';
export * from '@estratega/poker/equity';
export * from '@estratega/poker/evaluator';
export * from '@estratega/poker/format-range';
export * from '@estratega/poker/icm';
export * from '@estratega/poker/matchup';
export * from '@estratega/poker/preflop-table';
export * from '@estratega/poker/prize-push-fold';
export * from '@estratega/poker/push-fold';
export * from '@estratega/poker/resteal';
export * from './charts.ts';
export * from './compute.ts';
export * from './nash.ts';
export * from './replay.ts';
