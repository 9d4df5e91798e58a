import { fileURLToPath } from 'node:url';
import { ConfigError, parseConfig } from './platform/config.ts';
import { closeOnSignals, runServer } from './run.ts';

const SITE = fileURLToPath(new URL('../../web/build/client', import.meta.url));

try {
  const running = await runServer({ config: parseConfig(process.env), siteRoot: SITE });
  closeOnSignals(running.close);
  console.log(`Estratega: ${running.address}`);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
