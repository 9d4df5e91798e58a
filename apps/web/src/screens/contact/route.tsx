import './contact.css';
import { Link } from 'react-router';
import { useServerConfig } from '../../shell/api/config.ts';
import { Head } from '../../ui/page/head.tsx';
import { Page, PageTitle } from '../../ui/page/page.tsx';
import { ContactForm } from './contact-form.tsx';

/** What the prerendered page shows until this installation says its own. */
const DEFAULT_EMAIL = 'hola@estratega.example';

export default function ContactScreen() {
  const email = useServerConfig()?.contactEmail ?? DEFAULT_EMAIL;
  const mailLink = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Page>
      <Head
        title="Contacto"
        description="Escríbele al equipo de Estratega: dudas, problemas con tu cuenta o tu suscripción, o ideas para tus planes."
      />
      <PageTitle title="Contacto" lead="Dudas, problemas con tu cuenta o ideas: las leemos todas." />
      <div className="contacto-pag">
        <div className="formulario">
          <noscript>
            <p>El formulario necesita JavaScript. Sin él, escríbenos por correo.</p>
          </noscript>
          <ContactForm />
          <p className="nota tenue">
            Nunca nos envíes tu contraseña ni tu tarjeta.{' '}
            <Link to="/politica-de-privacidad#contacto">Qué hacemos con tu mensaje</Link>
          </p>
        </div>
        <aside className="contacto-lado" aria-labelledby="otras-vias">
          <h2 id="otras-vias">También por correo</h2>
          <p>{mailLink}</p>
          <h3>Antes de escribir</h3>
          <ul>
            <li>
              <Link to="/recuperar-contrasena">No recuerdo mi contraseña</Link>
            </li>
            <li>
              <Link to="/mecanismos-para-derechos-de-usuario">Quiero ver, corregir o borrar mis datos</Link>
            </li>
            <li>
              <Link to="/terminos-y-condiciones#reembolsos">Quiero cancelar o pedir un reembolso</Link>
            </li>
          </ul>
        </aside>
      </div>
    </Page>
  );
}
