import { describe, expect, it } from 'vitest';
import { ERROR_CODES, ERRORS } from './errors.ts';

describe('errors', () => {
  it.each(ERROR_CODES)('%s has a status and a sentence', (code) => {
    expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
    expect(ERRORS[code].title).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].*\.$/u);
  });
});
