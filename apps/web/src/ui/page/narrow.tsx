import './narrow.css';
import type { ReactNode } from 'react';

/** A column for a short form. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="angosta">{children}</div>;
}
