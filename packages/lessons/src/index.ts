/** What is taught and how an answer is judged. Pure; the same on both sides of the wire. */

export * from '@estratega/poker/ranges';
export * from './judge/chess.ts';
export * from './judge/decisive.ts';
export * from './judge/judge.ts';
export * from './judge/poker.ts';
export * from './judge/unseen.ts';
export * from './ranges/chart-page.ts';
export * from './schema/index.ts';
