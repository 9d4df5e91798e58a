import type { Usuario } from '@estratega/domain';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../shell/api/errors.ts';
import { focusFirstError } from '../../shell/form/focus-first-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { requestEmail } from './account-api.ts';
import { useOutcome } from './outcome.tsx';
import { Section } from './section.tsx';
import { Declined, useConfirmation } from './use-confirmation.tsx';

export function EmailSection({ user, token }: { user: Usuario; token: string }) {
  const { busy, run, outcome } = useOutcome();
  const { guarded, dialog } = useConfirmation(token, user.accesos.password);
  const [error, setError] = useState<string>();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('newEmail') ?? '').trim();
    const valid = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
    setError(valid ? undefined : 'Escribe un correo electrónico válido.');
    if (!valid) return focusFirstError(form);
    await run(
      () => guarded(() => requestEmail(token, email)),
      `Te enviamos un enlace a ${email}. El cambio se hace cuando lo abras.`,
      (cause) => {
        if (cause instanceof Declined) return true;
        if (!(cause instanceof ApiError) || !cause.fields.newEmail) return false;
        setError(cause.fields.newEmail);
        focusFirstError(form);
        return true;
      },
    );
  }

  return (
    <Section
      id="correo"
      title="Correo electrónico"
      text="Con él inicias sesión y recibes los enlaces. El cambio se confirma desde un enlace que llega al correo nuevo."
    >
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <dl className="datos">
          <dt>Correo actual</dt>
          <dd>{user.email}</dd>
        </dl>
        <Field
          label="Correo nuevo"
          name="newEmail"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          error={error}
        />
        {outcome}
        <Button type="submit" disabled={busy}>
          {busy ? 'Enviando…' : 'Cambiar correo'}
        </Button>
      </form>
      {dialog}
    </Section>
  );
}
