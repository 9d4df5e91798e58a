/** Something that games or hands show: a number, how sure it is, of how many, and what it means in plain words. */

export interface Hecho {
  /** Stable name: 'errores-graves', 'vpip'. */
  readonly id: string;
  readonly texto: string;
  /** The same in one short sentence without a full stop: what a task gives as its reason. */
  readonly cita: string;
  readonly valor: number;
  /** 95 %, in the same unit. */
  readonly intervalo: readonly [number, number];
  readonly unidad: '%' | 'por 100 jugadas' | 'veces' | 'bb';
  /** Of how many moves, games, hands or chances. */
  readonly muestra: number;
  /** `clara`: the number can be trusted at this size; `indicio`: it leans on what is usual. */
  readonly fiabilidad: 'clara' | 'indicio';
  readonly referencia?: number;
  /** Beyond doubt away from what is usual, or from the player's own other games: worth minutes of the week. */
  readonly debil: boolean;
  /** The topic that it feeds. */
  readonly tema?: string;
  /** Weight as evidence, n / (n + k). */
  readonly peso: number;
}

const Z95 = 1.96;

export const wilson = (hits: number, n: number, z = Z95): readonly [number, number] => {
  if (n === 0) return [0, 1];
  const p = hits / n;
  const middle = p + (z * z) / (2 * n);
  const spread = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
};

/** Hits pulled towards what is usual by `k` chances' worth, with the interval that goes with it. */
export const shrunk = (
  hits: number,
  n: number,
  usual: number,
  k: number,
  z = Z95,
): { readonly valor: number; readonly intervalo: readonly [number, number] } => ({
  valor: (hits + k * usual) / (n + k),
  intervalo: wilson(hits + k * usual, n + k, z),
});

/** Chance of `hits` or more of `n` when each comes with probability `p`. */
export const tail = (hits: number, n: number, p: number): number => {
  if (hits <= 0) return 1;
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  let log = n * Math.log1p(-p);
  let below = Math.exp(log);
  for (let i = 1; i < hits; i++) {
    log += Math.log((n - i + 1) / i) + Math.log(p / (1 - p));
    below += Math.exp(log);
  }
  return Math.max(0, 1 - below);
};

/** "4,3", "64": as people here write numbers. */
export const decimal = (value: number, digits = 1): string =>
  value.toFixed(digits).replace(/\.0+$/u, '').replace('.', ',');
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const between = (interval: readonly [number, number], digits = 0): string =>
  `entre ${decimal(interval[0], digits)} y ${decimal(interval[1], digits)}`;
