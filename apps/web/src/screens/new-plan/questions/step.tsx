import type { ReactNode } from 'react';

/** One part of the form, under its rule. */
export function Step({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="paso" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
