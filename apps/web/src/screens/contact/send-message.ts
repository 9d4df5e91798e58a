import { send } from '../../shell/api/client.ts';
import type { Entered } from './draft.ts';

/** Where a message goes while the installation has not said otherwise; our server passes it on. */
export const OWN_FORM = '/api/contacto';
const PATIENCE_MS = 20_000;

/** To our server or to an external form service alike: three fields as JSON, and only the success status is read. */
export async function sendMessage(url: string, { name, email, message }: Entered): Promise<void> {
  const body = { name: name.trim(), email: email.trim(), message: message.trim() };
  await send(url, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) });
}
