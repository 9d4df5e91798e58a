import { readStored, writeStored } from '../storage.ts';
import { forgetOwnPacks } from './own-packs.ts';

/** What a session leaves in the browser, and how it goes. Every key is told in the privacy policy. */

/** Made here and not yet with the server; each says whose it is. */
const UNSENT = ['estratega.cambio.', 'estratega.intento.', 'estratega.partida.'];
/** Work that only this browser has: whoever is thrown out by an expired session finds it again. */
const HALF_DONE = [
  'estratega.quien',
  'estratega.nuevo-plan.',
  'estratega.sesion.',
  'estratega.trabajo.',
  'estratega.navegador',
  'estratega.reloj.',
];
const OTHER = ['estratega.jugador.', 'estratega.repaso'];
const WITHOUT_ACCOUNT = 'estratega.primera-jugada';
/** Of the tab: what was on the way when the session ended. */
const OF_TAB = ['estratega.pago', 'estratega.volver', 'estratega.contacto'];
const STORES = [
  ['estratega', 'planes'],
  ['estratega-analisis', 'partidas'],
] as const;

const forgetters = new Set<() => void>();
/** For whoever keeps a copy in memory of what is stored: called when it has gone. */
export function whenForgotten(forget: () => void): void {
  forgetters.add(forget);
}

const keysOf = (area: () => Storage, prefixes: readonly string[]): string[] => {
  try {
    return Object.keys(area()).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  } catch {
    return [];
  }
};
const uidIn = (key: string): unknown => {
  try {
    return (JSON.parse(readStored(key) ?? 'null') as { uid?: unknown } | null)?.uid;
  } catch {
    return undefined;
  }
};
const unsentKeys = (uid: string): string[] => keysOf(() => localStorage, UNSENT).filter((key) => uidIn(key) === uid);

/** How many of this person's changes and answers the server does not have yet. */
export const countUnsent = (uid: string): number => unsentKeys(uid).length;

/** Emptied, not deleted: other tabs hold it open. Whoever never had one is not given one. */
const empty = (name: string, store: string): Promise<void> =>
  new Promise((resolve) => {
    try {
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = (event) => {
        event.preventDefault();
        resolve();
      };
      opening.onsuccess = () => {
        const database = opening.result;
        const end = () => {
          database.close();
          resolve();
        };
        if (!database.objectStoreNames.contains(store)) return end();
        const transaction = database.transaction(store, 'readwrite');
        transaction.objectStore(store).clear();
        transaction.oncomplete = end;
        transaction.onabort = end;
      };
    } catch {
      // A browser that refuses to store kept nothing.
      resolve();
    }
  });

/**
 * Who leaves leaves nothing to read on the machine. `keepWork`: nobody asked to leave, the session came to its end; what
 * the server does not have waits for its owner.
 */
export async function forgetEverythingOf(uid: string | null, { keepWork = false } = {}): Promise<void> {
  const local = [
    ...OTHER,
    // `estratega.sesion.*` and its like name a plan and not a person: there is one person at a time.
    ...(keepWork ? [] : HALF_DONE),
  ];
  for (const key of keysOf(() => localStorage, local)) writeStored(key, null);
  if (!keepWork) {
    for (const key of uid === null ? [] : unsentKeys(uid)) writeStored(key, null);
    for (const key of keysOf(() => sessionStorage, OF_TAB)) writeStored(key, null, () => sessionStorage);
  }
  // What was answered without an account belongs to whoever sits here: it goes when they leave, not when another's old work is found.
  if (!keepWork && uid !== null) writeStored(WITHOUT_ACCOUNT, null);
  forgetOwnPacks();
  for (const forget of forgetters) forget();
  await Promise.all(STORES.map(([name, store]) => empty(name, store)));
}

/** Whose work is kept here, by the note of `offline/owner.ts`. */
export const lastOwner = (): string | null => {
  const uid = uidIn('estratega.quien');
  return typeof uid === 'string' ? uid : null;
};
