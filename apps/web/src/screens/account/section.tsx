import type { ReactNode } from 'react';

export function Section({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section className="ajuste" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text ? <p className="menor tenue">{text}</p> : null}
      </div>
      <div className="ajuste-cuerpo">{children}</div>
    </section>
  );
}
