import { readStored, writeStored } from '../storage.ts';

const KEY = 'estratega.volver';

/** Signing in always ends at the home page (spec §2); it offers the way back to where the user was. */
export function rememberReturn(path: string): void {
  // From the home page there is nowhere to go back to.
  writeStored(KEY, path === '/' || path === '/auth-form' ? null : path, () => sessionStorage);
}

export function readReturn(): string | null {
  const path = readStored(KEY, () => sessionStorage);
  // Only a path of ours: never "//elsewhere".
  return path && /^\/(?!\/)[\w-]*(?:\?[\w\-.~%=&+]*)?$/.test(path) ? path : null;
}

export function forgetReturn(): void {
  writeStored(KEY, null, () => sessionStorage);
}
