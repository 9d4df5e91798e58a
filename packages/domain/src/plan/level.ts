import { z } from 'zod';
import { planId } from './contracts.ts';
import type { InformacionTema } from './request.ts';
import { addDays, type Fecha } from './week.ts';

/** What is told of the player's level, and the player's own word about it. */

/** How the line of the level begins, among what changed in a week. */
export const LEVEL_LINE = 'Tu nivel: ';

/** The player's word holds for two weeks: this one and the next. */
export const HOLD_DAYS = 14;
export const levelHold = z.strictObject({ planId });
export type LevelHold = z.infer<typeof levelHold>;
export const levelHeld = z.object({ nivelHasta: z.iso.date() });

/** What a plan that begins today keeps of it: a word that is over is none, nor is one for longer than is given. */
export const heldFrom = <T extends InformacionTema>(request: T, today: Fecha): T => {
  const { nivelHasta, ...others } = request.preferencias ?? {};
  if (nivelHasta === undefined || (nivelHasta > today && nivelHasta <= addDays(today, HOLD_DAYS))) return request;
  return { ...request, preferencias: others };
};
