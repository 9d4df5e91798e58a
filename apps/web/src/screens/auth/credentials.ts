import { api } from '../../shell/api/client.ts';
import type { Entered } from './validate.ts';

interface Signed {
  token: string;
}

// The server rejects unknown properties: each body is written out. What was ticked travels with the account: there is
// never one without the other.
export async function register({ name, email, password, marketing }: Entered): Promise<string> {
  const body = { name, email, password, consentimientos: { tratamientoDatos: true, marketing } };
  const { token } = await api<Signed>('/api/auth/sign-up/email', { method: 'POST', body });
  return token;
}

export async function login({ email, password }: Entered): Promise<string> {
  const { token } = await api<Signed>('/api/auth/sign-in/email', { method: 'POST', body: { email, password } });
  return token;
}
