import './charts.css';
import { lazy } from 'react';
import { Kept } from '../../ui/kept/kept.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page } from '../../ui/page/page.tsx';

const List = lazy(async () => ({ default: (await import('./list-view.tsx')).ListView }));

export default function ChartListScreen() {
  return (
    <Page>
      <Head
        title="Tablas de rangos de póker"
        description="Rangos de Texas Hold’em por formato, asiento y profundidad: abrir, 3-bet, defender la ciega grande, all-in o fuera. Con sus supuestos y su fuente."
      />
      <Kept id="tablas" className="tablas" Text={List} />
    </Page>
  );
}
