import './glossary.css';
import { lazy } from 'react';
import { Kept } from '../../ui/kept/kept.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page } from '../../ui/page/page.tsx';

const Terms = lazy(async () => ({ default: (await import('./glossary-view.tsx')).GlossaryView }));

export default function GlossaryScreen() {
  return (
    <Page>
      <Head
        title="Glosario"
        description="Las palabras del ajedrez y del póker que usamos en los planes, dichas en una o dos frases: SPR, limp, c-bet, clavada, Lucena y doscientas más."
      />
      <Kept id="glosario" className="glosario" Text={Terms} />
    </Page>
  );
}
