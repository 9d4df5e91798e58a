import { describe, expect, it } from 'vitest';
import { AYUDA, countryOf, dialled, JUGADORES_ANONIMOS, PAISES_AYUDA } from './help-lines.ts';

const lines = [...PAISES_AYUDA.flatMap(({ lineas }) => lineas), JUGADORES_ANONIMOS];

describe('help lines', () => {
  it('cover every country where Spanish is spoken, each with somewhere to turn to', () => {
    const names = PAISES_AYUDA.map(({ pais }) => pais);
    expect(names).toHaveLength(22);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'es')));
    expect(new Set(names).size).toBe(names.length);
    for (const { lineas } of PAISES_AYUDA) expect(lineas.length).toBeGreaterThan(0);
  });

  it('give a number only with the month in which it was published, not in the future, and always where to look', () => {
    for (const { nombre, telefono, donde } of lines) {
      expect(donde, nombre).not.toBe('');
      if (telefono === null) continue;
      expect(telefono.comprobado, nombre).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/u);
      expect(telefono.comprobado <= '2026-11', nombre).toBe(true);
      expect(dialled(telefono), nombre).toMatch(/^\*?\d{3,11}$/u);
    }
  });

  it('dial what is before the menu', () => {
    expect(dialled({ numero: '113, opción 5', comprobado: '2026-03' })).toBe('113');
    expect(dialled({ numero: '0800-444-4000', comprobado: '2025-12' })).toBe('08004444000');
    expect(dialled({ numero: '*4141', comprobado: '2025-10' })).toBe('*4141');
  });

  it('know the country by the time zone, where that tells', () => {
    expect(countryOf('America/Argentina/Buenos_Aires')?.pais).toBe('Argentina');
    expect(countryOf('America/Buenos_Aires')?.pais).toBe('Argentina');
    expect(countryOf('Europe/Madrid')?.pais).toBe('España');
    expect(countryOf('America/Lima')?.pais).toBe('Perú');
    expect(countryOf('Etc/GMT+3')).toBeUndefined();
    const zones = PAISES_AYUDA.flatMap(({ zonas }) => zonas);
    expect(new Set(zones).size).toBe(zones.length);
  });

  it('say to stop, to set limits and to talk', () => {
    expect(AYUDA.pasos.map(({ titulo }) => titulo)).toEqual(['Para', 'Pon límites', 'Habla con alguien']);
  });
});
