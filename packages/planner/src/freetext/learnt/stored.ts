import { CARE_MODELS, MODELS } from './weights.ts';

/** Everything that was learnt, as it is stored. */
export const STORED_MODELS = { ...MODELS, ...CARE_MODELS };
