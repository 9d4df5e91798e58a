import { expect, it } from 'vitest';
import { overdueBy } from './overdue.ts';

const NOW = new Date('2026-11-16T00:00:00Z');
const RELEASES = {
  created: '2020-01-01T00:00:00Z',
  modified: '2026-11-01T00:00:00Z',
  '1.2.0': '2026-01-01T00:00:00Z',
  '1.2.9': '2026-06-01T00:00:00Z',
  '1.2.10': '2026-07-01T00:00:00Z',
  '1.3.0': '2026-11-01T00:00:00Z',
  '2.0.0': '2026-02-01T00:00:00Z',
  '2.0.1-beta.1': '2026-02-01T00:00:00Z',
};

it.each([
  ['behind a release of its line', '1.2.0', { version: '1.2.10', days: 138 }],
  ['behind one that is still young', '1.2.10', undefined],
  ['up to date', '1.3.0', undefined],
  ['another line is another matter', '2.0.0', undefined],
  ['not a plain version', '18.4.0-beta.17', undefined],
])('%s', (_what, version, expected) => {
  expect(overdueBy(version, RELEASES, NOW, 90)).toEqual(expected);
});

it('below 1.0 the second number is the line', () => {
  const releases = {
    '0.45.4': '2026-01-01T00:00:00Z',
    '0.46.0': '2026-02-01T00:00:00Z',
    '0.45.5': '2026-03-01T00:00:00Z',
  };
  expect(overdueBy('0.45.4', releases, NOW, 90)).toEqual({ version: '0.45.5', days: 260 });
});
