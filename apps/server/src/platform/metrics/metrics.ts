import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What whoever runs the server watches. Labels are patterns and classes, never what a visitor wrote: their number is
 * bounded by the routes there are, and nobody's id or address is in them.
 */

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who calls this route by itself, so that its failures are counted apart: nobody looks at a screen there. */
    webhook?: string;
  }
}

/** Seconds; from what a static file takes to what a proxy gives up at. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Answers under which a distance is an accident: the report's own least number (`modules/reports`). */
const CALIBRATION_TOLD_FROM = 2000;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

export interface Metrics {
  readonly registry: Registry;
  /** Counts every answer of an app. */
  watch(app: FastifyInstance): void;
}

export interface MetricsOptions {
  readonly pool: pg.Pool;
  readonly poolMax: number;
}

export const createMetrics = ({ pool, poolMax }: MetricsOptions): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const duration = new Histogram({
    name: 'estratega_http_request_seconds',
    help: 'How long answers took, by route; its count is the rate.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const webhooks = new Counter({
    name: 'estratega_webhooks_total',
    help: 'What providers told us: taken, refused (not theirs, too many) or failed (ours or theirs; they will try again).',
    labelNames: ['provider', 'result'],
    registers,
  });
  new Gauge({
    name: 'estratega_database_pool',
    help: 'Connections: all, idle, and requests that wait for one. "max" is the most there can be.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
      this.set({ state: 'max' }, poolMax);
    },
  });
  // One question for both: whether it answers, and what became of the work by night.
  const up = new Gauge({
    name: 'estratega_database_up',
    help: 'Whether the database answered this question.',
    registers,
  });
  new Gauge({
    name: 'estratega_jobs',
    help: 'Work that nobody waits for, by its state; "failed" stays for a while and should be 0.',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      this.reset();
      try {
        const there = await pool.query<{ there: boolean }>("select to_regclass('pgboss.job') is not null as there");
        const { rows } = there.rows[0]?.there
          ? await pool.query<{ name: string; state: string; n: number }>(
              // Its own housekeeping has names of its own.
              "select name, state::text, count(*)::int as n from pgboss.job where name not like '\\_\\_%' group by 1, 2",
            )
          : { rows: [] };
        for (const { name, state, n } of rows) this.set({ job: name, state }, n);
        up.set(1);
      } catch {
        // The rest can still be told, and this is itself worth telling.
        up.set(0);
      }
    },
  });
  new Gauge({
    name: 'estratega_shard_up',
    help: 'Where users are spread over machines: whether each answers. A 0 are the users that it holds; the others are served.',
    labelNames: ['node'],
    registers,
    async collect() {
      this.reset();
      try {
        const spread = await pool.query<{ yes: boolean }>("select to_regclass('pg_dist_node') is not null as yes");
        if (!spread.rows[0]?.yes) return;
        const { rows } = await pool.query<{ node: string; up: boolean }>(
          "select nodename || ':' || nodeport as node, success as up from run_command_on_workers('select 1')",
        );
        for (const { node, up: answers } of rows) this.set({ node }, answers ? 1 : 0);
      } catch {
        // estratega_database_up says it.
      }
    },
  });
  new Gauge({
    name: 'estratega_calibration_error',
    help: 'How far what is expected of answers lies from what comes (ECE), in the latest nightly report that has enough of them.',
    labelNames: ['game', 'by', 'value'],
    registers,
    async collect() {
      this.reset();
      try {
        const { rows } = await pool.query<{ grupos: { campo: string; por: string; valor: string; ece: number }[] }>(
          `select jsonb_path_query_array(contenido, '$.grupos[*] ? (@.n >= $n)', jsonb_build_object('n', $1::int)) as grupos
           from informes where nombre = 'calibracion' order by dia desc limit 1`,
          [CALIBRATION_TOLD_FROM],
        );
        for (const { campo, por, valor, ece } of rows[0]?.grupos ?? [])
          this.set({ game: campo, by: por, value: valor }, ece);
      } catch {
        // estratega_database_up says it.
      }
    },
  });
  return {
    registry,
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        // A route that nobody made has no pattern: what was asked for is the visitor's to choose.
        const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
        const method = METHODS.has(request.method) ? request.method : 'other';
        duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
        const provider = request.routeOptions.config.webhook;
        if (provider === undefined) return;
        const result = reply.statusCode < 400 ? 'taken' : reply.statusCode < 500 ? 'refused' : 'failed';
        webhooks.inc({ provider, result });
      });
    },
  };
};

/** The process itself: processor, memory, event loop lag, garbage. Once per process, by whoever runs it. */
export const watchProcess = ({ registry }: Metrics): void => {
  collectDefaultMetrics({ register: registry, prefix: 'estratega_' });
};
