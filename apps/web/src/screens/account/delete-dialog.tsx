import type { Usuario } from '@estratega/domain';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../shell/api/errors.ts';
import { focusFirstError } from '../../shell/form/focus-first-error.ts';
import { leaveSession } from '../../shell/session/session.ts';
import { useLeave } from '../../shell/session/use-leave.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { deleteAccount } from './account-api.ts';
import { Declined, useConfirmation } from './use-confirmation.tsx';

const WORD = 'ELIMINAR';

export function DeleteDialog({ user, token, onClose }: { user: Usuario; token: string; onClose: () => void }) {
  const leave = useLeave();
  const { guarded, dialog } = useConfirmation(token, user.accesos.password);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setFailure(undefined);
    if (String(new FormData(form).get('word')).trim() !== WORD) {
      setError(`Escribe ${WORD}, en mayúsculas.`);
      return focusFirstError(form);
    }
    setError(undefined);
    setBusy(true);
    try {
      await guarded(() => deleteAccount(token));
      leave(leaveSession);
    } catch (cause) {
      if (!(cause instanceof Declined)) setFailure(messageOf(cause));
      setBusy(false);
    }
  }

  return (
    <Dialog title="¿Eliminar tu cuenta?" onClose={onClose}>
      <form className="eliminar" onSubmit={(event) => void onSubmit(event)} noValidate>
        <p>
          Se borran tus planes, tu progreso y tus datos, y se cancela tu suscripción si tienes una. No hay vuelta atrás.
        </p>
        <Field
          label={`Escribe «${WORD}» para confirmar`}
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={error}
        />
        <div role="alert">{failure ? <Notice tone="bad">{failure}</Notice> : null}</div>
        <div className="acc">
          <Button onClick={onClose}>Conservar mi cuenta</Button>
          <Button kind="danger" type="submit" disabled={busy}>
            {busy ? 'Eliminando…' : 'Eliminar para siempre'}
          </Button>
        </div>
      </form>
      {dialog}
    </Dialog>
  );
}
