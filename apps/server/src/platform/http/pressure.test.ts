import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { shedLoad } from './pressure.ts';
import { answerProblems } from './problems.ts';

describe('a process that is late', () => {
  it('says so at once, and takes requests again when it has caught up', async () => {
    const app = fastify();
    answerProblems(app);
    shedLoad(app, 20_000);
    const impatient = fastify();
    answerProblems(impatient);
    shedLoad(impatient, 300);
    for (const one of [app, impatient]) one.get('/', async () => 'hola');
    await Promise.all([app.ready(), impatient.ready()]);
    // Both of their appointments pass meanwhile.
    for (const end = performance.now() + 1500; performance.now() < end; ) Math.sqrt(2);
    await sleep(1);
    const refused = await impatient.inject('/');
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/')).statusCode).toBe(200);
    while ((await impatient.inject('/')).statusCode === 503) await sleep(100);
    await Promise.all([app.close(), impatient.close()]);
  });
});
