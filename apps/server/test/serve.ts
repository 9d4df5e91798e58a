import { parseConfig } from '../src/platform/config.ts';
import '../src/platform/quick-imports.ts';

const { closeOnSignals, runServer } = await import('../src/run.ts');

/** The server as a process of its own, for tests that kill it. */
const running = await runServer({ config: parseConfig(process.env) });
closeOnSignals(running.close);
console.log(`READY ${running.address}`);

/**
 * What the main thread was kept busy with, in processor time and so the same with or without neighbours: in all, and in the longest turn of its
 * loop, during which nobody else was served. A timer that is always due runs once in every turn.
 */
if (process.send) {
  const cpu = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [begun, last, longest] = [cpu(), cpu(), 0];
  setInterval(() => {
    const now = cpu();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  process.on('message', () => {
    const now = cpu();
    process.send?.({ longest: Math.max(longest, now - last), busy: now - begun });
    [begun, last, longest] = [now, now, 0];
  });
}
