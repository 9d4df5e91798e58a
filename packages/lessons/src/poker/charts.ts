import { parseRange } from '@estratega/poker/ranges';
import { z } from 'zod';
import { chartId, prosa } from '../schema/common.ts';
import { FORMATS, pos } from '../schema/poker.ts';

/** Range charts: what to do with each of the 169 hands in one seat at one depth. */

export const CHART_ACTIONS = ['abrir', '3bet', '4bet', 'pagar', 'allin', 'limp'] as const;

/** Tables of all-in or fold where what is paid out is part of the game. */
export const PRIZE_TABLES = [
  'burbuja-sng',
  'burbuja-lider',
  'burbuja-corto',
  'mesa-final',
  'spin',
  'spin-premios',
] as const;
export type PrizeTable = (typeof PRIZE_TABLES)[number];

export const chart = z.strictObject({
  id: chartId,
  titulo: z.string().min(3).max(60),
  /** `respuesta`: what the opener does when reraised; `contra4bet`: what whoever reraised does when reraised in turn. `completar`: the small blind when all have folded, with limps. `squeeze`: somebody opened and somebody called. `premios`: all-in or fold, or calling one, with what is paid out in play. */
  tipo: z.enum([
    'apertura',
    'completar',
    '3bet',
    'squeeze',
    'defensa',
    'respuesta',
    'contra4bet',
    'push',
    'pago',
    'premios',
  ]),
  formato: z.enum(FORMATS),
  /** Seats at the table. */
  jugadores: z.int().min(2).max(9),
  asiento: pos,
  /** Who raised before: whoever came in first, or for a `respuesta` whoever reraised. */
  contra: pos.optional(),
  /** Of a `squeeze`: who called the opening. */
  paga: pos.optional(),
  /** Effective stack in bb. */
  profundidad: z.number().positive(),
  /** Big blind ante in bb. */
  ante: z.number().nonnegative(),
  /** Of a `premios`: which table it is, everybody's stack in bb in the order they act, and what is paid, in percent. */
  mesa: z
    .strictObject({
      clase: z.enum(PRIZE_TABLES),
      stacks: z.array(z.number().positive()).min(2).max(9),
      premios: z.array(z.number().positive()).min(1),
    })
    .optional(),
  supuestos: prosa,
  /** An equilibrium solved here; one of a model that supposes how pots are shared after the flop; computed exactly against ranges that are our own choice; our own choice. */
  fuente: z.enum(['nash', 'modelo', 'calculada', 'propia']),
  /** What `rango` does. */
  accion: z.enum(CHART_ACTIONS),
  /** "22+,A2s+,KQo:0.5". */
  rango: z.string().min(1),
  /** Other actions with other hands. */
  otras: z.array(z.strictObject({ accion: z.enum(CHART_ACTIONS), rango: z.string().min(1) })).optional(),
});
export type Chart = z.infer<typeof chart>;

export const chartFile = z.array(chart);

export type ChartAction = (typeof CHART_ACTIONS)[number];

/** What the chart does with a hand, by action, 0–1; what is left is a fold. */
export const chartPlay = ({ accion, rango, otras = [] }: Chart, hand: string): Partial<Record<ChartAction, number>> =>
  Object.fromEntries(
    [{ accion, rango }, ...otras]
      .map((one) => [one.accion, parseRange(one.rango)[hand] ?? 0] as const)
      .filter(([, weight]) => weight > 0),
  );
