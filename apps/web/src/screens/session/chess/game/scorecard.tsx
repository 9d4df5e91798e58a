import { spokenMove } from '@estratega/chess/notation';
import { spanishSan } from '@estratega/chess/pieces';
import type { Move } from '@estratega/chess/rules';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

interface ScorecardProps {
  moves: readonly Move[];
  /** How many of them stand on the board. */
  at: number;
  onGo: (at: number) => void;
}

const keepScrolling = (event: KeyboardEvent) => {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.stopPropagation();
};

/** As on a score sheet, a line for both; on a phone one row, whose end is the last move. */
export function Scorecard({ moves, at, onGo }: ScorecardProps) {
  const box = useRef<HTMLOListElement>(null);
  // What stands on the board stays in sight, without moving anything but the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every move.
  useLayoutEffect(() => {
    const list = box.current;
    const now = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !now) return;
    list.scrollLeft = now.offsetLeft + now.offsetWidth - list.clientWidth;
    list.scrollTop = now.offsetTop + now.offsetHeight - list.clientHeight;
  }, [at, moves.length]);
  const cell = (ply: number) => {
    const move = moves[ply];
    return move ? (
      <button type="button" aria-current={at === ply + 1 ? 'step' : undefined} onClick={() => onGo(ply + 1)}>
        {ply % 2 === 0 ? <span className="j-n">{ply / 2 + 1}.</span> : null}
        {spanishSan(move.san)}
        <span className="vh">, {spokenMove(move)}</span>
      </button>
    ) : null;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls takes the keys that scroll it, before the board does.
    <ol className="j-planilla num" aria-label="Jugadas" ref={box} tabIndex={0} onKeyDown={keepScrolling}>
      {moves.map((move, ply) =>
        ply % 2 === 0 ? (
          <li key={move.after}>
            {cell(ply)}
            {cell(ply + 1)}
          </li>
        ) : null,
      )}
    </ol>
  );
}
