import type { BrowserEngine } from '../../../shell/engine/engine-worker.ts';

/** As many as are wanted where they start. One is enough to go on with: the second may be more than a small machine has room for. */
export async function withMoreEngines(
  engines: readonly BrowserEngine[],
  wanted: number,
  open: () => Promise<BrowserEngine>,
): Promise<readonly BrowserEngine[]> {
  const more = await Promise.allSettled(Array.from({ length: wanted - engines.length }, open));
  const all = [...engines, ...more.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))];
  const failed = more.find((one) => one.status === 'rejected');
  if (all.length === 0 && failed) throw failed.reason;
  return all;
}
