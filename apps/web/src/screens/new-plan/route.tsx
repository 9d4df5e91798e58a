import { RequireSession } from '../../shell/session/require-session.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Preparing } from '../../ui/preparing/preparing.tsx';

export default function NewPlan() {
  return (
    <Page>
      <Head title="Nuevo plan de estudio" description="Pide un plan semanal de ajedrez o póker a tu medida." noIndex />
      <PageTitle title="Nuevo plan de estudio" lead="Elige juego, días y horas; el plan se ocupa del resto." />
      <RequireSession>
        <Preparing
          heading="El formulario se está preparando"
          points={['Juego, nivel e intensidad', 'Los días en que puedes estudiar y cuántas horas']}
          onward={{ to: '/catalogo-planes-de-estudio', label: 'Mis planes de estudio' }}
        />
      </RequireSession>
    </Page>
  );
}
