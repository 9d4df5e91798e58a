import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('./serve-api.ts', import.meta.url));

export interface DrillServer {
  readonly process: ChildProcess;
  readonly address: string;
}

/** A server of the product in a process of its own, as a drill wants it; its limits are not what is tried. */
export const startDrillServer = async (env: Readonly<Record<string, string>>): Promise<DrillServer> => {
  const child = spawn(process.execPath, [SERVE], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      AUTH_SECRET: 'a-secret-for-drills-that-is-long-enough-0123456789',
      LIMIT_PLANS_PER_HOUR: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /API: (\S+)/u.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`a server ended with ${code}`)));
  });
  return { process: child, address };
};
