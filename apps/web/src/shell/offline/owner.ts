import type { Tier, Usuario } from '@estratega/domain';
import { useEffect } from 'react';
import { getSession, type Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { readStored, writeStored } from '../storage.ts';

/** Whose session this is, known even when the server cannot be asked: what is kept in the browser is kept by user. */
export interface Owner {
  readonly uid: string;
  readonly plan: Tier;
  readonly progressCount: number;
}

const KEY = 'estratega.quien';

/** Ties the note to its session without writing the token a second time. */
function fingerprint(token: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < token.length; i++) hash = Math.imul(hash ^ token.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

function toOwner({ uid, plan, progressCount }: Usuario): Owner {
  return { uid, plan, progressCount };
}

function remembered(token: string): Owner | null {
  try {
    const note = JSON.parse(readStored(KEY) ?? 'null') as (Owner & { de?: string }) | null;
    return note && note.de === fingerprint(token) && typeof note.uid === 'string' ? note : null;
  } catch {
    return null;
  }
}

export function ownerOf({ token, user }: Session): Owner | null {
  if (user) return toOwner(user);
  return token ? remembered(token) : null;
}

export const currentOwner = (): Owner | null => ownerOf(getSession());

/** null while nobody knows: signed out, or signed in for the first time and not answered yet. */
export function useOwner(): Owner | null {
  const session = useSession();
  const { token, user } = session;
  useEffect(() => {
    if (token && user) writeStored(KEY, JSON.stringify({ ...toOwner(user), de: fingerprint(token) }));
  }, [token, user]);
  return ownerOf(session);
}
