import type { ReactNode } from 'react';
import { UnfoldIcon } from './icons.tsx';

interface FoldSectionProps {
  id: string;
  title: string;
  className: string;
  /** Behind its title: on a phone what is not for today waits until it is asked for. */
  folded: boolean;
  children: ReactNode;
}

export function FoldSection({ id, title, className, folded, children }: FoldSectionProps) {
  if (!folded) {
    return (
      <section className={`seccion ${className}`} aria-labelledby={id}>
        <header>
          <h2 id={id}>{title}</h2>
        </header>
        {children}
      </section>
    );
  }
  return (
    <section className={`seccion ${className}`} aria-labelledby={id}>
      <details className="plegable">
        <summary>
          <h2 id={id}>{title}</h2>
          <UnfoldIcon />
        </summary>
        {children}
      </details>
    </section>
  );
}
