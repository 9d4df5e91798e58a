/** Where packs of the player's own mistakes are kept for studying without network; with its name in the privacy policy. */
export const OWN_PACKS = 'estratega-propias';

/** Whoever signs out leaves nothing of their own games to read on the machine. */
export function forgetOwnPacks(): void {
  // A browser without them kept none.
  globalThis.caches?.delete(OWN_PACKS).catch(() => undefined);
}
