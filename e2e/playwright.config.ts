import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = process.env.E2E_PORT ?? '3210';
const baseURL = `http://localhost:${port}`;
/** Set once: Playwright loads this file in every worker. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'estratega-e2e-'));

const root = process.getuid?.() === 0;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium does not run as root with its sandbox.
        ...(root ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" tools/src/start.ts`,
    cwd: join(import.meta.dirname, '..'),
    url: `${baseURL}/api/salud/lista`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port, DATA_DIR: process.env.E2E_DATA_DIR, LIMIT_SIGN_UP_PER_HOUR: '100000' },
  },
});
