/** Endings that are studied apart, by what stands on the board besides kings and pawns. */
export const ENDINGS = [
  'peones',
  'torres',
  'alfiles',
  'caballos',
  'alfil-caballo',
  'damas',
  'torre-menor',
  'torre-contra-menor',
] as const;
export type Ending = (typeof ENDINGS)[number];

const officers = (side: string): string => side.replace(/[pk]/gu, '').split('').toSorted().join('');

/** The ending of a board, or undefined when it is none of these. */
export function endingOf(fen: string): Ending | undefined {
  const men = (fen.split(' ')[0] as string).replace(/[^a-z]/giu, '');
  if (!/p/iu.test(men)) return undefined;
  const white = officers(men.replace(/[a-z]/gu, '').toLowerCase());
  const black = officers(men.replace(/[A-Z]/gu, ''));
  const [one, two] = [white, black].toSorted((a, b) => b.length - a.length || (a < b ? 1 : -1)) as [string, string];
  if (one === '' && two === '') return 'peones';
  if (/^r{1,2}$/u.test(one) && one === two) return 'torres';
  if (one === 'b' && two === 'b') return 'alfiles';
  if (one === 'n' && two === 'n') return 'caballos';
  if (one + two === 'nb' || one + two === 'bn') return 'alfil-caballo';
  if (one === 'q' && two === 'q') return 'damas';
  if (/^(?:br|nr)$/u.test(one) && /^(?:br|nr)$/u.test(two)) return 'torre-menor';
  if (one + two === 'rb' || one + two === 'rn' || one + two === 'br' || one + two === 'nr')
    return one.length === 1 ? 'torre-contra-menor' : undefined;
  return undefined;
}
