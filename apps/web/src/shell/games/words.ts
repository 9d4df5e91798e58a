import { longDate, type ResumenPartida, shortDate } from '@estratega/domain';

/** An own game in words, wherever it is named: its day and how it ended for the player. */

const LENGTHS = { corto: shortDate, largo: longDate } as const;

/**
 * "12 nov 2026", or "12 de noviembre de 2026": the day in the player's own zone where the moment is known, the written day where it is not.
 */
export function dayOf(fecha: string, largo: keyof typeof LENGTHS = 'corto'): string {
  return LENGTHS[largo](new Date(fecha.endsWith('Z') ? fecha : `${fecha.slice(0, 10)}T00:00:00`));
}

const WON = { blancas: '1-0', negras: '0-1' } as const;

export type Outcome = 'gana' | 'pierde' | 'tablas' | 'sin terminar';

export function outcomeOf({ resultado, color }: Pick<ResumenPartida, 'resultado' | 'color'>): Outcome {
  if (resultado === '1/2-1/2') return 'tablas';
  if (resultado === '*') return 'sin terminar';
  return resultado === WON[color] ? 'gana' : 'pierde';
}

const TOLD: Readonly<Record<Outcome, string>> = {
  gana: 'Ganaste',
  pierde: 'Perdiste',
  tablas: 'Tablas',
  'sin terminar': 'Sin terminar',
};

/** "Perdiste": never louder for a win than for a loss. */
export const outcomeWords = (game: Pick<ResumenPartida, 'resultado' | 'color'>): string => TOLD[outcomeOf(game)];
