import type { Juego } from '@estratega/domain';
import type { Exercise } from '../schema/exercise.ts';
import type { FORMATS, PreguntaLista } from '../schema/poker.ts';
import type { CHESS_FORMATS } from '../schema/topic.ts';
import type { Rng } from './random.ts';

/** What is played out is never made from a seed. */
export type Asked = Exclude<Exercise, { tipo: 'ajedrez-partida' }>;
/** Without its id: that is the seed's. */
export type Made = Asked extends infer E ? (E extends { id: string } ? Omit<E, 'id'> : never) : never;
export type MadePoker = Extract<Made, { tipo: 'poker' }>;
export type MadeQuestion = Extract<Made, { tipo: 'ajedrez-pregunta' }>;

export interface Drill {
  /** Its name in ids: `g.<drill>.<level>.<seed>`. */
  readonly drill: string;
  readonly juego: Juego;
  readonly temas: readonly string[];
  /** First and last. */
  readonly niveles: readonly [number, number];
  readonly titulo: string;
  /** Formats whose players meet it; all where nothing is said. */
  readonly formatos?: readonly (typeof FORMATS | typeof CHESS_FORMATS)[number][];
  /** Decisions that one of them asks on the mean, where they are more than one. */
  readonly decisiones?: number;
  /** `semilla`: the seed itself, for who tells something by parts of it. */
  readonly make: (rng: Rng, nivel: number, semilla: string) => Made;
}

type Numero = Extract<PreguntaLista, { tipo: 'numero' }>;

/** Keeps of the usual wrong sums those that are wrong here: not within the tolerance, not one like another. */
export const numberQuestion = (
  question: Omit<Numero, 'tipo' | 'trampas' | 'tolerancia'> & {
    readonly margen: number;
    readonly trampas: readonly (Numero['trampas'][number] | undefined)[];
  },
): Numero => {
  const { margen, trampas, ...rest } = question;
  const kept: Numero['trampas'] = [];
  const reach = (value: number): number => Math.max(margen, Math.abs(value) * 0.01);
  for (const trap of trampas) {
    if (!trap || !Number.isFinite(trap.valor)) continue;
    if (Math.abs(trap.valor - rest.valor) <= margen + reach(trap.valor)) continue;
    if (kept.some(({ valor }) => Math.abs(valor - trap.valor) <= reach(valor) + reach(trap.valor))) continue;
    kept.push(trap);
  }
  return { tipo: 'numero', ...rest, tolerancia: { abs: margen }, trampas: kept };
};
