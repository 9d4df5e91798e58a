import './deck.css';

/** Three cards, and on the last how many are due. */
export function Deck({ many }: { many?: number }) {
  return (
    <span className="mazo" aria-hidden="true">
      <i />
      <i />
      <i>{many}</i>
    </span>
  );
}
