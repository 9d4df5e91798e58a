import { describe, expect, it } from 'vitest';
import { dayOf, outcomeOf, outcomeWords } from './words.ts';

describe('an own game in words', () => {
  it('tells the result by the player’s side', () => {
    expect(outcomeOf({ resultado: '1-0', color: 'blancas' })).toBe('gana');
    expect(outcomeOf({ resultado: '1-0', color: 'negras' })).toBe('pierde');
    expect(outcomeOf({ resultado: '0-1', color: 'negras' })).toBe('gana');
    expect(outcomeWords({ resultado: '0-1', color: 'blancas' })).toBe('Perdiste');
    expect(outcomeWords({ resultado: '1/2-1/2', color: 'negras' })).toBe('Tablas');
    expect(outcomeWords({ resultado: '*', color: 'negras' })).toBe('Sin terminar');
  });

  it('keeps the written day where the zone is not known', () => {
    expect(dayOf('2025-02-05T23:30:00')).toBe('5 feb 2025');
    expect(dayOf('2025-02-05')).toBe('5 feb 2025');
    expect(dayOf('2025-02-05T23:30:00', 'largo')).toBe('5 de febrero de 2025');
    const late = new Date(2025, 1, 5, 23, 30).toISOString();
    expect(dayOf(late)).toBe('5 feb 2025');
    expect(dayOf(late, 'largo')).toBe('5 de febrero de 2025');
  });
});
