import { CONTACT_RETENTION_DAYS, UNUSED_NOTICE_DAYS } from '@estratega/domain';
import { Link } from 'react-router';
import { BROWSER_STORAGE } from '../parts/browser-storage.ts';
import { ContactEmail } from '../parts/contact-email.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { type LegalSection, LegalText } from '../parts/legal-text.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'responsable',
    title: 'Quién es responsable',
    body: (
      <>
        <p>
          Estratega es un sitio en español que arma planes de estudio semanales de ajedrez y de póker Texas Hold’em. El
          equipo de Estratega decide qué datos se guardan y para qué, y responde por ellos. Puedes escribirnos a{' '}
          <ContactEmail /> o desde la página de <Link to="/contacto">contacto</Link>.
        </p>
        <p>
          Esta política vale para todo el sitio. Los artículos y las páginas legales se leen sin cuenta y sin que tengas
          que dar ningún dato.
        </p>
      </>
    ),
  },
  {
    id: 'datos',
    title: 'Qué datos guardamos',
    body: (
      <>
        <h3>Tu cuenta</h3>
        <ul>
          <li>
            Tu nombre, tu correo electrónico, un identificador interno y la fecha en que creaste la cuenta. De la
            contraseña guardamos solo un resumen calculado con scrypt: no podemos leerla.
          </li>
          <li>
            Si entras con Google: tu nombre, tu correo, si Google lo tiene verificado, la dirección de tu foto de perfil
            y el identificador de tu cuenta de Google. No guardamos las llaves de acceso que Google entrega.
          </li>
          <li>Tu plan (gratuito, básico o pro), hasta cuándo vale y cuántas progresiones usaste.</li>
          <li>
            Las fechas en que diste cada <Link to="/consentimiento-explicito">consentimiento</Link> o pediste que no
            vendamos tu información.
          </li>
        </ul>
        <h3>Tu sesión</h3>
        <ul>
          <li>
            Por cada sesión abierta: un resumen irreversible de su llave, cuándo empezó, se usó y vence, la dirección IP
            y el navegador que la abrió, y cuándo confirmaste tu contraseña en ella.
          </li>
          <li>
            Los enlaces para restablecer la contraseña o confirmar un correo nuevo, mientras sirven y solo como resumen
            irreversible, y los pasos intermedios del acceso con Google.
          </li>
          <li>Los correos que faltan enviarte: para qué son y a qué dirección, nunca sus palabras.</li>
        </ul>
        <h3>Tu estudio</h3>
        <ul>
          <li>
            Lo que respondes al pedir un plan: juego, intensidad, días y horas, experiencia o límite de mesa, Elo y
            ritmo si los tienes, tu zona horaria y lo que escribes con tus palabras.
          </li>
          <li>
            Cada plan con sus tareas y objetivos, y el estado y la prioridad que les pones; las tareas que agregas tú, y
            por qué una tarea no aplica si lo dices.
          </li>
          <li>
            Tus respuestas a los ejercicios: qué respondiste, si acertaste, cuántas pistas usaste, cuánto tardaste y
            cuándo; con qué probabilidad esperábamos que acertaras, en qué parte de la semana estaba y si lo eligió un
            sorteo; y, sumado, cómo te fue con cada ejercicio de tu semana. De las primeras respuestas de todos los
            jugadores calculamos la dificultad de cada ejercicio, que ya no dice nada de nadie, y cada noche un informe
            de cuánto acertamos al esperarlas, que solo tiene sumas.
          </li>
          <li>
            Lo que anotas de cada tarea (cómo te resultó, el resultado de una partida, qué te llevas de la semana) y
            cuánto tiempo trabajaste en ella.
          </li>
          <li>
            Si mides tu nivel, la última prueba de cada juego: qué se te preguntó, qué respondiste y el nivel del que
            partiste.
          </li>
          <li>
            Una estimación de lo que dominas en cada tema y de tu nivel, calculada con tus semanas y tus respuestas;
            hasta cuándo pediste mantener tu nivel, si lo pides; y un resumen en cifras de cada semana terminada: sus
            tareas con su tipo, tema, minutos previstos y reales, y con qué versión del planificador se armó. Si un día
            comparamos dos maneras de armar semanas, ahí queda cuál te tocó; hoy no comparamos ninguna.
          </li>
        </ul>
        <h3>Tu suscripción</h3>
        <ul>
          <li>
            El identificador que le da PayPal, el plan elegido, su estado, hasta cuándo está paga y si el último pago se
            devolvió. <Link to="/proveedores-externos-de-pago#que-no-vemos">Nunca vemos tu tarjeta</Link>.
          </li>
        </ul>
        <h3>Uso y seguridad</h3>
        <ul>
          <li>
            Los problemas de ajedrez que agrega quien opera el sitio, y desde qué archivo: no dicen nada de nadie.
          </li>
          <li>
            Contadores para frenar abusos, que guardan a quién cuentan (una dirección IP, una cuenta) solo como un
            resumen con clave, y desde qué red entraste antes, para que quien intente adivinar tu contraseña no te deje
            afuera.
          </li>
          <li>
            El registro técnico del servidor: hora, dirección pedida sin sus parámetros, IP y resultado. No contiene
            contraseñas, llaves de sesión ni el texto de tus planes.
          </li>
        </ul>
        <p>
          No pedimos documento, domicilio, teléfono, fecha de nacimiento ni datos sensibles. No los escribas en los
          campos de texto libre.
        </p>
      </>
    ),
  },
  {
    id: 'partidas-propias',
    title: 'Tus partidas y tus manos',
    body: (
      <>
        <p>
          Si traes tus partidas de ajedrez o tus manos de póker, guardamos las jugadas, el resultado, la fecha, el
          ritmo, tu Elo y el del rival, y de las manos las posiciones, las fichas, tus cartas, la acción y el bote; con
          ellas, lo que dice el análisis, la causa que marcas de cada error, los errores que se vuelven ejercicios, los
          temas que llevas a tu plan, cuántas se analizaron cada mes y cuánto ocupan.
        </p>
        <ul>
          <li>
            <strong>Los nombres de los demás no se guardan nunca.</strong> Se quitan en tu navegador antes de enviar un
            archivo, y en nuestro servidor, sin escribirlos en ninguna parte, cuando las partidas vienen de un sitio.
          </li>
          <li>
            Cuando escribes tu usuario de Lichess o de Chess.com, nuestro servidor le pide a ese sitio tus partidas
            públicas: recibe ese nombre de usuario y nada más de ti. No lo guardamos: solo tu navegador lo recuerda.
          </li>
          <li>
            El análisis lo hace el motor de ajedrez en tu propio navegador: la partida no sale a ningún otro lado.
          </li>
          <li>
            Las usamos solo para mostrarte qué enseñan y para armar tu semana. No se comparten con nadie. Puedes
            borrarlas una por una o todas juntas, vienen en la descarga de tus datos y se borran con la cuenta.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'contacto',
    title: 'Mensajes de contacto',
    body: (
      <p>
        Cuando usas el <Link to="/contacto">formulario de contacto</Link> guardamos tu nombre, tu correo y tu mensaje, y
        los recibimos por correo. Los usamos solo para responderte. Si eliminas una cuenta con ese mismo correo, se
        borran con ella; y aparecen en la descarga de tus datos si probaste que el correo es tuyo, porque un correo
        escrito en un formulario no prueba de quién es. Si esta instalación usa un servicio externo de formularios, tu
        navegador le envía esos tres datos directamente a él y rige también su política.
      </p>
    ),
  },
  {
    id: 'para-que',
    title: 'Para qué los usamos',
    body: (
      <>
        <DataTable
          label="Para qué usamos los datos"
          head={['Para qué', 'Con qué base']}
          rows={[
            [
              'Abrir tu cuenta, armar tus planes y adaptarlos a tus resultados',
              'Tu consentimiento y el servicio que pides',
            ],
            ['Cobrar y cancelar la suscripción, y aplicar los límites de tu plan', 'El contrato contigo'],
            ['Responder tus mensajes y tus pedidos sobre tus datos', 'Tu pedido y nuestras obligaciones legales'],
            ['Evitar abusos y mantener seguras las cuentas', 'Nuestro interés legítimo en la seguridad'],
            ['Enviarte novedades y ofertas por correo', 'Tu consentimiento aparte, solo si marcaste esa casilla'],
          ]}
        />
        <p>
          El plan se arma en nuestro servidor, de forma automática, con reglas propias: mira tus respuestas y tus
          semanas anteriores, y cada tarea te dice por qué está ahí. No enviamos lo que escribes a ningún servicio
          externo de inteligencia artificial. El resultado es una propuesta de estudio: no tiene efectos legales sobre
          ti y puedes ignorarla.
        </p>
        <p>
          No usamos herramientas de analítica ni de seguimiento. El plan gratuito muestra un espacio rotulado «Anuncio»
          con avisos nuestros, que no cargan nada de terceros ni dependen de quién eres.
        </p>
      </>
    ),
  },
  {
    id: 'con-quien',
    title: 'Con quién se comparten',
    body: (
      <>
        <p>No vendemos ni alquilamos tus datos. Los recibe solo quien hace falta para prestar el servicio:</p>
        <ul>
          <li>
            <strong>Google</strong>, si eliges «Continuar con Google»: sabe que entraste a Estratega y nos dice quién
            eres.
          </li>
          <li>
            <strong>PayPal</strong>, si te suscribes: recibe el plan elegido y nuestro identificador interno de tu
            cuenta. El detalle está en <Link to="/proveedores-externos-de-pago">Proveedores externos de pago</Link>.
          </li>
          <li>
            <strong>El servicio de correo</strong> con el que enviamos los enlaces de contraseña y recibimos los
            mensajes de contacto.
          </li>
          <li>
            <strong>El proveedor del servidor</strong> donde funciona Estratega, que aloja la base de datos y no la usa
            para nada propio.
          </li>
          <li>
            <strong>Lichess</strong> o <strong>Chess.com</strong>, si les pides tus partidas desde aquí: reciben el
            nombre de usuario que escribes.
          </li>
          <li>Una autoridad, cuando la ley nos obliga.</li>
        </ul>
        <p>
          Google y PayPal actúan en todo el mundo y pueden tratar esos datos en otros países según sus propias
          políticas.
        </p>
      </>
    ),
  },
  {
    id: 'conservacion',
    title: 'Cuánto tiempo los conservamos',
    body: (
      <>
        <DataTable
          label="Plazos de conservación"
          head={['Qué', 'Hasta cuándo']}
          rows={[
            [
              'Cuenta, consentimientos, respuestas a los ejercicios, pruebas de nivel, estimación de lo que dominas, semanas terminadas y suscripciones',
              'Hasta que eliminas la cuenta',
            ],
            ['Partidas y manos propias, su análisis y sus ejercicios', 'Hasta que las borras o eliminas la cuenta'],
            ['Un plan con sus tareas y objetivos', 'Hasta que lo eliminas, avanzas al siguiente o eliminas la cuenta'],
            [
              'Sesiones',
              'Hasta que la cierras o cambias la contraseña; si no, 30 días desde el último uso y 90 desde que entraste',
            ],
            ['Enlaces de contraseña y de confirmación', 'Una hora'],
            ['Contadores contra abusos', 'Una hora como máximo; desde qué red entraste, 90 días'],
            [
              'Una cuenta gratuita a la que nadie entra',
              `Dos años; ${UNUSED_NOTICE_DAYS} días antes avisamos por correo, y entrar una vez la conserva`,
            ],
            ['Mensajes de contacto', `${CONTACT_RETENTION_DAYS} días, o antes si lo pides`],
            ['Avisos de PayPal ya atendidos', 'Sin plazo: son un número y un tipo de aviso, sin ningún dato tuyo'],
          ]}
        />
        <p>
          Al eliminar la cuenta, todo lo suyo se borra de la base de datos en el momento. Si había una suscripción sin
          aprobar, queda solo su número, sin nada que lleve a ti, para cancelarla si PayPal la aprobara después. En las
          copias de seguridad, lo borrado permanece hasta que la copia se reemplaza; si restauramos una, volvemos a
          borrarlo: para eso guardamos una huella irreversible del identificador interno de la cuenta eliminada, que no
          lleva a nadie.
        </p>
      </>
    ),
  },
  {
    id: 'navegador',
    title: 'Cookies y datos en tu navegador',
    body: (
      <>
        <p>
          Navegar por Estratega no crea ninguna cookie. Las únicas aparecen si eliges entrar con Google:{' '}
          <code>estratega.state</code>, que dura cinco minutos, y <code>estratega.session_token</code>, que se borra en
          cuanto la ventana de Google se cierra y le entrega la sesión a la página. En la página de suscripción, el
          botón de PayPal puede usar cookies de PayPal. Todo lo demás son datos que guarda tu navegador y que no viajan
          solos:
        </p>
        <DataTable
          label="Datos guardados en tu navegador"
          head={['Clave', 'Qué es', 'Hasta cuándo']}
          rows={BROWSER_STORAGE.map(([key, what, until]) => [<code key={key}>{key}</code>, what, until])}
        />
        <p>
          Además, el navegador puede guardar los archivos del programa para abrirlo sin conexión; no contienen datos
          tuyos. Si usas un equipo compartido, cierra la sesión y borra los datos del sitio desde la configuración del
          navegador.
        </p>
      </>
    ),
  },
  {
    id: 'derechos',
    title: 'Tus derechos',
    body: (
      <p>
        Puedes ver, descargar y editar tus datos, retirar consentimientos y eliminar la cuenta desde{' '}
        <Link to="/cuenta">Mi cuenta</Link>, o pedirlo por correo a <ContactEmail />. El paso a paso y los plazos están
        en <Link to="/mecanismos-para-derechos-de-usuario">Mecanismos para derechos de usuario</Link>, y lo que dice
        cada ley, en <Link to="/cumplimiento-de-regulaciones">Cumplimiento de regulaciones</Link>.
      </p>
    ),
  },
  {
    id: 'menores',
    title: 'Menores de edad',
    body: (
      <p>
        Para tener una cuenta hay que ser mayor de 18 años o contar con el consentimiento de un tutor, y así se declara
        al registrarse. Si eres madre, padre o tutor y crees que un menor abrió una cuenta sin tu permiso, escríbenos y
        la eliminamos.
      </p>
    ),
  },
  {
    id: 'seguridad',
    title: 'Seguridad y cambios',
    body: (
      <p>
        Cómo protegemos los datos está en <Link to="/seguridad-de-datos">Seguridad de datos</Link>. Cómo cambia esta
        política y cómo te avisamos, en{' '}
        <Link to="/control-de-cambios-y-notificaciones-legales">Control de cambios y notificaciones legales</Link>.
      </p>
    ),
  },
];

export default function PrivacyPolicy() {
  return <LegalText slug="politica-de-privacidad" sections={SECTIONS} />;
}
