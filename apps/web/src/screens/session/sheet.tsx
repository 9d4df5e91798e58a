import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface SheetProps {
  verdict?: ReactNode;
  children: ReactNode;
  /** What can be done, at the thumb. */
  foot: ReactNode;
  keys?: readonly (readonly [keys: string, what: string])[];
}

/** The paper beside the board: what is asked, and what was wrong with the answer. */
export function Sheet({ verdict, children, foot, keys = [] }: SheetProps) {
  const body = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(false);
  // A text longer than the sheet scrolls by itself, so that what can be done stays in sight; then it must take the focus.
  useLayoutEffect(() => {
    const box = body.current;
    setLong(box !== null && box.scrollHeight > box.clientHeight + 1);
  });
  return (
    <section className="s-hoja" aria-label="Ejercicio">
      {verdict}
      <div className="s-cuerpo" ref={body} tabIndex={long ? 0 : undefined}>
        {children}
      </div>
      <div className="s-pie">
        {foot}
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
  );
}
