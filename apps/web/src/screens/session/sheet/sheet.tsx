import './sheet.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Stop, useStops } from './use-stops.ts';
import { useView } from './view.ts';

interface SheetProps {
  verdict?: ReactNode;
  children: ReactNode;
  /** What can be done, at the thumb. */
  foot: ReactNode;
  keys?: readonly (readonly [keys: string, what: string])[];
  /** It lies under a board: on a short phone the board stays whole, and the sheet gives way and is pulled up. */
  folds?: boolean | undefined;
  /** Who moves. With it the sheet folds to this line and the foot's buttons; `prompt` is then told on the felt. */
  line?: ReactNode;
  prompt?: string | undefined;
  /** Something new to read: a folded sheet rises. */
  news?: unknown;
  /** Along its upper edge, folded or not. */
  edge?: ReactNode;
}

const NAMES = { plegada: 'Subir la hoja', subida: 'Subir la hoja del todo', entera: 'Bajar la hoja' } as const;

/** The paper beside the board: what is asked, and what was wrong with the answer. */
export function Sheet({ verdict, children, foot, keys = [], folds = false, line, prompt, news, edge }: SheetProps) {
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(false);
  const view = useView();
  const folding = folds && view === 'folding';
  const lined = folding && line !== undefined;
  const stops: readonly Stop[] = lined ? ['plegada', 'subida', 'entera'] : ['subida', 'entera'];
  const { stop, held, go, raise, onPointerDown, onClickCapture } = useStops(box, stops, folding, news);
  // A text longer than the sheet scrolls by itself, so that what can be done stays in sight; then it must take the focus.
  useLayoutEffect(() => {
    const inner = body.current;
    setLong(inner !== null && stop !== 'plegada' && inner.scrollHeight > inner.clientHeight + 1);
  });
  return (
    <>
      {lined && prompt ? (
        <p className="s-enun tapete" aria-hidden="true">
          {prompt}
        </p>
      ) : null}
      <section
        className="s-hoja"
        aria-label="Ejercicio"
        ref={box}
        data-parada={folding ? stop : undefined}
        data-tirando={held === undefined ? undefined : ''}
        style={held === undefined ? undefined : { height: `${held}px` }}
        onPointerDown={onPointerDown}
        onClickCapture={onClickCapture}
        // Whoever walks in with the keyboard sees where; its heading is on the felt.
        onFocus={({ target }) => body.current?.contains(target) && !target.matches('h1') && raise()}
      >
        {folding ? (
          <button
            type="button"
            className="s-asa"
            data-tira=""
            aria-label={NAMES[stop]}
            aria-expanded={stop !== stops[0]}
            onClick={() => go(stop === 'entera' ? 1 - stops.length : 1)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              event.stopPropagation();
              go(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
        ) : null}
        {edge ? <div className="s-canto">{edge}</div> : null}
        {verdict ? <div data-tira="">{verdict}</div> : null}
        {lined ? (
          <div className="s-linea1" data-tira="">
            {line}
            {foot}
          </div>
        ) : null}
        <div className="s-cuerpo" ref={body} tabIndex={long ? 0 : undefined}>
          {lined ? null : line}
          {children}
        </div>
        <div className="s-pie">
          {lined ? null : foot}
          <p className="teclas" aria-hidden="true">
            {keys.map(([names, what]) => (
              <span key={what}>
                {names.split(' ').map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
                {what}
              </span>
            ))}
            <span>
              <kbd>Esc</kbd>salir
            </span>
          </p>
        </div>
      </section>
    </>
  );
}
