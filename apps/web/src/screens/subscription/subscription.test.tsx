import type { Suscripcion } from '@estratega/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../shell/data/queries.tsx';
import { endSession } from '../../shell/session/session.ts';
import { aUser } from '../../test/a-user.ts';
import { fakeServer, problem } from '../../test/fake-server.ts';
import { renderAt } from '../../test/render-at.tsx';
import type { ButtonHandlers } from './paypal-sdk.ts';

const PAYPAL = { clientId: 'cliente', sdkUrl: '/sdk/js' };
const CONFIG = { contactEmail: 'a@b.test', google: false, correo: false, paypal: PAYPAL, avisoEntorno: null };

const free: Suscripcion = {
  plan: 'gratuito',
  planHasta: null,
  subscriptionID: null,
  pagadaHasta: null,
  suspendida: false,
  pendiente: null,
};
const basic: Suscripcion = {
  ...free,
  plan: 'basic',
  subscriptionID: 'I-1',
  pagadaHasta: '2026-12-01T15:00:00.000Z',
};
const cancelled: Suscripcion = { ...free, plan: 'basic', planHasta: '2026-12-01T15:00:00.000Z' };

/** The provider's script, which the test is: it may fail to load, and its button does what it is told. */
const provider = { handlers: undefined as ButtonHandlers | undefined, loads: 0, broken: false };

const drawButtons = (handlers: ButtonHandlers) => ({
  render: async (root: HTMLElement) => {
    provider.handlers = handlers;
    root.append(Object.assign(document.createElement('button'), { textContent: 'PayPal' }));
  },
  close: async () => {},
});

beforeEach(() => {
  endSession();
  queries.clear();
  vi.resetModules();
  Object.assign(provider, { handlers: undefined, loads: 0, broken: false });
  document.head.replaceChildren();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes[0] as HTMLScriptElement;
    provider.loads += 1;
    vi.stubGlobal('paypal', { Buttons: drawButtons });
    setTimeout(() => script.dispatchEvent(new Event(provider.broken ? 'error' : 'load')));
  });
});

async function show(answers: Parameters<typeof fakeServer>[0], subscription: Suscripcion = free) {
  const alerts: string[] = [];
  vi.stubGlobal('alert', (text: string) => alerts.push(text));
  const { plan, planHasta, subscriptionID } = subscription;
  const calls = fakeServer({
    'GET /api/config': { json: CONFIG },
    'GET /api/usuarios/yo': { json: aUser({ plan, planHasta, subscriptionID }) },
    'GET /api/paypal/suscripcion': { json: subscription },
    ...answers,
  });
  // The server's configuration is asked for once per page load: each test is one.
  const { default: SubscriptionScreen } = await import('./route.tsx');
  const session = await import('../../shell/session/session.ts');
  session.startSession('abc');
  const shown = renderAt('/subscripcion-selector', <SubscriptionScreen />);
  return { alerts, calls, session, user: userEvent.setup(), ...shown };
}
const subscribe = async (plan: 'Plan Básico' | 'Plan Pro') => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('button', { name: 'Suscribirme' })
    .find((button) => {
      const [heading] = (button.getAttribute('aria-describedby') ?? '').split(' ');
      return document.getElementById(heading ?? '')?.textContent?.startsWith(plan);
    });
};
const toPay = async (user: ReturnType<typeof userEvent.setup>, plan: 'Plan Básico' | 'Plan Pro' = 'Plan Básico') => {
  const button = await subscribe(plan);
  if (button) await user.click(button);
  await screen.findByRole('button', { name: 'PayPal' });
  const { handlers } = provider;
  if (!handlers) throw new Error('the provider was not asked to draw');
  return handlers;
};

