import { REFUND_DAYS } from '@estratega/domain';
import { WithQueries } from '../../shell/data/queries.tsx';
import { RequireSession } from '../../shell/session/require-session.tsx';
import { useSession } from '../../shell/session/use-session.ts';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Subscription } from './subscription.tsx';

export default function SubscriptionScreen() {
  return (
    <Page tall>
      <Head
        title="Suscripción"
        description="Compara los planes de Estratega: Gratuito, Plan Básico y Plan Pro."
        noIndex
      />
      <PageTitle
        title="Elige tu plan"
        lead={`Cambia o cancela cuando quieras. Reembolso en los primeros ${REFUND_DAYS} días.`}
      />
      <RequireSession message="Tienes que iniciar sesión para suscribirte a un plan">
        <WithQueries>
          <SignedIn />
        </WithQueries>
      </RequireSession>
    </Page>
  );
}

function SignedIn() {
  const { token } = useSession();
  return token ? <Subscription key={token} token={token} /> : null;
}
