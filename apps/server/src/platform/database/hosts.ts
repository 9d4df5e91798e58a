import pg from 'pg';

/**
 * A database that is on more than one machine, of which one takes writes: `postgresql://user:password@one:5432,two/db`, as
 * PostgreSQL's own programs understand it. Hosts are tried in their order, beginning with the one that worked last, and
 * one that only reads (a standby, before it is promoted) counts as away.
 */

const SHAPE = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/u;

/** One URL for each host. `target_session_attrs` says what is done here anyway, and the driver does not know it. */
export const splitHosts = (url: string): string[] => {
  const [, start = '', hosts = '', rest = ''] = SHAPE.exec(url) ?? [];
  const [path = '', query] = rest.split('?', 2);
  const params = new URLSearchParams(query);
  params.delete('target_session_attrs');
  const tail = `${path}${params.size > 0 ? `?${params}` : ''}`;
  return hosts.split(',').map((host) => `${start}${host}${tail}`);
};

export const isDatabaseUrl = (url: string): boolean => {
  const attributes = SHAPE.exec(url) ? new URLSearchParams(url.split('?', 2)[1]).get('target_session_attrs') : 'none';
  return [null, 'read-write', 'primary'].includes(attributes) && splitHosts(url).every((one) => URL.canParse(one));
};

/** As PostgreSQL says it to whoever writes where only reading is possible. */
class ReadOnlyHostError extends Error {
  readonly code = '25006';
  constructor() {
    super('this host only reads: it is a standby');
  }
}

const refuseReaders = async (client: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  const { rows } = await client.query<{ reads: boolean }>(
    "select pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as reads",
  );
  if (rows[0]?.reads !== false) throw new ReadOnlyHostError();
};

/** One connection to the first host that takes writes; the last failure when none does. */
export const connectToWriter = async (url: string, options: pg.ClientConfig = {}): Promise<pg.Client> => {
  const hosts = splitHosts(url);
  let failure: unknown;
  for (const connectionString of hosts) {
    const client = new pg.Client({ ...options, connectionString });
    // A broken connection is noticed by the statement that needs it.
    client.on('error', () => {});
    try {
      await client.connect();
      if (hosts.length > 1) await refuseReaders(client);
      return client;
    } catch (error) {
      failure = error;
      await client.end().catch(() => {});
    }
  }
  throw failure;
};

/** Longer ago than this a connection is made anew: it may lead to a machine that has been put in the second place. */
const RENEW_SECONDS = 300;

/** A pool whose connections go to the host that takes writes, whichever that is at the time. */
export const poolOverHosts = (url: string, options: pg.PoolConfig): pg.Pool => {
  const hosts = splitHosts(url);
  if (hosts.length === 1) return new pg.Pool({ ...options, connectionString: hosts[0] });
  let current = 0;
  const leave = (failed: number) => {
    // Ten connections that fail together leave a host once.
    if (failed === current) current = (current + 1) % hosts.length;
  };
  const chosen = new WeakMap<object, number>();
  class DirectedClient extends pg.Client {
    constructor(given?: pg.ClientConfig) {
      const { connectionString: _all, ...rest } = given ?? {};
      super({ ...rest, connectionString: hosts[current] });
      chosen.set(this, current);
    }
  }
  const pool = new pg.Pool({
    ...options,
    Client: DirectedClient as unknown as new () => pg.ClientBase,
    maxLifetimeSeconds: RENEW_SECONDS,
    verify: (client: pg.ClientBase, done: (error?: Error) => void) => {
      refuseReaders(client).then(
        () => done(),
        (error: Error) => {
          leave(chosen.get(client) ?? current);
          done(error);
        },
      );
    },
  } as pg.PoolConfig);
  // The pool does not say which host failed, only that one did: it was the one that stood first when it was asked.
  type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: (end?: boolean) => void) => void;
  const connectOnce = pool.connect.bind(pool) as (done: Done) => void;
  const attempt = (left: number, done: Done) => {
    const at = current;
    connectOnce((error, client, release) => {
      if (!error) return done(undefined, client, release);
      leave(at);
      return left > 1 ? attempt(left - 1, done) : done(error, undefined, release);
    });
  };
  const connect = (done?: Done) => {
    if (done) return attempt(hosts.length, done);
    return new Promise((resolve, reject) => {
      attempt(hosts.length, (error, client) => (error ? reject(error) : resolve(client)));
    });
  };
  pool.connect = connect as typeof pool.connect;
  return pool;
};
