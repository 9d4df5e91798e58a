import './explained.css';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { type Termino, termsOf } from '../../../content/glossary/term.ts';
import { findTerms } from './find-terms.ts';

type Juego = Termino['juego'];

/** A session is of one game, and so are the words that it fetches. */
const GLOSSARIES = {
  ajedrez: async () => (await import('../../../content/glossary/chess-terms.ts')).chess,
  poker: async () => (await import('../../../content/glossary/poker-terms.ts')).poker,
} as const satisfies Record<Juego, unknown>;
const known = new Map<Juego, readonly Termino[]>();
const NONE: readonly Termino[] = [];

/** The text is there at once; its words can be asked about when the glossary has come, which nobody waits for. */
function useGlossary(juego: Juego): readonly Termino[] {
  const [, setCome] = useState(known.has(juego));
  useEffect(() => {
    if (known.has(juego)) return;
    let gone = false;
    GLOSSARIES[juego]().then(
      (entries) => {
        known.set(juego, termsOf(juego, entries));
        if (!gone) setCome(true);
      },
      // Offline and not fetched before: the text alone.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [juego]);
  return known.get(juego) ?? NONE;
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
export function Explained({ text, juego }: { text: string; juego: Juego }) {
  const terms = useGlossary(juego);
  const own = useId();
  const pieces = useMemo(
    () =>
      findTerms(
        // A number and its sign stay on one line.
        text.replace(/(\d) %/gu, '$1\u00a0%'),
        terms,
      ),
    [text, terms],
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
