import './play-board.css';
import { squareName } from '@estratega/lessons/compose';
import { type CSSProperties, type PointerEvent as ReactPointerEvent, useMemo, useRef, useState } from 'react';
import { readFen } from '../board/fen.ts';
import { pieceHref, SQUARE } from '../board/piece.tsx';
import { neighbour, placeOf, rowsFor, type Side, squareAt, squareByPlace } from './geometry.ts';

const SIDE_LENGTH = SQUARE * 8;
const LINES = [0, 1, 2, 3, 4, 5, 6, 7];
/** Farther than a thumb trembles. */
const DRAG_FROM = 6;

export interface Stamp {
  readonly square: string;
  readonly kind: 'ok' | 'no' | 'casi';
}

interface PlayBoardProps {
  fen: string;
  side: Side;
  /** Names the board: "Tablero. Juegan blancas." */
  label: string;
  describedBy?: string | undefined;
  marks?: readonly string[] | undefined;
  /** The square of a king in check: no mark of a move. */
  check?: string | undefined;
  /** Where the chosen piece may go. */
  targets?: readonly { readonly square: string; readonly capture: boolean }[] | undefined;
  arrows?: readonly string[] | undefined;
  stamp?: Stamp | undefined;
  /** The move that has just been made slides into place. */
  arrival?: string | undefined;
  selected?: string | undefined;
  /** Absent on a board that is only looked at. */
  onSquare?: ((square: string) => void) | undefined;
  onDrop?: ((from: string, to: string) => void) | undefined;
  canLift?: ((square: string) => boolean) | undefined;
  /** Without the names of files and ranks, drawn or spoken: they are what is asked for. */
  unnamed?: boolean | undefined;
}

interface Drag {
  readonly from: string;
  readonly dx: number;
  readonly dy: number;
  readonly over: string | undefined;
}

