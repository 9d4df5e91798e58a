import { Fragment, type ReactNode } from 'react';
import { LEGAL, type LegalSlug, shortDate } from '../front-matter.ts';

export interface LegalSection {
  /** The anchor that other pages link to. */
  id: string;
  title: string;
  body: ReactNode;
}

/** One document: title, date, numbered sections, and a table of contents that cannot disagree with them. */
export function LegalText({ slug, sections }: { slug: LegalSlug; sections: readonly LegalSection[] }) {
  const { title, lead, updated } = LEGAL[slug];
  const numbered = sections.map((section, index) => ({ ...section, title: `${index + 1}. ${section.title}` }));
  return (
    <>
      <header>
        <h1>{title}</h1>
        <p className="entra">{lead}</p>
        <p className="menor tenue">
          Última actualización: <time dateTime={updated}>{shortDate(updated)}</time>
        </p>
      </header>
      <nav className="indice" aria-label="En esta página">
        <h2>En esta página</h2>
        <ul>
          {numbered.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="prosa">
        {numbered.map((section) => (
          <Fragment key={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.body}
          </Fragment>
        ))}
      </div>
    </>
  );
}
