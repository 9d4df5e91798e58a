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

/** What closes a word: never at the head of a line, which a button before it would allow. */
const stopOf = (text: string): string => /^[,.;:)»…?!]*/u.exec(text)?.[0] ?? '';

/** A text whose rare words are buttons: each opens what it means, and Escape or a touch elsewhere closes it. */
export function Explained({ text, juego }: { text: string; juego: Termino['juego'] }) {
  const terms = useGlossary();
  const own = useId();
  const pieces = useMemo(
    () =>
      findTerms(
        // A number and its sign stay on one line.
        text.replace(/(\d) %/gu, '$1\u00a0%'),
        terms.filter((one) => one.juego === juego),
      ),
    [text, terms, juego],
  );
  return pieces.map((piece, i) => {
    const before = pieces[i - 1];
    if (typeof piece === 'string')
      return before === undefined || typeof before === 'string' ? piece : piece.slice(stopOf(piece).length);
    const next = pieces[i + 1];
    const id = `${own}-${piece.termino.id}`;
    return (
      <span key={id} className="s-explica">
        <button type="button" className="s-termino" popoverTarget={id} onKeyDown={(event) => closeFirst(event, id)}>
          {piece.texto}
        </button>
        {typeof next === 'string' ? stopOf(next) : null}
        <span id={id} popover="auto" className="s-significa">
          <b>{piece.termino.termino}</b>
          <span>{piece.termino.significa}</span>
        </span>
      </span>
    );
  });
}
