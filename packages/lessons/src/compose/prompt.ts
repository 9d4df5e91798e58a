import type { Campo } from '@estratega/domain';

/** Games, or hands, that a block of play holds. A table online deals about a hand a minute. */
export const PLAYED_IN: Readonly<Record<Campo, (minutes: number) => number>> = {
  Ajedrez: (minutes) => Math.max(1, Math.round(minutes / 30)),
  'Poker Texas Holdem': (minutes) => Math.max(10, Math.floor(minutes / 10) * 10),
};

/** Games, or hands, that a block of analysis has time for: half an hour a game, five minutes a hand. */
export const REVIEWED_IN: Readonly<Record<Campo, (minutes: number) => number>> = {
  Ajedrez: PLAYED_IN.Ajedrez,
  'Poker Texas Holdem': (minutes) => Math.max(3, Math.round(minutes / 5)),
};

/** {n} and {min} are the only marks that a prompt may carry. */
export const filled = (text: string, n: number, minutes: number): string =>
  text.replaceAll('{n}', String(n)).replaceAll('{min}', String(minutes));

/** A prompt of play or of analysis, as it is read. */
export const readPrompt = (text: string, campo: Campo, tipo: string, minutes: number): string =>
  filled(text, (tipo === 'analizar' ? REVIEWED_IN : PLAYED_IN)[campo](minutes), minutes);
