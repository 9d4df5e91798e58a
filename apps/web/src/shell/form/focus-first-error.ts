/** After a form was refused: focus goes to the first field that must change. Call it once the errors are on screen. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
