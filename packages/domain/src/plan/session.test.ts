import { describe, expect, it } from 'vitest';
import { nextSession, type SessionTask } from './session.ts';

const task = (fecha: string, tareaIndex: number, change: Partial<SessionTask> = {}): SessionTask => ({
  diaIndex: Number(fecha.slice(-2)) - 16,
  tareaIndex,
  fecha,
  titulo: `${fecha} ${tareaIndex}`,
  tiempo: 30,
  estado: 'esperando',
  ...change,
});
const WEEK = [task('2026-11-16', 0), task('2026-11-16', 1), task('2026-11-18', 0), task('2026-11-18', 1)];
const done = (from: readonly SessionTask[], ...places: readonly number[]): SessionTask[] =>
  from.map((one, i) => (places.includes(i) ? { ...one, estado: 'finalizado' } : one));

describe('what to study next', () => {
  it('is today, also with earlier days left behind', () => {
    expect(nextSession(WEEK, '2026-11-18')).toEqual({
      diaIndex: 2,
      tareaIndex: 0,
      fecha: '2026-11-18',
      titulo: '2026-11-18 0',
      cuando: 'hoy',
      empezada: false,
      tareas: 2,
      minutos: 60,
      conLeccion: false,
    });
  });

  it('knows that today is done from a day without tasks', () => {
    expect(nextSession(done(WEEK, 0, 1), '2026-11-16')).toMatchObject({ cuando: 'proxima', hoyHecha: true });
    expect(nextSession(done(WEEK, 0), '2026-11-16')).not.toHaveProperty('hoyHecha');
    expect(nextSession(done(WEEK, 0, 1), '2026-11-17')).not.toHaveProperty('hoyHecha');
    // Whoever is behind, and did today's, has done today's.
    expect(nextSession(done(WEEK, 2, 3), '2026-11-18')).toMatchObject({ cuando: 'atrasada', hoyHecha: true });
  });

  it('goes on where today was left', () => {
    expect(nextSession(done(WEEK, 2), '2026-11-18')).toMatchObject({
      tareaIndex: 1,
      empezada: true,
      tareas: 1,
      minutos: 30,
    });
    const answered = WEEK.map((one, i) => (i === 2 ? { ...one, empezada: true } : one));
    expect(nextSession(answered, '2026-11-18')).toMatchObject({ tareaIndex: 0, empezada: true });
  });

  it('is what was left behind on a day without tasks, and what comes when nothing was', () => {
    expect(nextSession(WEEK, '2026-11-17')).toMatchObject({ fecha: '2026-11-16', cuando: 'atrasada' });
    expect(nextSession(done(WEEK, 0, 1), '2026-11-17')).toMatchObject({ fecha: '2026-11-18', cuando: 'proxima' });
  });

  it('is nothing once all is finished', () => {
    expect(nextSession(done(WEEK, 0, 1, 2, 3), '2026-11-18')).toBeUndefined();
  });
});
