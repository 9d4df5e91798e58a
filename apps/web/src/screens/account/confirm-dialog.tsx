import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../../shell/api/errors.ts';
import { focusFirstError } from '../../shell/form/focus-first-error.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { confirmPassword } from './account-api.ts';

interface ConfirmDialogProps {
  token: string;
  hasPassword: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

/** A session left open on a desk is not enough for what cannot be undone. */
export function ConfirmDialog({ token, hasPassword, onConfirmed, onClose }: ConfirmDialogProps) {
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get('password') ?? '');
    setFailure(undefined);
    setError(password ? undefined : 'Escribe tu contraseña.');
    if (!password) return focusFirstError(form);
    setBusy(true);
    try {
      await confirmPassword(token, password);
      onConfirmed();
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'contrasena_incorrecta')
        setError('La contraseña no es correcta.');
      else setFailure(messageOf(cause));
      setBusy(false);
      focusFirstError(form);
    }
  }

  if (!hasPassword) {
    return (
      <Dialog title="Confirma que eres tú" onClose={onClose}>
        <p>
          Entras con Google y ya pasaron más de 15 minutos desde la última vez. Vuelve a entrar con Google e inténtalo
          de nuevo.
        </p>
        <div className="acc">
          <Button onClick={onClose}>Cancelar</Button>
          <ButtonLink kind="primary" to="/auth-form" state={{ mode: 'login' }}>
            Volver a entrar
          </ButtonLink>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Confirma que eres tú" onClose={onClose}>
      <form className="eliminar" onSubmit={(event) => void onSubmit(event)} noValidate>
        <p>Escribe tu contraseña para continuar. No volveremos a pedirla en los próximos 15 minutos.</p>
        <PasswordField
          label="Tu contraseña"
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
          error={error}
        />
        <div role="alert">{failure ? <Notice tone="bad">{failure}</Notice> : null}</div>
        <div className="acc">
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary" type="submit" disabled={busy}>
            {busy ? 'Comprobando…' : 'Continuar'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