/** A board that is played on: by tapping, dragging, or walking its squares with the arrow keys. */
export function PlayBoard(props: PlayBoardProps) {
  const { fen, side, label, describedBy, selected, onSquare, onDrop, canLift, unnamed, marks } = props;
  const box = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(() => (side === 'w' ? 'e2' : 'e7'));
  const [drag, setDrag] = useState<Drag>();
  const dragged = useRef(false);
  const pieces = useMemo(() => placed(fen), [fen]);

  const locate = (x: number, y: number): string | undefined => {
    const rect = box.current?.getBoundingClientRect();
    if (!rect || rect.width === 0) return undefined;
    const at = (distance: number, whole: number) => Math.floor((distance / whole) * 8);
    return squareAt(at(x - rect.left, rect.width), at(y - rect.top, rect.height), side);
  };

  const startDrag = (event: ReactPointerEvent, from: string) => {
    dragged.current = false;
    if (!onDrop || !canLift?.(from) || event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    const scale = SIDE_LENGTH / (box.current?.getBoundingClientRect().width || SIDE_LENGTH);
    const move = (next: PointerEvent) => {
      if (next.pointerId !== pointerId) return;
      const [dx, dy] = [next.clientX - clientX, next.clientY - clientY];
      if (!dragged.current && Math.hypot(dx, dy) < DRAG_FROM) return;
      dragged.current = true;
      setDrag({ from, dx: dx * scale, dy: dy * scale, over: locate(next.clientX, next.clientY) });
    };
    const stop = (next: PointerEvent) => {
      if (next.pointerId !== pointerId) return;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
      setDrag(undefined);
      const to = locate(next.clientX, next.clientY);
      if (dragged.current && next.type === 'pointerup' && to && to !== from) onDrop(from, to);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
  };

  const walk = (key: string) => {
    const next = neighbour(cursor, key, side);
    setCursor(next);
    box.current?.querySelector<HTMLElement>(`[data-casilla="${next}"]`)?.focus();
  };

  return (
    <div className="s-tablero" ref={box}>
      <Drawing {...props} pieces={pieces} drag={drag} bare={unnamed} />
      {/* biome-ignore lint/a11y/useSemanticElements: a board is a grid of squares, not a table of data. */}
      <div
        className="casillas"
        role="grid"
        aria-label={label}
        aria-describedby={describedBy}
        aria-readonly={onSquare ? undefined : true}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (!/^(?:Arrow|Home$|End$|Page)/u.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          event.stopPropagation();
          walk(event.key);
        }}
      >
        {rowsFor(side).map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: see above.
          // biome-ignore lint/a11y/useFocusableInteractive: its squares take the focus.
          <div key={row[0]} role="row">
            {row.map((square) => (
              // biome-ignore lint/a11y/useSemanticElements: see above.
              <button
                key={square}
                type="button"
                role="gridcell"
                data-casilla={square}
                tabIndex={square === cursor ? 0 : -1}
                aria-label={
                  unnamed
                    ? squareByPlace(square, side, marks?.includes(square) ?? false)
                    : squareName(square, pieces.get(square))
                }
                aria-selected={selected === undefined ? undefined : selected === square}
                className={canLift?.(square) ? 'propia' : undefined}
                onFocus={() => setCursor(square)}
                onPointerDown={(event) => startDrag(event, square)}
                onClick={() => {
                  // The click that ends a drag is not a tap.
                  if (!dragged.current) onSquare?.(square);
                  dragged.current = false;
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const corner = (square: string, side: Side) => {
  const { column, row } = placeOf(square, side);
  return { x: column * SQUARE, y: row * SQUARE };
};

const placed = (fen: string): ReadonlyMap<string, string> =>
  new Map(readFen(fen).map(({ letter, file, row }) => [squareAt(file, row, 'w') ?? '', letter]));

type PictureProps = Pick<PlayBoardProps, 'fen' | 'side' | 'label' | 'arrows'> & {
  /** With coordinates: it will be played on. */
  named?: boolean;
};

/** A position to recognise: small, still, without coordinates. */
export function BoardPicture({ fen, side, label, arrows, named = false }: PictureProps) {
  return (
    <div className="s-tablero" role="img" aria-label={label}>
      <Drawing
        fen={fen}
        side={side}
        label={label}
        arrows={arrows}
        pieces={placed(fen)}
        drag={undefined}
        bare={!named}
      />
    </div>
  );
}

interface DrawingProps extends PlayBoardProps {
  pieces: ReadonlyMap<string, string>;
  drag: Drag | undefined;
  /** Without coordinates. */
  bare?: boolean | undefined;
}

/** What is seen; what is heard and pressed lies over it. */
function Drawing({
  side,
  marks = [],
  check,
  targets = [],
  arrows = [],
  stamp,
  arrival,
  selected,
  pieces,
  drag,
  bare = false,
}: DrawingProps) {
  const lit = [...new Set(selected === undefined ? marks : [...marks, selected])];
  return (
    <svg viewBox={`0 0 ${SIDE_LENGTH} ${SIDE_LENGTH}`} aria-hidden="true">
      <rect className="cl" width={SIDE_LENGTH} height={SIDE_LENGTH} />
      {LINES.flatMap((row) =>
        LINES.filter((column) => (column + row) % 2 === 1).map((column) => (
          <rect
            key={`${column}${row}`}
            className="os"
            x={column * SQUARE}
            y={row * SQUARE}
            width={SQUARE}
            height={SQUARE}
          />
        )),
      )}
      {lit.map((square) => (
        <rect key={square} className="ma" {...corner(square, side)} width={SQUARE} height={SQUARE} />
      ))}
      {check ? <rect className="jaque" {...corner(check, side)} width={SQUARE} height={SQUARE} /> : null}
      {(bare ? [] : LINES).map((line) => (
        <text key={`r${line}`} x={2.5} y={line * SQUARE + 9}>
          {side === 'w' ? 8 - line : line + 1}
        </text>
      ))}
      {(bare ? [] : LINES).map((line) => (
        <text key={`f${line}`} x={line * SQUARE + 38.5} y={SIDE_LENGTH - 2.8}>
          {'abcdefgh'[side === 'w' ? line : 7 - line]}
        </text>
      ))}
      {drag?.over ? (
        <rect
          className="foco"
          x={corner(drag.over, side).x + 1.5}
          y={corner(drag.over, side).y + 1.5}
          width={SQUARE - 3}
          height={SQUARE - 3}
        />
      ) : null}
      {[...pieces].map(([square, letter]) => {
        if (drag?.from === square) return null;
        const { x, y } = corner(square, side);
        const arrives = arrival?.slice(2, 4) === square;
        return (
          <use
            key={arrives ? `${square}${letter}${arrival}` : `${square}${letter}`}
            className={arrives ? 'llega' : undefined}
            style={arrives ? slideFrom(arrival ?? '', side) : undefined}
            href={pieceHref(letter)}
            x={x + 0.5}
            y={y + 0.5}
            width={44}
            height={44}
          />
        );
      })}
      {targets.map(({ square, capture }) => {
        const { x, y } = corner(square, side);
        return (
          <circle
            key={square}
            className={capture ? 'capt' : 'dest'}
            cx={x + SQUARE / 2}
            cy={y + SQUARE / 2}
            r={capture ? 19.5 : 7}
          />
        );
      })}
      {arrows.map((move) => (
        <Arrow key={move} move={move} side={side} />
      ))}
      {stamp ? <StampMark {...stamp} side={side} /> : null}
      {drag ? <Lifted drag={drag} side={side} letter={pieces.get(drag.from) ?? ''} /> : null}
    </svg>
  );
}

function Lifted({ drag, side, letter }: { drag: Drag; side: Side; letter: string }) {
  const { x, y } = corner(drag.from, side);
  return (
    <use
      className="alzada"
      href={pieceHref(letter)}
      x={x + drag.dx - 3}
      y={y + drag.dy - 6}
      width={SQUARE + 6}
      height={SQUARE + 6}
    />
  );
}

function slideFrom(move: string, side: Side): CSSProperties {
  const from = corner(move.slice(0, 2), side);
  const to = corner(move.slice(2, 4), side);
  return { '--dx': `${from.x - to.x}px`, '--dy': `${from.y - to.y}px` } as CSSProperties;
}

function Arrow({ move, side }: { move: string; side: Side }) {
  const half = SQUARE / 2;
  const from = corner(move.slice(0, 2), side);
  const to = corner(move.slice(2, 4), side);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // Its point touches the man that it speaks of, and does not cover it.
  const [ex, ey] = [to.x + half - ux * 17, to.y + half - uy * 17];
  const [bx, by] = [ex - ux * 13, ey - uy * 13];
  return (
    <g className="flecha-g">
      <path className="flecha" d={`M${from.x + half + ux * 12} ${from.y + half + uy * 12}L${bx} ${by}`} />
      <path className="punta" d={`M${ex} ${ey}L${bx - uy * 9} ${by + ux * 9}L${bx + uy * 9} ${by - ux * 9}z`} />
    </g>
  );
}

/** A seal on the corner of the square: its sign tells it, not only its colour. */
function StampMark({ square, kind, side }: Stamp & { side: Side }) {
  const { x, y } = corner(square, side);
  const [cx, cy] = [Math.min(x + 40, SIDE_LENGTH - 12), Math.max(y + 5, 12)];
  const signs = {
    ok: `M${cx - 4.5} ${cy + 0.5}l3.2 3.2 6-6.4`,
    no: `M${cx - 3.6} ${cy - 3.6}l7.2 7.2M${cx + 3.6} ${cy - 3.6}l-7.2 7.2`,
    casi: `M${cx - 4.5} ${cy + 1}q2.25 -4 4.5 -1t4.5 -1`,
  } as const;
  return (
    <g className="sello-casilla">
      <circle className={`sello-${kind}`} cx={cx} cy={cy} r={10.5} />
      <path className="trazo" d={signs[kind]} />
    </g>
  );
}
