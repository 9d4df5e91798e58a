export { type Features, featuresOf } from './features.ts';
export { estimate, RATING_DEVIATION, rate } from './rate.ts';
export { LEVEL_CUTS, levelOf, onLevelScale } from './scale.ts';
export { soundMoves } from './sound.ts';
