/** Trouble on demand, as often as asked for. */

export const FAULT_KINDS = [
  'slow',
  'status',
  'duplicate-webhooks',
  'no-webhooks',
  'reorder-webhooks',
  'never-approved',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Part of the path that it strikes; everything when absent. */
  readonly path?: string;
  /** Only the subscriptions of this user of the shop. */
  readonly customId?: string;
  /** For 'status'. */
  readonly status?: number;
  /** For 'slow'. */
  readonly ms?: number;
  times: number;
}

export interface Struck {
  readonly path: string;
  readonly customId: string | undefined;
}

export const createFaults = () => {
  let faults: Fault[] = [];
  return {
    add: (fault: Partial<Fault>): boolean => {
      const kind = FAULT_KINDS.find((known) => known === fault.kind);
      if (kind === undefined) return false;
      faults.push({ ...fault, kind, times: fault.times ?? 1 });
      return true;
    },
    clear: () => {
      faults = [];
    },
    take: ({ path, customId }: Struck, ...kinds: FaultKind[]): Fault | undefined => {
      const fault = faults.find(
        (candidate) =>
          candidate.times > 0 &&
          kinds.includes(candidate.kind) &&
          path.includes(candidate.path ?? '') &&
          (candidate.customId === undefined || candidate.customId === customId),
      );
      if (fault) fault.times -= 1;
      return fault;
    },
  };
};
