import type { ReactNode } from 'react';

/** Advice on felt: at most two in an article, or none stands out. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="destacado tapete">
      <h3>{title}</h3>
      {children}
    </aside>
  );
}

export function Summary({ title = 'En resumen', children }: { title?: string; children: ReactNode }) {
  return (
    <section className="resumen hoja">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A calculation on a line of its own. */
export function Formula({ children }: { children: ReactNode }) {
  return <div className="cuenta num">{children}</div>;
}
