import './bottom-bar.css';
import { MenuLink } from './menu-link.tsx';
import { BAR, LIBRARY } from './own-screens.tsx';

/** On phones, of who has a session: five places, one touch each. */
export function BottomBar() {
  return (
    <nav className="barra-fono solo-sesion" aria-label="Accesos">
      {BAR.map(({ to, label, Icon }) => (
        <MenuLink key={to} to={to} section={to === '/biblioteca' ? LIBRARY : []}>
          <Icon />
          {label}
        </MenuLink>
      ))}
    </nav>
  );
}
