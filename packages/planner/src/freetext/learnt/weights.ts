import type { CareModels } from './care.ts';
import { linearOf, type StoredLinear } from './linear.ts';
import type { Models } from './reader.ts';
import { type StoredThemes, themeModelOf } from './theme-model.ts';
import stored from './weights.json' with { type: 'json' };

/** What `npm run reader:train` wrote. */

interface Stored {
  readonly themes: Readonly<Record<string, StoredThemes>>;
  readonly stance: StoredLinear;
  readonly least: Models['least'];
  readonly care: StoredLinear;
  readonly minor: StoredLinear;
  readonly means: StoredLinear;
  readonly thresholds: CareModels['thresholds'];
}

const { themes, stance, least, care, minor, means, thresholds }: Stored = stored;

export const MODELS: Models = {
  themes: Object.fromEntries(Object.entries(themes).map(([campo, one]) => [campo, themeModelOf(one)])),
  stance: linearOf(stance),
  least,
};

export const CARE_MODELS: CareModels = {
  care: linearOf(care),
  minor: linearOf(minor),
  means: linearOf(means),
  thresholds,
};
