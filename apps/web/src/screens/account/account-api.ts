import { type SesionAbierta, sesion, type Usuario, type UsuarioPatch, usuario } from '@estratega/domain';
import { api, send } from '../../shell/api/client.ts';
import { replaceUser } from '../../shell/session/session.ts';

const PATH = '/api/usuarios/yo';
const parse = (raw: unknown) => usuario.parse(raw);

/** The shell keeps the user as it came; this screen shows it only when it keeps the contract. */
export function checkedUser(user: Usuario | null): Usuario | null {
  return usuario.safeParse(user).data ?? null;
}

export async function loadAccount(token: string): Promise<void> {
  replaceUser(await api(PATH, { token, parse }), token);
}

export async function patchAccount(token: string, body: UsuarioPatch): Promise<void> {
  replaceUser(await api(PATH, { method: 'PATCH', token, body, parse }), token);
}

export async function deleteAccount(token: string): Promise<void> {
  await send(PATH, { method: 'DELETE', token });
}

export async function changePassword(
  token: string,
  currentPassword: string,
  newPassword: string,
): Promise<string | undefined> {
  const body = { currentPassword, newPassword, revokeOtherSessions: true };
  const answer = await api<{ token?: string | null } | null>('/api/auth/change-password', {
    method: 'POST',
    token,
    body,
  });
  return answer?.token ?? undefined;
}

export async function downloadData(token: string): Promise<Blob> {
  const response = await send(`${PATH}/datos`, { token });
  return response.blob();
}

/** Proves again, for a quarter of an hour, that it is really them. */
export async function confirmPassword(token: string, password: string): Promise<void> {
  await api('/api/auth/verify-password', { method: 'POST', token, body: { password } });
}

export async function requestEmail(token: string, newEmail: string): Promise<void> {
  await api('/api/auth/change-email', { method: 'POST', token, body: { newEmail } });
}

/** With the link that came to the new address, from the account that asked for it. */
export async function confirmEmail(token: string, link: { token: string; email: string }): Promise<void> {
  await api('/api/auth/confirm-email', {
    method: 'POST',
    token,
    body: { token: link.token, email: link.email },
  });
}

const SESSIONS = `${PATH}/sesiones`;

export function listSessions(token: string): Promise<SesionAbierta[]> {
  return api(SESSIONS, { token, parse: (raw) => sesion.array().parse(raw) });
}

export async function closeOtherSessions(token: string): Promise<void> {
  await send(SESSIONS, { method: 'DELETE', token });
}

export async function closeSession(token: string, id: string): Promise<void> {
  await send(`${SESSIONS}/${encodeURIComponent(id)}`, { method: 'DELETE', token });
}
