import './account.css';
import { useEffect, useMemo, useState } from 'react';

import { messageOf, NetworkError } from '../../shell/api/errors.ts';
import { RequireSession } from '../../shell/session/require-session.tsx';
import { useSession } from '../../shell/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { checkedUser, loadAccount } from './account-api.ts';
import { ConfirmEmail, useEmailLink } from './confirm-email.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { OwnGamesSection } from './own-games-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TierSection } from './tier-section.tsx';

export default function AccountScreen() {
  const link = useEmailLink();
  return (
    <Page tall>
      <Head title="Mi cuenta" description="Tus datos, tu suscripción y tus consentimientos en Estratega." noIndex />
      <PageTitle title="Mi cuenta" lead="Tus datos, tu suscripción y tus consentimientos." />
      <RequireSession
        {...(link && {
          message: 'Para confirmar tu correo nuevo, inicia sesión con la cuenta que pidió el cambio.',
        })}
      >
        <Account />
      </RequireSession>
    </Page>
  );
}

function Account() {
  const { token, user: known } = useSession();
  const user = useMemo(() => checkedUser(known), [known]);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const link = useEmailLink();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again.
  useEffect(() => {
    if (!token) return;
    setFailure(undefined);
    loadAccount(token).catch(setFailure);
  }, [token, attempt]);

  useEffect(() => {
    const again = () => setAttempt((n) => n + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  const problem = failure ? (
    <div className="sin-datos" role="alert">
      <Notice tone={failure instanceof NetworkError ? 'offline' : 'bad'}>
        <p>{user ? 'No pudimos actualizar tus datos. Esto es lo último que sabemos.' : messageOf(failure)}</p>
      </Notice>
      <Button onClick={() => setAttempt(attempt + 1)}>Volver a intentar</Button>
    </div>
  ) : null;

  if (!user || !token) return problem ?? <Spinner>Cargando tu cuenta…</Spinner>;
  return (
    <>
      {problem}
      <div className="ajustes">
        {link ? <ConfirmEmail key={link.token} link={link} user={user} token={token} /> : null}
        <ProfileSection user={user} token={token} />
        <TierSection user={user} />
        <OwnGamesSection />
        <ConsentsSection user={user} token={token} />
        <EmailSection user={user} token={token} />
        {user.accesos.password ? <PasswordSection token={token} /> : null}
        <SessionsSection token={token} />
        <DataSection user={user} token={token} />
      </div>
    </>
  );
}
