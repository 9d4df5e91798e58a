import type { Campo, DiaSemana, NivelIntensidad, Tiempo } from '@estratega/domain';

/** How the stored values are written for a person. */
export const DAY_LABELS = {
  lunes: { name: 'lunes', short: 'lun' },
  martes: { name: 'martes', short: 'mar' },
  miercoles: { name: 'miércoles', short: 'mié' },
  jueves: { name: 'jueves', short: 'jue' },
  viernes: { name: 'viernes', short: 'vie' },
  sabado: { name: 'sábado', short: 'sáb' },
  domingo: { name: 'domingo', short: 'dom' },
} as const satisfies Record<DiaSemana, { name: string; short: string }>;

export const INTENSITY_LABELS = { bajo: 'Bajo', alto: 'Alto' } as const satisfies Record<NivelIntensidad, string>;

/** With the word "intensidad", and not "nivel". */
export const INTENSITY_DEGREES = { bajo: 'Baja', alto: 'Alta' } as const satisfies Record<NivelIntensidad, string>;

export const TIME_LABELS = {
  bala: 'Bala',
  blitz: 'Blitz',
  rapida: 'Rápida',
  clásica: 'Clásica',
} as const satisfies Record<Tiempo, string>;

/** How a plan's format is written in a sentence. */
export const FORMAT_LABELS: Readonly<Record<string, string>> = {
  bala: 'bala',
  blitz: 'blitz',
  rapida: 'rápida',
  clásica: 'clásica',
  'Cash games': 'cash',
  Torneos: 'torneos',
  'Sit and Go': 'Sit and Go',
};

export const GAME_NOTES = {
  Ajedrez: 'Aperturas, táctica, finales',
  'Poker Texas Holdem': 'Rangos, cálculo, mental',
} as const satisfies Record<Campo, string>;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
