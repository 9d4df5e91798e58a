/** Work on one key waits for the work before it on the same key, in this process. */
export const oneAtATime = () => {
  const tails = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = tails.get(key);
    const mine = (before ?? Promise.resolve()).then(work, work);
    tails.set(key, mine);
    try {
      return await mine;
    } finally {
      if (tails.get(key) === mine) tails.delete(key);
    }
  };
};
