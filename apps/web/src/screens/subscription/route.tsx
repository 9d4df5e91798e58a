import { RequireSession } from '../../shell/session/require-session.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Preparing } from '../../ui/preparing/preparing.tsx';

export default function Subscription() {
  return (
    <Page>
      <Head
        title="Suscripción"
        description="Compara los planes de Estratega: Gratuito, Plan Básico y Plan Pro."
        noIndex
      />
      <PageTitle title="Suscripción" lead="Cambia o cancela cuando quieras. Reembolso en los primeros 7 días." />
      <RequireSession message="Tienes que iniciar sesión para suscribirte a un plan">
        <Preparing
          heading="La comparación de planes se está preparando"
          points={['Gratuito, Plan Básico y Plan Pro, lado a lado', 'Pago y cancelación desde esta misma página']}
          onward={{ to: '/cuenta', label: 'Ver mi cuenta' }}
        />
      </RequireSession>
    </Page>
  );
}
