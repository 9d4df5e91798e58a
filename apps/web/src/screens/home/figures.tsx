import { Piece } from '../../ui/board/piece.tsx';

/** A pawn that becomes a queen: level by level. */
export function PromotionFigure() {
  return (
    <div className="fig rango-muestra">
      {[...'PNRQ'].map((letter) => (
        <span key={letter}>
          <Piece letter={letter} />
        </span>
      ))}
    </div>
  );
}

export function ClockFigure() {
  return (
    <div className="fig">
      <svg viewBox="0 0 118 56" width="118" height="56" fill="none" aria-hidden="true">
        <path d="M1 50V15a6 6 0 0 1 6-6h104a6 6 0 0 1 6 6v35Z" fill="var(--pano-fondo)" stroke="var(--tinta)" />
        <path d="M0 53h118" stroke="var(--tinta)" strokeWidth="4" />
        <path d="M22 3h22v6H22zM74 6h22v3H74z" fill="var(--tinta)" />
        <path d="M18 30a15 15 0 1 0 30 0a15 15 0 1 0-30 0M70 30a15 15 0 1 0 30 0a15 15 0 1 0-30 0" fill="#FDFBF5" />
        <path d="M85 15a15 15 0 0 1 13 22.5L85 30Z" fill="var(--laton)" />
        <path d="M33 30V19M33 30l6 4M85 30V19M85 30l7 4" stroke="#17211C" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </div>
  );
}

/** Seven days of different size; brass is today. */
export function HoursFigure() {
  return (
    <div className="fig">
      <svg viewBox="-1 0 164 56" width="164" height="56" aria-hidden="true">
        <path
          d="M0 14h18v36H0zM48 26h18v24H48zM120 2h18v48H120z"
          fill="var(--pano-fondo)"
          stroke="var(--tinta)"
          strokeWidth="1"
        />
        <path d="M72 26h18v24H72z" fill="var(--laton)" stroke="var(--tinta)" strokeWidth="1" />
        <path d="M24 49.5h18M96 49.5h18M144 49.5h18" stroke="var(--borde)" strokeWidth="3" />
        <path d="M-1 53h164" stroke="var(--tinta)" strokeWidth="4" />
      </svg>
    </div>
  );
}
