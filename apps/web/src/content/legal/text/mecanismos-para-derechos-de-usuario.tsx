import { Link } from 'react-router';
import { ContactEmail } from '../parts/contact-email.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { type LegalSection, LegalText } from '../parts/legal-text.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'en-tu-cuenta',
    title: 'Desde tu cuenta',
    body: (
      <>
        <p>
          Lo más rápido es hacerlo tú: inicia sesión y abre <Link to="/cuenta">Mi cuenta</Link>. Todo lo que sigue tiene
          efecto en el momento y es gratis.
        </p>
        <DataTable
          label="Qué puedes hacer desde tu cuenta"
          head={['Qué quieres', 'Dónde']}
          rows={[
            ['Ver tus datos', '«Tus datos», «Tu suscripción» y «Consentimientos»'],
            ['Descargarlos', '«Descargar mis datos»: un archivo JSON que puedes leer o llevar a otro servicio'],
            ['Editar tu nombre', '«Tus datos», botón «Guardar nombre»'],
            ['Cambiar tu correo', '«Correo electrónico»; se confirma desde un enlace que llega al correo nuevo'],
            ['Cambiar tu contraseña', '«Contraseña»; se cierran tus otras sesiones'],
            ['Ver y cerrar tus sesiones', '«Sesiones abiertas», botón «Cerrar las demás»'],
            ['Dejar de recibir novedades', '«Consentimientos», interruptor «Novedades y ofertas por correo»'],
            [
              'Pedir que no vendamos tu información',
              '«Consentimientos», interruptor «No vender mi información personal»',
            ],
            ['Eliminar tu cuenta y todo lo suyo', '«Eliminar mi cuenta», con una confirmación'],
          ]}
        />
        <p>
          Para descargar tus datos, cambiar el correo o eliminar la cuenta hace falta haber entrado hace menos de 15
          minutos o escribir la contraseña. Un plan de estudio se elimina desde{' '}
          <Link to="/catalogo-planes-de-estudio">Mis planes de estudio</Link>. El estado y la prioridad de cada tarea se
          cambian en el propio plan.
        </p>
      </>
    ),
  },
  {
    id: 'descarga',
    title: 'Qué trae la descarga',
    body: (
      <>
        <p>
          El archivo <code>estratega-datos.json</code> contiene los datos de tu cuenta, tus consentimientos con sus
          fechas, tus sesiones abiertas (cuándo, desde qué IP y con qué navegador), tus planes completos, las semanas
          terminadas, la estimación de lo que dominas, tus suscripciones, el identificador de tu cuenta de Google si
          entras con ella y, si probaste que el correo es tuyo, los mensajes de contacto que llegaron desde él.
        </p>
        <p>No trae secretos: ni el resumen de tu contraseña ni las llaves de tus sesiones.</p>
      </>
    ),
  },
  {
    id: 'por-correo',
    title: 'Por correo',
    body: (
      <>
        <p>
          También puedes pedirlo a <ContactEmail /> o por la página de <Link to="/contacto">contacto</Link>. Sirve para
          todo lo anterior, y es el camino para:
        </p>
        <ul>
          <li>cambiar el correo de tu cuenta si ya no puedes entrar;</li>
          <li>eliminar la cuenta o tus datos si no puedes iniciar sesión;</li>
          <li>ver o borrar mensajes de contacto;</li>
          <li>oponerte a un uso de tus datos, o pedir que lo detengamos mientras se revisa;</li>
          <li>preguntar algo que estas páginas no respondan.</li>
        </ul>
        <p>
          Escribe desde el correo de la cuenta y di qué pides. Si escribes desde otro, antes de tocar nada te pediremos
          que lo confirmes desde el de la cuenta: así nadie puede ver o borrar lo tuyo en tu nombre. No pedimos
          documentos. Otra persona puede pedirlo por ti si nos muestra que la autorizaste.
        </p>
      </>
    ),
  },
  {
    id: 'plazos',
    title: 'En qué plazo respondemos',
    body: (
      <>
        <p>
          Aplicamos a todo el mundo los plazos más cortos de las leyes que seguimos, contados desde que recibimos el
          pedido:
        </p>
        <ul>
          <li>acceso y copia de tus datos: diez días corridos;</li>
          <li>corrección, actualización o eliminación: cinco días hábiles.</li>
        </ul>
        <p>
          Si no podemos hacer lo que pides, te diremos por qué y ante quién reclamar. No cobramos por ningún pedido.
        </p>
      </>
    ),
  },
  {
    id: 'eliminacion',
    title: 'Qué pasa al eliminar la cuenta',
    body: (
      <ol>
        <li>Si hay una suscripción, la cancelamos en PayPal. Si PayPal no responde, la cuenta sigue hasta lograrlo.</li>
        <li>
          Se borran, en una sola operación, tus datos, sesiones, planes, tareas, objetivos, semanas, estimaciones y
          suscripciones. No se puede deshacer.
        </li>
        <li>Se cierra la sesión en todos tus dispositivos.</li>
      </ol>
    ),
  },
  {
    id: 'lista',
    title: 'Tus derechos, uno por uno',
    body: (
      <ul>
        <li>
          <strong>Acceso:</strong> saber qué guardamos y tener una copia.
        </li>
        <li>
          <strong>Rectificación:</strong> corregir lo que esté mal.
        </li>
        <li>
          <strong>Supresión:</strong> que lo borremos.
        </li>
        <li>
          <strong>Portabilidad:</strong> llevarte tus datos en un formato que lea una máquina.
        </li>
        <li>
          <strong>Oposición y limitación:</strong> que dejemos de usar un dato, o que esperemos.
        </li>
        <li>
          <strong>Retirar el consentimiento:</strong> cuando quieras, como explica{' '}
          <Link to="/consentimiento-explicito#retirar">Consentimiento explícito</Link>.
        </li>
        <li>
          <strong>No ser discriminado</strong> por ejercer cualquiera de los anteriores.
        </li>
        <li>
          <strong>Reclamar</strong> ante la autoridad de tu país. Están en{' '}
          <Link to="/cumplimiento-de-regulaciones">Cumplimiento de regulaciones</Link>.
        </li>
      </ul>
    ),
  },
];

export default function UserRights() {
  return <LegalText slug="mecanismos-para-derechos-de-usuario" sections={SECTIONS} />;
}
