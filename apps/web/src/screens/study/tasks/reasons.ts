import type { MotivoNoAplica, NoAplica } from '@estratega/domain';

export const REASONS = {
  ya_lo_se: 'Ya lo sé',
  sin_medios: 'No tengo con qué',
  no_me_interesa: 'No me interesa',
  otro: 'Otro motivo',
} as const satisfies Record<MotivoNoAplica, string>;

/** What comes of it, so that the reason is not given to nobody. */
const CONSEQUENCES = {
  ya_lo_se: 'Lo comprobamos con una prueba corta más adelante.',
  sin_medios: 'Lo tenemos en cuenta en las próximas semanas.',
  no_me_interesa: 'El tema descansa unas semanas.',
  otro: '',
  reorganizada: 'Quedó fuera al reorganizar la semana.',
} as const satisfies Record<NoAplica['motivo'], string>;

export function reasonLine({ motivo, nota }: NoAplica): string {
  const reason = motivo === 'reorganizada' || motivo === 'otro' ? '' : `${REASONS[motivo]}.`;
  return [reason, nota ? `«${nota}».` : '', CONSEQUENCES[motivo]].filter(Boolean).join(' ');
}
