import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** How long the lines of a server are kept is for whoever keeps them: what we hand out for that says thirty days. */
const deployed = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8');
const DAYS = 30;

describe('lines of the server', () => {
  it('are kept thirty days by the journal, and have a most', () => {
    const journal = deployed('journald.conf');
    expect(journal).toMatch(new RegExp(`^MaxRetentionSec=${DAYS}day$`, 'mu'));
    expect(journal).toMatch(/^SystemMaxUse=\d+G$/mu);
  });

  it('are kept thirty days in files: as many turns, one a day, none of them without an end', () => {
    const settings = deployed('logrotate.conf')
      .split('\n')
      .map((line) => line.trim());
    expect(settings).toContain('daily');
    expect(settings).toContain(`rotate ${DAYS}`);
    expect(settings).toContain(`maxage ${DAYS}`);
    expect(settings).toContain('copytruncate');
    expect(settings.some((line) => /^maxsize \d+M$/u.test(line))).toBe(true);
  });

  it('are what the operator is told', () => {
    const operations = readFileSync(fileURLToPath(new URL('../../../docs/operations.md', import.meta.url)), 'utf8');
    expect(operations).toMatch(/logrotate\.conf/u);
    expect(operations).toMatch(/journald\.conf/u);
  });
});
