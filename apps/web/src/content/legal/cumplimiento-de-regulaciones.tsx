import { legalPage } from './parts/legal-page.tsx';
import { NoSellButton } from './parts/no-sell-button.tsx';

export default legalPage(
  'cumplimiento-de-regulaciones',
  () => import('./text/cumplimiento-de-regulaciones.tsx'),
  NoSellButton,
);
