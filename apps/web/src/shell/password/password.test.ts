import { PASSWORD_MIN as DOMAIN_MIN } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MIN, passwordHint, passwordStrength } from './password.ts';

describe('password hint', () => {
  it('uses the figure of the domain', () => expect(PASSWORD_MIN).toBe(DOMAIN_MIN));

  it.each([
    ['1234567', 'short'],
    ['12345678', 'easy'],
    ['aaaaaaaaaaaa', 'easy'],
    ['torreblan', 'fair'],
    ['Torre-en-a8', 'good'],
    ['la torre en séptima', 'good'],
  ] as const)('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));

  it('counts what is missing', () => {
    expect(passwordHint('1234567')).toBe('Falta 1 carácter.');
    expect(passwordHint('123')).toBe('Faltan 5 caracteres.');
  });
});
