import { gameOfTopic, SHORT_NAMES } from '@estratega/domain';
import type { Ejemplo, Etapa } from '@estratega/lessons';
import { isAbout, type Lamina } from '@estratega/lessons/compose';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { NextIcon } from '../icons.tsx';
import { SeatNotes } from '../poker/spot.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Explained } from '../terms/explained.tsx';

const ChessExample = lazy(() => import('./chess-example.tsx').then((m) => ({ default: m.ChessExample })));
const PokerExample = lazy(() => import('./poker-example.tsx').then((m) => ({ default: m.PokerExample })));

interface SceneProps {
  etapa: Etapa;
  plays: boolean;
  /** What is said beside it: a board or a table that is not what it speaks of is not shown. */
  texto?: string | undefined;
  /** On the sheet, for the line of a board that leaves no room under it. */
  slot?: HTMLElement | null | undefined;
}

const shownExample = ({ ejemplo }: Etapa, texto: string | undefined): Ejemplo | undefined =>
  ejemplo && (texto === undefined || isAbout(texto, ejemplo)) ? ejemplo : undefined;
/** A sheet gives way to a board that is there. */
export const hasBoard = (etapa: Etapa, texto: string | undefined): boolean =>
  shownExample(etapa, texto)?.tipo === 'ajedrez';

/** The stage's example, still or playing; where there is none, or the text names what it does not hold, the idea in large type. */
export function TheoryScene({ etapa, plays, texto, slot }: SceneProps) {
  const { idea } = etapa;
  const ejemplo = shownExample(etapa, texto);
  return (
    <div className="s-escena tapete">
      <Suspense fallback={<div className="s-hueco" />}>
        {ejemplo?.tipo === 'ajedrez' ? (
          <ChessExample ejemplo={ejemplo} plays={plays} slot={slot} />
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
  const asked = lamina.tipo === 'ejemplo' && lamina.ejemplo.tipo === 'poker' ? lamina.ejemplo : undefined;
  const juego = SHORT_NAMES[gameOfTopic(etapa.unidad)];
  const main = useRef<HTMLButtonElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const about = lamina.tipo === 'texto' ? lamina.texto : undefined;
  useEffect(() => {
    announce([`${lamina.titulo}.`, asked?.situacion, askedIn(asked), text].filter(Boolean).join(' '));
    main.current?.focus({ preventScroll: true });
  }, [lamina, asked, text, announce]);
  return (
    <>
      <TheoryScene etapa={etapa} plays={lamina.tipo === 'ejemplo'} texto={about} slot={slot} />
      <Sheet
        folds={hasBoard(etapa, about)}
        keys={[['Intro', 'seguir']]}
        foot={
          <Button kind="primary" large onClick={onNext} ref={main}>
            {last ? 'Terminar' : 'Siguiente'}
            <NextIcon />
          </Button>
        }
      >
        <h1 tabIndex={-1}>{lamina.titulo}</h1>
        {asked?.mesa ? <SeatNotes mesa={asked.mesa} /> : null}
        {/* A worked example answers its own question: what is asked stands before what is answered. */}
        {asked?.situacion ? (
          <p className="s-lamina">
            <Explained text={asked.situacion} juego={juego} />
          </p>
        ) : null}
        {askedIn(asked) ? (
          <p className="s-lamina">
            <b>{askedIn(asked)}</b>
          </p>
        ) : null}
        <p className="s-lamina">
          <Explained text={text} juego={juego} />
        </p>
        <div className="s-ranura" ref={setSlot} />
      </Sheet>
    </>
  );
}

const askedIn = (ejemplo: Extract<Ejemplo, { tipo: 'poker' }> | undefined): string | undefined =>
  ejemplo?.preguntas[0]?.pide;
