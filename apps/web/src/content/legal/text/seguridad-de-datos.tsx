import { Link } from 'react-router';
import { PASSWORD_MIN } from '../../../shell/password/password.ts';
import { ContactEmail } from '../parts/contact-email.tsx';
import { type LegalSection, LegalText } from '../parts/legal-text.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'guardar-poco',
    title: 'Guardar poco',
    body: (
      <p>
        Lo que no se guarda no se puede robar. No pedimos documento, domicilio ni teléfono; no vemos tarjetas; no
        conservamos las llaves que entrega Google, y no usamos analítica. La lista completa está en la{' '}
        <Link to="/politica-de-privacidad#datos">política de privacidad</Link>.
      </p>
    ),
  },
  {
    id: 'contrasena',
    title: 'Tu contraseña',
    body: (
      <ul>
        <li>
          Tiene al menos {PASSWORD_MIN} caracteres. Guardamos solo un resumen calculado con scrypt y una sal distinta
          para cada cuenta: ni nosotros podemos leerla.
        </li>
        <li>Rechazamos las más comunes, y las que son tu nombre, tu correo o el nuestro.</li>
        <li>Limitamos los intentos de acceso por dirección IP y por cuenta.</li>
        <li>
          El enlace para restablecerla llega a tu correo, sirve una vez y vence en una hora; cuando usas uno o cambias
          la contraseña, los demás dejan de servir. La respuesta es la misma exista o no la cuenta.
        </li>
        <li>Al restablecerla se cierran todas tus sesiones; al cambiarla, todas menos la tuya.</li>
      </ul>
    ),
  },
  {
    id: 'sesion',
    title: 'Tu sesión',
    body: (
      <ul>
        <li>
          Dura 30 días y se renueva mientras la usas, hasta 90 días desde que entraste. Al cerrarla deja de servir
          también en el servidor.
        </li>
        <li>
          En <Link to="/cuenta">Mi cuenta</Link> ves dónde está abierta y puedes cerrar las demás. Para eliminar la
          cuenta, descargar tus datos o cambiar el correo hace falta haber entrado hace menos de 15 minutos o escribir
          la contraseña.
        </li>
        <li>
          En la base de datos guardamos solo un resumen irreversible de su llave: quien la leyera no podría usarla.
        </li>
        <li>
          Se guarda en tu navegador y viaja en una cabecera, no en una cookie: otro sitio no puede hacer pedidos en tu
          nombre.
        </li>
        <li>Cada pedido comprueba de quién es: los datos de otra persona responden como si no existieran.</li>
      </ul>
    ),
  },
  {
    id: 'sitio',
    title: 'El sitio y el servidor',
    body: (
      <ul>
        <li>En producción la conexión va cifrada con HTTPS, y el navegador recuerda no aceptar otra cosa.</li>
        <li>
          Una política de contenido impide que se ejecute en la página nada que no sea nuestro, con la única excepción
          del botón de PayPal en la pantalla de suscripción. Otros sitios no pueden mostrar Estratega dentro de un
          marco.
        </li>
        <li>
          Todo lo que llega al servidor se valida; lo que no se espera se rechaza. Lo que escribes se muestra como
          texto.
        </li>
        <li>Los límites, los precios y las fechas los decide el servidor, nunca el navegador.</li>
        <li>El registro técnico no contiene contraseñas, llaves de sesión ni enlaces de un solo uso.</li>
      </ul>
    ),
  },
  {
    id: 'pagos',
    title: 'Tus pagos',
    body: (
      <p>
        Los datos de pago se escriben en PayPal. El plan cambia solo cuando nuestro servidor confirma con PayPal que la
        suscripción está activa y es tuya, y los avisos de PayPal se aceptan solo si su firma es válida. Más en{' '}
        <Link to="/proveedores-externos-de-pago">Proveedores externos de pago</Link>.
      </p>
    ),
  },
  {
    id: 'copias',
    title: 'Copias de seguridad',
    body: (
      <p>
        La base de datos confirma cada cambio cuando ya está escrito en el disco, y lo probamos cortando el programa de
        golpe. Las copias de seguridad contienen lo mismo que la base de datos y se protegen igual. Si restauramos una,
        volvemos a borrar lo que se hubiera eliminado después de hacerla.
      </p>
    ),
  },
  {
    id: 'incidentes',
    title: 'Si hay un incidente',
    body: (
      <ol>
        <li>Lo detenemos y averiguamos qué pasó y a quién alcanza.</li>
        <li>
          Si hay riesgo para tus datos, avisamos a la autoridad que corresponda dentro de las 72 horas de saberlo.
        </li>
        <li>Te escribimos sin demora, en lenguaje claro: qué pasó, qué datos, qué hicimos y qué te conviene hacer.</li>
        <li>Corregimos la causa y lo dejamos por escrito.</li>
      </ol>
    ),
  },
  {
    id: 'lo-que-puedes-hacer',
    title: 'Lo que puedes hacer tú',
    body: (
      <ul>
        <li>Usa una contraseña que no uses en otro sitio; un gestor de contraseñas ayuda.</li>
        <li>
          En un equipo compartido, cierra la sesión y borra los datos del sitio: tus planes pueden quedar guardados para
          estudiarlos sin conexión.
        </li>
        <li>Nunca te pediremos la contraseña ni la tarjeta, ni por correo ni por teléfono.</li>
        <li>
          Si algo te parece raro, cambia la contraseña en <Link to="/cuenta">Mi cuenta</Link> y escríbenos.
        </li>
      </ul>
    ),
  },
  {
    id: 'avisar',
    title: 'Si encontraste una falla',
    body: (
      <p>
        Escríbenos a <ContactEmail /> con los pasos para verla, antes de publicarla. No accedas a datos ajenos ni
        interrumpas el servicio para demostrarla. No tomaremos medidas contra quien actúe de buena fe.
      </p>
    ),
  },
];

export default function DataSecurity() {
  return <LegalText slug="seguridad-de-datos" sections={SECTIONS} />;
}
