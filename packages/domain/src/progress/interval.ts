/** How sure a share is: few answers say little, and the reader must see that. */
export interface Interval {
  readonly desde: number;
  readonly hasta: number;
}

/** Of twenty such intervals nineteen hold the true share. */
const Z = 1.96;

/** Wilson's interval for `right` of `of`: sensible for few answers and at both ends, where the usual one is not. */
export const wilson = (right: number, of: number): Interval => {
  if (of <= 0) return { desde: 0, hasta: 1 };
  const share = right / of;
  const square = Z ** 2 / of;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return { desde: Math.max(0, middle - half), hasta: Math.min(1, middle + half) };
};
