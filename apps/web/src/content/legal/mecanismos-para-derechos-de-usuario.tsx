import { legalPage } from './parts/legal-page.tsx';

export default legalPage(
  'mecanismos-para-derechos-de-usuario',
  () => import('./text/mecanismos-para-derechos-de-usuario.tsx'),
);
