import './accessibility.css';
import { Link } from 'react-router';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { KEYS, LIMITS, SPOKEN } from './facts.ts';

/** For whoever plays by ear, by keyboard or with large letters: that it can be done, and how. */
export default function AccessibilityScreen() {
  return (
    <Page>
      <Head
        title="Accesibilidad"
        description="Cómo estudiar ajedrez y póker en Estratega con lector de pantalla, con teclado, con letra grande o sin animaciones."
      />
      <PageTitle
        title="Accesibilidad"
        lead="Estratega se estudia entero con lector de pantalla o con teclado: los mismos ejercicios, juzgados igual."
      />
      <div className="accesibilidad">
        <section aria-labelledby="lector">
          <h2 id="lector">Con lector de pantalla</h2>
          <p>
            Cada posición se dice en palabras: quién juega y dónde está cada pieza. El tablero es una cuadrícula de 64
            casillas que se recorre con las flechas. Lo que contesta el rival, si tu jugada es buena, por qué no lo es y
            la pista se anuncian sin que tengas que buscarlos.
          </p>
          <p>
            En póker se dice la mesa completa: asientos, fichas, ciegas, lo que hizo cada uno y tus cartas. El rango es
            una cuadrícula de 169 manos.
          </p>
          <h3>Las jugadas se escriben como se dicen</h3>
          <p>En «Tu jugada» vale la notación en español o en inglés, y también la frase:</p>
          <ul className="dichos">
            {SPOKEN.map((move) => (
              <li key={move}>{move}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="teclado">
          <h2 id="teclado">Con teclado</h2>
          <p>Todo lo que se toca se puede hacer con teclas, y el foco pasa siempre a lo que sigue.</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Tecla</th>
                <th scope="col">Qué hace</th>
              </tr>
            </thead>
            <tbody>
              {KEYS.map(([key, what]) => (
                <tr key={key}>
                  <th scope="row">{key}</th>
                  <td>{what}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section aria-labelledby="vista">
          <h2 id="vista">Con letra grande, colores propios o sin movimiento</h2>
          <p>
            Las pantallas se adaptan hasta 320 píxeles de ancho y al doble de tamaño sin que nada quede fuera. Ningún
            resultado se distingue solo por el color: lleva un signo y una palabra. Respetamos el contraste forzado, el
            modo oscuro y el ajuste de «reducir movimiento» de tu dispositivo. El sonido está apagado hasta que lo
            enciendes.
          </p>
        </section>
        <section aria-labelledby="falta">
          <h2 id="falta">Lo que falta</h2>
          <ul>
            {LIMITS.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
          <p>
            Seguimos las pautas WCAG 2.2, nivel AA, y un programa revisa cada pantalla en claro y en oscuro. Si algo no
            te deja estudiar, <Link to="/contacto">escríbenos</Link>: dinos en qué pantalla y con qué lo usas.
          </p>
        </section>
      </div>
    </Page>
  );
}
