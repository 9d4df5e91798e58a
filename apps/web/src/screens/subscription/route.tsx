import { REFUND_DAYS } from '@estratega/domain';
import { lazy, Suspense } from 'react';
import { RequireSession } from '../../shell/session/require-session.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';

/** The plans of an account and their payment; a visitor, who only reads what to do, does not load it. */
const load = () => import('./signed-in.tsx');
const SignedIn = lazy(async () => ({ default: (await load()).SignedIn }));
// Who has a session needs it at once: it travels while the page comes to life.
if (typeof document !== 'undefined' && 'session' in document.documentElement.dataset) void load();

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
      <RequireSession newcomer message="Tienes que iniciar sesión para suscribirte a un plan">
        <Suspense fallback={<Spinner>Cargando tu suscripción…</Spinner>}>
          <SignedIn />
        </Suspense>
      </RequireSession>
    </Page>
  );
}
