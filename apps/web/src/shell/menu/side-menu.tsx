import './menu.css';
import { Flyout } from './flyout.tsx';
import { MenuLinks } from './menu-links.tsx';
import { SUBMENUS } from './submenus.tsx';

export function SideMenu() {
  return (
    <nav className="lateral" aria-label="Principal">
      <div className="menu">
        <MenuLinks />
        <ul className="corte">
          {SUBMENUS.map((submenu) => (
            <Flyout key={submenu.id} submenu={submenu} />
          ))}
        </ul>
      </div>
    </nav>
  );
}
