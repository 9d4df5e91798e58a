/** What the evaluation tools need beyond the engine's own exports. Never imported by the product. */

export { gameOf } from '../games/index.ts';
export { traceWeek } from '../week/plan-week.ts';
export { answersTo } from './answers.ts';
export { addHours, type HourFigures, noFigures } from './hour.ts';
export { brokenPromises } from './invariants.ts';
export { type PlacementFigures, realBanks, simulatePlacement } from './placement.ts';
export { PLAYERS } from './players.ts';
export { type RandomRequestOptions, randomRequest } from './random-request.ts';
export { FORUM_TEXTS, scoreUnseen as scoreReader } from './reader.ts';
export { type Met, servedWeek } from './served.ts';
export { type Outcome, simulateLearner, VALUE_MODELS, type ValueModel, WEEKS } from './simulate.ts';
export { FORGETTING, type Forgetting } from './simulated-learner.ts';
export { ORACLE, OURS, STRATEGIES, type Strategy, strategiesWith } from './strategies.ts';
