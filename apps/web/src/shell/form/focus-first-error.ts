const CONTROLS = 'input, select, textarea';

/**
 * After a form was refused: focus goes to the first field that must change, once the errors are on the page. Centred, so
 * that its label and the sentence above it are seen too. Groups are marked on their wrapper (data-wrong): a set of radios
 * is wrong as a whole.
 */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[data-wrong], [aria-invalid="true"]');
    if (!wrong) return;
    const control = wrong.matches(CONTROLS)
      ? wrong
      : (wrong.querySelector<HTMLElement>(':checked') ?? wrong.querySelector<HTMLElement>(CONTROLS));
    control?.focus({ preventScroll: true });
    wrong.scrollIntoView({ block: 'center' });
  });
}
