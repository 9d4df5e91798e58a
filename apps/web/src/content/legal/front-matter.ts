import { HEADINGS } from './headings.ts';

/** What stands at the head of each legal page. The dates that the pages show, and the list of versions, come from here. */
export interface LegalFrontMatter {
  title: string;
  description: string;
  lead: string;
  /** ISO day of the text in force: change it with every change of substance. */
  updated: string;
}

export type LegalSlug = keyof typeof HEADINGS;
export const LEGAL_SLUGS = Object.keys(HEADINGS) as LegalSlug[];

export const LEGAL: Readonly<Record<LegalSlug, LegalFrontMatter>> = {
  'politica-de-privacidad': {
    ...HEADINGS['politica-de-privacidad'],
    lead: 'Qué datos guardamos, para qué, por cuánto tiempo y cómo los borras.',
    updated: '2025-04-01',
  },
  'terminos-y-condiciones': {
    ...HEADINGS['terminos-y-condiciones'],
    lead: 'Las reglas de uso, los precios, la cancelación y los reembolsos.',
    updated: '2026-11-17',
  },
  'proveedores-externos-de-pago': {
    ...HEADINGS['proveedores-externos-de-pago'],
    lead: 'Quién cobra, qué datos viajan en cada sentido y qué no vemos nunca.',
    updated: '2026-11-15',
  },
  'mecanismos-para-derechos-de-usuario': {
    ...HEADINGS['mecanismos-para-derechos-de-usuario'],
    lead: 'Cómo ver, descargar, editar y eliminar tus datos, paso a paso.',
    updated: '2026-11-15',
  },
  'consentimiento-explicito': {
    ...HEADINGS['consentimiento-explicito'],
    lead: 'Qué aceptas al registrarte, con qué palabras y cómo lo retiras.',
    updated: '2026-11-15',
  },
  'control-de-cambios-y-notificaciones-legales': {
    ...HEADINGS['control-de-cambios-y-notificaciones-legales'],
    lead: 'Cómo cambian estos documentos, cómo te avisamos y cómo nos avisas.',
    updated: '2026-11-15',
  },
  'seguridad-de-datos': {
    ...HEADINGS['seguridad-de-datos'],
    lead: 'Cómo protegemos tu cuenta, qué hacemos si algo falla y qué puedes hacer tú.',
    updated: '2026-11-15',
  },
  'cumplimiento-de-regulaciones': {
    ...HEADINGS['cumplimiento-de-regulaciones'],
    lead: 'El RGPD europeo, la CCPA de California y la ley argentina 25.326, en la práctica.',
    updated: '2026-11-15',
  },
};

/** "2025-04-01" → "1/4/2025". */
export const shortDate = (iso: string): string => iso.slice(0, 10).split('-').reverse().map(Number).join('/');
