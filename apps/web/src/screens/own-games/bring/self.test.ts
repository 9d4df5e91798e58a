import { beforeEach, describe, expect, it } from 'vitest';
import { clearSelf, readSelf, rememberName, rememberSite } from './self.ts';

beforeEach(() => localStorage.clear());
const nobody = { nombres: [] };
const found = (...names: readonly (readonly [string, number])[]) =>
  names.map(([nombre, partidas]) => ({ nombre, partidas }));

describe('who the player is', () => {
  it('is whoever is in all of several games, alone', () => {
    expect(clearSelf(found(['ana', 5], ['b', 2], ['c', 3]), 5, nobody)).toBe('ana');
  });
  it('is asked for where two are in all of them, or the games are few', () => {
    expect(clearSelf(found(['ana', 5], ['beto', 5]), 5, nobody)).toBeUndefined();
    expect(clearSelf(found(['ana', 2], ['b', 1], ['c', 1]), 2, nobody)).toBeUndefined();
    expect(clearSelf(found(['ana', 4], ['b', 3]), 5, nobody)).toBeUndefined();
  });
  it('is a name used before, whatever its letters', () => {
    expect(clearSelf(found(['ANA', 1], ['beto', 1]), 1, { nombres: ['ana'] })).toBe('ANA');
    expect(clearSelf(found(['x', 9], ['Ana_L', 3]), 9, { nombres: [], lichess: 'ana_l' })).toBe('Ana_L');
    expect(clearSelf(found(['ana', 1], ['beto', 1]), 1, { nombres: ['ana', 'beto'] })).toBeUndefined();
  });
});

describe('what is remembered', () => {
  it('is each user’s own, and the last name first', () => {
    rememberSite('u1', 'chesscom', 'ana');
    rememberName('u1', 'Ana P.');
    rememberName('u1', 'ana q');
    rememberName('u1', 'ANA P.');
    expect(readSelf('u1')).toEqual({ sitio: 'chesscom', chesscom: 'ana', nombres: ['ANA P.', 'ana q'] });
    expect(readSelf('u2')).toEqual(nobody);
  });
  it('is nothing where the storage holds anything else', () => {
    for (const text of ['{', '3', 'null', '{"nombres":7,"lichess":{}}']) {
      localStorage.setItem('estratega.jugador.u3', text);
      expect(readSelf('u3')).toEqual(nobody);
    }
  });
});
