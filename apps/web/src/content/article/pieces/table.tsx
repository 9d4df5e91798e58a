import type { ReactNode } from 'react';

/** Around a Markdown table: on a narrow screen it scrolls by itself, by keyboard too. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="cuadro">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="rollo" tabIndex={0} aria-label={caption}>
        {children}
      </section>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
