import { formatArs, formatUsd, keptLine, PRICES, REFUND_DAYS, TIER_RULES, TIERS } from '@estratega/domain';
import { Link } from 'react-router';
import { ContactEmail } from '../parts/contact-email.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { type LegalSection, LegalText } from '../parts/legal-text.tsx';

const { gratuito, basic, pro } = TIER_RULES;
const yes = (given: boolean) => (given ? 'Sí' : 'No');

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'acuerdo',
    title: 'El acuerdo',
    body: (
      <p>
        Estos términos son el acuerdo entre tú y Estratega, el servicio de planes de estudio semanales de ajedrez y
        póker de este sitio. Al crear una cuenta los aceptas junto con la{' '}
        <Link to="/politica-de-privacidad">política de privacidad</Link>. Leer los artículos no exige cuenta ni
        aceptación.
      </p>
    ),
  },
  {
    id: 'edad',
    title: 'Edad',
    body: (
      <p>
        Para crear una cuenta debes ser mayor de 18 años o tener el consentimiento de tu madre, padre o tutor, que
        responde por ti. Lo declaras al registrarte. El material de póker está pensado para personas adultas.
      </p>
    ),
  },
  {
    id: 'cuenta',
    title: 'Tu cuenta',
    body: (
      <ul>
        <li>Los datos con los que te registras deben ser tuyos y verdaderos.</li>
        <li>Cuida tu contraseña: lo que se haga con tu cuenta se considera hecho por ti, salvo que nos avises.</li>
        <li>La cuenta es personal: no se comparte ni se revende.</li>
        <li>
          Puedes eliminarla cuando quieras desde <Link to="/cuenta">Mi cuenta</Link>.
        </li>
      </ul>
    ),
  },
  {
    id: 'servicio',
    title: 'Qué ofrece Estratega',
    body: (
      <>
        <p>
          Con tus respuestas y tus resultados armamos un plan de siete días con tareas y objetivos. Cuando la semana
          termina y todo está finalizado, puedes avanzar al plan siguiente: eso es una progresión. Solo puedes tener un
          plan en curso por juego.
        </p>
        <p>
          Es material de estudio. No prometemos Elo, premios ni ganancias: eso depende de cómo juegues y de cuánto
          estudies.
        </p>
      </>
    ),
  },
  {
    id: 'planes-y-precios',
    title: 'Planes y precios',
    body: (
      <>
        <DataTable
          label="Qué incluye cada plan y cuánto cuesta"
          head={['Incluye', ...TIERS.map((tier) => TIER_RULES[tier].nombre)]}
          rows={[
            ['Planes de estudio activos', ...TIERS.map((tier) => TIER_RULES[tier].planesActivos)],
            ['Anuncios', ...TIERS.map((tier) => yes(TIER_RULES[tier].anuncios))],
            ['Progresiones', ...TIERS.map((tier) => TIER_RULES[tier].progresiones ?? 'Ilimitadas')],
            ['Información sobre el progreso', ...TIERS.map((tier) => yes(TIER_RULES[tier].informacionProgreso))],
            ['Información nueva al avanzar', ...TIERS.map((tier) => yes(TIER_RULES[tier].nuevaInformacion))],
            ['Partidas y manos propias que guardamos', ...TIERS.map(keptLine)],
            ['Precio por mes, en dólares (lo que cobra PayPal)', ...TIERS.map((tier) => formatUsd(PRICES[tier].usd))],
            ['Precio por mes, en pesos argentinos (referencia)', ...TIERS.map((tier) => formatArs(PRICES[tier].ars))],
          ]}
        />
        <p>
          El plan {gratuito.nombre.toLowerCase()} cuesta {formatUsd(PRICES.gratuito.usd)} y no pide tarjeta. El{' '}
          {basic.nombre} cuesta {formatUsd(PRICES.basic.usd)} por mes y el {pro.nombre}, {formatUsd(PRICES.pro.usd)} por
          mes: esos son los importes que cobra PayPal, en dólares estadounidenses. La{' '}
          <Link to="/subscripcion-selector">pantalla de suscripción</Link> muestra las cifras en pesos argentinos,{' '}
          {formatArs(PRICES.basic.ars)} y {formatArs(PRICES.pro.ars)}, como referencia. Tu banco o PayPal pueden sumar
          impuestos o cambiar la moneda a su propia cotización.
        </p>
        <p>
          Los precios pueden cambiar para los meses siguientes; te avisamos antes, como dice{' '}
          <Link to="/control-de-cambios-y-notificaciones-legales#avisos">Control de cambios</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'pago',
    title: 'Pago y renovación',
    body: (
      <ul>
        <li>
          La suscripción se paga con PayPal y se renueva sola cada mes hasta que la canceles. Quién hace qué está en{' '}
          <Link to="/proveedores-externos-de-pago">Proveedores externos de pago</Link>.
        </li>
        <li>El plan pago se activa cuando PayPal nos confirma que la suscripción está activa.</li>
        <li>
          Para pasar de un plan pago al otro, primero se cancela el actual. Después puedes contratar el nuevo en el
          momento.
        </li>
        <li>Si un pago falla y PayPal suspende la suscripción, el plan dura hasta el final de lo que ya pagaste.</li>
      </ul>
    ),
  },
  {
    id: 'cancelacion',
    title: 'Cancelación',
    body: (
      <p>
        Cancelas cuando quieras con el botón «Cancelar Suscripción» de la{' '}
        <Link to="/subscripcion-selector">pantalla de suscripción</Link>. PayPal deja de cobrar en el momento y
        conservas tu plan hasta el final del período pago; después pasas al gratuito. Los planes de estudio que superen
        el nuevo límite se conservan y se pueden estudiar, pero no podrás crear otros hasta estar debajo de él. Eliminar
        la cuenta también cancela la suscripción.
      </p>
    ),
  },
  {
    id: 'reembolsos',
    title: 'Reembolsos',
    body: (
      <>
        <p>
          Devolvemos el importe solo si lo pides dentro de los primeros {REFUND_DAYS} días después de la compra.
          Escríbenos a <ContactEmail /> o por la página de <Link to="/contacto">contacto</Link> desde el correo de tu
          cuenta. El dinero vuelve por PayPal al medio con el que pagaste, y el plan pago termina con el reembolso.
          Pasados los {REFUND_DAYS} días puedes cancelar, pero no hay devolución del período en curso.
        </p>
        <p>Esto no limita los derechos irrenunciables que te dé la ley de defensa del consumidor de tu país.</p>
      </>
    ),
  },
  {
    id: 'uso',
    title: 'Uso aceptable',
    body: (
      <>
        <p>No está permitido:</p>
        <ul>
          <li>entrar a cuentas ajenas, saltarse los límites de un plan o estorbar el funcionamiento del sitio;</li>
          <li>copiar el material en masa o revenderlo;</li>
          <li>usar Estratega para hacer trampa en partidas o mesas en curso, ni escribir en él contenido ilegal.</li>
        </ul>
        <p>Si pasa, podemos limitar o cerrar la cuenta. Te diremos el motivo y podrás responder.</p>
      </>
    ),
  },
  {
    id: 'contenido',
    title: 'Contenido',
    body: (
      <p>
        Los textos, ejercicios y dibujos de Estratega son nuestros; puedes usarlos para tu estudio personal. Lo que tú
        escribes sigue siendo tuyo: nos das permiso para guardarlo y usarlo en armar tus planes, y nada más.
      </p>
    ),
  },
  {
    id: 'juego-responsable',
    title: 'Póker y juego responsable',
    body: (
      <p>
        Estratega enseña; no organiza partidas, no recibe apuestas y no tiene relación con ninguna sala. Jugar por
        dinero puede estar prohibido o limitado donde vives: cumplirlo te corresponde a ti. Juega solo con dinero que
        puedas perder. Si el juego dejó de ser un juego, busca la línea de ayuda de tu país, habla con un profesional de
        la salud o pide la autoexclusión en las salas que uses.
      </p>
    ),
  },
  {
    id: 'responsabilidad',
    title: 'Disponibilidad y responsabilidad',
    body: (
      <p>
        Trabajamos para que el sitio funcione siempre y el material sea correcto, pero puede haber interrupciones y
        errores: avísanos y los corregimos. En lo que la ley permite, no respondemos por pérdidas en el juego ni por
        daños indirectos, y nuestra responsabilidad total no supera lo que pagaste en los últimos doce meses. Nada de
        esto excluye la responsabilidad que la ley no deja excluir.
      </p>
    ),
  },
  {
    id: 'cambios-y-ley',
    title: 'Cambios y ley aplicable',
    body: (
      <p>
        Podemos cambiar estos términos con el aviso que explica{' '}
        <Link to="/control-de-cambios-y-notificaciones-legales">Control de cambios y notificaciones legales</Link>. Se
        rigen por las leyes de la República Argentina, sin quitarte la protección de las normas de consumo del país
        donde vives ni el derecho a reclamar ante sus tribunales.
      </p>
    ),
  },
];

export default function Terms() {
  return <LegalText slug="terminos-y-condiciones" sections={SECTIONS} />;
}
