import { formatUsd, PRICES, REFUND_DAYS } from '@estratega/domain';
import { Link } from 'react-router';
import { ContactEmail } from '../parts/contact-email.tsx';
import { type LegalSection, LegalText } from '../parts/legal-text.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'quien-cobra',
    title: 'Quién cobra',
    body: (
      <>
        <p>
          Las suscripciones de Estratega se pagan con <strong>PayPal</strong>, el único proveedor de pago que usamos.
          PayPal cobra, en dólares estadounidenses, {formatUsd(PRICES.basic.usd)} por mes por el Plan Básico y{' '}
          {formatUsd(PRICES.pro.usd)} por mes por el Plan Pro. El plan gratuito no pasa por PayPal.
        </p>
        <p>
          Al pagar aceptas también las condiciones y la política de privacidad de PayPal, que son suyas y no nuestras.
          Puedes leerlas en su sitio antes de aprobar el pago.
        </p>
      </>
    ),
  },
  {
    id: 'como-funciona',
    title: 'Cómo funciona un pago',
    body: (
      <ol>
        <li>
          Eliges un plan en la <Link to="/subscripcion-selector">pantalla de suscripción</Link> y aparece el botón de
          PayPal.
        </li>
        <li>Nuestro servidor le pide a PayPal que prepare la suscripción y anota su número.</li>
        <li>La apruebas en la ventana de PayPal, con tu cuenta o tu tarjeta. Ahí ya no estás en Estratega.</li>
        <li>
          Nuestro servidor le pregunta a PayPal si la suscripción está activa, si es del plan elegido y si es tuya. Solo
          entonces cambia tu plan: lo que diga el navegador no alcanza.
        </li>
        <li>
          Desde ahí PayPal nos avisa de renovaciones, pagos fallidos, devoluciones y bajas, y volvemos a preguntarle.
        </li>
      </ol>
    ),
  },
  {
    id: 'que-datos',
    title: 'Qué datos viajan',
    body: (
      <>
        <h3>De Estratega a PayPal</h3>
        <ul>
          <li>El plan elegido y nuestro identificador interno de tu cuenta, para reconocer el pago.</li>
          <li>Nuestro nombre, el idioma y la página a la que debes volver.</li>
          <li>Al cancelar, el número de la suscripción y el motivo.</li>
        </ul>
        <p>No le enviamos tu correo, tu contraseña, tus planes ni tus resultados.</p>
        <h3>De PayPal a Estratega</h3>
        <ul>
          <li>El número de la suscripción, su estado, hasta cuándo está paga y si el último pago se devolvió.</li>
          <li>
            Los avisos de cambios. De cada aviso atendido guardamos su número y su tipo, para no atenderlo dos veces.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'que-no-vemos',
    title: 'Qué no vemos nunca',
    body: (
      <p>
        El número de tu tarjeta, su código, tu cuenta bancaria y tu contraseña de PayPal se escriben en PayPal. No pasan
        por nuestro servidor y no podemos verlos ni guardarlos. Si alguien te los pide en nombre de Estratega, no los
        des y escríbenos.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies de PayPal',
    body: (
      <p>
        El botón de pago carga un programa de PayPal, que puede guardar cookies propias. Ocurre solo en la pantalla de
        suscripción: es la única página de Estratega a la que le permitimos cargar algo de PayPal.
      </p>
    ),
  },
  {
    id: 'cancelar',
    title: 'Cancelar y pedir un reembolso',
    body: (
      <>
        <p>
          Cancelas desde la <Link to="/subscripcion-selector">pantalla de suscripción</Link>, o desde tu cuenta de
          PayPal. El cobro se detiene en el momento y conservas el plan hasta el final de lo que ya pagaste. Eliminar tu
          cuenta de Estratega también cancela la suscripción en PayPal; si PayPal no responde, la cuenta no se elimina
          hasta lograrlo, para que no sigas pagando.
        </p>
        <p>
          Los reembolsos se piden dentro de los primeros {REFUND_DAYS} días después de la compra, a <ContactEmail />.
          Los detalles están en los <Link to="/terminos-y-condiciones#reembolsos">términos</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'problemas',
    title: 'Si algo sale mal',
    body: (
      <p>
        Si PayPal te cobró y tu plan no cambió, abre la pantalla de suscripción: al entrar volvemos a preguntarle. Si
        sigue igual, escríbenos con el número de la suscripción, que figura en tu cuenta de PayPal. Si PayPal no está
        disponible no se cobra ni se activa nada, y puedes volver a intentarlo.
      </p>
    ),
  },
];

export default function PaymentProviders() {
  return <LegalText slug="proveedores-externos-de-pago" sections={SECTIONS} />;
}
