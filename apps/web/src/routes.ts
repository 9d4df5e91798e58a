import { layout, type RouteConfig, route } from '@react-router/dev/routes';

/** One module draws every article; its text is content/articles/<path>.mdx. */
const ARTICLE = 'content/article/route.tsx';

/** Path to module, under src/. The whole product in one table. */
const SCREENS = {
  '/': 'screens/home/route.tsx',
  '/auth-form': 'screens/auth/route.tsx',
  '/recuperar-contrasena': 'screens/forgot-password/route.tsx',
  '/restablecer-contrasena': 'screens/reset-password/route.tsx',
  '/cuenta': 'screens/account/route.tsx',
  '/agregar-plan-de-estudio': 'screens/new-plan/route.tsx',
  '/catalogo-planes-de-estudio': 'screens/catalogue/route.tsx',
  '/informacion-plan-de-estudio': 'screens/study/route.tsx',
  '/mis-partidas': 'screens/own-games/route.tsx',
  '/subscripcion-selector': 'screens/subscription/route.tsx',
  '/contacto': 'screens/contact/route.tsx',
  '/sobre-nosotros': 'screens/about/route.tsx',
  '/accesibilidad': 'screens/accessibility/route.tsx',
  '/biblioteca': 'screens/library/route.tsx',
  '/glosario': 'screens/glossary/route.tsx',
  '/tablas': 'screens/charts/route.tsx',

  '/politica-de-privacidad': 'content/legal/politica-de-privacidad.tsx',
  '/terminos-y-condiciones': 'content/legal/terminos-y-condiciones.tsx',
  '/proveedores-externos-de-pago': 'content/legal/proveedores-externos-de-pago.tsx',
  '/mecanismos-para-derechos-de-usuario': 'content/legal/mecanismos-para-derechos-de-usuario.tsx',
  '/consentimiento-explicito': 'content/legal/consentimiento-explicito.tsx',
  '/control-de-cambios-y-notificaciones-legales': 'content/legal/control-de-cambios-y-notificaciones-legales.tsx',
  '/seguridad-de-datos': 'content/legal/seguridad-de-datos.tsx',
  '/cumplimiento-de-regulaciones': 'content/legal/cumplimiento-de-regulaciones.tsx',

  '/aperturas-para-principiantes': ARTICLE,
  '/errores-comunes': ARTICLE,
  '/impacto-cognitivo-del-ajedrez': ARTICLE,
  '/analizar-partidas-ajedrez': ARTICLE,
  '/mejorar-elo-en-ajedrez': ARTICLE,

  '/gestion-bankroll-poker': ARTICLE,
  '/estrategias-basicas-texas-holdem': ARTICLE,
  '/estrategias-avanzadas-texas-holdem': ARTICLE,
  '/errores-en-el-poker': ARTICLE,
  '/psicologia-del-poker': ARTICLE,
} as const;

/** Which charts there are is known to the content: `site-steps/charts.ts` lists their addresses. */
const CHARTS = route('/tablas/:tabla', 'screens/charts/group-route.tsx');

/** One file serves every address of its kind: the server sends the page called `_` for any name beside it. */
const ONE_OF_MANY = {
  '/mis-partidas/mano/:id': 'screens/own-games/hand/route.tsx',
  '/mis-partidas/partida/:id': 'screens/own-games/game/route.tsx',
} as const;

/** Without the shell: Google's window, which is a popup, and a session or a test, which fill the screen. */
const BARE_SCREENS = {
  '/sesion': 'screens/session/route.tsx',
  '/repaso': 'screens/session/review/route.tsx',
  '/prueba-de-nivel': 'screens/session/placement/route.tsx',
  '/acceso-google': 'screens/google-access/route.tsx',
} as const;

/** Each of these becomes an HTML file of its own, with its own title. */
export const PRERENDERED_PATHS: readonly string[] = [
  ...Object.keys(SCREENS),
  ...Object.keys(ONE_OF_MANY).map((path) => path.replace(':id', '_')),
  ...Object.keys(BARE_SCREENS),
];

const toRoutes = (table: Record<string, string>) =>
  Object.entries(table).map(([path, file]) => route(path, file, file === ARTICLE ? { id: `article${path}` } : {}));

export default [
  layout('shell/layout.tsx', [
    ...toRoutes(SCREENS),
    ...toRoutes(ONE_OF_MANY),
    CHARTS,
    route('*', 'screens/not-found/route.tsx'),
  ]),
  ...toRoutes(BARE_SCREENS),
] satisfies RouteConfig;
