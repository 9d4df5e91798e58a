import { vi } from 'vitest';

export interface Call {
  method: string;
  path: string;
  token: string | undefined;
  body: unknown;
}

type Answer = { status?: number; json?: unknown } | 'offline';

/** Stands in for fetch: answers by "METHOD /path" and keeps what was asked. */
export function fakeServer(answers: Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      token: new Headers(init.headers).get('authorization')?.replace('Bearer ', ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const found = answers[`${call.method} ${path}`] ?? {
      status: 404,
      json: { title: 'No encontramos lo que buscas.' },
    };
    const answer = await (typeof found === 'function' ? found(call) : found);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const status = answer.status ?? 200;
    return new Response(status === 204 ? null : JSON.stringify(answer.json ?? {}), { status });
  });
  return calls;
}

export function problem(status: number, code: string, title: string, fields?: Record<string, string>) {
  return { status, json: { type: 'about:blank', status, code, title, fields, requestId: 'r' } };
}
