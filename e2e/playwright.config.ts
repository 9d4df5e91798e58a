import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? '3210');
/** Journeys that live through a week move their server's clock, so they have a server of their own. */
const clockPort = port + 500;
const urlOf = (at: number) => `http://localhost:${at}`;
/** Set once: Playwright loads this file in every worker. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'estratega-e2e-'));
// Reachable by the database's own user, so that everything of a run is in this folder.
chmodSync(process.env.E2E_DATA_DIR, 0o755);
const dataDir = process.env.E2E_DATA_DIR;

const server = (at: number, name: string) => ({
  command: `"${process.execPath}" tools/src/start.ts`,
  cwd: join(import.meta.dirname, '..'),
  url: `${urlOf(at)}/api/salud/lista`,
  timeout: 600_000,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  env: {
    PORT: String(at),
    DATA_DIR: join(dataDir, name),
    LIMIT_SIGN_UP_PER_HOUR: '100000',
    PASSWORD_COST: '4',
    // A machine that several tests share can be late by more than the five seconds after which a server turns people away.
    PATIENCE_SECONDS: '300',
  },
});

const root = process.getuid?.() === 0;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // The unit tests run beside these: more would only wait for each other.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A slow machine is not a failure: what never comes is waited for in vain, and then told.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // It fetches 136 files for whoever signs in, in every journey anew. Those that go on without network allow it, and
    // those of the study screen and of a week's end, so that the everyday is also seen with it.
    serviceWorkers: 'block',
    // What moves is drawn sixty times a second by the processor: where motion is no part of a journey, nothing moves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // What can never be pressed is told as soon as what never comes.
    actionTimeout: 60_000,
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
  projects: [
    // One after the other, so it begins first.
    { name: 'weeks', testMatch: /advance/u, fullyParallel: false, use: { baseURL: urlOf(clockPort) } },
    { name: 'product', testIgnore: /advance/u, use: { baseURL: urlOf(port) } },
  ],
  webServer: [server(port, 'product'), server(clockPort, 'weeks')],
});
