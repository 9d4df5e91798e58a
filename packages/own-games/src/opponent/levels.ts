/**
 * How Estratega plays at a rating. The search is a glance: what lies beyond it is missed, as a person of that rating misses it. Among
 * what it sees it errs by `soltura`: how many centipawns weigh as much as nothing. `npm run bench:opponent` fits these rows and measures them.
 */
export interface Level {
  readonly elo: number;
  /**
   * Nodes of the glance, shared by as many moves as are weighed. Nought: no glance, each move by itself and what can be taken after it.
   * A short glance ends before most moves have been weighed and sees the better ones, which is too strong for who overlooks things.
   */
  readonly nodos: number;
  readonly lineas: number;
  readonly soltura: number;
  /** Nobody of this rating gives away more than this where it can be seen: no queen is left standing. */
  readonly peor: number;
}

export const LEVELS: readonly Level[] = [
  { elo: 600, nodos: 0, lineas: 24, soltura: 102, peor: 530 },
  { elo: 800, nodos: 0, lineas: 14, soltura: 95, peor: 500 },
  { elo: 1000, nodos: 0, lineas: 10, soltura: 91, peor: 430 },
  { elo: 1200, nodos: 1100, lineas: 12, soltura: 64, peor: 380 },
  { elo: 1400, nodos: 1450, lineas: 10, soltura: 56, peor: 330 },
  { elo: 1600, nodos: 2100, lineas: 10, soltura: 42, peor: 290 },
  { elo: 1800, nodos: 3000, lineas: 9, soltura: 36, peor: 250 },
  { elo: 2000, nodos: 3850, lineas: 8, soltura: 30, peor: 220 },
];

const LOWEST = LEVELS[0] as Level;
const HIGHEST = LEVELS.at(-1) as Level;

/** Between two rows, in between; beyond the table, its end. */
export const levelOf = (elo: number): Level => {
  if (elo <= LOWEST.elo) return LOWEST;
  const above = LEVELS.findIndex((one) => one.elo >= elo);
  const high = LEVELS[above];
  const low = LEVELS[above - 1];
  if (!high || !low) return HIGHEST;
  const share = (elo - low.elo) / (high.elo - low.elo);
  const between = (a: number, b: number) => Math.round(a + share * (b - a));
  return {
    elo,
    // Half a glance would see less than none: whoever is nearer says whether there is one.
    nodos: low.nodos > 0 ? between(low.nodos, high.nodos) : (share < 0.5 ? low : high).nodos,
    lineas: between(low.lineas, high.lineas),
    soltura: between(low.soltura, high.soltura),
    peor: between(low.peor, high.peor),
  };
};
