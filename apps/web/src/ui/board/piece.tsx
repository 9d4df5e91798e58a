import pieces from './pieces.svg?no-inline';

export const SQUARE = 45;

/** FEN letter: capitals are white. All pieces live in one sprite, so a board costs one request and no script. */
export function pieceHref(letter: string): string {
  const white = letter === letter.toUpperCase();
  return `${pieces}#${white ? 'w' : 'b'}${letter.toUpperCase()}`;
}

export function Piece({ letter, className }: { letter: string; className?: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${SQUARE} ${SQUARE}`} aria-hidden="true">
      <use href={pieceHref(letter)} />
    </svg>
  );
}
