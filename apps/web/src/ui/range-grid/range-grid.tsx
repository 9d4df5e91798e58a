import './range-grid.css';
import { HANDS, type Range } from '@estratega/lessons';
import { spokenHand } from '@estratega/lessons/compose';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface RangeGridProps {
  label: string;
  value: Range;
  /** Absent where it is only looked at. */
  onChange?: ((value: Range) => void) | undefined;
  /** With it, each hand says whether it was right. */
  solution?: Range | undefined;
}

const ROWS = Array.from({ length: 13 }, (_, row) => HANDS.slice(row * 13, row * 13 + 13));
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const painted = (value: Range, hand: string, inside: boolean): Range => {
  const { [hand]: _, ...rest } = value;
  return inside ? { ...rest, [hand]: 1 } : rest;
};

type Mark = 'dentro' | 'bien' | 'falta' | 'sobra' | '';

function markOf(own: number, right: number | undefined): Mark {
  if (right === undefined) return own > 0 ? 'dentro' : '';
  if (own > 0) return right > 0 ? 'bien' : 'sobra';
  return right > 0 ? 'falta' : '';
}

const SAID: Readonly<Record<Mark, string>> = {
  dentro: ', dentro',
  bien: ', dentro, correcta',
  falta: ', te faltó',
  sobra: ', sobra',
  '': '',
};

/** The 169 hands, painted by dragging or with the keys: arrows walk, the space bar paints, Shift and arrows carry it along. */
export function RangeGrid({ label, value, onChange, solution }: RangeGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(0);
  /** While a stroke lasts: whether it paints or rubs out. */
  const stroke = useRef<boolean | null>(null);
  const latest = useRef(value);
  latest.current = value;

  const paint = (hand: string, inside: boolean) => {
    if (!onChange || latest.current[hand] === (inside ? 1 : undefined)) return;
    latest.current = painted(latest.current, hand, inside);
    onChange(latest.current);
  };

  useEffect(() => {
    const end = () => {
      stroke.current = null;
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const hand = HANDS[cursor] ?? '';
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      paint(hand, !((latest.current[hand] ?? 0) > 0));
      return;
    }
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const clamp = (n: number) => Math.min(12, Math.max(0, n));
    const next = clamp(Math.floor(cursor / 13) + step[0]) * 13 + clamp((cursor % 13) + step[1]);
    // What this hand is, the next becomes.
    if (event.shiftKey) paint(HANDS[next] ?? '', (latest.current[hand] ?? 0) > 0);
    setCursor(next);
    box.current?.querySelector<HTMLElement>(`[data-mano="${HANDS[next]}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: hands to paint, not a table of data.
    <div
      ref={box}
      className="rango"
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      aria-readonly={onChange ? undefined : true}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => {
        if (stroke.current === null) return;
        // A finger keeps its first cell as target: ask what lies under it.
        const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-mano]');
        if (under?.dataset.mano) paint(under.dataset.mano, stroke.current);
      }}
    >
      {ROWS.map((row, r) => (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: its hands take the focus.
        <div key={row[0]} role="row">
          {row.map((hand, c) => {
            const own = value[hand] ?? 0;
            const mark = markOf(own, solution ? (solution[hand] ?? 0) : undefined);
            return (
              // biome-ignore lint/a11y/useSemanticElements: see above.
              <button
                key={hand}
                type="button"
                role="gridcell"
                data-mano={hand}
                className={[mark, hand.length === 2 && 'par'].filter(Boolean).join(' ') || undefined}
                tabIndex={r * 13 + c === cursor ? 0 : -1}
                aria-label={`${hand}, ${spokenHand(hand)}${SAID[mark]}`}
                aria-selected={own > 0}
                onFocus={() => setCursor(r * 13 + c)}
                onPointerDown={(event) => {
                  if (event.button !== 0 || !onChange) return;
                  stroke.current = !(own > 0);
                  paint(hand, stroke.current);
                }}
              >
                {hand}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
