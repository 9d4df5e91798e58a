import { parseConfig } from '../src/platform/config.ts';
import '../src/platform/quick-imports.ts';

const { closeOnSignals, runServer } = await import('../src/run.ts');

/** The server as a process of its own, for tests that kill it. */
const running = await runServer({ config: parseConfig(process.env) });
closeOnSignals(running.close);
console.log(`READY ${running.address}`);
