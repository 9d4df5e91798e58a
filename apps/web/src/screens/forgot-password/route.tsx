import { type FormEvent, useState } from 'react';
import { api } from '../../shell/api/client.ts';
import { messageOf } from '../../shell/api/errors.ts';
import { focusFirstError } from '../../shell/form/focus-first-error.ts';
import { SubmitButton } from '../../shell/form/submit-button.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Narrow } from '../../ui/page/narrow.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';

export default function ForgotPassword() {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setFailure(undefined);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
      setError(email ? 'El correo electrónico no es válido.' : 'Escribe tu correo electrónico.');
      return focusFirstError(form);
    }
    setError(undefined);
    setState('sending');
    try {
      const body = { email, redirectTo: '/restablecer-contrasena' };
      await api('/api/auth/request-password-reset', { method: 'POST', body });
      setState('sent');
    } catch (cause) {
      setFailure(messageOf(cause));
      setState('idle');
    }
  }

  return (
    <Page>
      <Head
        title="Recuperar contraseña"
        description="Recibe por correo un enlace para elegir una contraseña nueva en Estratega."
        noIndex
      />
      <PageTitle title="Recuperar contraseña" lead="Te enviamos un enlace para elegir una nueva." />
      <Narrow>
        <div role="status">
          {state === 'sent' ? (
            // The same whether or not the account exists: who has one is nobody else's business.
            <Notice tone="good">
              <p>
                Si hay una cuenta con ese correo, el enlace ya va en camino. Revisa también la carpeta de correo no
                deseado.
              </p>
            </Notice>
          ) : null}
        </div>
        {state === 'sent' ? null : (
          <form onSubmit={(event) => void onSubmit(event)} noValidate>
            <Field
              label="Correo electrónico"
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              required
              maxLength={254}
              error={error}
            />
            <div role="alert">{failure ? <Notice tone="bad">{failure}</Notice> : null}</div>
            <SubmitButton large full disabled={state === 'sending'}>
              {state === 'sending' ? 'Enviando…' : 'Enviar enlace'}
            </SubmitButton>
          </form>
        )}
        <ButtonLink kind="tertiary" className="volver" to="/auth-form" state={{ mode: 'login' }}>
          Volver a iniciar sesión
        </ButtonLink>
      </Narrow>
    </Page>
  );
}
