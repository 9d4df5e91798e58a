import { gameOfTopic, SHORT_NAMES } from '@estratega/domain';
import type { Etapa } from '@estratega/lessons';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Explained } from '../terms/explained.tsx';
import { hasBoard, TheoryScene } from './slide.tsx';

interface QuestionProps {
  etapa: Etapa;
  pregunta: string;
  respuesta: string;
  /** Whether it was known, as the player says. */
  onDone: (acierto: boolean) => void;
  announce: (text: string) => void;
}

/** Answered aloud or in thought, then compared. */
export function Question({ etapa, pregunta, respuesta, onDone, announce }: QuestionProps) {
  const [open, setOpen] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button changes with it.
  useEffect(() => main.current?.focus({ preventScroll: true }), [open]);
  useEffect(() => announce(open ? respuesta : pregunta), [open, pregunta, respuesta, announce]);
  return (
    <>
      <TheoryScene etapa={etapa} plays={false} texto={`${pregunta} ${respuesta}`} />
      <Sheet
        folds={hasBoard(etapa, `${pregunta} ${respuesta}`)}
        keys={[['Intro', open ? 'la sabía' : 'ver la respuesta']]}
        foot={
          open ? (
            <div className="fila">
              <Button kind="primary" large onClick={() => onDone(true)} ref={main}>
                La sabía
              </Button>
              <Button large onClick={() => onDone(false)}>
                No la sabía
              </Button>
            </div>
          ) : (
            <Button kind="primary" large onClick={() => setOpen(true)} ref={main}>
              Ver la respuesta
            </Button>
          )
        }
      >
        <h1 tabIndex={-1}>{pregunta}</h1>
        {open ? (
          <p className="s-lamina">
            <Explained text={respuesta} juego={SHORT_NAMES[gameOfTopic(etapa.unidad)]} />
          </p>
        ) : (
          <p className="menor tenue">Respóndela con tus palabras antes de mirar.</p>
        )}
      </Sheet>
    </>
  );
}
