import { RequireSession } from '../../shell/session/require-session.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Preparing } from '../../ui/preparing/preparing.tsx';

export default function Study() {
  return (
    <Page>
      <Head title="Plan de estudio" description="Tu semana de estudio: tareas, objetivos y avance." noIndex />
      <PageTitle title="Plan de estudio" lead="Tu semana, tarea por tarea." />
      <RequireSession>
        <Preparing
          heading="La mesa de estudio se está preparando"
          points={['Las tareas de cada día, con su temporizador', 'Objetivos, avance de la semana y cuenta atrás']}
          onward={{ to: '/catalogo-planes-de-estudio', label: 'Mis planes de estudio' }}
        />
      </RequireSession>
    </Page>
  );
}
