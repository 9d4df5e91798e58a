import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './site.ts';

/** Every command that begins with a program of ours; Playwright's own flags are Playwright's. */
const scripts = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;
const COMMANDS = [
  ...new Set(
    Object.values(scripts).flatMap((script) => [...script.matchAll(/node (\S+\.ts)/gu)].map(([, file]) => file)),
  ),
].filter((file) => file !== undefined && file !== 'tools/src/e2e.ts') as string[];

const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, file), ...args], { cwd: ROOT, encoding: 'utf8', timeout: 300_000 });

describe('commands', () => {
  it('are many', () => expect(COMMANDS.length).toBeGreaterThan(30));

  it('all say what they take before they do anything', () => {
    const silent = COMMANDS.filter((file) => !/\bcommand\('npm run /u.test(readFileSync(join(ROOT, file), 'utf8')));
    // The compiler of lessons is in a package, which knows nothing of tools: it says so itself, and is run below.
    expect(silent).toEqual(['packages/lessons/src/compile/main.ts']);
  });

  it.each([
    'tools/src/backup.ts',
    'tools/src/restore.ts',
    'tools/src/distribute.ts',
    'tools/src/months.ts',
    'tools/src/start.ts',
    'packages/lessons/src/compile/main.ts',
  ])('%s refuses a flag that it does not know, and tells its own', (file) => {
    const unknown = run(file, '--sin-sentido');
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain('--sin-sentido');
    expect(unknown.stderr).toContain('Usage: npm run ');
  });

  it('that do their work in parts name them', () => {
    const { status, stdout } = run('tools/src/torture.ts', '--help');
    expect([status, stdout]).toEqual([0, expect.stringContaining('Parts: fuzz, kill, races')]);
  });

  it('tell their flags when they are asked, and do nothing else', () => {
    const help = run('tools/src/backup.ts', '--help');
    expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('Usage: npm run ')]);
    expect(existsSync(join(ROOT, '--help'))).toBe(false);
  });
});
