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
