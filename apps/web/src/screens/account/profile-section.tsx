import { longDate, type Usuario } from '@estratega/domain';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../shell/api/errors.ts';
import { focusFirstError } from '../../shell/form/focus-first-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { patchAccount } from './account-api.ts';
import { useOutcome } from './outcome.tsx';
import { Section } from './section.tsx';

export function ProfileSection({ user, token }: { user: Usuario; token: string }) {
  const { busy, run, outcome } = useOutcome();
  const [error, setError] = useState<string>();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    setError(name ? undefined : 'Escribe tu nombre.');
    if (!name) return focusFirstError(form);
    await run(
      () => patchAccount(token, { name }),
      'Nombre guardado.',
      (cause) => {
        if (!(cause instanceof ApiError) || !cause.fields.name) return false;
        setError(cause.fields.name);
        focusFirstError(form);
        return true;
      },
    );
  }

  return (
    <Section id="tus-datos" title="Tus datos" text="Tu nombre aparece solo en tu cuenta.">
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <Field
          label="Nombre"
          name="name"
          autoComplete="name"
          required
          maxLength={120}
          defaultValue={user.name}
          error={error}
        />
        <dl className="datos">
          <dt>Cuenta creada</dt>
          <dd>{longDate(new Date(user.createdAt))}</dd>
        </dl>
        {outcome}
        <Button type="submit" disabled={busy}>
          {busy ? 'Guardando…' : 'Guardar nombre'}
        </Button>
      </form>
    </Section>
  );
}
