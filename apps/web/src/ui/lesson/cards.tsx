import { PlayingCard } from '../card/playing-card.tsx';
import type { Suit } from '../card/suit.tsx';

const CARD = /^[2-9TJQKA][shdc]$/u;

export const readCards = (text: string | undefined): string[] => text?.split(/\s+/u).filter(Boolean) ?? [];

/** Cards in poker shorthand; what is not a card is written as it came. `places` draws the ones still to come. */
export function Cards({ codes, places = 0 }: { codes: readonly string[]; places?: number }) {
  const missing = Math.max(0, places - codes.length);
  return (
    <div className="cartas">
      {codes.map((code) =>
        CARD.test(code) ? <PlayingCard key={code} code={code as `${string}${Suit}`} /> : <span key={code}>{code}</span>,
      )}
      {['a', 'b', 'c', 'd', 'e'].slice(0, missing).map((place) => (
        <span key={place} className="carta por-ver" aria-hidden="true" />
      ))}
    </div>
  );
}
