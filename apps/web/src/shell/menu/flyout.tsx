import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { ChevronIcon } from '../../ui/icon/icon.tsx';
import { ArticleLinks } from './menu-links.tsx';
import type { SubmenuData } from './submenus.tsx';

/** Long enough to cross the gap between the button and its flyout. */
const LEAVE_DELAY_MS = 160;

/**
 * A submenu that opens on hover, and also by click, touch and keyboard. Opened by hover it follows the pointer; opened by
 * hand it stays until Escape, a click elsewhere, or focus leaving it.
 */
export function Flyout({ submenu }: { submenu: SubmenuData }) {
  const [open, setOpen] = useState<false | 'hover' | 'hand'>(false);
  const root = useRef<HTMLLIElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname } = useLocation();
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes it.
  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    // On the document: hover opens it without focus, and Escape must close it then too.
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  useEffect(() => () => clearTimeout(leaving.current), []);

  function onArrows(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const enters = event.key === 'ArrowRight' && event.target instanceof HTMLButtonElement;
    if (!step && !enters) return;
    event.preventDefault();
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    // Shown at once: a hidden link takes no focus, and the next key may already be on its way.
    flushSync(() => setOpen('hand'));
    links.at(enters ? 0 : (at + (step ?? 0)) % links.length)?.focus();
  }

  return (
    <li
      ref={root}
      className="con-vuelo"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(leaving.current);
        setOpen((now) => now || 'hover');
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse') return;
        leaving.current = setTimeout(() => setOpen((now) => (now === 'hover' ? false : now)), LEAVE_DELAY_MS);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen((now) => (now === 'hand' ? false : now));
      }}
      onKeyDown={onArrows}
    >
      <button
        type="button"
        aria-expanded={open !== false}
        aria-controls={id}
        onClick={() => setOpen((now) => (now === 'hand' ? false : 'hand'))}
      >
        {submenu.icon}
        {submenu.label}
        <ChevronIcon className="menu-fin" />
      </button>
      <div className="vuelo" id={id} hidden={!open}>
        <ul>
          <ArticleLinks items={submenu.items} />
        </ul>
      </div>
    </li>
  );
}
