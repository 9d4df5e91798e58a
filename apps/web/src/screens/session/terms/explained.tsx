import './explained.css';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import type { Termino } from '../../../content/glossary/terms.ts';
import { findTerms } from './find-terms.ts';

let glossary: readonly Termino[] | undefined;

/** The text is there at once; its words can be asked about when the glossary has come, which nobody waits for. */
function useGlossary(): readonly Termino[] {
  const [terms, setTerms] = useState(glossary ?? []);
  useEffect(() => {
    if (glossary) return;
    let gone = false;
    import('../../../content/glossary/terms.ts').then(
      ({ GLOSARIO }) => {
        glossary = GLOSARIO;
        if (!gone) setTerms(GLOSARIO);
      },
      // Offline and not fetched before: the text alone.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return terms;
}

/** Escape leaves the session; with a meaning open it only closes that. */
function closeFirst(event: KeyboardEvent, id: string): void {
  if (event.key !== 'Escape') return;
  const meaning = document.getElementById(id);
  if (!meaning?.matches(':popover-open')) return;
  event.preventDefault();
  meaning.hidePopover();
}

/** A text whose rare words are buttons: each opens what it means, and Escape or a touch elsewhere closes it. */
export function Explained({ text, juego }: { text: string; juego: Termino['juego'] }) {
  const terms = useGlossary();
  const own = useId();
  const pieces = useMemo(
    () =>
      findTerms(
        text,
        terms.filter((one) => one.juego === juego),
      ),
    [text, terms, juego],
  );
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const id = `${own}-${piece.termino.id}`;
    return (
      <span key={id}>
        <button type="button" className="s-termino" popoverTarget={id} onKeyDown={(event) => closeFirst(event, id)}>
          {piece.texto}
        </button>
        <span id={id} popover="auto" className="s-significa">
          <b>{piece.termino.termino}</b>
          <span>{piece.termino.significa}</span>
        </span>
      </span>
    );
  });
}
