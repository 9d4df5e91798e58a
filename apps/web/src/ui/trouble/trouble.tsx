import '../not-found/not-found.css';
import { Button } from '../button/button.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { Head } from '../page/head.tsx';
import { Page } from '../page/page.tsx';

/** A fault of ours, said plainly: what happened, and a way on that does not depend on the broken page. */
export function Trouble() {
  return (
    <Page>
      <Head title="Algo salió mal" description="Ocurrió un error inesperado." noIndex />
      <section className="p404">
        <div className="texto" role="alert">
          <h1>Una jugada imposible</h1>
          <p className="tenue">
            Algo falló de nuestro lado y esta página no pudo mostrarse. Tus planes están a salvo: vuelve a cargarla o
            empieza desde el inicio.
          </p>
          <div className="p404-acc">
            <Button kind="primary" onClick={() => location.reload()}>
              Volver a cargar
            </Button>
            <a className="btn btn-3" href="/">
              Ir al inicio
            </a>
          </div>
        </div>
        <Illustration name="lost" />
      </section>
    </Page>
  );
}
