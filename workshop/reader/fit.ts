import { gameOf, linearOf, type Models, type StoredThemes, themeModelOf } from '@estratega/planner/evaluation';
import { type Item, STANCES } from './corpus.ts';
import { examplesOf } from './examples.ts';
import { fitThemes } from './fit-themes.ts';
import { bytes, fitLinear, sparseOf } from './optimise.ts';

/** Themes and stances, fitted to a corpus. */

const STANCE_BITS = 16;
export const LEAST: Models['least'] = { theme: 0.25, sure: 0.7, sabe: 0.7 };

export interface StoredReader {
  readonly themes: Readonly<Record<string, StoredThemes>>;
  readonly stance: {
    readonly bits: number;
    readonly scale: number;
    readonly bias: readonly number[];
    readonly weights: string;
  };
  readonly least: Models['least'];
}

export const fitReader = (items: readonly Item[], seed = 1): StoredReader => {
  const { stances, clauses } = examplesOf(items);
  const fitted = fitLinear(
    stances.map(({ bag }) => sparseOf(bag, STANCE_BITS)),
    stances.map(({ stance }) => Float32Array.from(STANCES, (one) => (one === stance ? 1 : 0))),
    stances.map(({ weight }) => weight),
    { buckets: 1 << STANCE_BITS, classes: STANCES.length, epochs: 20, rate: 0.25, decay: 3e-4, seed },
  );
  const themes = Object.fromEntries(
    (['Ajedrez', 'Poker Texas Holdem'] as const).map((campo) => [
      campo,
      fitThemes(
        clauses.filter(({ item }) => item.game === campo),
        gameOf(campo).curriculum.topics.map(({ id }) => id),
        seed,
      ),
    ]),
  );
  return { themes, stance: { bits: STANCE_BITS, bias: [...fitted.bias], ...bytes(fitted) }, least: LEAST };
};

export const modelsOf = ({ themes, stance, least }: StoredReader): Models => ({
  themes: Object.fromEntries(Object.entries(themes).map(([campo, one]) => [campo, themeModelOf(one)])),
  stance: linearOf(stance),
  least,
});
