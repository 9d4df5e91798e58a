import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';

/**
 * A socket of its own, which no proxy leads to: on the public one `/metrics` does not exist. Whoever may not read it is
 * told that there is nothing, or that a key is missing where one is asked for.
 */
const digest = (text: string) => createHash('sha256').update(text).digest();

export interface MetricsListener {
  readonly address: string;
  close(): Promise<void>;
}

export const listenForMetrics = async (
  metrics: Metrics,
  { host, port, token }: NonNullable<Config['metrics']>,
  onError: (error: unknown) => void,
): Promise<MetricsListener> => {
  const wanted = token === undefined ? undefined : digest(`Bearer ${token}`);
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, response) => {
    const answer = (status: number, type = 'text/plain; charset=utf-8', body = '') => {
      response.writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      });
      response.end(body);
    };
    request.resume();
    // Of one length, so that comparing takes as long whatever was sent.
    if (wanted && !timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) return answer(401);
    if (request.method !== 'GET' || request.url !== '/metrics') return answer(404);
    return metrics.registry.metrics().then(
      (text) => answer(200, metrics.registry.contentType, text),
      (error: unknown) => {
        onError(error);
        answer(500);
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  return {
    address: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
