import type { Campo } from '@estratega/domain';

/** Games, or hands, that a block of play holds. A table online deals about a hand a minute. */
export const PLAYED_IN: Readonly<Record<Campo, (minutes: number) => number>> = {
  Ajedrez: (minutes) => Math.max(1, Math.round(minutes / 30)),
  'Poker Texas Holdem': (minutes) => Math.max(10, Math.floor(minutes / 10) * 10),
};

/** {n} and {min} are the only marks that a prompt may carry. */
export const filled = (text: string, n: number, minutes: number): string =>
  text.replaceAll('{n}', String(n)).replaceAll('{min}', String(minutes));

/** A prompt of play or of analysis, as it is read. */
export const readPrompt = (text: string, campo: Campo, minutes: number): string =>
  filled(text, PLAYED_IN[campo](minutes), minutes);
