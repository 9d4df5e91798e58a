import '../field/answer-line.css';
import { type LegalMove, MOVE_TROUBLES, type ReadMove, readMove } from '@estratega/chess/notation';
import { useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';

interface TypedMoveProps {
  legal: readonly LegalMove[];
  onMove: (move: LegalMove) => void;
  autoFocus?: boolean;
}

/** «Cxe5», «Nxe5», «0-0», «exd8=D», f3e5, or as it is said: «caballo toma e5». */
export function TypedMove({ legal, onMove, autoFocus = false }: TypedMoveProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const take = (read: ReadMove) => {
    if ('falla' in read) {
      setTrouble(MOVE_TROUBLES[read.falla]);
      input.current?.focus();
      return;
    }
    setText('');
    setTrouble(undefined);
    onMove(read.jugada);
  };
  return (
    <form
      className="s-escribe"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readMove(text, legal);
        if ('falla' in read && read.falla === 'no_se_entiende')
          // Few write words, so only they wait for who reads them.
          void import('@estratega/chess/spoken')
            .then(({ readSpokenMove }) => readSpokenMove(text, legal))
            .catch(() => read)
            .then(take);
        else take(read);
      }}
    >
      <label className="vh" htmlFor={id}>
        Tu jugada
      </label>
      <input
        ref={input}
        id={id}
        className="entrada"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setTrouble(undefined);
        }}
        placeholder="Escribe tu jugada"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        // biome-ignore lint/a11y/noAutofocus: it appears because «Escribir» was pressed.
        autoFocus={autoFocus}
        aria-invalid={trouble ? true : undefined}
        aria-describedby={trouble ? `${id}-error` : undefined}
      />
      <Button kind="primary" type="submit">
        Jugar
      </Button>
      <p id={`${id}-error`} className="error" role="alert">
        {trouble}
      </p>
    </form>
  );
}
