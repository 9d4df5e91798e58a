import { legalPage } from './parts/legal-page.tsx';

export default legalPage(
  'control-de-cambios-y-notificaciones-legales',
  () => import('./text/control-de-cambios-y-notificaciones-legales.tsx'),
);
