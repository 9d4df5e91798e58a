import { legalPage } from './parts/legal-page.tsx';

export default legalPage('seguridad-de-datos', () => import('./text/seguridad-de-datos.tsx'));
