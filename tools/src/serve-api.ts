import { parseConfig } from '@estratega/server/config';
import { closeOnSignals, runServer } from '@estratega/server/run';
import { startEmulators } from './emulation.ts';

/** The server without the web, for development: Vite serves that. */
const emulation = await startEmulators(process.env, process.env.PUBLIC_URL ?? 'http://localhost:3000');
const config = parseConfig({ ...process.env, ...emulation.env });
const running = await runServer({ config, clock: emulation.clock, serverFactory: emulation.serverFactory });
closeOnSignals(async () => {
  await running.close();
  await emulation.close();
});
console.log(`API: ${running.address}`);
