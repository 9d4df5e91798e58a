import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GOOGLE_CHANNEL, type GoogleMessage } from '../../shell/google/channel.ts';
import { fakeServer, problem } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import GoogleAccess from './route.tsx';

const TICKET = 'GET /api/auth/get-session';
const BUSY = problem(503, 'no_disponible', 'Vuelve en un momento.');

let channel: BroadcastChannel;
let heard: GoogleMessage[];

beforeEach(() => {
  heard = [];
  channel = new BroadcastChannel(GOOGLE_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<GoogleMessage>) => heard.push(data);
  vi.stubGlobal('close', vi.fn());
});
afterEach(() => channel.close());

const answer = () => vi.waitFor(() => expect(heard).toHaveLength(1), 60_000).then(() => heard[0]);

describe('the window that Google sends back', () => {
  it('tells the token, and leaves its closing to whoever opened it', async () => {
    fakeServer({ [TICKET]: { json: { session: { token: 'de-google' } } } });
    renderAt('/acceso-google', <GoogleAccess />);
    expect(await answer()).toEqual({ token: 'de-google' });
    expect(window.close).not.toHaveBeenCalled();
  });

  it('asks again when the server is busy', async () => {
    let asked = 0;
    fakeServer({ [TICKET]: () => (++asked === 1 ? BUSY : { json: { session: { token: 'de-google' } } }) });
    renderAt('/acceso-google', <GoogleAccess />);
    expect(await answer()).toEqual({ token: 'de-google' });
    expect(asked).toBe(2);
    // Nobody is told to close the window before its answer is out.
    expect(screen.queryByText('Ya puedes cerrar esta ventana.')).toBeNull();
  });

  it('takes a refusal as one', async () => {
    const calls = fakeServer({ [TICKET]: problem(401, 'no_autenticado', 'No estás autenticado.') });
    renderAt('/acceso-google', <GoogleAccess />);
    expect(await answer()).toEqual({ error: true });
    expect(calls).toHaveLength(1);
  });
});
