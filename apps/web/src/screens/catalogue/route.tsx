import { RequireSession } from '../../shell/session/require-session.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Preparing } from '../../ui/preparing/preparing.tsx';

export default function Catalogue() {
  return (
    <Page>
      <Head
        title="Mis planes de estudio"
        description="Tus planes de estudio de ajedrez y póker en Estratega."
        noIndex
      />
      <PageTitle title="Mis planes de estudio" lead="Un plan por juego, una semana por vez." />
      <RequireSession>
        <Preparing
          heading="Tu catálogo se está armando"
          points={[
            'Una tarjeta por plan, con tu avance de la semana',
            'Estudiar, eliminar y pedir la semana siguiente',
          ]}
          onward={{ to: '/cuenta', label: 'Ver mi cuenta' }}
        />
      </RequireSession>
    </Page>
  );
}
