import { type PublicConfig, publicConfig } from '@estratega/domain';
import { useServerConfig } from '../../shell/api/config.ts';

/** The provider's own script: its button, its window. It is loaded only by who is about to pay. */

export type PayPalConfig = NonNullable<PublicConfig['paypal']>;

export interface ButtonHandlers {
  createSubscription: () => Promise<string>;
  onApprove: (data: { subscriptionID?: string | null }) => Promise<void>;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

export interface PayPalButtons {
  render(container: HTMLElement): Promise<void>;
  close(): Promise<void>;
}

interface PayPalSdk {
  Buttons(options: ButtonHandlers & { style?: Record<string, string | number> }): PayPalButtons;
}

/** undefined while it is not known; null where payments are not configured. */
export function usePayPalConfig(): PayPalConfig | null | undefined {
  const config = useServerConfig();
  return config ? (publicConfig.shape.paypal.safeParse(config.paypal).data ?? null) : undefined;
}

let loading: { src: string; sdk: Promise<PayPalSdk> } | undefined;

export function loadPayPal({ sdkUrl, clientId }: PayPalConfig): Promise<PayPalSdk> {
  const query = new URLSearchParams({
    'client-id': clientId,
    components: 'buttons',
    vault: 'true',
    intent: 'subscription',
    locale: 'es_AR',
  });
  const src = `${sdkUrl}?${query}`;
  if (loading?.src !== src) loading = { src, sdk: insert(src) };
  return loading.sdk;
}

function insert(src: string): Promise<PayPalSdk> {
  const { promise, resolve, reject } = Promise.withResolvers<PayPalSdk>();
  const script = document.createElement('script');
  script.src = src;
  const nonce = pageNonce();
  if (nonce) {
    script.nonce = nonce;
    // Where the provider's script looks for it.
    script.dataset.cspNonce = nonce;
  }
  const fail = () => {
    script.remove();
    // The next attempt starts afresh.
    loading = undefined;
    reject(new Error('The payment script could not be loaded.'));
  };
  script.addEventListener('error', fail);
  script.addEventListener('load', () => {
    const { paypal } = window as { paypal?: PayPalSdk };
    if (paypal) resolve(paypal);
    else fail();
  });
  document.head.append(script);
  return promise;
}

const navigation = () => performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;

/** The server tells it in a header of the page, which is itself the same for everybody. */
function pageNonce(): string | undefined {
  return navigation()?.serverTiming?.find(({ name }) => name === 'nonce')?.description;
}

/** The page that a person arrived at decides what may be loaded, and only this one lets the provider in. */
export function mayLoad({ sdkUrl }: PayPalConfig, path: string): boolean {
  if (new URL(sdkUrl, location.href).origin === location.origin) return true;
  const entry = navigation();
  return !entry || new URL(entry.name).pathname === path;
}
