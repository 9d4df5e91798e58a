import { api } from '../../shell/api/client.ts';
import type { Entered } from './validate.ts';

interface Signed {
  token: string;
}

// The server rejects unknown properties: each body is written out.
export async function register({ name, email, password, marketing }: Entered): Promise<string> {
  const { token } = await api<Signed>('/api/auth/sign-up/email', { method: 'POST', body: { name, email, password } });
  try {
    const body = { consentimientos: { tratamientoDatos: true, marketing } };
    await api('/api/usuarios/yo', { method: 'PATCH', token, body });
  } catch {
    // The account exists. What was ticked is asked again by the consent dialog, which is right: it was not recorded.
  }
  return token;
}

export async function login({ email, password }: Entered): Promise<string> {
  const { token } = await api<Signed>('/api/auth/sign-in/email', { method: 'POST', body: { email, password } });
  return token;
}
