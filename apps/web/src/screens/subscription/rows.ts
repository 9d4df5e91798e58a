import { formatArs, formatUsd, PRICES, TIER_RULES, type Tier } from '@estratega/domain';

export interface Cell {
  readonly text: string;
  readonly note?: string;
  readonly kind?: 'number' | 'yes' | 'no' | 'price';
}

export interface Row {
  readonly label: string;
  readonly cell: (tier: Tier) => Cell;
}

/** The rows of "Incluye": what is written here comes from the rules that the server applies. */
export const ROWS: readonly Row[] = [
  { label: 'Planes activos', cell: (tier) => ({ text: String(TIER_RULES[tier].planesActivos), kind: 'number' }) },
  { label: 'Anuncios', cell: (tier) => ({ text: TIER_RULES[tier].anuncios ? 'Sí' : 'No' }) },
  {
    label: 'Plan de progreso',
    cell: (tier) => {
      const limit = TIER_RULES[tier].progresiones;
      return { text: limit === null ? 'Ilimitado' : `${limit} progresiones` };
    },
  },
  {
    label: 'Información sobre el progreso',
    cell: (tier) => (TIER_RULES[tier].informacionProgreso ? { text: 'Sí', kind: 'yes' } : { text: 'No', kind: 'no' }),
  },
  {
    label: 'Costo',
    cell: (tier) => {
      const { ars, usd } = PRICES[tier];
      if (ars === 0) return { text: formatArs(ars), kind: 'price' };
      return { text: `${formatArs(ars)}/mes`, note: `ARS. PayPal cobra ${formatUsd(usd)}.`, kind: 'price' };
    },
  },
];
