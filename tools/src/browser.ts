import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** A real browser: the one asked for, the one that is there, or the one that can be installed. */

/** The shell is the same browser without its own windows, and starts sooner. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

const fromDebian = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing a browser with apt-get…');
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
    ? onPath()
    : undefined;
};

const fromPlaywright = (): string | undefined => {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  // Undefined lets Playwright use the browser that it has just put in its own place.
  if (run(process.execPath, [cli, 'install', 'chromium'])) return undefined;
  throw new Error('No browser: install Chromium or Chrome, or set CHROME_PATH to one.');
};

export const findBrowser = (): string | undefined => {
  const asked = process.env.CHROME_PATH;
  if (asked) return asked;
  return onPath() ?? fromDebian() ?? fromPlaywright();
};
