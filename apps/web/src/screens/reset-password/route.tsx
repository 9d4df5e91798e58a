import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../shell/api/client.ts';
import { ApiError, messageOf } from '../../shell/api/errors.ts';
import { focusFirstError } from '../../shell/form/focus-first-error.ts';
import { SubmitButton } from '../../shell/form/submit-button.tsx';
import { NewPasswordField } from '../../shell/password/new-password-field.tsx';
import { PASSWORD_MIN, TOO_SHORT } from '../../shell/password/password.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Narrow } from '../../ui/page/narrow.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';

export default function ResetPassword() {
  const params = new URLSearchParams(useLocation().search);
  const hydrated = useHydrated();
  const token = params.get('token');
  const [done, setDone] = useState(false);
  // The prerendered page has no query: only the browser can say that the link is broken.
  const broken = hydrated && (!token || params.has('error'));

  return (
    <Page>
      <Head title="Nueva contraseña" description="Elige una contraseña nueva para tu cuenta de Estratega." noIndex />
      <PageTitle title="Nueva contraseña" lead="Elige una que no uses en otro sitio." />
      <Narrow>
        <div role="status">
          {done ? (
            <Notice tone="good">
              <p>Tu contraseña cambió. Ya puedes iniciar sesión con ella.</p>
            </Notice>
          ) : null}
        </div>
        {done ? (
          <ButtonLink kind="primary" large to="/auth-form" state={{ mode: 'login' }}>
            Iniciar sesión
          </ButtonLink>
        ) : broken ? (
          <>
            <Notice tone="bad">
              <p>El enlace ya no es válido. Pide uno nuevo.</p>
            </Notice>
            <ButtonLink kind="primary" large to="/recuperar-contrasena">
              Pedir otro enlace
            </ButtonLink>
          </>
        ) : (
          <ResetForm token={token ?? ''} onDone={() => setDone(true)} />
        )}
      </Narrow>
    </Page>
  );
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const newPassword = String(new FormData(form).get('newPassword') ?? '');
    setFailure(undefined);
    if (newPassword.length < PASSWORD_MIN) {
      setError(TOO_SHORT);
      return focusFirstError(form);
    }
    setError(undefined);
    setSending(true);
    try {
      await api('/api/auth/reset-password', { method: 'POST', body: { newPassword, token } });
      onDone();
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'contrasena_debil') setError(cause.message);
      else setFailure(messageOf(cause));
      setSending(false);
      focusFirstError(form);
    }
  }

  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate>
      <NewPasswordField label="Contraseña nueva" name="newPassword" error={error} />
      <div role="alert">{failure ? <Notice tone="bad">{failure}</Notice> : null}</div>
      <SubmitButton large full disabled={sending}>
        {sending ? 'Guardando…' : 'Guardar contraseña'}
      </SubmitButton>
    </form>
  );
}
