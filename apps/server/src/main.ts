import { fileURLToPath } from 'node:url';
import { parseConfig } from './platform/config.ts';
import './platform/quick-imports.ts';

const { closeOnSignals, runServer, sentenceFor } = await import('./run.ts');

const SITE = fileURLToPath(new URL('../../web/build/client', import.meta.url));

try {
  const running = await runServer({ config: parseConfig(process.env), siteRoot: SITE });
  closeOnSignals(running.close);
  console.log(`Estratega: ${running.address}`);
} catch (error) {
  console.error(sentenceFor(error, process.env.PORT || '3000'));
  process.exit(1);
}
