import './footer.css';
import { Link } from 'react-router';
import { useServerConfig } from '../api/config.ts';
import { LEGAL_LINKS } from '../navigation.ts';

/** What the prerendered page shows until this installation says its own. */
const DEFAULT_EMAIL = 'hola@estratega.example';

export function Footer() {
  const email = useServerConfig()?.contactEmail ?? DEFAULT_EMAIL;
  return (
    <footer className="pie">
      <div className="pie-in">
        <div>
          <h2>Estratega</h2>
          <p className="tenue">Planes semanales de ajedrez y póker Texas Hold’em.</p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <ul>
            <li>
              <Link to="/contacto">Contacto</Link>
            </li>
            <li>
              <Link to="/sobre-nosotros">Sobre nosotros</Link>
            </li>
            <li>
              <Link to="/accesibilidad">Accesibilidad</Link>
            </li>
            <li>
              <Link to="/glosario">Glosario</Link>
            </li>
            <li>
              <a href="/tablas">Tablas de rangos</a>
            </li>
          </ul>
        </div>
        <nav className="legal" aria-labelledby="pie-legal">
          <h2 id="pie-legal">Legal</h2>
          <ul>
            {LEGAL_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="pie-fin">© {__BUILD_YEAR__} Estratega. Todos los derechos reservados.</p>
      </div>
    </footer>
  );
}
