import { legalPage } from './parts/legal-page.tsx';

export default legalPage('politica-de-privacidad', () => import('./text/politica-de-privacidad.tsx'));
