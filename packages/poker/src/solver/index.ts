/** Two players after the flop, solved exactly: in a browser's worker and in Node alike. */
export * from './bend.ts';
export * from './best-response.ts';
export * from './deal.ts';
export * from './iterate.ts';
export * from './solve.ts';
export * from './tree.ts';
