/** "[6s Th Qd]" → its cards; undefined where one of them is none. `10h` is read as `Th`. */

const CARD = /^(?:10|[2-9TJQKA])[shdc]$/u;
/** Every card by its two letters: the same strings for all hands, and a check at once. */
const CARDS = new Map([...'23456789TJQKA'].flatMap((rank) => [...'shdc'].map((suit) => [rank + suit, rank + suit])));

export const cardsIn = (text: string): string[] | undefined => {
  const out: string[] = [];
  let i = 0;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (code <= 32 || code === 91 || code === 93) {
      i++;
      continue;
    }
    let end = i + 1;
    while (end < text.length && text.charCodeAt(end) > 32 && text.charCodeAt(end) !== 93 && text.charCodeAt(end) !== 91)
      end++;
    const word = text.slice(i, end);
    const card = CARDS.get(word) ?? (CARD.test(word) ? `T${word[2]}` : undefined);
    if (card === undefined) return undefined;
    out.push(card);
    i = end;
  }
  return out;
};

/** The cards of the last bracket of a line, and undefined where it does not end in one. */
export const lastBracket = (line: string): string[] | undefined => {
  const open = line.lastIndexOf('[');
  const close = line.lastIndexOf(']');
  return open < 0 || close < open ? undefined : cardsIn(line.slice(open, close + 1));
};
