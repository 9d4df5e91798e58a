import { expect, it } from 'vitest';
import { readPrompt } from './prompt.ts';

it('a prompt is read with its hands and minutes', () => {
  expect(readPrompt('Juega {n} manos en {min} minutos.', 'Poker Texas Holdem', 45)).toBe(
    'Juega 40 manos en 45 minutos.',
  );
  expect(readPrompt('Juega {n} manos.', 'Poker Texas Holdem', 5)).toBe('Juega 10 manos.');
  expect(readPrompt('Juega {n} partidas.', 'Ajedrez', 60)).toBe('Juega 2 partidas.');
});
