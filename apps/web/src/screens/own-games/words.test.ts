import type { Cupo } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { intervalWords, scaleOf, valueWords } from './facts/scale.ts';
import { blindsOf, dayOf, netOf, paceOf, quotaWords, resultOf, seatOf } from './words.ts';

describe('games in words', () => {
  it('tells the result by the player’s side', () => {
    expect(resultOf({ resultado: '1-0', color: 'blancas' })).toBe('Ganada');
    expect(resultOf({ resultado: '1-0', color: 'negras' })).toBe('Perdida');
    expect(resultOf({ resultado: '1/2-1/2', color: 'negras' })).toBe('Tablas');
    expect(resultOf({ resultado: '*', color: 'negras' })).toBe('Sin terminar');
  });
  it('tells the pace as players say it', () => {
    expect(paceOf('600+5')).toBe('10+5');
    expect(paceOf('180')).toBe('3+0');
    expect(paceOf('30')).toBe('30 s');
    expect(paceOf('1/86400')).toBe('1 día por jugada');
    expect(paceOf('-')).toBeUndefined();
    expect(paceOf(undefined)).toBeUndefined();
  });
  it('keeps the written day where the zone is not known', () => {
    expect(dayOf('2025-02-05T23:30:00')).toMatch(/^5 feb 2025$/u);
    expect(dayOf('2025-02-05')).toMatch(/^5 feb 2025$/u);
    expect(dayOf(undefined)).toBe('Sin fecha');
  });
});

describe('hands in words', () => {
  it('tells blinds in their money and results in big blinds, wins and losses alike', () => {
    expect(blindsOf({ ciegas: [0.05, 0.1], moneda: 'EUR' })).toBe('0,05/0,10 €');
    expect(blindsOf({ ciegas: [50, 100] })).toBe('50/100');
    expect(netOf({ netoHeroe: 1.25, ciegas: [0.05, 0.1] })).toBe('+12,5 bb');
    expect(netOf({ netoHeroe: -150, ciegas: [50, 100] })).toBe('−1,5 bb');
    expect(seatOf('BTN')).toBe('en el botón');
    expect(seatOf(undefined)).toBe('sin asiento tuyo');
  });
});

describe('the quota', () => {
  const line = (limite: number | null, usadas: number, enEspera: number) => ({
    limite,
    usadas,
    quedan: limite === null ? null : Math.max(0, limite - usadas),
    enEspera,
  });
  const quota = (partidas: Cupo['partidas'], manos: Cupo['manos']): Cupo => ({
    mes: '2026-11',
    renueva: '2026-12-01',
    partidas,
    manos,
  });
  it('says what is left, and what waits', () => {
    expect(quotaWords(quota(line(20, 5, 0), line(500, 500, 120)))).toBe(
      'Este mes quedan por analizar 15 de 20 partidas y 0 de 500 manos. Lo que pase de ahí se guarda igual y espera al mes que viene. En espera: 120 manos.',
    );
    expect(quotaWords(quota(line(null, 900, 0), line(null, 0, 0)))).toMatch(/sin límite/u);
  });
});

describe('a fact as a number', () => {
  const fact = {
    valor: 61.4,
    intervalo: [57.02, 65.6] as [number, number],
    unidad: '%' as const,
    muestra: 1500,
    referencia: 24,
  };
  it('is said with its interval, its sample and what is usual', () => {
    expect(valueWords(fact)).toBe('61 %');
    expect(intervalWords(fact)).toBe('Entre 57 y 66 %, de 1.500; lo habitual, 24.');
    expect(valueWords({ ...fact, unidad: 'por 100 jugadas', valor: 4.25 })).toBe('4,3');
  });
  it('stays on its line', () => {
    expect(scaleOf(fact)).toEqual({ desde: 57, hasta: 65.6, valor: 61.4, referencia: 24 });
    for (const valor of [0, 3, 49, 100]) {
      const { referencia, ...rest } = scaleOf({ ...fact, valor, intervalo: [0, 100] });
      for (const at of [...Object.values(rest), referencia ?? 0]) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(100);
      }
    }
  });
});
