const CONTROLS = 'input, select, textarea';

/**
 * To the first field that must change. Centred, so that its label and the sentence above it are seen too. Groups are
 * marked on their wrapper: a set of radios is wrong as a whole.
 */
export function focusFirstError(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[data-wrong], [aria-invalid="true"]');
  if (!wrong) return;
  const control = wrong.matches(CONTROLS)
    ? wrong
    : (wrong.querySelector<HTMLElement>(':checked') ?? wrong.querySelector<HTMLElement>(CONTROLS));
  control?.focus({ preventScroll: true });
  wrong.scrollIntoView({ block: 'center' });
}
