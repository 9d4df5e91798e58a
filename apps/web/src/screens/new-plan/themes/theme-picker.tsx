import './theme-picker.css';
import { type Campo, type TemaDelJuego, temaDelJuego } from '@estratega/domain';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { api } from '../../../shell/api/client.ts';
import { matching } from './theme-search.ts';

const parse = (raw: unknown) => temaDelJuego.array().parse(raw);

interface ThemePickerProps {
  id: string;
  token: string;
  campo: Campo;
  /** Already among the chips. */
  taken: readonly string[];
  /** No more of them are taken. */
  full: boolean;
  onPick: (theme: TemaDelJuego) => void;
}

/** Every theme of the game, by any of its words: a combobox, as the ARIA practices describe it. */
export function ThemePicker({ id, token, campo, taken, full, onPick }: ThemePickerProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['temas', token, campo],
    queryFn: ({ signal }) => api(`/api/planes/temas?campo=${encodeURIComponent(campo)}`, { token, signal, parse }),
    // Asked for once the player turns to it: whoever writes may never need it.
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const found = useMemo(
    () =>
      matching(
        (data ?? []).filter(({ tema }) => !taken.includes(tema)),
        text,
      ),
    [data, taken, text],
  );
  const active = open ? found[Math.min(at, found.length - 1)] : undefined;
  const shown = open && found.length > 0;

  function pick(theme: TemaDelJuego) {
    onPick(theme);
    setText('');
    setAt(0);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      // Never the form's: choosing a theme is not asking for the plan.
      event.preventDefault();
      if (active) pick(active);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) setOpen(true);
      else if (found.length > 0) setAt((at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <div className="elige-tema">
      <label htmlFor={id}>Agregar un tema</label>
      <input
        id={id}
        className="entrada"
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shown && active ? `${listId}-${active.tema}` : undefined}
        aria-describedby={`${id}-nota`}
        placeholder="Busca: clavada, torre, apertura…"
        disabled={full}
        value={text}
        onFocus={() => setWanted(true)}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {shown ? (
        <div id={listId} role="listbox" aria-label="Temas">
          {found.map((theme) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay with the combobox, which moves among the options.
            <div
              key={theme.tema}
              id={`${listId}-${theme.tema}`}
              role="option"
              tabIndex={-1}
              aria-selected={theme === active}
              // Before the blur that would close the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(theme)}
            >
              {theme.titulo} <small>{theme.area}</small>
            </div>
          ))}
        </div>
      ) : null}
      <p className="nota tenue" id={`${id}-nota`} role="status">
        {full
          ? 'Ya hay tantos temas como caben en un plan.'
          : isError
            ? 'No pudimos traer la lista de temas. Puedes escribirlos arriba.'
            : open && text.trim() !== '' && data && found.length === 0
              ? 'Ningún tema se llama así.'
              : ''}
      </p>
    </div>
  );
}
