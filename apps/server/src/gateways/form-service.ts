import type { MensajeContacto } from '@estratega/domain';

export interface FormService {
  /** Rejects when the service does not take it; only the success status is read. */
  submit(message: MensajeContacto): Promise<void>;
}

const PATIENCE_MS = 15_000;

/** An external form-handling service: takes `{name, email, message}` as JSON. */
export const openFormService = (url: string): FormService => ({
  submit: async ({ name, email, message }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ name, email, message }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The form service answered ${response.status}`);
  },
});
