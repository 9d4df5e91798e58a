import type { FieldErrors } from '../draft/check.ts';
import type { Draft } from '../draft/draft.ts';

/** What every part of the form works with. */
export interface FormPart {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly errors: FieldErrors;
}
