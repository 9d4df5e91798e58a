import { expect, it } from 'vitest';
import type { StudyTask } from '../plan/tasks.ts';
import { missedLine } from './recover-words.ts';

const task = (more: Partial<StudyTask>) => ({ fecha: '2026-11-17', estado: 'esperando', ...more }) as StudyTask;
const answered = [{ ejercicio: 'aj000001', primero: 'bien', ultimo: 'bien', veces: 1 }] as StudyTask['intentos'];

it('says that a day was missed only where nothing of it was done', () => {
  expect(missedLine([task({}), task({})], '2026-11-19')).toBe('Te perdiste el martes.');
  expect(missedLine([task({ estado: 'finalizado' }), task({})], '2026-11-19')).toBe(
    'Te quedó algo pendiente del martes.',
  );
  expect(missedLine([task({ intentos: answered }), task({})], '2026-11-19')).toBe(
    'Te quedó algo pendiente del martes.',
  );
});

it('counts days where there are too many to name, and says when it was all of them', () => {
  const days = ['16', '17', '18', '19', '20'].map((day) => task({ fecha: `2026-11-${day}` }));
  expect(missedLine(days, '2026-11-30')).toBe('Te perdiste la semana entera.');
  expect(missedLine(days, '2026-11-20')).toBe('Te perdiste 4 días.');
  expect(missedLine([...days, task({ estado: 'finalizado' })], '2026-11-30')).toBe(
    'Te quedó algo pendiente de 5 días.',
  );
});
