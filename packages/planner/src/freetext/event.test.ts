import { expect, it } from 'vitest';
import { eventIn } from './event.ts';

const MONDAY = '2026-11-16';

it.each([
  ['El 5 de diciembre empiezo un abierto de siete rondas. Juego 1.d4', '2026-12-05'],
  ['Tengo torneo el 3 de enero', '2027-01-03'],
  ['En tres semanas juego un abierto', '2026-12-07'],
  ['dentro de 10 días es el campeonato del club', '2026-11-26'],
  ['Este sábado juego un torneo rápido', '2026-11-21'],
  ['El domingo 29 de noviembre juego el torneo grande del mes', '2026-11-29'],
  ['La próxima semana empieza el Nacional', '2026-11-23'],
])('%s', (text, day) => expect(eventIn(text, MONDAY)).toBe(day));

it.each([
  'Juego torneos los domingos',
  'El 5 de octubre jugué un torneo y quedé último',
  'Todos los sábados hay torneo en el club',
  'Quiero aprender la Caro-Kann en tres semanas',
  'Prefiero un juego abierto',
])('names no tournament ahead: %s', (text) => expect(eventIn(text, MONDAY)).toBeUndefined());
