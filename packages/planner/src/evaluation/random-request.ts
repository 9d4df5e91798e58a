import {
  type DiaSemana,
  INTENSITIES,
  type InformacionTema,
  POKER_TYPES,
  TABLE_LIMITS,
  TIME_CONTROLS,
  WEEKDAYS,
} from '@estratega/domain';
import { generator } from '../random/seed.ts';

/** Requests of all sorts from a seed: every form of the two games, from half an hour a week to twelve hours a day. */

export interface RandomRequestOptions {
  /** Longest day, in hours. */
  readonly maxHours?: number;
  readonly texts?: readonly string[];
}

export const randomRequest = (
  seed: string,
  { maxHours = 12, texts = [''] }: RandomRequestOptions = {},
): InformacionTema => {
  const next = generator(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const count = 1 + Math.floor(next() * 7);
  const diasEstudio = [...WEEKDAYS].sort(() => next() - 0.5).slice(0, count);
  const horasEstudio: Partial<Record<DiaSemana, number>> = {};
  // Squared, so that the hours most people have are the most frequent ones.
  for (const dia of diasEstudio) horasEstudio[dia] = 0.5 + Math.floor(next() ** 2 * (maxHours * 2)) / 2;
  const common = { nivelIntensidad: pick(INTENSITIES), diasEstudio, horasEstudio };
  const text = pick(texts);
  if (next() < 0.5) {
    return {
      campo: 'Poker Texas Holdem',
      ...common,
      tipoPoker: pick(POKER_TYPES),
      limiteMesa: pick(TABLE_LIMITS),
      conocimientosPoker: text,
    };
  }
  const experience = pick(['No tengo elo', 'Elo online', 'Elo fide', 'Elo fide', 'Elo online'] as const);
  if (experience === 'No tengo elo')
    return { campo: 'Ajedrez', ...common, experienciaAjedrez: experience, conocimientosAjedrez: text };
  return {
    campo: 'Ajedrez',
    ...common,
    experienciaAjedrez: experience,
    elo: 600 + Math.floor(next() * 1900),
    tiempo: pick(TIME_CONTROLS),
    conocimientosAjedrez: text,
  };
};
