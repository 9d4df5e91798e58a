import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, problem } from '../../test/fake-server.ts';

const FAILURE = 'Hubo un error al enviar el mensaje. Por favor, inténtalo de nuevo.';
const config = (contactFormUrl: string) => ({ json: { contactEmail: 'a@b.example', contactFormUrl } });

/** The configuration is asked for once per page load: each test needs a fresh module. */
async function show(answers: Parameters<typeof fakeServer>[0], formUrl = '/api/contacto') {
  const calls = fakeServer({ 'GET /api/config': config(formUrl), ...answers });
  const { renderAt } = await import('../../test/render-at.tsx');
  const { default: ContactScreen } = await import('./route.tsx');
  const shown = renderAt('/contacto', <ContactScreen />);
  await screen.findAllByText('a@b.example');
  return { ...shown, user: userEvent.setup(), posts: () => calls.filter(({ method }) => method === 'POST') };
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const written = () => ['Nombre', 'Correo Electrónico', 'Mensaje'].map((label) => box(label).value);
const MESSAGE = ['Ana', 'ana@correo.example', '¿Hay plan de finales?'] as const;

async function write(
  user: ReturnType<typeof userEvent.setup>,
  [name, email, message]: readonly [string, string, string] = MESSAGE,
) {
  await user.type(box('Nombre'), name);
  await user.type(box('Correo Electrónico'), email);
  await user.type(box('Mensaje'), message);
}
const submit = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Enviar' }));

beforeEach(() => vi.resetModules());

describe('contact form', () => {
  it('puts each error under its field, sends nothing, and takes them away as they are mended', async () => {
    const { user, posts } = await show({});
    await submit(user);
    const errors = {
      Nombre: 'El nombre es obligatorio',
      'Correo Electrónico': 'El correo electrónico es obligatorio',
      Mensaje: 'El mensaje es obligatorio',
    };
    for (const [label, text] of Object.entries(errors)) {
      const described = box(label).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(described)?.textContent).toBe(text);
      expect(box(label).getAttribute('aria-invalid')).toBe('true');
    }
    await waitFor(() => expect(document.activeElement).toBe(box('Nombre')));

    await user.type(box('Nombre'), 'A');
    expect(screen.queryByText('El nombre es obligatorio')).toBeNull();
    await user.type(box('Correo Electrónico'), 'ana@correo');
    expect(screen.getByText('El correo electrónico no es válido')).toBeDefined();
    await user.type(box('Mensaje'), 'Hola');
    await submit(user);
    expect(posts()).toEqual([]);
    await user.type(box('Correo Electrónico'), '.example');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  it('sends the three fields, empties without a word, and is ready at the first field', async () => {
    const { user, posts } = await show({ 'POST /api/contacto': { status: 204 } });
    await write(user, [' Ana ', 'ana@correo.example', 'Hola']);
    const before = document.body.textContent;
    await submit(user);
    await waitFor(() => expect(written()).toEqual(['', '', '']));
    expect(posts()).toMatchObject([
      { path: '/api/contacto', token: undefined, body: { name: 'Ana', email: 'ana@correo.example', message: 'Hola' } },
    ]);
    expect(document.activeElement).toBe(box('Nombre'));
    await screen.findByRole('button', { name: 'Enviar' });
    expect(document.body.textContent).toBe(before);
    expect(sessionStorage.getItem('estratega.contacto')).toBeNull();
  });

  it('says «Enviando...» meanwhile, and sends once', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user } = await show({});
    await write(user);
    const fetch = vi.fn(() => promise);
    vi.stubGlobal('fetch', fetch);
    await submit(user);
    const button = screen.getByRole('button', { name: 'Enviando...' });
    await user.click(button);
    await user.type(box('Nombre'), 'x{Enter}');
    expect(fetch).toHaveBeenCalledOnce();
    expect(written()).toEqual([...MESSAGE]);
    resolve(new Response(null, { status: 204 }));
    await screen.findByRole('button', { name: 'Enviar' });
    expect(written()).toEqual(['', '', '']);
  });

  it.each([
    ['a failing server', problem(500, 'error_interno', 'Algo falló de nuestro lado.'), undefined],
    ['no network', 'offline' as const, /No pudimos conectar con el servidor/],
    ['too many messages', problem(429, 'demasiadas_solicitudes', 'Demasiados intentos.'), /Demasiados intentos/],
  ])('%s is told, loses nothing, and lets one try again', async (_what, answer, cause) => {
    let working = false;
    const { user, posts } = await show({ 'POST /api/contacto': () => (working ? { status: 204 } : answer) });
    await write(user);
    await submit(user);
    await screen.findByText(FAILURE);
    if (cause) expect(screen.getByRole('alert').textContent).toMatch(cause);
    expect(written()).toEqual([...MESSAGE]);
    working = true;
    await submit(user);
    await waitFor(() => expect(written()).toEqual(['', '', '']));
    expect(screen.queryByText(FAILURE)).toBeNull();
    expect(posts()).toHaveLength(2);
  });

  it('puts what the server says about a field under it', async () => {
    const text = 'Contiene caracteres que no se pueden guardar.';
    const { user } = await show({
      'POST /api/contacto': problem(400, 'entrada_invalida', 'Hay datos que no son válidos.', { message: text }),
    });
    await write(user);
    await submit(user);
    await screen.findByText(text);
    expect(screen.getByText(FAILURE)).toBeDefined();
    expect(box('Mensaje').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed across a reload', async () => {
    const first = await show({});
    await write(first.user);
    first.unmount();
    vi.resetModules();
    await show({});
    expect(written()).toEqual([...MESSAGE]);
  });

  it.each(['{"name":5,"message":', 'null', '[]', '7'])('survives a draft that is not one: %s', async (text) => {
    sessionStorage.setItem('estratega.contacto', text);
    await show({});
    expect(written()).toEqual(['', '', '']);
  });

  it('goes to the form service of the installation', async () => {
    const url = 'https://formularios.example/f/1';
    const { user, posts } = await show({ [`POST ${url}`]: { status: 200 } }, url);
    await write(user);
    await submit(user);
    await waitFor(() => expect(written()).toEqual(['', '', '']));
    expect(posts().map(({ path }) => path)).toEqual([url]);
  });

  it('goes to our own server, which passes it on, while the installation has not said', async () => {
    const calls = fakeServer({ 'GET /api/config': 'offline', 'POST /api/contacto': { status: 204 } });
    const { renderAt } = await import('../../test/render-at.tsx');
    const { default: ContactScreen } = await import('./route.tsx');
    renderAt('/contacto', <ContactScreen />);
    const user = userEvent.setup();
    await write(user);
    await submit(user);
    await waitFor(() => expect(written()).toEqual(['', '', '']));
    expect(calls.map(({ path }) => path)).toContain('/api/contacto');
  });

  it('has a trap that people do not meet: whoever fills it sends nothing, and does not notice', async () => {
    const { user, posts } = await show({ 'POST /api/contacto': { status: 204 } });
    await write(user);
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    if (trap) trap.value = 'https://spam.example';
    await submit(user);
    await waitFor(() => expect(written()).toEqual(['', '', '']));
    expect(posts()).toEqual([]);
    expect(trap?.value).toBe('');
  });
});
