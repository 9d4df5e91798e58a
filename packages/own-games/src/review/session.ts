/** The hands of one sitting, and which of them may have something to say of turn and river. */

interface Played {
  readonly id: string;
  readonly fecha?: string | undefined;
  readonly guardadaEn: string;
  readonly tipo: 'cash' | 'torneo';
  readonly ciegas: readonly [number, number];
  readonly pos?: string | undefined;
  readonly bote: number;
}

/** Whoever stops for longer begins another sitting. */
const PAUSE_HOURS = 2;
const HOUR = 3_600_000;

const momentOf = ({ fecha, guardadaEn }: Played): number => {
  const played = fecha === undefined ? Number.NaN : Date.parse(fecha);
  return Number.isNaN(played) ? Date.parse(guardadaEn) : played;
};

/** The latest sitting, newest first. */
export const lastSession = <T extends Played>(hands: readonly T[]): readonly T[] => {
  const sorted = [...hands].sort((a, b) => momentOf(b) - momentOf(a));
  const end = sorted.findIndex(
    (hand, i) => i > 0 && momentOf(sorted[i - 1] as T) - momentOf(hand) > PAUSE_HOURS * HOUR,
  );
  return end < 0 ? sorted : sorted.slice(0, end);
};

/** A pot that saw a bet after an opening and a call. */
const LEAST_POT = 7;
/** So that a phone is done in some minutes. */
const MOST = 40;

/** Those worth looking at, the largest pots first. */
export const worthReview = <T extends Played>(hands: readonly T[]): readonly T[] =>
  hands
    .filter(({ tipo, pos, bote, ciegas }) => tipo === 'cash' && pos !== undefined && bote / ciegas[1] >= LEAST_POT)
    .sort((a, b) => b.bote / b.ciegas[1] - a.bote / a.ciegas[1])
    .slice(0, MOST);
