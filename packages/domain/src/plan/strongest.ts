import type { TemaDeclarado } from './request.ts';

/** What outweighs what, of words said about one theme: not knowing, then knowing, then not wanting, then wanting. */
const STRENGTH = { quiere: 1, evita: 2, sabe: 3, no_sabe: 4 } as const satisfies Record<
  TemaDeclarado['polaridad'],
  number
>;

type Said = Pick<TemaDeclarado, 'tema' | 'polaridad'>;

export const outweighs = (one: Pick<Said, 'polaridad'>, other: Pick<Said, 'polaridad'>): boolean =>
  STRENGTH[one.polaridad] > STRENGTH[other.polaridad];

/** Each theme once, with the strongest word that was said of it, in the order in which they were first named. */
export const strongest = <T extends Said>(said: readonly T[]): T[] => {
  const found = new Map<string, T>();
  for (const one of said) {
    const before = found.get(one.tema);
    if (!before || outweighs(one, before)) found.set(one.tema, one);
  }
  return [...found.values()];
};
