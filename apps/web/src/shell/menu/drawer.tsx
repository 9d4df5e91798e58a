import './menu.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { ChevronIcon, CloseIcon, MenuIcon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { ArticleLinks, MenuLinks } from './menu-links.tsx';
import { SUBMENUS, type SubmenuData } from './submenus.tsx';

/** The menu of phones. The browser's own modal dialog traps focus, closes on Escape and gives focus back. */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link, even to the same page, closes it.
  useEffect(() => dialog.current?.close(), [key]);

  return (
    <>
      <Button
        kind="icon"
        className="solo-fono con-script"
        aria-label="Abrir menú"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <MenuIcon />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil is a shortcut; Escape and the button close it too. */}
      <dialog
        ref={dialog}
        className="cajon"
        aria-label="Menú"
        onClose={() => setOpen(false)}
        onClick={(event) => {
          if (event.target === event.currentTarget && event.clientX > event.currentTarget.clientWidth)
            event.currentTarget.close();
        }}
      >
        {open ? (
          <>
            <div className="cajon-cab">
              <Logo />
              <Button kind="icon" aria-label="Cerrar menú" onClick={() => dialog.current?.close()}>
                <CloseIcon />
              </Button>
            </div>
            <nav className="menu" aria-label="Principal">
              <MenuLinks />
              <ul className="corte">
                {SUBMENUS.map((submenu) => (
                  <Accordion key={submenu.id} submenu={submenu} />
                ))}
              </ul>
            </nav>
          </>
        ) : null}
      </dialog>
    </>
  );
}

function Accordion({ submenu }: { submenu: SubmenuData }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(submenu.items.some(({ to }) => to === pathname));
  const id = useId();
  return (
    <li>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {submenu.icon}
        {submenu.label}
        <ChevronIcon className="menu-fin" />
      </button>
      <ul className="menu-sub" id={id} hidden={!open}>
        <ArticleLinks items={submenu.items} />
      </ul>
    </li>
  );
}
