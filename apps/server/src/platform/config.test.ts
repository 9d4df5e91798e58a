import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'estratega-config-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('configuration', () => {
  it('needs nothing outside production', () => {
    const config = parseConfig({ DATA_DIR: directory });
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      google: undefined,
    });
  });

  it('makes a secret once, keeps it, and lets nobody else read it', () => {
    const first = parseConfig({ DATA_DIR: directory }).authSecret;
    expect(parseConfig({ DATA_DIR: directory }).authSecret).toBe(first);
    expect(readFileSync(join(directory, 'auth-secret'), 'utf8').trim()).toBe(first);
    expect(statSync(join(directory, 'auth-secret')).mode & 0o077).toBe(0);
  });

  it('takes an empty variable as an unset one', () => {
    expect(parseConfig({ DATA_DIR: directory, PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      mail: undefined,
    });
  });

  it('names every bad variable at once', () => {
    const problems = problemsOf({
      PORT: 'abc',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'no',
      AUTH_SECRET: 'corto',
      SMTP_URL: 'http://x',
      CONTACT_EMAIL: 'x',
    });
    for (const name of ['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'AUTH_SECRET', 'SMTP_URL', 'CONTACT_EMAIL']) {
      expect(problems.some((problem) => problem.startsWith(`${name}:`))).toBe(true);
    }
  });

  it.each([
    ['false', false],
    ['true', 1],
    ['2', 2],
    ['10.0.0.1, 10.1.0.0/16, 2001:db8::/32', ['10.0.0.1', '10.1.0.0/16', '2001:db8::/32']],
  ])('TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
    expect(parseConfig({ DATA_DIR: directory, TRUST_PROXY })).toMatchObject({ trustProxy });
  });

  it.each(['yes', '-1', '99', '10.0.0.1/99', '10.0.0.1 10.0.0.2', '*'])('TRUST_PROXY=%s is refused', (TRUST_PROXY) => {
    expect(problemsOf({ DATA_DIR: directory, TRUST_PROXY }).join()).toContain('TRUST_PROXY:');
  });

  it('threads too few to hash and to compress at once are refused', () => {
    expect(problemsOf({ DATA_DIR: directory, UV_THREADPOOL_SIZE: '2' }).join()).toContain('UV_THREADPOOL_SIZE:');
  });

  it('stores passwords in production at no less than what is safe', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://x.example', AUTH_SECRET: 'x'.repeat(32) };
    expect(parseConfig(production).passwordCost).toBe(15);
    expect(problemsOf({ ...production, PASSWORD_COST: '14' })).toEqual(['PASSWORD_COST: at least 15 in production']);
    expect(parseConfig({ ...production, PASSWORD_COST: '16' }).passwordCost).toBe(16);
  });

  it('refuses production without an address and a secret, and half a provider', () => {
    const problems = problemsOf({ NODE_ENV: 'production', GOOGLE_CLIENT_ID: 'x' });
    expect(problems).toEqual([
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither',
      'PUBLIC_URL: required in production',
      'AUTH_SECRET: required in production',
    ]);
  });
});
