import type { Etapa } from '@estratega/lessons';
import type { Lamina } from '@estratega/lessons/compose';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { NextIcon } from '../icons.tsx';
import { Sheet } from '../sheet.tsx';
import { Explained } from '../terms/explained.tsx';

const ChessExample = lazy(() => import('./chess-example.tsx').then((m) => ({ default: m.ChessExample })));
const PokerExample = lazy(() => import('./poker-example.tsx').then((m) => ({ default: m.PokerExample })));

/** The stage's example, still or playing; without one, the idea in large type. */
export function TheoryScene({ etapa, plays }: { etapa: Etapa; plays: boolean }) {
  const { ejemplo, idea } = etapa;
  return (
    <div className="s-escena tapete">
      <Suspense fallback={<div className="s-hueco" />}>
        {ejemplo?.tipo === 'ajedrez' ? (
          <ChessExample ejemplo={ejemplo} plays={plays} />
        ) : ejemplo?.tipo === 'poker' && ejemplo.mesa ? (
          <PokerExample ejemplo={ejemplo} plays={plays} />
        ) : (
          <div className="s-sin-mesa">
            <p>{idea}</p>
          </div>
        )}
      </Suspense>
    </div>
  );
}

interface SlideProps {
  etapa: Etapa;
  lamina: Lamina;
  last: boolean;
  onNext: () => void;
  announce: (text: string) => void;
}

export function Slide({ etapa, lamina, last, onNext, announce }: SlideProps) {
  const text = lamina.tipo === 'texto' ? lamina.texto : lamina.ejemplo.explicacion;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    announce(`${lamina.titulo}. ${text}`);
    main.current?.focus({ preventScroll: true });
  }, [lamina, text, announce]);
  return (
    <>
      <TheoryScene etapa={etapa} plays={lamina.tipo === 'ejemplo'} />
      <Sheet
        keys={[['Intro', 'seguir']]}
        foot={
          <Button kind="primary" large onClick={onNext} ref={main}>
            {last ? 'Terminar' : 'Siguiente'}
            <NextIcon />
          </Button>
        }
      >
        <h1 tabIndex={-1}>{lamina.titulo}</h1>
        <p className="s-lamina">
          <Explained text={text} juego={etapa.unidad.startsWith('pk-') ? 'poker' : 'ajedrez'} />
        </p>
      </Sheet>
    </>
  );
}
