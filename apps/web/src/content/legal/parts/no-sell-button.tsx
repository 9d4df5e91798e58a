import type { Usuario } from '@estratega/domain';
import { useState } from 'react';
import { api } from '../../../shell/api/client.ts';
import { messageOf } from '../../../shell/api/errors.ts';
import { replaceUser } from '../../../shell/session/session.ts';
import { useSession } from '../../../shell/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { chooseInBrowser, useBrowserChoice } from './no-sell.ts';

/** Records the choice in the account of who has one, and in the browser of who has not; the same button undoes it. */
export function NoSellButton() {
  const { token, user } = useSession();
  const inBrowser = useBrowserChoice();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const since = token ? (user?.consentimientos.noVender ?? null) : inBrowser;

  async function choose(noVender: boolean) {
    setFailure(undefined);
    if (!token) return chooseInBrowser(noVender ? new Date().toISOString() : null);
    setBusy(true);
    try {
      const body = { consentimientos: { noVender } };
      replaceUser(await api<Usuario>('/api/usuarios/yo', { method: 'PATCH', token, body }), token);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  }

  return (
    <div className="no-vender hoja con-script">
      <p role="status">
        {since
          ? `Registrado en ${token ? 'tu cuenta' : 'este navegador'} el ${new Date(since).toLocaleDateString('es-AR')}: no venderemos tu información personal.`
          : `Tu elección se guardará en ${token ? 'tu cuenta' : 'este navegador'}.`}
      </p>
      <Button
        kind={since ? 'secondary' : 'primary'}
        aria-disabled={busy || undefined}
        onClick={() => void (busy || choose(since === null))}
      >
        {since ? 'Deshacer mi elección' : 'No vender mi información personal'}
      </Button>
      <div role="alert">{failure ? <p className="no-vender-fallo">{failure}</p> : null}</div>
    </div>
  );
}
