import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggerOptions } from './logging.ts';

describe('logs', () => {
  it('never hold a secret, wherever it hides', () => {
    let text = '';
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        text += String(chunk);
        done();
      },
    });
    const log = pino(loggerOptions('trace'), sink);
    const canary = 'CANARIO-7f3a';
    const failure = Object.assign(new Error(`Failed query: insert into usuarios\nparams: ${canary}`), {
      code: '23505',
    });
    log.error({ err: failure }, 'unexpected error');
    log.info({
      req: {
        method: 'GET',
        url: `/api/auth/callback/google?code=${canary}`,
        headers: { authorization: canary },
        ip: '127.0.0.1',
      },
    });
    log.info({ req: { method: 'GET', url: `/api/auth/reset-password/${canary}`, ip: '127.0.0.1' } });
    log.info({ body: { password: canary, newPassword: canary, token: canary }, token: canary, password: canary });
    expect(text).toContain('Failed query');
    expect(text).not.toContain(canary);
  });
});
