import { expect, it } from 'vitest';
import { settle } from './settle.ts';

it('keeps a number with its unit, and lets everything else break', () => {
  expect(settle('El 5 % de 100 bb en 30 minutos: 3 manos.')).toBe(
    'El 5\u00a0% de 100\u00a0bb en 30\u00a0minutos: 3 manos.',
  );
});
