import type { Campo } from '@estratega/domain';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLeftGames } from '../../../shell/offline/use-left-games.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { isMatchKept } from '../chess/game/is-match-kept.ts';
import type { Notes, OnNote } from '../notes.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { Waiting } from '../waiting.tsx';
import type { HereTask } from './moments.ts';

// The board, the opponent and what sends the game come when somebody plays here.
const Here = lazy(() => import('../chess/played.ts').then((m) => ({ default: m.Here })));

interface PlayProps {
  campo: Campo;
  /** Absent where there is nobody to play against here. */
  here?: HereTask | undefined;
  /** What to watch in the game. */
  foco: string;
  consigna: string;
  notas: Notes;
  onNote: OnNote;
  onDone: () => void;
}

const WORDS = {
  Ajedrez: {
    one: 'partida',
    go: 'Juega y vuelve',
    sites: true,
    elsewhere: '¿Jugaste en un sitio?',
    bring: 'Trae esa partida',
  },
  'Poker Texas Holdem': {
    one: 'sesión',
    go: 'Juega tu sesión y vuelve',
    sites: false,
    elsewhere: '¿Tu sala guardó las manos?',
    bring: 'Tráelas',
  },
} as const satisfies Record<Campo, object>;

const RESULTS = {
  Ajedrez: ['Gané', 'Tablas', 'Perdí'],
  'Poker Texas Holdem': ['Jugué mi mejor juego', 'A ratos', 'Me fui de juego'],
} as const satisfies Record<Campo, readonly string[]>;

/** The focus in large type while one plays elsewhere, in the player's own words where there are any; three short answers on return. */
export function Play({ campo, here, foco, consigna, notas, onNote, onDone }: PlayProps) {
  const words = WORDS[campo];
  // A game that was interrupted goes on by itself.
  const [isHere, setHere] = useState(() => here !== undefined && isMatchKept(here.task));
  useLeftGames();
  const written = Boolean(notas.resultado || notas.aparicion || notas.cambio);
  const [back, setBack] = useState(written);
  // What left nothing behind is asked for once: whoever played here or comes back to the answers is not asked.
  const [asks, setAsks] = useState(!written);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (back) heading.current?.focus();
  }, [back]);
  const note = (name: 'foco' | 'aparicion' | 'cambio') => ({
    value: notas[name] ?? '',
    onChange: (event: { target: { value: string } }) => onNote(name, event.target.value),
    maxLength: 200,
  });
  const watched = notas.foco?.trim() || foco;
  if (here && isHere)
    return (
      <Suspense fallback={<Waiting>Preparando el tablero…</Waiting>}>
        <Here
          {...here}
          foco={watched}
          onDone={onDone}
          onResult={(result) => onNote('resultado', result)}
          onBack={() => setHere(false)}
          onAsk={() => {
            setHere(false);
            setAsks(false);
            setBack(true);
          }}
        />
      </Suspense>
    );
  return (
    <>
      <div className="s-escena tapete">
        <div className="s-sin-mesa s-foco">
          <p className="menor">Tu foco en esta {words.one}</p>
          <p>{watched}</p>
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
          {asks ? (
            <p className="menor">
              {words.elsewhere}{' '}
              <ButtonLink kind="tertiary" className="en-linea" to="/mis-partidas" state={{ ultima: words.sites }}>
                {words.bring}
              </ButtonLink>
            </p>
          ) : null}
        </Sheet>
      ) : (
        <Sheet
          foot={
            <>
              {here ? (
                <Button kind="primary" large onClick={() => setHere(true)}>
                  Jugar aquí contra Estratega
                </Button>
              ) : null}
              <div className={here ? 'fila' : 's-solo'}>
                <Button kind={here ? 'secondary' : 'primary'} large={!here} onClick={() => setBack(true)}>
                  Ya jugué
                </Button>
                {words.sites ? (
                  <>
                    <a className="btn btn-2" href="https://lichess.org/" target="_blank" rel="noreferrer">
                      <span className="vh">Jugar en </span>Lichess<span className="vh"> (se abre en otra pestaña)</span>
                    </a>
                    <a className="btn btn-2" href="https://www.chess.com/play" target="_blank" rel="noreferrer">
                      <span className="vh">Jugar en </span>Chess.com
                      <span className="vh"> (se abre en otra pestaña)</span>
                    </a>
                  </>
                ) : null}
              </div>
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
