import './library.css';
import { Link } from 'react-router';
import { CHESS_ARTICLES, type NavLinkItem, POKER_ARTICLES } from '../../shell/navigation.ts';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';

/** What is read apart from a week, on one page. */
export default function LibraryScreen() {
  return (
    <Page>
      <Head
        title="Biblioteca"
        description="Tablas de rangos de póker, el glosario de ajedrez y póker, y diez artículos para leer por tu cuenta."
      />
      <PageTitle title="Biblioteca" lead="Lo que se consulta y se lee fuera de la semana." />
      <div className="biblioteca">
        <section aria-labelledby="consulta">
          <h2 id="consulta">Para consultar</h2>
          <ul>
            <li>
              <Link to="/tablas">
                <b>Tablas de rangos</b>
                <small>Por formato, asiento y profundidad: las mismas que juzgan los ejercicios.</small>
              </Link>
            </li>
            <li>
              <Link to="/glosario">
                <b>Glosario</b>
                <small>Las palabras del ajedrez y del póker, en una o dos frases.</small>
              </Link>
            </li>
          </ul>
        </section>
        <Articles title="Artículos de ajedrez" items={CHESS_ARTICLES} />
        <Articles title="Artículos de póker" items={POKER_ARTICLES} />
      </div>
    </Page>
  );
}

function Articles({ title, items }: { title: string; items: readonly NavLinkItem[] }) {
  const id = title.replace(/\W+/gu, '-').toLowerCase();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>
              <b>{label}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
