import './chapter.css';
import type { Etapa } from '@estratega/lessons';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { BackIcon, NextIcon } from '../icons.tsx';
import { Sheet } from '../sheet/sheet.tsx';

interface CardProps {
  /** Of a chapter that is worked through, or of one that comes back. */
  ficha: NonNullable<Etapa['ficha']>;
  /** What follows, where something does. */
  next: string;
  last: boolean;
  onNext: () => void;
  onBack?: (() => void) | undefined;
  announce: (text: string) => void;
  /** Offered beside it. */
  children?: ReactNode;
}

/** What is left of a chapter: what one says before moving, and the card. */
export function Card({ ficha: card, next, last, onNext, onBack, announce, children }: CardProps) {
  const { titulo, procedimiento, ficha } = card;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    announce(`La ficha de ${titulo}. ${ficha.join(' ')}`);
    main.current?.focus({ preventScroll: true });
  }, [titulo, ficha, announce]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the card is longer than the screen. */}
      <section className="s-escena tapete" aria-label="Ficha" tabIndex={0}>
        <div className="ficha">
          <h2>{titulo}</h2>
          <ul>
            {ficha.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </section>
      <Sheet
        keys={[['Intro', 'seguir']]}
        foot={
          <div className="paso-nav">
            {onBack ? (
              <Button kind="secondary" aria-label="Paso anterior" onClick={onBack}>
                <BackIcon />
              </Button>
            ) : null}
            <Button kind="primary" large onClick={onNext} ref={main}>
              {last ? 'Terminar' : next}
              <NextIcon />
            </Button>
          </div>
        }
      >
        <h1 tabIndex={-1}>En voz alta, antes de decidir</h1>
        <ul className="procede">
          {procedimiento.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {children}
      </Sheet>
    </>
  );
}
