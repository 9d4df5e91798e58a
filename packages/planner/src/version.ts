/**
 * The engine that made a week, kept with it: what became of weeks can only be compared where it is known who made them. Raised by
 * hand with every change that gives another week, or another belief, for the same player: the day of the change.
 */
export const ENGINE_VERSION = '2026-11-19';