describe('who may subscribe', () => {
  it('a visitor is told to sign in', async () => {
    fakeServer({});
    const { default: SubscriptionScreen } = await import('./route.tsx');
    renderAt('/subscripcion-selector', <SubscriptionScreen />);
    expect(screen.getByText('Tienes que iniciar sesión para suscribirte a un plan')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('a spinner shows until the server has answered', async () => {
    await show({});
    expect(screen.getByText('Cargando tu suscripción…')).toBeDefined();
    await screen.findByRole('table');
    expect(screen.queryByText('Cargando tu suscripción…')).toBeNull();
  });

  it.each([
    ['gratuito', free, ['Plan Básico', 'Plan Pro']],
    ['basic', basic, ['Plan Pro']],
    ['pro', { ...basic, plan: 'pro' }, ['Plan Básico']],
  ] as const)('%s sees Suscribirme only where the spec says', async (_tier, subscription, plans) => {
    await show({}, subscription);
    for (const plan of ['Plan Básico', 'Plan Pro'] as const)
      expect(Boolean(await subscribe(plan)), plan).toBe(plans.some((one) => one === plan));
    const cancel = screen.queryByRole('button', { name: 'Cancelar Suscripción' });
    expect(cancel === null).toBe(subscription.plan === 'gratuito');
  });

  it('the table says what each plan includes and what it costs, in both currencies', async () => {
    await show({});
    const table = await screen.findByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows.slice(0, 6)).toEqual([
      ['Incluye', 'GratuitoTu plan', 'Plan Básico', 'Plan Pro'],
      ['Planes activos', '1', '2', '4'],
      ['Anuncios', 'Sí', 'No', 'No'],
      ['Plan de progreso', '3 progresiones', 'Ilimitado', 'Ilimitado'],
      ['Información sobre el progreso', 'No', 'No', 'Sí'],
      ['Costo', '$0', '$3.000/mesARS. PayPal cobra US$ 2,99.', '$5.000/mesARS. PayPal cobra US$ 4,99.'],
    ]);
  });

  it('says how much each plan analyses and keeps of own games and hands', async () => {
    await show({});
    await screen.findByRole('table');
    const kept = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(kept.slice(0, 6)).toEqual([
      '20 partidas y 500 manos',
      '100 partidas y 5.000 manos',
      'partidas y manos sin límite',
      '1.000 partidas y 2.000 manos, hasta 20 MB',
      '5.000 partidas y 20.000 manos, hasta 100 MB',
      '10.000 partidas y 100.000 manos, hasta 300 MB',
    ]);
  });

  it('with a running subscription, picking another alerts and opens nothing', async () => {
    const { alerts, user } = await show({}, basic);
    await user.click((await subscribe('Plan Pro')) as HTMLElement);
    expect(alerts).toEqual(['Debes cancelar tu plan actual antes de seleccionar uno nuevo.']);
    expect(screen.queryByText('Pagar el Plan Pro')).toBeNull();
  });

  it('once it is cancelled, another may be picked at once', async () => {
    const { alerts, user } = await show({}, cancelled);
    await toPay(user, 'Plan Pro');
    expect(alerts).toEqual([]);
  });

  it('where payments are not configured it says so, and nothing is broken', async () => {
    await show({ 'GET /api/config': { json: { ...CONFIG, paypal: null } } });
    await screen.findByText(/Los pagos no están disponibles por ahora/);
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Suscribirme' }).every((one) => one.disabled)).toBe(
      true,
    );
  });

  it('says when the server cannot be reached, and tries again', async () => {
    let online = false;
    const { user } = await show({ 'GET /api/paypal/suscripcion': () => (online ? { json: free } : 'offline') });
    const again = await screen.findByRole('button', { name: 'Volver a intentar' }, { timeout: 5000 });
    online = true;
    await user.click(again);
    await screen.findByRole('table');
  });
});

describe('paying', () => {
  it('loads the provider on demand, creates on the server, activates, alerts and closes', async () => {
    let paid = false;
    const { alerts, calls, session, user } = await show({
      'GET /api/usuarios/yo': () => ({ json: paid ? aUser({ plan: 'basic', subscriptionID: 'I-9' }) : aUser() }),
      'POST /api/paypal/crear-suscripcion': { json: { subscriptionID: 'I-9', aprobacion: 'https://paypal.test/I-9' } },
      'POST /api/paypal/activar-suscripcion': () => {
        paid = true;
        return { json: { ...basic, subscriptionID: 'I-9' } };
      },
    });
    await screen.findByRole('table');
    expect(provider.loads).toBe(0);
    const handlers = await toPay(user);
    expect(screen.getByRole('heading', { name: 'Pagar el Plan Básico' })).toBe(document.activeElement);
    expect(screen.getByText('$3.000 por mes (ARS). PayPal cobra US$ 2,99.')).toBeDefined();

    expect(await handlers.createSubscription()).toBe('I-9');
    await handlers.onApprove({ subscriptionID: 'I-9' });
    expect(alerts).toEqual(['Suscripción completada. ID: I-9']);
    await waitFor(() => expect(screen.queryByText('Pagar el Plan Básico')).toBeNull());
    expect(session.getSession().user).toMatchObject({ plan: 'basic', subscriptionID: 'I-9' });
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/paypal/crear-suscripcion', token: 'abc', body: { plan: 'basic' } },
      { path: '/api/paypal/activar-suscripcion', token: 'abc', body: { subscriptionID: 'I-9' } },
    ]);
    const [script] = vi.mocked(document.head.append).mock.calls[0] as [HTMLScriptElement];
    const query = new URL(script.src, 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      'client-id': 'cliente',
      components: 'buttons',
      vault: 'true',
      intent: 'subscription',
      locale: 'es_AR',
    });
  });

  it('Cancelar Pago closes the panel and gives the focus back', async () => {
    const { user } = await show({});
    await toPay(user);
    await user.click(screen.getByRole('button', { name: 'Cancelar Pago' }));
    expect(screen.queryByText('Pagar el Plan Básico')).toBeNull();
    expect(document.activeElement).toBe(await subscribe('Plan Básico'));
  });

  it('closing the provider’s window closes the panel without a word', async () => {
    const { alerts, user } = await show({});
    (await toPay(user)).onCancel();
    await waitFor(() => expect(screen.queryByText('Pagar el Plan Básico')).toBeNull());
    expect(alerts).toEqual([]);
  });

  it('the provider’s error is shown and alerted, and the panel stays', async () => {
    const { alerts, user } = await show({});
    (await toPay(user)).onError(new Error('whatever'));
    await screen.findByText('Error en el proceso de suscripción.');
    await waitFor(() => expect(alerts).toEqual(['Error en el proceso de suscripción.']));
    expect(screen.getByRole('button', { name: 'PayPal' })).toBeDefined();
  });

  it('a refusal of ours is told in its own words', async () => {
    const title = 'Debes cancelar tu plan actual antes de seleccionar uno nuevo.';
    const { alerts, user } = await show({
      'POST /api/paypal/crear-suscripcion': problem(409, 'suscripcion_activa', title),
    });
    const handlers = await toPay(user);
    await expect(handlers.createSubscription()).rejects.toThrow();
    handlers.onError(new Error('wrapped by the provider'));
    await waitFor(() => expect(alerts).toEqual([title]));
  });

  it('an activation that fails is the provider’s error', async () => {
    const { alerts, user } = await show({
      'POST /api/paypal/activar-suscripcion': problem(503, 'pago_fallido', 'Error en el proceso de suscripción.'),
    });
    await (await toPay(user)).onApprove({ subscriptionID: 'I-9' });
    expect(alerts).toEqual(['Error en el proceso de suscripción.']);
  });

  it('one that is not confirmed yet says so, and is waited for', async () => {
    let confirmed = false;
    const { alerts, user } = await show({
      'POST /api/paypal/activar-suscripcion': problem(409, 'pago_pendiente', 'Todavía no.'),
      'GET /api/paypal/suscripcion': () => ({ json: confirmed ? { ...basic, subscriptionID: 'I-9' } : free }),
    });
    await (await toPay(user)).onApprove({ subscriptionID: 'I-9' });
    await screen.findByText(/todavía no está confirmado/);
    expect(alerts).toEqual([]);
    confirmed = true;
    await screen.findByText(/Si cancelas, conservas el Plan Básico/, undefined, { timeout: 8000 });
    expect(screen.queryByText(/todavía no está confirmado/)).toBeNull();
  }, 15_000);

  it('a script that does not load is the provider’s error, and can be tried again', async () => {
    provider.broken = true;
    const { user } = await show({});
    await user.click((await subscribe('Plan Pro')) as HTMLElement);
    await screen.findByText('Error en el proceso de suscripción.');
    provider.broken = false;
    await user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
    await screen.findByRole('button', { name: 'PayPal' });
    expect(screen.queryByText('Error en el proceso de suscripción.')).toBeNull();
  });

  it('a page that may not load the provider is loaded anew, and the payment goes on', async () => {
    const elsewhere = { clientId: 'cliente', sdkUrl: 'https://www.paypal.com/sdk/js' };
    const entry = { name: 'http://localhost:3000/catalogo-planes-de-estudio' } as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const answers = { 'GET /api/config': { json: { ...CONFIG, paypal: elsewhere } } };
    const first = await show(answers);
    await waitFor(() => expect(first.calls.some(({ path }) => path === '/api/config')).toBe(true));
    await first.user.click((await subscribe('Plan Pro')) as HTMLElement);
    expect(reload).toHaveBeenCalledOnce();
    expect(provider.loads).toBe(0);
    first.unmount();
    vi.mocked(performance.getEntriesByType).mockReturnValue([
      { ...entry, name: 'http://localhost:3000/subscripcion-selector' },
    ]);
    await show(answers);
    await screen.findByRole('heading', { name: 'Pagar el Plan Pro' });
    await screen.findByRole('button', { name: 'PayPal' });
  });
});

