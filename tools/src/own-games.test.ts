import { CHESSCOM_PEOPLE } from '@estratega/emulators/chesscom';
import { LICHESS_PEOPLE } from '@estratega/emulators/lichess';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askProduct, type Product, startProduct } from '../test/product.ts';

/** Games brought from the emulated sites, through the real server. */

let product: Product;
let token: string | undefined;

const ask = async (path: string, body?: unknown) => {
  const response = await askProduct(product.url + path, { body, token });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: whatever the route answers.
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text || 'null') as any };
};

beforeAll(async () => {
  product = await startProduct();
  const made = await ask('/api/auth/sign-up/email', {
    name: 'Ana',
    email: 'ana@ejemplo.test',
    password: 'caballo-de-rey-7',
    consentimientos: { tratamientoDatos: true },
  });
  token = made.body.token;
});
afterAll(() => product.close());

const from = (sitio: string, usuario: string, rest = '') =>
  ask(`/api/partidas/de-sitio?sitio=${sitio}&usuario=${usuario}${rest}`);

describe('games from a site', () => {
  it('are mounted for whoever starts the product with nothing configured', () => {
    expect(product.emulation.names).toEqual(expect.arrayContaining(['Lichess', 'Chess.com']));
    expect(Object.keys({ ...LICHESS_PEOPLE, ...CHESSCOM_PEOPLE })).toContain('ana_prueba');
  });

  it.each([
    ['lichess', 12],
    ['chesscom', 12],
  ])('%s: come without names, and are kept in batches', async (sitio, max) => {
    const { status, body, text } = await from(sitio, 'Ana_Prueba', `&max=${max}`);
    expect([status, body.partidas.length, body.rechazadas.length]).toEqual([200, max, 0]);
    expect(text.toLowerCase()).not.toContain('rival_');
    expect(body.partidas[0]).toMatchObject({ sitio, color: expect.stringMatching(/blancas|negras/u) });
    const kept = await ask('/api/partidas', { partidas: body.partidas.slice(0, 10) });
    expect([kept.status, kept.body.partidas?.length]).toEqual([200, 10]);
    const again = await ask('/api/partidas', { partidas: body.partidas.slice(0, 10) });
    expect(again.body.partidas.every(({ repetida }: { repetida: boolean }) => repetida)).toBe(true);
    const data = await ask('/api/usuarios/yo/datos');
    expect(data.text.toLowerCase()).not.toContain('rival_');
  });

  it.each([
    ['lichess', 'nadie_asi', 404, 'sitio_usuario_desconocido'],
    ['chesscom', 'nadie_asi', 404, 'sitio_usuario_desconocido'],
    ['chesscom', 'cerrada', 410, 'sitio_cuenta_cerrada'],
    ['lichess', 'cortada', 503, 'sitio_caido'],
    ['lichess', 'basura', 503, 'sitio_caido'],
    ['lichess', '..%2Fapi', 404, 'sitio_usuario_desconocido'],
  ])('%s, %s: told in words', async (sitio, usuario, status, code) => {
    const { status: got, body, headers } = await from(sitio, usuario);
    expect([got, body.code]).toEqual([status, code]);
    expect(body.title).toMatch(/Lichess|Chess\.com/u);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  it('none, renamed, and other rules than chess', async () => {
    expect((await from('lichess', 'sin_partidas')).body).toMatchObject({ partidas: [], rechazadas: [] });
    expect((await from('chesscom', 'nombre_viejo', '&max=3')).body).toMatchObject({ usuario: 'ana_prueba' });
    const mixed = await from('lichess', 'variantes');
    expect([mixed.body.partidas.length, mixed.body.rechazadas.length]).toEqual([2, 4]);
  });

  it('needs a site that we know and a name', async () => {
    expect((await from('fide', 'ana')).status).toBe(400);
    expect((await from('lichess', '')).status).toBe(400);
    expect((await from('lichess', 'ana_prueba', '&max=1000')).status).toBe(400);
  });
});
