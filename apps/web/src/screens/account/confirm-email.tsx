import type { Usuario } from '@estratega/domain';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { confirmEmail, loadAccount } from './account-api.ts';
import { useOutcome } from './outcome.tsx';
import { Section } from './section.tsx';

export interface EmailLink {
  readonly token: string;
  readonly email: string;
}

/** What the link in the mail to a new address brings; nothing on the page as it was prerendered. */
export function useEmailLink(): EmailLink | undefined {
  const params = new URLSearchParams(useLocation().search);
  const hydrated = useHydrated();
  const [token, email] = [params.get('confirmar'), params.get('correo')];
  return hydrated && token && email ? { token, email } : undefined;
}

/**
 * Looking at the page changes nothing: mail scanners look too. And it says whose account will have the address, so that
 * nobody gives theirs to a stranger's.
 */
export function ConfirmEmail({ link, user, token }: { link: EmailLink; user: Usuario; token: string }) {
  const { busy, run, outcome } = useOutcome();
  const [done, setDone] = useState(false);
  /** As it was when the link was opened: the user's address changes under this. */
  const [before] = useState(user);

  async function confirm() {
    const sure = await run(() => confirmEmail(token, link), `Listo: tu correo es ahora ${link.email}.`);
    if (!sure) return;
    setDone(true);
    // Only to show it: the change is made, and the next visit asks again.
    await loadAccount(token).catch(() => {});
  }

  return (
    <Section
      id="confirmar-correo"
      title="Confirma tu correo nuevo"
      text="Se cerrarán tus demás sesiones. Si entras con Google, podrás seguir haciéndolo con una cuenta de Google que use el correo nuevo."
    >
      <dl className="datos">
        <dt>Cuenta</dt>
        <dd>{before.name}</dd>
        <dt>Correo actual</dt>
        <dd>{before.email}</dd>
        <dt>Correo nuevo</dt>
        <dd>{link.email}</dd>
      </dl>
      {outcome}
      {done ? null : (
        <div className="acc">
          <Button kind="primary" disabled={busy} onClick={() => void confirm()}>
            {busy ? 'Confirmando…' : 'Usar el correo nuevo'}
          </Button>
          <ButtonLink kind="tertiary" to="/cuenta" replace>
            No cambiar nada
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}
