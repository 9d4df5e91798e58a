import { expect, it } from 'vitest';
import { readPrompt } from './prompt.ts';

it('a prompt is read with its hands and minutes', () => {
  expect(readPrompt('Juega {n} manos en {min} minutos.', 'Poker Texas Holdem', 'jugar', 45)).toBe(
    'Juega 40 manos en 45 minutos.',
  );
  expect(readPrompt('Juega {n} manos.', 'Poker Texas Holdem', 'jugar', 5)).toBe('Juega 10 manos.');
  expect(readPrompt('Juega {n} partidas.', 'Ajedrez', 'jugar', 60)).toBe('Juega 2 partidas.');
});

it('an analysis asks for as many hands as its minutes hold', () => {
  expect(readPrompt('Revisa {n} botes.', 'Poker Texas Holdem', 'analizar', 30)).toBe('Revisa 6 botes.');
  expect(readPrompt('Revisa {n} botes.', 'Poker Texas Holdem', 'analizar', 10)).toBe('Revisa 3 botes.');
  expect(readPrompt('Revisa {n} partidas.', 'Ajedrez', 'analizar', 60)).toBe('Revisa 2 partidas.');
});
