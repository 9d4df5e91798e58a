import type { FieldErrors } from './check.ts';
import type { Draft } from './draft.ts';

/** What every part of the form works with. */
export interface FormPart {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly errors: FieldErrors;
}
