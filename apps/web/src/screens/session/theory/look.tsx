import './chapter.css';
import type { Escena } from '@estratega/lessons';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useKeys } from '../../../shell/use-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EyeIcon } from '../../../ui/icon/screen-icons.tsx';
import { BackIcon, NextIcon } from '../icons.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Explained } from '../terms/explained.tsx';

const ChessExample = lazy(() => import('./chess-example.tsx').then((m) => ({ default: m.ChessExample })));
const PokerExample = lazy(() => import('./poker-example.tsx').then((m) => ({ default: m.PokerExample })));

interface LookProps {
  texto: string;
  escena: Escena;
  last: boolean;
  onNext: () => void;
  /** Absent at the first step. */
  onBack?: (() => void) | undefined;
  announce: (text: string) => void;
  /** Offered beside it. */
  children?: ReactNode;
}

/** A step that is looked at: its moves play themselves, and the squares it names are lit. */
export function Look({ texto, escena, last, onNext, onBack, announce, children }: LookProps) {
  const main = useRef<HTMLButtonElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    announce(texto);
    main.current?.focus({ preventScroll: true });
  }, [texto, announce]);
  useKeys((event) => {
    if (event.key === 'ArrowLeft' && onBack) {
      event.preventDefault();
      onBack();
    } else if (event.key === 'ArrowRight') {
      event.preventDefault();
      onNext();
    }
  });
  return (
    <>
      <div className="s-escena tapete">
        <Suspense fallback={<div className="s-hueco" />}>
          {escena.tipo === 'ajedrez' ? (
            <ChessExample ejemplo={escena} lights={escena.luces} label="Mira" plays slot={slot} />
          ) : escena.mesa || escena.rango ? (
            <PokerExample ejemplo={escena} plays slot={slot} />
          ) : (
            <div className="s-sin-mesa">
              <p>{texto}</p>
            </div>
          )}
        </Suspense>
      </div>
      <Sheet
        folds={escena.tipo === 'ajedrez' || escena.rango !== undefined}
        keys={[
          ['← →', 'paso anterior o siguiente'],
          ['Intro', 'seguir'],
        ]}
        foot={
          <div className="paso-nav">
            {onBack ? (
              <Button kind="secondary" aria-label="Paso anterior" onClick={onBack}>
                <BackIcon />
              </Button>
            ) : null}
            <Button kind="primary" large onClick={onNext} ref={main}>
              {last ? 'Terminar' : 'Siguiente'}
              <NextIcon />
            </Button>
          </div>
        }
      >
        <h1 className="paso-verbo" tabIndex={-1}>
          <EyeIcon />
          Mira
        </h1>
        <p className="s-lamina">
          <Explained text={texto} juego={escena.tipo} />
        </p>
        {children}
        <div className="s-ranura" ref={setSlot} />
      </Sheet>
    </>
  );
}
