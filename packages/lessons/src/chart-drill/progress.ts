/** What is kept of a player on a chart: how long nothing went wrong, and where it does. */
export interface ChartProgress {
  readonly racha: number;
  readonly mejorRacha: number;
  /** By hand: answers and errors. */
  readonly manos: Readonly<Record<string, { readonly veces: number; readonly errores: number }>>;
}

export const NO_PROGRESS: ChartProgress = { racha: 0, mejorRacha: 0, manos: {} };

export const afterAnswer = (before: ChartProgress, hand: string, right: boolean): ChartProgress => {
  const racha = right ? before.racha + 1 : 0;
  const { veces, errores } = before.manos[hand] ?? { veces: 0, errores: 0 };
  return {
    racha,
    mejorRacha: Math.max(before.mejorRacha, racha),
    manos: { ...before.manos, [hand]: { veces: veces + 1, errores: errores + Number(!right) } },
  };
};

/** For the grid: part of the answers that were wrong, of the hands that were asked. */
export const heatOf = ({ manos }: ChartProgress): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(manos).map(([hand, { veces, errores }]) => [hand, errores / veces]));
