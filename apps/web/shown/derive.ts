import type { Calculo } from '@estratega/lessons';

/** Whether a figure can be had from what is shown: read off, or a step of arithmetic away. */

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\bun tercio\b|tercera parte/iu, 1 / 3],
  [/\bdos tercios\b/iu, 2 / 3],
  [/\bmedi[oa]\b|\bmitad\b/iu, 0.5],
  [/\btres cuartos\b/iu, 0.75],
  [/\bun cuarto\b|cuarta parte/iu, 0.25],
  [/\bcinco\b/iu, 5],
  [/\bseis\b/iu, 6],
  [/\bsiete\b/iu, 7],
  [/\bocho\b/iu, 8],
  [/\bnueve\b/iu, 9],
  [/\bdiez\b/iu, 10],
  [/\bonce\b/iu, 11],
  [/\bquince\b/iu, 15],
  [/\bveinte\b/iu, 20],
];

/** Numbers as es-AR writes them, and the few that are written out. */
export const numbersIn = (text: string): readonly number[] => {
  const digits = [...text.matchAll(/(\d{1,3}(?:\.\d{3})+(?!\d)|\d+)(?:,(\d+))?/gu)].map(([, whole = '', part]) =>
    Number(`${whole.replaceAll('.', '')}.${part ?? '0'}`),
  );
  return [...digits, ...WORDS.flatMap(([word, value]) => (word.test(text) ? [value] : []))];
};

/** What a sum is made of. Outs, combinations and equity are counted from cards, which are drawn. */
export const figuresOf = (calculo: Calculo): readonly number[] => {
  switch (calculo.tipo) {
    case 'potOdds':
    case 'alfa':
    case 'mdf':
      return [calculo.bote, calculo.apuesta];
    case 'implicitas':
      return [calculo.bote, calculo.pagar, calculo.equity];
    case 'ev':
      return calculo.ramas.flatMap(({ p, valor }) => [p, valor]);
    case 'spr':
      return [calculo.stack, calculo.bote];
    case 'icm':
      return [...calculo.stacks, ...calculo.premios];
    case 'cuenta':
      return (calculo.expresion.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);
    case 'outs':
    case 'regla24':
    case 'combos':
    case 'equity':
      return [];
  }
};

/** What nobody needs to be told: small counts, a whole, the cards that are left, all hands, the minutes of an hour. */
const isKnown = (value: number): boolean =>
  [0, 1, 2, 3, 4, 6, 9, 12, 13, 16, 100, 1000, 1225, 1326, 60].includes(value) ||
  (Number.isInteger(value) && value >= 32 && value <= 52);

const close = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1e-6, Math.abs(b) * 2e-3);

/** A figure as a text may put it: itself, in hundredths, what is left of a whole, or what is won over what is lost. */
const readings = (one: number): readonly number[] => [one, one / 100, 1 - one / 100, 1 - one, (2 * one) / 100 - 1];

export const isHad = (figure: number, shown: readonly number[]): boolean => {
  const value = Math.abs(figure);
  const is = (other: number): boolean => close(other, value);
  if (isKnown(value) || shown.some((one) => readings(one).some(is))) return true;
  const once = [...new Set(shown)];
  const all = [...new Set([...once, 1, 2, 3, 4, 100])];
  // A share is told as such, is «3 de 8», or is a share of a share: a sum of chips that happens to be 0,6 tells nobody that somebody folds 60 %.
  if (value < 1)
    return all.some((a) =>
      all.some(
        (b) => is((a * b) / 10_000) || is((a * (100 - b)) / 10_000) || (b !== 0 && (is(a / b) || is(1 - a / b))),
      ),
    );
  return all.some((a) =>
    all.some(
      (b) =>
        is(a + b) ||
        is(a - b) ||
        is((a * b) / 100) ||
        is(a * b) ||
        is(Math.sqrt(Math.abs(a / (b || 1)))) ||
        (b !== 0 && is(a / b)) ||
        once.some((c) => is(a + b + c) || is(a + b - c)),
    ),
  );
};

/** Results that follow from what is shown, and what follows from them. */
export const withResults = (
  shown: readonly number[],
  sums: readonly Calculo[],
  resultOf: (calculo: Calculo) => number,
): readonly number[] => {
  const had = [...shown];
  let open = [...sums];
  for (let before = -1; before !== open.length; ) {
    before = open.length;
    open = open.filter((sum) => {
      if (!figuresOf(sum).every((figure) => isHad(figure, had))) return true;
      had.push(resultOf(sum));
      return false;
    });
  }
  return had;
};
