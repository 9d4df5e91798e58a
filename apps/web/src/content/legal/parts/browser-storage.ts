/**
 * Everything the site keeps in the browser, as the privacy policy tells it. A test reads the keys out of the program and
 * compares: a key that is not told here fails it.
 */
export const BROWSER_STORAGE = [
  ['cookieConsent', 'Que aceptaste el aviso de cookies', 'Hasta que borres los datos del sitio'],
  ['estratega.token', 'Tu sesión', 'Hasta que la cierras, o 30 días sin usarla'],
  [
    'estratega.primera-jugada',
    'Tus respuestas a la primera jugada y a la prueba de nivel sin cuenta',
    'Hasta que las guardas en una cuenta, las descartas o cierras la sesión',
  ],
  ['tema', 'Si elegiste el tema claro o el oscuro', 'Hasta que borres los datos del sitio'],
  [
    'estratega.quien',
    'Qué cuenta usa este navegador, su plan y sus progresiones, para abrir tus planes sin conexión',
    'Hasta que cierras la sesión o entra otra cuenta',
  ],
  [
    'estratega.cambio.*',
    'Cambios de tareas y objetivos que todavía no pudimos enviar',
    'Hasta que se envían, o cierras la sesión sin enviarlos',
  ],
  [
    'estratega.intento.*',
    'Tus respuestas a los ejercicios, hasta que las enviamos',
    'Hasta que se envían, o cierras la sesión sin enviarlas',
  ],
  [
    'estratega.partida.*',
    'Las partidas que terminaste contra Estratega, hasta que las enviamos',
    'Hasta que se envían, o cierras la sesión sin enviarlas',
  ],
  [
    'estratega.sesion.*',
    'Por dónde vas en cada tarea de la semana, lo que anotaste en ella y la partida que juegas contra Estratega',
    'Hasta que empieza otra semana o cierras la sesión',
  ],
  [
    'estratega.repaso',
    'Qué ejercicios vuelven y qué día, para repasar sin conexión',
    'Hasta que cierras la sesión o entra otra cuenta',
  ],
  ['estratega.sonido', 'Si pediste sonido y vibración en la sesión', 'Hasta que lo apagas'],
  [
    'estratega.reloj.*',
    'Los temporizadores de tus tareas',
    'Hasta que los quitas, terminas la tarea o cierras la sesión',
  ],
  ['estratega.trabajo.*', 'Cuánto tiempo trabajaste en cada tarea, contado aquí', 'Hasta que cierras la sesión'],
  [
    'estratega.navegador',
    'Un número al azar de este navegador, para no sumar dos veces su tiempo',
    'Hasta que cierras la sesión',
  ],
  [
    'estratega.nuevo-plan.*',
    'El borrador del formulario de un plan nuevo',
    'Hasta que creas el plan, lo vacías o cierras la sesión',
  ],
  [
    'estratega.jugador.*',
    'Con qué nombres juegas en Lichess, en Chess.com y en tus archivos, para no preguntártelos otra vez',
    'Hasta que cierras la sesión',
  ],
  ['estratega.contacto', 'El borrador de un mensaje de contacto', 'Hasta que se envía o cierras la pestaña'],
  ['estratega.pago', 'Qué plan elegiste mientras pagas', 'Hasta que termina el pago o cierras la pestaña'],
  ['estratega.volver', 'A qué pantalla volver después de iniciar sesión', 'Hasta que vuelves o cierras la pestaña'],
  [
    'estratega.volver.plan',
    'Qué plan ibas a abrir cuando te pedimos iniciar sesión',
    'Hasta que lo abres o cierras la pestaña',
  ],
  [
    'estratega.noVender',
    'Que pediste, sin cuenta, que no vendamos tu información',
    'Hasta que lo deshaces o borras los datos del sitio',
  ],
  [
    'estratega (IndexedDB)',
    'Una copia de los planes que abriste y, aparte, de sus lecciones y de los ejercicios de tus partidas, para estudiarlos sin conexión',
    'Hasta que eliminas el plan, cierras la sesión o entra otra cuenta; las lecciones, que son iguales para todos, hasta que borras los datos del sitio',
  ],
  [
    'estratega-analisis (IndexedDB)',
    'Lo que el motor lleva dicho de las partidas que está analizando, para seguir donde quedó',
    'Hasta que el análisis de cada partida se envía, cierras la sesión o entra otra cuenta',
  ],
] as const;
