import './charts.css';
import type { PrizeTable } from '@estratega/lessons/poker';
import { type ComponentType, createElement, lazy } from 'react';
import { useParams } from 'react-router';
import { Kept } from '../../ui/kept/kept.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Page } from '../../ui/page/page.tsx';
import type { ChartGroup } from './group.ts';
import { groupLead, groupTitle } from './words.ts';

const made = new Map<string, ComponentType>();

function textOf(id: string): ComponentType {
  const known = made.get(id);
  if (known) return known;
  const text = lazy(async () => {
    const [{ GroupView }, { default: groups }] = await Promise.all([
      import('./group-view.tsx'),
      import('virtual:chart-groups'),
    ]);
    const group = (await groups[id]?.())?.default;
    return { default: () => (group ? createElement(GroupView, { group }) : createElement(Missing)) };
  });
  made.set(id, text);
  return text;
}

export default function ChartGroupScreen() {
  const { tabla = '' } = useParams();
  const named = nameOf(tabla);
  return (
    <Page>
      <Head
        title={named ? groupTitle(named) : 'Tabla desconocida'}
        description={
          named
            ? `${groupLead(named)} Tablas de 169 manos de Texas Hold’em, con sus supuestos: ${groupTitle(named).toLowerCase()}.`
            : 'No hay ninguna tabla en esta dirección.'
        }
        noIndex={!named}
      />
      <Kept key={tabla} id={`tabla-${tabla}`} className="tablas" Text={textOf(tabla)} />
    </Page>
  );
}

const Missing = () => (
  <header>
    <h1>No hay ninguna tabla en esta dirección</h1>
    <p>
      <a href="/tablas">Ver todas las tablas</a>
    </p>
  </header>
);

type Named = Pick<ChartGroup, 'clase' | 'tipo' | 'formato' | 'profundidad' | 'jugadores'>;
const KINDS: Readonly<Record<string, Named['tipo']>> = {
  abrir: 'apertura',
  resubir: '3bet',
  squeeze: 'squeeze',
  'ciega-grande': 'defensa',
  completar: 'completar',
  'contra-cuarta': 'contra4bet',
  respuesta: 'respuesta',
  'all-in': 'push',
  'pagar-all-in': 'pago',
};

/** The address says what the page is about, so that its title needs none of its charts. */
function nameOf(id: string): Named | undefined {
  const prizes = /^(burbuja-sng|burbuja-lider|burbuja-corto|mesa-final|spin|spin-premios)-(\d+)$/u.exec(id);
  if (prizes)
    return {
      clase: prizes[1] as PrizeTable,
      tipo: 'premios',
      formato: prizes[1] === 'mesa-final' ? 'torneo' : 'sng',
      jugadores: 9,
      profundidad: Number(prizes[2]),
    };
  const found =
    /^(abrir|completar|resubir|squeeze|ciega-grande|respuesta|contra-cuarta|all-in|pagar-all-in)(?:-(cash|torneo|spin))?-(\d+)$/u.exec(
      id,
    );
  const tipo = KINDS[found?.[1] ?? ''];
  if (!found || !tipo) return undefined;
  const formato = found[2] === 'cash' ? 'cash' : found[2] === 'spin' ? 'sng' : 'torneo';
  const number = Number(found[3]);
  return tipo === 'apertura' && formato === 'cash'
    ? { tipo, formato, jugadores: number, profundidad: 100 }
    : { tipo, formato, jugadores: { cash: 6, sng: 3, torneo: 9 }[formato], profundidad: number };
}
