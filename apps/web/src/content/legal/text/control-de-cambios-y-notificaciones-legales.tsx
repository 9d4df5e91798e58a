import { Link } from 'react-router';
import { LEGAL, LEGAL_SLUGS, shortDate } from '../front-matter.ts';
import { ContactEmail } from '../parts/contact-email.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { type LegalSection, LegalText } from '../parts/legal-text.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'vigentes',
    title: 'Versiones vigentes',
    body: (
      <DataTable
        label="Versión vigente de cada documento"
        head={['Documento', 'Última actualización']}
        rows={LEGAL_SLUGS.map((slug) => [
          <Link key={slug} to={`/${slug}`}>
            {LEGAL[slug].title}
          </Link>,
          <time key="fecha" dateTime={LEGAL[slug].updated}>
            {shortDate(LEGAL[slug].updated)}
          </time>,
        ])}
      />
    ),
  },
  {
    id: 'como-cambian',
    title: 'Cómo cambian',
    body: (
      <>
        <p>
          Cambiamos un documento cuando cambia el producto, un proveedor o la ley. La fecha de cada página dice cuándo
          cambió por última vez en algo que importe; una errata corregida no la mueve.
        </p>
        <ul>
          <li>
            <strong>Cambios de forma</strong> (redacción, enlaces, ejemplos): se publican sin aviso.
          </li>
          <li>
            <strong>Cambios de fondo</strong> (qué datos guardamos, para qué, con quién, precios, límites, reembolsos):
            se avisan antes de que rijan.
          </li>
          <li>
            <strong>Cambios urgentes</strong> que exija la ley o la seguridad: rigen al publicarse, y avisamos en cuanto
            sea posible.
          </li>
        </ul>
        <p>Ningún cambio vale hacia atrás: lo que pagaste y lo que consentiste sigue con las reglas de ese momento.</p>
      </>
    ),
  },
  {
    id: 'avisos',
    title: 'Cómo te avisamos',
    body: (
      <>
        <p>
          De un cambio de fondo te avisamos por correo, a la dirección de tu cuenta, al menos 15 días antes de que rija,
          con lo que cambia y lo que puedes hacer. También cambia la fecha de esta página.
        </p>
        <p>
          Si no estás de acuerdo, puedes cancelar la suscripción o eliminar la cuenta desde{' '}
          <Link to="/cuenta">Mi cuenta</Link> antes de esa fecha. Si el cambio necesita un consentimiento nuevo, te lo
          pediremos: no lo damos por hecho porque sigas usando el sitio.
        </p>
      </>
    ),
  },
  {
    id: 'incidentes',
    title: 'Avisos de seguridad',
    body: (
      <p>
        Si un incidente pudiera afectar tus datos, te avisamos por correo como explica{' '}
        <Link to="/seguridad-de-datos#incidentes">Seguridad de datos</Link>. Esos avisos llegan aunque no hayas aceptado
        marketing.
      </p>
    ),
  },
  {
    id: 'notificarnos',
    title: 'Cómo notificarnos',
    body: (
      <>
        <p>
          Reclamos, pedidos sobre tus datos, avisos de derechos de autor y notificaciones de una autoridad: a{' '}
          <ContactEmail />, o por la página de <Link to="/contacto">contacto</Link>. Di quién eres, qué pides y cómo
          responderte.
        </p>
        <p>
          Si crees que un texto o un ejercicio usa algo tuyo sin permiso, indica la página y la obra: lo retiramos
          mientras lo revisamos.
        </p>
      </>
    ),
  },
  {
    id: 'versiones-anteriores',
    title: 'Versiones anteriores',
    body: (
      <p>
        Guardamos los textos anteriores. Si necesitas el que regía en una fecha, por ejemplo la de tu compra, pídelo por
        correo.
      </p>
    ),
  },
];

export default function ChangeControl() {
  return <LegalText slug="control-de-cambios-y-notificaciones-legales" sections={SECTIONS} />;
}
