import { fileURLToPath } from 'node:url';
import './platform/quick-imports.ts';

const { parseConfig } = await import('./platform/config.ts');
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
