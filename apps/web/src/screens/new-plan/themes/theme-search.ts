import type { TemaDelJuego } from '@estratega/domain';

const SHOWN = 8;

/** Without accents or capitals: nobody types them when searching. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Themes that have every word of the search, those whose name begins with it first. */
export function matching(themes: readonly TemaDelJuego[], text: string): readonly TemaDelJuego[] {
  const words = plain(text).split(/\s+/u).filter(Boolean);
  const whole = words.join(' ');
  const found = themes.filter((theme) => {
    const name = plain(`${theme.titulo} ${theme.area}`);
    return words.every((word) => name.includes(word));
  });
  const begins = (theme: TemaDelJuego): number => (plain(theme.titulo).startsWith(whole) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b)).slice(0, SHOWN);
}
