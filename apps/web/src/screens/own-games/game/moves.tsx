import { spokenMove } from '@estratega/chess/notation';
import { spanishSan } from '@estratega/chess/pieces';
import { useEffect, useRef } from 'react';
import type { Recorrido } from './walk.ts';

interface MovesProps {
  walk: Recorrido;
  ply: number;
  onGo: (ply: number) => void;
}

/** The score sheet: each move a button that shows the position after it. */
export function Moves({ walk, ply, onGo }: MovesProps) {
  const { jugadas, momentos } = walk;
  const box = useRef<HTMLOListElement>(null);
  const mistakes = new Set(momentos.map((one) => one.ply));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown moves with the ply.
  useEffect(() => {
    const list = box.current;
    const now = list?.querySelector<HTMLElement>('[aria-current]');
    // Within the list only: the page stays where it is.
    if (list && now) list.scrollTop = now.offsetTop - list.clientHeight / 2;
  }, [ply]);
  const pairs = Array.from({ length: Math.ceil(jugadas.length / 2) }, (_, i) => i);
  return (
    <ol className="partida-planilla num" ref={box} aria-label="Jugadas">
      {pairs.map((pair) => (
        <li key={pair}>
          <span aria-hidden="true">{pair + 1}.</span>
          {[pair * 2, pair * 2 + 1].map((at) => {
            const move = jugadas[at];
            return move ? (
              <button
                key={at}
                type="button"
                aria-current={ply === at + 1 ? 'step' : undefined}
                onClick={() => onGo(at + 1)}
              >
                {spanishSan(move.san)}
                {mistakes.has(at) ? <b aria-hidden="true">?</b> : null}
                <span className="vh">
                  , jugada {pair + 1}, {spokenMove(move)}
                  {mistakes.has(at) ? ', error tuyo' : ''}
                </span>
              </button>
            ) : null;
          })}
        </li>
      ))}
    </ol>
  );
}
