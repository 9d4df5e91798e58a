/** "[6s Th Qd]" → its cards; undefined where one of them is none. `10h` is read as `Th`. */

const CARD = /^(?:10|[2-9TJQKA])[shdc]$/u;

export const cardsIn = (text: string): string[] | undefined => {
  const inner = text.replace(/[[\]]/gu, ' ').trim();
  if (inner === '') return [];
  const cards = inner.split(/\s+/u);
  for (const [i, card] of cards.entries()) {
    if (!CARD.test(card)) return undefined;
    if (card.length === 3) cards[i] = `T${card[2]}`;
  }
  return cards;
};

/** The cards of the last bracket of a line, and undefined where it does not end in one. */
export const lastBracket = (line: string): string[] | undefined => {
  const open = line.lastIndexOf('[');
  const close = line.lastIndexOf(']');
  return open < 0 || close < open ? undefined : cardsIn(line.slice(open, close + 1));
};
