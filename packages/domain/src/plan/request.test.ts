import { describe, expect, it } from 'vitest';
import { FIELD_TEXTS } from './field-texts.ts';
import { informacionTema, informacionTemaAvance } from './request.ts';

const chess = {
  campo: 'Ajedrez',
  nivelIntensidad: 'bajo',
  diasEstudio: ['lunes', 'jueves'],
  horasEstudio: { lunes: 1.5, jueves: 0.5 },
  experienciaAjedrez: 'Elo online',
  elo: 1420,
  tiempo: 'rapida',
  conocimientosAjedrez: 'No sé finales.',
};
const poker = {
  campo: 'Poker Texas Holdem',
  nivelIntensidad: 'alto',
  diasEstudio: ['domingo'],
  horasEstudio: { domingo: 12 },
  tipoPoker: 'Torneos',
  limiteMesa: 'Micro-stakes NL2-NL25',
  conocimientosPoker: '',
};
const fieldsOf = (value: unknown) => {
  const parsed = informacionTema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
};

describe('what a player asks for', () => {
  it('is taken when it is whole', () => {
    expect(fieldsOf(chess)).toEqual([]);
    expect(fieldsOf(poker)).toEqual([]);
    expect(fieldsOf({ ...chess, experienciaAjedrez: 'Sin experiencia', elo: undefined, tiempo: undefined })).toEqual(
      [],
    );
    expect(fieldsOf({ ...chess, zonaHoraria: 'Europe/Madrid' })).toEqual([]);
  });

  it.each([
    ['no day', { diasEstudio: [], horasEstudio: {} }, 'diasEstudio'],
    ['a day twice', { diasEstudio: ['lunes', 'lunes'], horasEstudio: { lunes: 1 } }, 'diasEstudio'],
    ['an unknown day', { diasEstudio: ['monday'], horasEstudio: { monday: 1 } }, 'diasEstudio.0'],
    ['a day without hours', { horasEstudio: { lunes: 1 } }, 'horasEstudio.jueves'],
    ['hours of a day not chosen', { horasEstudio: { lunes: 1, jueves: 1, domingo: 1 } }, 'horasEstudio.domingo'],
    ['zero hours', { horasEstudio: { lunes: 0, jueves: 1 } }, 'horasEstudio.lunes'],
    ['too many hours', { horasEstudio: { lunes: 12.5, jueves: 1 } }, 'horasEstudio.lunes'],
    ['a step that is not half an hour', { horasEstudio: { lunes: 0.75, jueves: 1 } }, 'horasEstudio.lunes'],
    ['minutes that no session has', { horasEstudio: { lunes: 0.25, jueves: 1 } }, 'horasEstudio.lunes'],
    ['hours as text', { horasEstudio: { lunes: '1', jueves: 1 } }, 'horasEstudio.lunes'],
    ['Elo without a rated experience', { experienciaAjedrez: 'No tengo elo', tiempo: undefined }, 'elo'],
    ['a rated experience without Elo', { elo: undefined }, 'elo'],
    ['a rated experience without a time control', { tiempo: undefined }, 'tiempo'],
    ['an impossible Elo', { elo: 99 }, 'elo'],
    ['a fractional Elo', { elo: 1400.5 }, 'elo'],
    ['clasica without its accent', { tiempo: 'clasica' }, 'tiempo'],
    ['a text that is too long', { conocimientosAjedrez: 'a'.repeat(2001) }, 'conocimientosAjedrez'],
    ['NUL', { conocimientosAjedrez: 'a\u0000' }, 'conocimientosAjedrez'],
    ['an unknown zone', { zonaHoraria: 'Marte/Olimpo' }, 'zonaHoraria'],
    ['an unknown intensity', { nivelIntensidad: 'medio' }, 'nivelIntensidad'],
    ['an unknown property', { tipoPoker: 'Torneos' }, ''],
  ])('is refused with %s, and the field is named', (_what, change, field) => {
    expect(fieldsOf({ ...chess, ...change })).toContain(field);
  });

  it.each([0, 0.25, 0.7, 12.5, '1'])('says in Spanish what hours may be, whatever was wrong with them: %s', (lunes) => {
    const parsed = informacionTema.safeParse({ ...chess, horasEstudio: { lunes, jueves: 1 } });
    expect(new Set(parsed.error?.issues.map(({ message }) => message))).toEqual(new Set([FIELD_TEXTS.horasEstudio]));
  });

  it('carries what was done only when a week is advanced', () => {
    const done = { ...chess, tareasCompletadas: ['x'], objetivosCompletados: 3, nuevaInformacion: 'Ahora tengo 1500.' };
    expect(informacionTemaAvance.safeParse(done).success).toBe(true);
    expect(informacionTema.safeParse(done).success).toBe(false);
    expect(informacionTemaAvance.safeParse({ ...done, elo: undefined }).success).toBe(false);
  });
});
