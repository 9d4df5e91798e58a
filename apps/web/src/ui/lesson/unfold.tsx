import type { ReactNode } from 'react';

/** What should be tried before it is read. The browser's own: works by keyboard, and a search in the page opens it. */
export function Unfold({ label, open, children }: { label: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="despliega" open={open}>
      <summary>{label}</summary>
      <div>{children}</div>
    </details>
  );
}
