import { Link } from 'react-router';
import { DataConsentText, MarketingConsentText } from '../../../shell/consent/consent-text.tsx';
import { ContactEmail } from '../parts/contact-email.tsx';
import { type LegalSection, LegalText } from '../parts/legal-text.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'dos-casillas',
    title: 'Dos casillas, dos decisiones',
    body: (
      <p>
        Para crear una cuenta debes marcar la casilla de tratamiento de datos. Los términos de marketing se aceptan por
        separado, en otra casilla que puedes dejar vacía sin perder nada. Ninguna viene marcada de antemano.
      </p>
    ),
  },
  {
    id: 'tratamiento',
    title: 'Tratamiento de datos (obligatorio)',
    body: (
      <>
        <p>El formulario de registro lo pide con estas palabras:</p>
        <blockquote>
          <DataConsentText />
        </blockquote>
        <p>
          Al marcarla nos permites guardar y usar los datos que describe la{' '}
          <Link to="/politica-de-privacidad#datos">política de privacidad</Link> para abrir tu cuenta, armar tus planes
          y adaptarlos a tus resultados. También declaras tu edad o que tienes el permiso de tu tutor. Sin ella no hay
          cuenta, porque no podríamos guardar tus planes; los artículos puedes leerlos igual.
        </p>
      </>
    ),
  },
  {
    id: 'marketing',
    title: 'Términos de marketing (opcional)',
    body: (
      <>
        <p>La segunda casilla dice:</p>
        <blockquote>
          <MarketingConsentText />
        </blockquote>
        <p>Si la marcas, aceptas estos términos:</p>
        <ul>
          <li>podemos escribir al correo de tu cuenta con novedades y ofertas de Estratega, y de nadie más;</li>
          <li>no le damos tu correo a ningún anunciante;</li>
          <li>cada correo dirá cómo dejar de recibirlos, y puedes hacerlo cuando quieras desde tu cuenta;</li>
          <li>no marcarla no cambia el precio, los límites ni el contenido de tus planes.</li>
        </ul>
        <p>
          Los correos que hacen falta para usar la cuenta, como el enlace para restablecer la contraseña, no son
          marketing y llegan igual.
        </p>
      </>
    ),
  },
  {
    id: 'google',
    title: 'Si entras con Google',
    body: (
      <p>
        No pasaste por el formulario, así que te mostramos las dos casillas una sola vez, al entrar. Mientras no marcas
        la obligatoria no puedes usar la cuenta; puedes cerrar la sesión, y también leer esta página, los términos y la
        política de privacidad antes de decidir.
      </p>
    ),
  },
  {
    id: 'que-guardamos',
    title: 'Qué guardamos de tu decisión',
    body: (
      <p>
        La fecha y la hora en que diste cada consentimiento. Las ves en <Link to="/cuenta">Mi cuenta</Link>, en
        «Consentimientos», y vienen en la descarga de tus datos. Si retiras uno, su fecha se borra.
      </p>
    ),
  },
  {
    id: 'retirar',
    title: 'Cómo lo retiras',
    body: (
      <ul>
        <li>
          <strong>Marketing:</strong> en <Link to="/cuenta">Mi cuenta</Link>, con el interruptor «Novedades y ofertas
          por correo». Tiene efecto en el momento.
        </li>
        <li>
          <strong>Tratamiento de datos:</strong> eliminando la cuenta, desde la misma página o por correo a{' '}
          <ContactEmail />. Sin esos datos la cuenta no puede existir.
        </li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'El aviso de cookies',
    body: (
      <p>
        El aviso del pie de la pantalla informa que el sitio guarda lo necesario para tu sesión y tus preferencias. Al
        pulsar «Aceptar» anotamos en tu navegador, bajo el nombre <code>cookieConsent</code>, que ya lo viste. No usamos
        cookies de publicidad ni de seguimiento: la lista completa de lo que se guarda está en la{' '}
        <Link to="/politica-de-privacidad#navegador">política de privacidad</Link>.
      </p>
    ),
  },
];

export default function ExplicitConsent() {
  return <LegalText slug="consentimiento-explicito" sections={SECTIONS} />;
}
