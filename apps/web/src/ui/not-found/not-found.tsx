import './not-found.css';
import { ButtonLink } from '../button/button.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { Head } from '../page/head.tsx';
import { Page } from '../page/page.tsx';
import { Tag } from '../tag/tag.tsx';

export function NotFound() {
  return (
    <Page>
      <Head title="Página no encontrada" description="La página que buscas no existe o cambió de lugar." noIndex />
      <section className="p404">
        <div className="texto">
          <Tag>Error 404</Tag>
          <h1>La casilla i9 no existe</h1>
          <p className="tenue">
            La página que buscas quedó fuera del tablero. Quizá cambió de sitio o el enlace está mal escrito.
          </p>
          <div className="p404-acc">
            <ButtonLink kind="primary" to="/">
              Volver al inicio
            </ButtonLink>
            <ButtonLink kind="tertiary" to="/catalogo-planes-de-estudio">
              Mis planes de estudio
            </ButtonLink>
          </div>
        </div>
        <Illustration name="lost" />
      </section>
    </Page>
  );
}
