import { legalPage } from './parts/legal-page.tsx';

export default legalPage('proveedores-externos-de-pago', () => import('./text/proveedores-externos-de-pago.tsx'));
