import { HomeIcon, PlansIcon, SubscriptionIcon } from '../../ui/icon/icon.tsx';
import type { NavLinkItem } from '../navigation.ts';
import { MenuLink } from './menu-link.tsx';
import { LIBRARY, LibraryIcon, OWN_GAMES, OWN_GAMES_SCREENS, OWN_SCREENS } from './own-screens.tsx';

const PLAN_SCREENS = ['/agregar-plan-de-estudio'];

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
      {OWN_SCREENS.map(({ to, label, Icon }) => (
        <li key={to} className="solo-sesion">
          <MenuLink to={to} section={to === OWN_GAMES ? OWN_GAMES_SCREENS : []}>
            <Icon />
            {label}
          </MenuLink>
        </li>
      ))}
      <li>
        <MenuLink to="/biblioteca" section={LIBRARY}>
          <LibraryIcon />
          Biblioteca
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
