import { useSyncExternalStore } from 'react';
import { getServerSession, getSession, type Session, subscribeSession } from './session.ts';

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, getServerSession);
}
