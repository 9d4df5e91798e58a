import './page.css';
import type { ReactNode } from 'react';

/** The sheet that most screens are written on. The shell owns <main>. */
export function Page({ children, tall = false }: PageProps) {
  return <div className={tall ? 'pagina pagina-alta' : 'pagina'}>{children}</div>;
}

interface PageProps {
  children: ReactNode;
  /** As high as the window from the start: what arrives later then pushes nothing that is in sight. */
  tall?: boolean;
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
