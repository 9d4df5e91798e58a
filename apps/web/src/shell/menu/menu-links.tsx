import { HomeIcon, PlansIcon, SubscriptionIcon } from '../../ui/icon/icon.tsx';
import type { NavLinkItem } from '../navigation.ts';
import { MenuLink } from './menu-link.tsx';

const PLAN_SCREENS = ['/agregar-plan-de-estudio', '/informacion-plan-de-estudio', '/mis-partidas'];

export function MenuLinks() {
  return (
    <ul>
      <li>
        <MenuLink to="/">
          <HomeIcon />
          Inicio
        </MenuLink>
      </li>
      <li>
        <MenuLink to="/catalogo-planes-de-estudio" section={PLAN_SCREENS}>
          <PlansIcon />
          Mis planes de estudio
        </MenuLink>
      </li>
      <li>
        <MenuLink to="/subscripcion-selector">
          <SubscriptionIcon />
          Suscripción
        </MenuLink>
      </li>
    </ul>
  );
}

export function ArticleLinks({ items }: { items: readonly NavLinkItem[] }) {
  return items.map(({ to, label }) => (
    <li key={to}>
      <MenuLink to={to}>{label}</MenuLink>
    </li>
  ));
}
