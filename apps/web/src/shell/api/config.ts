import { useSyncExternalStore } from 'react';
import { api } from './client.ts';

/** `GET /api/config`: what this installation offers. */
export interface ServerConfig {
  contactEmail: string;
  contactFormUrl: string;
  google: boolean;
  correo: boolean;
  paypal: unknown;
  avisoEntorno: { texto: string; url: string } | null;
}

let config: ServerConfig | null = null;
let asked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    void ask();
  }
  return () => listeners.delete(listener);
}

async function ask(): Promise<void> {
  try {
    config = await api<ServerConfig>('/api/config');
    for (const notify of listeners) notify();
  } catch {
    // Without it the page still works; the next component that needs it asks again.
    asked = false;
  }
}

/** null until it is known. */
export function useServerConfig(): ServerConfig | null {
  return useSyncExternalStore(
    subscribe,
    () => config,
    () => null,
  );
}
