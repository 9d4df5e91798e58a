import './icon.css';

/*
 * Lucide outlines (ISC), kept as bare path data: the shell draws a dozen of them and must stay within its JS budget.
 * Each icon is its own export, so a page only carries the ones it shows.
 */
export interface IconProps {
  className?: string;
}

export function Outline({ d, className = '' }: IconProps & { d: string }) {
  return (
    <svg
      className={`ico ${className}`}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
