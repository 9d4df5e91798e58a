import type { Chart, ChartAction, PrizeTable } from '@estratega/lessons/poker';
import type { ChartSummary } from './group.ts';

/** How charts are called. */

export const ACTION_WORDS: Readonly<Record<ChartAction, string>> = {
  abrir: 'abrir',
  '3bet': '3-bet',
  '4bet': '4-bet',
  pagar: 'pagar',
  allin: 'all-in',
  limp: 'completar',
};

export const SOURCE_WORDS: Readonly<Record<Chart['fuente'], string>> = {
  nash: 'Equilibrio calculado por nosotros para ese juego de all-in o fuera.',
  modelo: 'Equilibrio calculado por nosotros con ese modelo.',
  calculada: 'Calculada por nosotros contra rangos elegidos por nosotros.',
  propia: 'Elegida por nosotros según la práctica de hoy; no sale de un solver.',
};

const WHERE: Readonly<Record<Chart['formato'], string>> = {
  cash: 'en cash',
  torneo: 'en torneo',
  // Without prizes in play these are Spins.
  sng: 'en Spin a tres',
};

type Named = Pick<ChartSummary, 'clase' | 'tipo' | 'formato' | 'profundidad' | 'jugadores'>;

const TABLES: Readonly<Record<PrizeTable, string>> = {
  'burbuja-sng': 'Burbuja de cuatro',
  'burbuja-lider': 'Burbuja con un líder',
  'burbuja-corto': 'Burbuja con un corto',
  'mesa-final': 'Mesa final',
  spin: 'Spin a tres',
  'spin-premios': 'Spin a tres con tres premios',
};

export function groupTitle({ clase, tipo, formato, profundidad, jugadores }: Named): string {
  const where = WHERE[formato];
  const table = formato === 'cash' ? `, mesa de ${jugadores}` : '';
  switch (tipo) {
    case 'apertura':
      return `Abrir ${where}${table}, ${profundidad} bb`;
    case 'completar':
      return `Ciega pequeña ${where}, ${profundidad} bb`;
    case '3bet':
      return profundidad <= 25 && formato !== 'cash'
        ? `Resubir all-in ${where}, ${profundidad} bb`
        : `3-bet ${where}, ${profundidad} bb`;
    case 'squeeze':
      return `Squeeze ${where}, ${profundidad} bb`;
    case 'defensa':
      return `Defender la ciega grande ${where}, ${profundidad} bb`;
    case 'respuesta':
      return `Te resuben ${where}, ${profundidad} bb`;
    case 'contra4bet':
      return `Te hacen 4-bet ${where}, ${profundidad} bb`;
    case 'push':
      return `All-in o fuera con ${profundidad} bb`;
    case 'pago':
      return `Pagar un all-in con ${profundidad} bb`;
    case 'premios':
      return `${clase ? TABLES[clase] : 'Premios en juego'}: all-in o fuera con ${profundidad} bb`;
  }
}

const LEADS: Readonly<Record<Chart['tipo'], string>> = {
  apertura: 'Nadie entró antes que tú: con qué manos abres desde cada asiento.',
  completar: 'Todos se retiraron hasta tu ciega pequeña: qué completas, qué subes y qué tiras.',
  '3bet': 'Alguien abrió: con qué manos resubes y con cuáles solo pagas.',
  squeeze: 'Alguien abrió y otro pagó: con qué manos resubes a los dos.',
  defensa: 'Alguien abrió y tienes ya una ciega puesta: qué pagas, qué resubes y qué dejas ir.',
  respuesta: 'Abriste y te resubieron: con qué manos sigues.',
  contra4bet: 'Resubiste y te resubieron: con qué pagas, con qué vas all-in y qué tiras.',
  push: 'Nadie entró y tienes pocas ciegas: con qué manos vas all-in desde cada asiento.',
  pago: 'Alguien va all-in antes de ti: con qué manos pagas desde las ciegas.',
  premios: 'Quedan pocos y hay premios en juego: con qué manos vas all-in desde cada asiento y con cuáles pagas uno.',
};
export const groupLead = ({ tipo }: Pick<ChartSummary, 'tipo'>): string => LEADS[tipo];

export const KIND_TITLES: Readonly<Record<Chart['tipo'], string>> = {
  apertura: 'Abrir',
  completar: 'Completar o subir en la ciega pequeña',
  '3bet': '3-bet y resubida all-in',
  squeeze: 'Squeeze: resubir a quien abre y a quien paga',
  defensa: 'Defender la ciega grande',
  respuesta: 'Cuando te resuben',
  contra4bet: 'Contra un 4-bet',
  push: 'All-in o fuera',
  pago: 'Pagar un all-in',
  premios: 'All-in con premios en juego',
};

export const FORMAT_TITLES: Readonly<Record<Chart['formato'], string>> = {
  cash: 'Cash',
  torneo: 'Torneo y Sit and Go',
  sng: 'Sit and Go',
};

export const depthTitle = ({ profundidad }: Named): string => `${profundidad} bb`;

/** The table it is played at, where the kind and format above it do not say it. */
export const tableTitle = ({ clase, tipo, formato, jugadores }: Named): string => {
  if (clase) return TABLES[clase];
  if (formato === 'cash' && tipo === 'apertura') return `Mesa de ${jugadores}`;
  return formato === 'sng' ? 'Spin a tres' : '';
};

/** On a list where the kind and format stand above it. */
export const shortTitle = (named: Named): string => [tableTitle(named), depthTitle(named)].filter(Boolean).join(', ');