describe('cancelling', () => {
  const press = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Cancelar Suscripción' }));
    await user.click(screen.getByRole('button', { name: 'Sí, cancelar' }));
  };

  it('asks first, and who thinks better of it is back where they were', async () => {
    const { calls, user } = await show({}, { ...cancelled, subscriptionID: 'I-1' });
    const button = await screen.findByRole('button', { name: 'Cancelar Suscripción' });
    await user.click(button);
    expect(screen.getByRole('dialog', { name: '¿Cancelar tu suscripción?' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Seguir suscripto' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('says until when the tier lasts, before and after', async () => {
    let done = false;
    const { calls, session, user } = await show(
      {
        'GET /api/usuarios/yo': () => ({
          json: aUser(
            done ? { plan: 'basic', planHasta: cancelled.planHasta } : { plan: 'basic', subscriptionID: 'I-1' },
          ),
        }),
        'POST /api/paypal/cancel-subscription': () => {
          done = true;
          return { json: cancelled };
        },
      },
      basic,
    );
    await screen.findByText('Si cancelas, conservas el Plan Básico hasta el 1 de diciembre de 2026.');
    await press(user);
    await screen.findByText('Suscripción cancelada con éxito.');
    await screen.findByText(/Cancelaste tu suscripción: conservas el Plan Básico hasta el 1 de diciembre de 2026/);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ subscriptionID: 'I-1' });
    expect(session.getSession().user).toMatchObject({ plan: 'basic', planHasta: cancelled.planHasta });
  });

  it('is busy while it works', async () => {
    const { user } = await show({ 'POST /api/paypal/cancel-subscription': { json: cancelled } }, basic);
    const { fetch } = globalThis;
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      if (String(args[0]).endsWith('cancel-subscription')) await held;
      return fetch(...args);
    });
    await press(user);
    const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancelando...' });
    // Said, not taken away: a disabled button would lose the focus.
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    go();
    await screen.findByText('Suscripción cancelada con éxito.');
  });

  it('failing on the server is one sentence for the person', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const title = 'Error al cancelar la suscripción en el servidor.';
    const { user } = await show(
      { 'POST /api/paypal/cancel-subscription': problem(503, 'cancelacion_fallida', title) },
      basic,
    );
    await press(user);
    await screen.findByText('Hubo un error al cancelar la suscripción.');
    expect(screen.queryByText(title)).toBeNull();
    expect(warn).toHaveBeenCalledWith(title);
    expect(screen.getByRole('button', { name: 'Cancelar Suscripción' })).toBeDefined();
  });

  it('without an id says so, and then the same sentence', async () => {
    const { calls, user } = await show({}, cancelled);
    await press(user);
    const alert = (await screen.findByText('No se encontró el ID de la suscripción.')).closest('[role=alert]');
    expect(alert?.textContent).toBe('No se encontró el ID de la suscripción.Hubo un error al cancelar la suscripción.');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('without anything paid leaves gratuito, and the message can still be read', async () => {
    const { user } = await show(
      { 'POST /api/paypal/cancel-subscription': { json: free } },
      { ...basic, pagadaHasta: null },
    );
    await press(user);
    await screen.findByText('Suscripción cancelada con éxito.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar Suscripción' })).toBeNull());
  });

  it('a suspended one can be cancelled even when its tier is over', async () => {
    await show({}, { ...free, subscriptionID: 'I-1', suspendida: true });
    await screen.findByText(/tu suscripción está en pausa/);
    expect(screen.getByRole('button', { name: 'Cancelar Suscripción' })).toBeDefined();
  });
});
