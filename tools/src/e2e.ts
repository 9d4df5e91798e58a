import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { buildSite, ROOT } from './site.ts';

/** End-to-end tests in a real browser against the whole product. Arguments go to Playwright. */
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
buildSite();
const browser = findBrowser();
const { status } = spawnSync(
  process.execPath,
  [cli, 'test', '--config', join(ROOT, 'e2e/playwright.config.ts'), ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) },
  },
);
process.exit(status ?? 1);
