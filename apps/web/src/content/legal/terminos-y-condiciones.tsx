import { legalPage } from './parts/legal-page.tsx';

export default legalPage('terminos-y-condiciones', () => import('./text/terminos-y-condiciones.tsx'));
