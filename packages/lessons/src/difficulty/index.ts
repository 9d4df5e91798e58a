export { type Features, featuresOf } from './features.ts';
export { estimate, LEVEL_CUTS, levelOf, onLevelScale, RATING_DEVIATION, rate } from './rate.ts';
