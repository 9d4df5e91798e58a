import './playing-card.css';
import { Shape, type Suit } from './suit.tsx';

const SUIT_NAMES = { s: 'picas', h: 'corazones', d: 'diamantes', c: 'tréboles' } as const satisfies Record<
  Suit,
  string
>;
const RANK_NAMES: Record<string, string> = { A: 'as', K: 'rey', Q: 'dama', J: 'jota', T: '10' };

interface PlayingCardProps {
  /** Poker shorthand: rank and suit, "As", "Td". */
  code: `${string}${Suit}`;
  small?: boolean;
}

export function PlayingCard({ code, small }: PlayingCardProps) {
  const rank = code.slice(0, -1);
  const suit = code.slice(-1) as Suit;
  const red = suit === 'h' || suit === 'd';
  return (
    <span
      className={`carta${red ? ' r' : ''}${small ? ' carta-s' : ''}`}
      role="img"
      aria-label={`${RANK_NAMES[rank] ?? rank} de ${SUIT_NAMES[suit]}`}
    >
      <span className="v" aria-hidden="true">
        {rank === 'T' ? '10' : rank}
      </span>
      <Shape of={suit} />
    </span>
  );
}
