export {
  attackersOf,
  type BoardMove,
  inCheck,
  KING,
  legalMoves,
  PAWN,
  type Position,
  play,
  ROOK,
  readFen,
  type Side,
  uciOf,
} from '@estratega/chess/board';
export { exchangeOf, worth } from './exchange.ts';
export { type Features, featuresOf } from './features.ts';
export { estimate, RATING_DEVIATION, rate } from './rate.ts';
export { LEVEL_CUTS, levelOf, onLevelScale } from './scale.ts';
export { soundMoves } from './sound.ts';
export { bestExchange } from './surprise.ts';
