import './catalogue.css';
import { useState } from 'react';
import { WithQueries } from '../../shell/data/queries.tsx';
import { RequireSession } from '../../shell/session/require-session.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { Catalogue } from './catalogue.tsx';
import { StartNew } from './start-new.tsx';
import { usePassedNotice } from './use-passed-notice.ts';

export default function CatalogueScreen() {
  const passed = usePassedNotice();
  const [lead, setLead] = useState<string>();
  return (
    <Page tall>
      <Head
        title="Mis planes de estudio"
        description="Tus planes de estudio de ajedrez y póker en Estratega."
        noIndex
      />
      <PageTitle title="Mis planes de estudio" lead={lead ?? 'Un plan por juego, una semana por vez.'} />
      <div className="avisos" role="status">
        {passed ? (
          <Notice>
            <p>{passed.aviso}</p>
            {passed.nuevo ? (
              <WithQueries>
                <StartNew campo={passed.nuevo} />
              </WithQueries>
            ) : null}
          </Notice>
        ) : null}
      </div>
      <RequireSession newcomer>
        <WithQueries>
          <Catalogue onLead={setLead} />
        </WithQueries>
      </RequireSession>
    </Page>
  );
}
