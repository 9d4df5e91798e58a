/** Web storage that never throws: it may be full, or closed by the browser's settings. */
export function readStored(key: string, area: () => Storage = () => localStorage): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null, area: () => Storage = () => localStorage): void {
  try {
    if (value === null) area().removeItem(key);
    else area().setItem(key, value);
  } catch {
    // The session then lasts as long as the page.
  }
}
