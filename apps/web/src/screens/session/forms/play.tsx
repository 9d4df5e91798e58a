import type { Campo } from '@estratega/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import type { Notes, OnNote } from '../notes.ts';
import { Sheet } from '../sheet/sheet.tsx';

interface PlayProps {
  campo: Campo;
  /** What to watch in the game. */
  foco: string;
  consigna: string;
  notas: Notes;
  onNote: OnNote;
  onDone: () => void;
}

const WORDS = {
  Ajedrez: { one: 'partida', go: 'Juega y vuelve', sites: true },
  'Poker Texas Holdem': { one: 'sesión', go: 'Juega tu sesión y vuelve', sites: false },
} as const satisfies Record<Campo, object>;

const RESULTS = {
  Ajedrez: ['Gané', 'Tablas', 'Perdí'],
  'Poker Texas Holdem': ['Jugué mi mejor juego', 'A ratos', 'Me fui de juego'],
} as const satisfies Record<Campo, readonly string[]>;

/** The focus in large type while one plays elsewhere, in the player's own words where there are any; three short answers on return. */
export function Play({ campo, foco, consigna, notas, onNote, onDone }: PlayProps) {
  const words = WORDS[campo];
  const [back, setBack] = useState(Boolean(notas.resultado || notas.aparicion || notas.cambio));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (back) heading.current?.focus();
  }, [back]);
  const note = (name: 'foco' | 'aparicion' | 'cambio') => ({
    value: notas[name] ?? '',
    onChange: (event: { target: { value: string } }) => onNote(name, event.target.value),
    maxLength: 200,
  });
  return (
    <>
      <div className="s-escena tapete">
        <div className="s-sin-mesa s-foco">
          <p className="menor">Tu foco en esta {words.one}</p>
          <p>{notas.foco?.trim() || foco}</p>
        </div>
      </div>
      {back ? (
        <Sheet
          foot={
            <Button kind="primary" large onClick={onDone}>
              Guardar y terminar
            </Button>
          }
        >
          <h1 tabIndex={-1} ref={heading}>
            ¿Cómo fue?
          </h1>
          <Segmented
            className="s-eleccion"
            label="Resultado"
            options={RESULTS[campo].map((value) => ({ value, label: value }))}
            value={notas.resultado ?? ''}
            onChange={(value) => onNote('resultado', value)}
          />
          <Field label="¿Cuándo apareció el foco?" {...note('aparicion')} />
          <Field label="¿Qué harías distinto?" {...note('cambio')} />
        </Sheet>
      ) : (
        <Sheet
          foot={
            <>
              <Button kind="primary" large onClick={() => setBack(true)}>
                Ya jugué
              </Button>
              {words.sites ? (
                <div className="fila">
                  <a className="btn btn-2" href="https://lichess.org/" target="_blank" rel="noreferrer">
                    Jugar en Lichess<span className="vh"> (se abre en otra pestaña)</span>
                  </a>
                  <a className="btn btn-2" href="https://www.chess.com/play" target="_blank" rel="noreferrer">
                    Jugar en Chess.com<span className="vh"> (se abre en otra pestaña)</span>
                  </a>
                </div>
              ) : null}
            </>
          }
        >
          <h1 tabIndex={-1}>{words.go}</h1>
          <p>{consigna}</p>
          <Field label="Tu foco, en una frase" placeholder="Queda arriba, a la vista" {...note('foco')} />
          <p className="menor tenue">El reloj de la tarea sigue mientras juegas. Al volver, tres respuestas cortas.</p>
        </Sheet>
      )}
    </>
  );
}
