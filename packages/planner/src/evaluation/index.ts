/** What the evaluation tools need beyond the engine's own exports. Never imported by the product. */

export { type CareModels, careIn, meansIn, minorIn, piecesOf } from '../freetext/learnt/care.ts';
export { careFeatures, meansFeatures, minorFeatures } from '../freetext/learnt/care-features.ts';
export { linearOf } from '../freetext/learnt/linear.ts';
export { guessesIn, type Models, readingsIn } from '../freetext/learnt/reader.ts';
export { stanceFeatures } from '../freetext/learnt/stance-features.ts';
export { STORED_MODELS } from '../freetext/learnt/stored.ts';
export { LEXICON_FEATURES, lexiconFeatures, themeFeatures, untraced } from '../freetext/learnt/theme-features.ts';
export { type StoredThemes, themeModelOf } from '../freetext/learnt/theme-model.ts';
export { type Passage, passagesIn } from '../freetext/passages.ts';
export { gameOf } from '../games/index.ts';
export { traceWeek } from '../week/plan-week.ts';
export { answersTo } from './answers.ts';
export { addHours, type HourFigures, noFigures } from './hour.ts';
export { brokenPromises } from './invariants.ts';
export { type PlacementFigures, realBanks, simulatePlacement } from './placement.ts';
export { PLAYERS, WORDED } from './players.ts';
export { type RandomRequestOptions, randomRequest } from './random-request.ts';
export { FORUM_TEXTS, scoreUnseen as scoreReader } from './reader.ts';
export {
  calibrationError,
  figuresOf,
  greatestRemainingKept,
  type Kept,
  SEEN_WEEKS,
  type SeenFigures,
  type SeenWeek,
  seeOdd,
  seeOne,
} from './seeing.ts';
export { type Met, servedWeek } from './served.ts';
export { type Outcome, simulateLearner, VALUE_MODELS, type ValueModel, WEEKS } from './simulate.ts';
export { FORGETTING, type Forgetting } from './simulated-learner.ts';
export { ORACLE, OURS, STRATEGIES, type Strategy, strategiesWith } from './strategies.ts';
export { type Odd, WORLDS, type World } from './worlds.ts';
