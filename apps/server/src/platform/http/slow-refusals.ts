/**
 * Whoever is told "no more" and knocks again at once costs everybody else a little each time, and thirty connections that do nothing else
 * cost a lot. So after some refusals the next ones are told later: nothing is done meanwhile, and who waits for an answer does not knock.
 * What is refused, and what is counted, stays the same; others from the same network, who are not refused, are answered at once.
 */
export const SLOW_REFUSALS = { atOnce: 20, withinMs: 10_000, laterMs: 500, waiting: 2_000 } as const;

export const slowRefusals = ({
  atOnce,
  withinMs,
  laterMs,
  waiting,
}: Readonly<Record<keyof typeof SLOW_REFUSALS, number>> = SLOW_REFUSALS) => {
  const refused = new Map<string, number>();
  let begun = performance.now();
  let held = 0;
  return async (network: string): Promise<void> => {
    const now = performance.now();
    if (now - begun > withinMs) {
      refused.clear();
      begun = now;
    }
    const before = refused.get(network) ?? 0;
    refused.set(network, before + 1);
    // Open connections are not free either: beyond so many, who is refused is told at once.
    if (before < atOnce || held >= waiting) return;
    held += 1;
    await new Promise((told) => setTimeout(told, laterMs));
    held -= 1;
  };
};
