/** What the planner reads. */
export * from './fits.ts';
export * from './graph.ts';
