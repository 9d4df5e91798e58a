import { type KeyboardEvent, useRef } from 'react';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { MODE_TEXT, MODES, type Mode } from './mode.ts';

export const PANEL_ID = 'acceso-panel';

export function ModeTabs({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = mode === 'register' ? 'login' : 'register';
    onChange(other);
    list.current?.querySelector<HTMLElement>(`#acceso-${other}`)?.focus();
  }

  return (
    <div className="conmutador" role="tablist" aria-label="Registrarse o iniciar sesión" ref={list}>
      {MODES.map((each) => (
        <button
          key={each}
          id={`acceso-${each}`}
          type="button"
          role="tab"
          aria-selected={each === mode}
          aria-controls={PANEL_ID}
          tabIndex={each === mode ? 0 : -1}
          disabled={!hydrated}
          onClick={() => onChange(each)}
          onKeyDown={onKeyDown}
        >
          {MODE_TEXT[each].tab}
        </button>
      ))}
    </div>
  );
}
