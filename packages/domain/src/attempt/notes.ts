import { z } from 'zod';
import { planId } from '../plan/contracts.ts';
import { NOTE_MAX, NOTE_NAMES, position } from '../plan/plan.ts';
import { safeText } from '../text/safe-text.ts';

/** `registrar-apunte`: what a player writes of a task, and how long it was worked on. A later one takes the earlier's place. */

const task = { planId, diaIndex: position, tareaIndex: position };

export const noteUpdate = z.strictObject({ ...task, nombre: z.enum(NOTE_NAMES), texto: safeText(NOTE_MAX) });
export type NoteUpdate = z.infer<typeof noteUpdate>;

/** All the time so far in one browser: sent again it counts once, and two browsers' times add up. */
export const timeUpdate = z.strictObject({ ...task, origen: z.uuid(), ms: z.int().min(0).max(86_400_000) });
export type TimeUpdate = z.infer<typeof timeUpdate>;

export const registrarApunte = z.union([noteUpdate, timeUpdate]);
export type RegistrarApunte = z.infer<typeof registrarApunte>;

/** What was said of a session's difficulty, as it is kept. */
export const SENSACIONES = ['Fácil', 'Justa', 'Difícil'] as const;
export type Sensacion = (typeof SENSACIONES)[number];
export const isSensacion = (text: string | undefined): text is Sensacion => SENSACIONES.some((one) => one === text);
