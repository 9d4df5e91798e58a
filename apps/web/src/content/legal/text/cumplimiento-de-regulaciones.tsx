import { Link } from 'react-router';
import { ContactEmail } from '../parts/contact-email.tsx';
import { type LegalSection, LegalText } from '../parts/legal-text.tsx';
import { NoSellButton } from '../parts/no-sell-button.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'alcance',
    title: 'Qué leyes seguimos',
    body: (
      <p>
        Estratega se usa desde muchos países. Tomamos como guía tres leyes exigentes y damos los mismos derechos a todo
        el mundo, viva donde viva: el Reglamento General de Protección de Datos europeo (RGPD, o GDPR), la ley de
        privacidad del consumidor de California (CCPA) y la ley argentina 25.326. Cómo ejercerlos está en{' '}
        <Link to="/mecanismos-para-derechos-de-usuario">Mecanismos para derechos de usuario</Link>.
      </p>
    ),
  },
  {
    id: 'gdpr',
    title: 'RGPD (GDPR), Unión Europea',
    body: (
      <>
        <ul>
          <li>
            <strong>Base:</strong> tu consentimiento, el contrato contigo o la seguridad del servicio, según el uso;
            están en la <Link to="/politica-de-privacidad#para-que">política de privacidad</Link>.
          </li>
          <li>
            <strong>Derechos:</strong> acceso, rectificación, supresión, limitación, portabilidad y oposición, y retirar
            el consentimiento sin que afecte lo anterior.
          </li>
          <li>
            <strong>Decisiones automáticas:</strong> el plan de estudio se arma solo a partir de tus respuestas y
            resultados. No produce efectos legales ni parecidos: puedes no seguirlo, y cada tarea explica por qué está.
          </li>
          <li>
            <strong>Transferencias:</strong> si usas Google o PayPal, ellos pueden tratar datos fuera de tu país con las
            garantías que publican.
          </li>
          <li>
            <strong>Incidentes:</strong> aviso a la autoridad dentro de las 72 horas, como dice{' '}
            <Link to="/seguridad-de-datos#incidentes">Seguridad de datos</Link>.
          </li>
        </ul>
        <p>Puedes reclamar ante la autoridad de protección de datos del país europeo donde vives.</p>
      </>
    ),
  },
  {
    id: 'ccpa',
    title: 'CCPA, California',
    body: (
      <>
        <p>
          En los últimos doce meses reunimos estas categorías: identificadores (nombre, correo, IP), información
          comercial (tu suscripción), actividad en el sitio (tus planes y resultados) e inferencias (la estimación de lo
          que dominas). No vendemos información personal ni la compartimos para publicidad entre sitios, y tampoco lo
          hacemos con la de menores.
        </p>
        <p>
          Tienes derecho a saber, a borrar, a corregir, a que no se venda ni se comparta tu información y a que no te
          tratemos distinto por pedirlo. Puede pedirlo por ti una persona autorizada.
        </p>
      </>
    ),
  },
  {
    id: 'no-vender',
    title: 'No vender mi información personal',
    body: (
      <>
        <p>
          No vendemos tus datos, pero puedes dejarlo por escrito. Con sesión iniciada, tu elección se guarda en tu
          cuenta con su fecha; sin ella, en este navegador. Si algún día cambiáramos, quien lo haya pedido queda fuera.
          Puedes deshacerla aquí o en <Link to="/cuenta">Mi cuenta</Link>.
        </p>
        <div data-isla="">
          <NoSellButton />
        </div>
        <noscript>
          <p>El botón necesita JavaScript. Sin él, pídelo por correo y lo anotamos en tu cuenta.</p>
        </noscript>
        <p>
          También puedes pedirlo a <ContactEmail />. La elección guardada en el navegador vale solo para ese navegador:
          si después creas una cuenta, vuelve a esta página.
        </p>
      </>
    ),
  },
  {
    id: 'ley-25326',
    title: 'Ley 25.326, Argentina',
    body: (
      <>
        <p>
          La ley 25.326 de Protección de los Datos Personales te da derecho a acceder a tus datos, rectificarlos,
          actualizarlos y suprimirlos. Respondemos el acceso en diez días corridos y los demás pedidos en cinco días
          hábiles.
        </p>
        <p>
          El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma
          gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto,
          conforme lo establecido en el artículo 14, inciso 3, de la ley 25.326. Nosotros no te hacemos esperar esos
          seis meses: la descarga de tu cuenta está siempre disponible.
        </p>
        <p>
          La Agencia de Acceso a la Información Pública, en su carácter de órgano de control de la ley 25.326, tiene la
          atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por
          incumplimiento de las normas vigentes en materia de protección de datos personales.
        </p>
      </>
    ),
  },
  {
    id: 'otros-paises',
    title: 'Otros países',
    body: (
      <p>
        Si la ley de tu país te da un derecho que no está aquí, escríbenos: lo atendemos igual. Y si crees que no lo
        hicimos bien, puedes reclamar ante la autoridad de protección de datos de tu país sin avisarnos antes.
      </p>
    ),
  },
];

export default function Compliance() {
  return <LegalText slug="cumplimiento-de-regulaciones" sections={SECTIONS} />;
}
