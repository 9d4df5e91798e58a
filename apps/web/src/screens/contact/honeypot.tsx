const NAME = 'website';

/**
 * People neither see nor hear it nor reach it by keyboard; machines that fill every field fill it too. It is judged here,
 * in the browser, and never sent: the form service gets exactly the three fields that it knows.
 */
export function Honeypot() {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        No completes este campo
        <input name={NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function isTrapped(form: HTMLFormElement): boolean {
  return new FormData(form).get(NAME) !== '';
}
