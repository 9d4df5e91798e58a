import './consent-dialog.css';
import type { Usuario } from '@estratega/domain';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Check } from '../../ui/field/check.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { api } from '../api/client.ts';
import { messageOf } from '../api/errors.ts';
import { replaceUser, signOut } from '../session/session.ts';
import { CONSENT_REQUIRED, DataConsentText, MarketingConsentText } from './consent-text.tsx';

/** Asked once, of whoever came in without the register form (Google, or an interrupted registration). */
export function ConsentDialog({ token }: { token: string }) {
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!data.has('tratamientoDatos')) {
      setError(CONSENT_REQUIRED);
      return;
    }
    setError(undefined);
    setFailure(undefined);
    setSending(true);
    try {
      const body = { consentimientos: { tratamientoDatos: true, marketing: data.has('marketing') } };
      replaceUser(await api<Usuario>('/api/usuarios/yo', { method: 'PATCH', token, body }), token);
    } catch (cause) {
      setFailure(messageOf(cause));
      setSending(false);
    }
  }

  return (
    <Dialog title="Antes de seguir, tu consentimiento">
      <form className="consentir" onSubmit={(event) => void onSubmit(event)} noValidate>
        <p className="tenue">Lo pedimos una sola vez, para poder guardar tus planes.</p>
        <div>
          <Check name="tratamientoDatos" required error={error}>
            <DataConsentText />
          </Check>
          <Check name="marketing">
            <MarketingConsentText />
          </Check>
        </div>
        <div role="alert">{failure ? <Notice tone="bad">{failure}</Notice> : null}</div>
        <div className="acc">
          <Button kind="tertiary" onClick={() => void signOut()}>
            Ahora no, cerrar sesión
          </Button>
          <Button kind="primary" type="submit" disabled={sending}>
            {sending ? 'Guardando…' : 'Aceptar y seguir'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
