import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { requireCeilings } from '../src/platform/http/ceilings.ts';
import { ROUTE_CEILINGS } from '../src/route-ceilings.ts';
import { ROUTE_TABLE } from './route-table.ts';
import { worstRequests } from './worst-account.ts';

/** That every route says what it may cost. Its worst request is made and counted in `torture/worst-work.test.ts`: an account is filled for it. */

const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

describe('every route', () => {
  it('says what it may cost, and no row is of a route that is gone', () => {
    expect(Object.keys(ROUTE_CEILINGS).sort()).toEqual(ROUTE_TABLE.map(nameOf).sort());
  });

  it('does not start without its row', async () => {
    const app = Fastify();
    requireCeilings(app, { 'GET /api/conocida': ROUTE_CEILINGS['GET /api/config'] as never });
    app.get('/api/conocida', async () => '');
    expect(() => app.get('/api/nueva', async () => '')).toThrow('Route GET /api/nueva does not say what it may cost');
    await app.close();
  });

  it('does not start where a user may ask for much and is not counted', async () => {
    const app = Fastify();
    const much = ROUTE_CEILINGS['GET /api/repaso'] as never;
    requireCeilings(app, { 'GET /api/mucho': much, 'GET /api/contado': much });
    app.get('/api/contado', { config: { access: 'user', cost: 'reading' } }, async () => '');
    expect(() => app.get('/api/mucho', { config: { access: 'user' } }, async () => '')).toThrow(
      'Route GET /api/mucho may read 10500 rows and has no cost in its config',
    );
    await app.close();
  });

  it('that may cost more than a look is asked for its worst, here or by a test of its own', () => {
    const elsewhere = new Set([
      'GET /api/openapi.json', // takes nothing, and is the same for everybody
      'GET /api/partidas/de-sitio', // chesscom.test.ts
      'POST /api/chat/prueba-nivel', // a level; as in the table
      'POST /api/chat/prueba-nivel/responder', // judged as the ten of an open test are
    ]);
    const asked = worstRequests({
      plan: { planEstudio: [], id: '' } as never,
      oldPlan: '',
      game: '',
      hand: '',
      fact: '',
      ownTask: '',
    });
    const { rows: fewRows, bytes: fewBytes } = ROUTE_CEILINGS['GET /api/config'] ?? expect.fail();
    const unasked = Object.entries(ROUTE_CEILINGS).filter(
      ([name, { rows, bytes, moves }]) =>
        (rows > fewRows || bytes > fewBytes || moves > 0) && !(name in asked) && !elsewhere.has(name),
    );
    // It needs an exercise of the week.
    expect(unasked.map(([name]) => name)).toEqual(['POST /api/chat/registrar-intentos']);
  });
});
