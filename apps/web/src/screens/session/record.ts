import type { Intento } from '@estratega/domain';
import { currentOwner } from '../../shell/offline/owner.ts';
import { writeStored } from '../../shell/storage.ts';

const PREFIX = 'estratega.intento.';

/**
 * The one door through which an answer leaves the screen. It is on this machine before anything else happens: a closed
 * tab loses nothing.
 */
export function recordAttempt(planId: string, intento: Intento): void {
  writeStored(PREFIX + intento.id, JSON.stringify({ uid: currentOwner()?.uid, planId, intento }));
}
