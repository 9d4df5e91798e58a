import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SECRET } from './server.ts';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

export interface Work {
  readonly longest: number;
  readonly busy: number;
}

export interface Child {
  readonly process: ChildProcess;
  readonly address: string;
  readonly output: () => string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
  /** Of a watched server: milliseconds of processor time that its main thread took since it was last asked, in all and without a pause. */
  work(): Promise<Work>;
}

/** Starts the server as a process and waits until it listens. */
export const startChild = async (env: Readonly<Record<string, string>>, watched = false): Promise<Child> => {
  const child = spawn(process.execPath, [SERVE], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'warn',
      AUTH_SECRET: SECRET,
      // What a password really costs is for the tests of storms.
      ...(env.NODE_ENV === 'production' ? {} : { PASSWORD_COST: '4' }),
      // A slow machine is not a failure.
      PATIENCE_SECONDS: '120',
      LIMIT_SIGN_UP_PER_HOUR: '100000',
      LIMIT_PLANS_PER_HOUR: '1000000',
      LIMIT_READINGS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(watched ? (['ipc'] as const) : [])],
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /READY (\S+)/u.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  return {
    process: child,
    address,
    output: () => output,
    work: async () => {
      const told = once(child, 'message');
      child.send('?');
      const [work] = (await told) as [Work];
      return work;
    },
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
};

export const post = (address: string, path: string, body: unknown, token?: string, method = 'POST') =>
  fetch(`${address}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
