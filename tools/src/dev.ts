import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { command } from './command.ts';
import { ROOT, webCli } from './site.ts';

command('npm run dev');

/** Hot reload: the web by Vite on PORT, the server restarted on change behind it. */
const port = process.env.PORT || '3000';
/** Any that is free: 3001 is what a second copy is offered. */
const freePort = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address() as AddressInfo;
      probe.close(() => resolve(`${found}`));
    });
  });
const apiPort = process.env.API_PORT || (await freePort());

const server = spawn(
  process.execPath,
  ['--watch-path=apps/server/src', '--watch-path=packages', '--watch-path=tools/src', 'tools/src/serve-api.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: apiPort, PUBLIC_URL: `http://localhost:${port}` },
  },
);
const web = spawn(process.execPath, [webCli(), 'dev', '--port', port], {
  cwd: join(ROOT, 'apps/web'),
  stdio: 'inherit',
  env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
});
const children = [server, web];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
