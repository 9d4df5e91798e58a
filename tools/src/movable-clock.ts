import type { IncomingMessage, RequestListener } from 'node:http';

/**
 * A clock that a test can move, handed to the server as any clock is: the product itself has no way to change time.
 * GET tells the time; POST {"avanzarDias": 7} moves it forward for everybody on this server.
 */
export interface MovableClock {
  readonly now: () => Date;
  readonly listener: RequestListener;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
};

const daysIn = (body: unknown): number => {
  const days = typeof body === 'object' && body !== null && 'avanzarDias' in body ? body.avanzarDias : undefined;
  if (typeof days !== 'number' || !Number.isFinite(days) || days < 0) throw new Error('avanzarDias');
  return days;
};

export const movableClock = (): MovableClock => {
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const listener: RequestListener = (request, response) => {
    const tell = () => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify({ ahora: now().toISOString() }));
    };
    if (request.method !== 'POST') return tell();
    readJson(request).then(
      (body) => {
        try {
          offset += daysIn(body) * DAY_MS;
          tell();
        } catch {
          response.writeHead(400).end();
        }
      },
      () => response.writeHead(400).end(),
    );
  };
  return { now, listener };
};
