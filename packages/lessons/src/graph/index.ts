/** What the planner reads. */
export { offLevelScale, onLevelScale } from '../difficulty/scale.ts';
export * from './fits.ts';
export * from './graph.ts';
