import './page.css';
import type { ReactNode } from 'react';

/** The sheet that most screens are written on. The shell owns <main>. */
export function Page({ children }: { children: ReactNode }) {
  return <div className="pagina">{children}</div>;
}

export function PageTitle({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className="titulo-pag">
      <div>
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
    </div>
  );
}
