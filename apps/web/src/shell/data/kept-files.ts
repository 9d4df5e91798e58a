/** Files that never change, in the browser's own cache; one that keeps nothing only loses studying without network. */

/** With its name in the privacy policy. */
export const LESSONS_CACHE = 'estratega-lecciones';

export async function cached(cache: string, address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cache)).match(address);
  } catch {
    return undefined;
  }
}

export async function keep(cache: string, address: string, response: Response): Promise<void> {
  try {
    await (await caches.open(cache)).put(address, response);
  } catch {
    // Not kept.
  }
}
