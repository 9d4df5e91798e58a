import { expect, it } from 'vitest';
import { breakLines, widthOf } from './picture.ts';
import { readPng, writePng } from './png.ts';

it('reads back what it wrote', () => {
  const rgb = Uint8Array.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]);
  expect(readPng(writePng({ width: 2, height: 2, rgb }))).toEqual({ width: 2, height: 2, rgb });
});

it('breaks a title into lines that fit beside the drawing', () => {
  const lines = breakLines('Control de cambios y notificaciones legales');
  expect(lines.join(' ')).toBe('Control de cambios y notificaciones legales');
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(600);
  expect(lines.length).toBeLessThanOrEqual(4);
});

it('says which letter it cannot draw', () => expect(() => widthOf('東')).toThrow('東'));
