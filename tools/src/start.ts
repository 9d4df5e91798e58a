import { command } from './command.ts';
import { buildSite, SITE } from './site.ts';

command('npm run start');

// What is refused, or only asks for its flags, loads no server.
await import('@estratega/server/quick-imports');
const { parseConfig } = await import('@estratega/server/config');
const { closeOnSignals, runServer, sentenceFor } = await import('@estratega/server/run');

/** The whole product on one machine with nothing configured. */

const env = process.env;
const port = env.PORT || '3000';
const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;

const alreadyRunning = async (): Promise<boolean> => {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/salud/viva`, { signal: AbortSignal.timeout(2000) });
    return ((await response.json()) as { estado?: string }).estado === 'viva';
  } catch {
    return false;
  }
};

const start = async () => {
  // Emulators stand on this port too: a wrong one is told with every other wrong variable, before anything starts.
  if (!/^\d{1,5}$/u.test(port) || Number(port) > 65_535) parseConfig(env);
  if (port !== '0' && (await alreadyRunning())) {
    console.log(`Estratega is already running at http://localhost:${port}. Another one: PORT=3001 npm start`);
    process.exit(1);
  }
  buildSite();
  const production = env.NODE_ENV === 'production';
  // In production no emulator is even loaded.
  const emulation = production ? undefined : await (await import('./emulation.ts')).startEmulators(env, publicUrl);
  const config = parseConfig({ ...env, LOG_LEVEL: env.LOG_LEVEL || 'warn', ...emulation?.env });
  const running = await runServer({
    config,
    siteRoot: SITE,
    clock: emulation?.clock,
    serverFactory: emulation?.serverFactory,
  });
  closeOnSignals(async () => {
    await running.close();
    await emulation?.close();
  });
  console.log(
    [
      '',
      `  Estratega   ${config.publicUrl}`,
      `  Data        ${running.databaseLocation}`,
      `  Emulated    ${emulation && emulation.names.length > 0 ? `${emulation.names.join(', ')} (${config.publicUrl}/emuladores)` : 'nothing'}`,
      '  Stop        Ctrl-C',
      '',
    ].join('\n'),
  );
};

try {
  await start();
} catch (error) {
  console.error(sentenceFor(error, port));
  process.exit(1);
}
