import { legalPage } from './parts/legal-page.tsx';

export default legalPage('consentimiento-explicito', () => import('./text/consentimiento-explicito.tsx'));
