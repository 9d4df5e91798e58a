import { type FormEvent, useState } from 'react';
import { ApiError } from '../../shell/api/errors.ts';
import { focusFirstError } from '../../shell/form/focus-first-error.ts';
import { NewPasswordField } from '../../shell/password/new-password-field.tsx';
import { PASSWORD_MIN, TOO_SHORT } from '../../shell/password/password.ts';
import { startSession } from '../../shell/session/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { changePassword } from './account-api.ts';
import { useOutcome } from './outcome.tsx';
import { Section } from './section.tsx';

interface Errors {
  current?: string;
  next?: string;
}

export function PasswordSection({ token }: { token: string }) {
  const { busy, run, outcome } = useOutcome();
  const [errors, setErrors] = useState<Errors>({});
  /** A new key empties the fields after a change. */
  const [round, setRound] = useState(0);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const current = String(data.get('currentPassword') ?? '');
    const next = String(data.get('newPassword') ?? '');
    const found: Errors = {
      ...(current ? {} : { current: 'Escribe tu contraseña actual.' }),
      ...(next.length < PASSWORD_MIN ? { next: TOO_SHORT } : {}),
    };
    setErrors(found);
    if (found.current || found.next) return focusFirstError(form);

    const changed = await run(
      async () => {
        // Every other session ends, and this one may get a new token.
        const renewed = await changePassword(token, current, next);
        if (renewed && renewed !== token) startSession(renewed);
      },
      'Contraseña cambiada. Cerramos tus otras sesiones.',
      (cause) => {
        const refused = errorsOf(cause);
        setErrors(refused);
        focusFirstError(form);
        return Boolean(refused.current || refused.next);
      },
    );
    if (changed) setRound(round + 1);
  }

  return (
    <Section id="contrasena" title="Contraseña" text="Al cambiarla se cierran tus otras sesiones.">
      <form key={round} onSubmit={(event) => void onSubmit(event)} noValidate>
        <PasswordField
          label="Contraseña actual"
          name="currentPassword"
          autoComplete="current-password"
          required
          maxLength={128}
          error={errors.current}
        />
        <NewPasswordField label="Contraseña nueva" name="newPassword" error={errors.next} />
        <Button type="submit" disabled={busy}>
          {busy ? 'Guardando…' : 'Cambiar contraseña'}
        </Button>
      </form>
      {outcome}
    </Section>
  );
}

function errorsOf(cause: unknown): Errors {
  if (!(cause instanceof ApiError)) return {};
  if (cause.code === 'contrasena_incorrecta') return { current: cause.message };
  if (cause.code === 'contrasena_debil') return { next: cause.message };
  return {};
}
