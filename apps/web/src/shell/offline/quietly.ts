/** What a browser refuses to keep is only lost there: nothing else may fail by it. */
export async function quietly<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
