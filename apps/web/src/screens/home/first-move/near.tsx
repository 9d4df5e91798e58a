import exercises from 'virtual:first-moves';
import type { Campo, PruebaAbierta } from '@estratega/domain';
import { useEffect, useRef } from 'react';
import { api } from '../../../shell/api/client.ts';
import { ApiError, messageOf } from '../../../shell/api/errors.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { forgetTest, type OpenAnswer, type OpenTest, sentOf } from '../../../shell/open-test/store.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PlayingCard } from '../../../ui/card/playing-card.tsx';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { CheckIcon } from '../../../ui/icon/screen-icons.tsx';
import { LevelRuler } from '../../../ui/level-ruler/level-ruler.tsx';
import { BoardPicture } from '../../../ui/play-board/play-board.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { GameSwitch } from './game-switch.tsx';
import { NextIcon } from './parts.tsx';
import { STEPS } from './positions.ts';

const COUNT = ['Ninguna', 'Una', 'Dos', 'Tres'];
/** Of the whole test, as the server counts it. */
const TOTAL = 10;

/** What the first three say, as wide as it is: the law of the level test, asked of the server. */
export function Near({ juego, test }: { juego: Campo; test: OpenTest | undefined }) {
  const title = useRef<HTMLHeadingElement>(null);
  const many = test?.respuestas.length ?? 0;
  const first = test?.respuestas.slice(0, STEPS) ?? [];
  const { data, error, isFetching, refetch } = useLoaded(`${test?.id}.${many}`, (signal) =>
    api<PruebaAbierta>('/api/prueba-abierta', {
      method: 'POST',
      signal,
      body: test ? sentOf(test) : {},
    }),
  );
  const andas = data?.andas;
  useEffect(() => {
    if (andas) title.current?.focus({ preventScroll: true });
  }, [andas]);
  const right = first.filter(({ acierto }) => acierto).length;
  const stale = error instanceof ApiError && error.status === 400;
  return (
    <>
      <div className="cerca" role="status">
        <GameSwitch juego={juego} />
        <h2 ref={title} tabIndex={-1}>
          {COUNT[right]} de tres.{andas ? ` ${andas.titulo}` : ''}
        </h2>
        <div className="cerca-regla">
          {andas ? (
            <LevelRuler regla={andas.regla} />
          ) : error && !isFetching ? (
            <p className="menor">
              {stale ? 'Estos ejercicios cambiaron desde que los resolviste.' : messageOf(error)} Tus respuestas{' '}
              {stale ? 'ya no sirven para medirte.' : 'siguen aquí.'}
            </p>
          ) : (
            <Spinner>Mirando tus respuestas…</Spinner>
          )}
        </div>
        <div className="tres">
          {first.map((answer) => (
            <Done key={answer.ejercicio} answer={answer} />
          ))}
        </div>
        <p className="menor">
          {many >= TOTAL
            ? 'Tu prueba está terminada: mira tu nivel y la semana que te haríamos.'
            : many > STEPS
              ? `Llevas ${many} de ${TOTAL}. Sigue donde la dejaste y te hacemos la semana.`
              : 'Con tres respuestas la franja es ancha. Siete más y te hacemos la semana.'}
        </p>
      </div>
      <div className="vivo-pie">
        {stale ? (
          <Button kind="primary" onClick={() => forgetTest(juego)}>
            Empezar de nuevo
          </Button>
        ) : error && !isFetching ? (
          <Button kind="primary" onClick={refetch}>
            Volver a intentar
          </Button>
        ) : (
          <ButtonLink kind="primary" to="/prueba-de-nivel" state={{ abierta: juego }}>
            {many >= TOTAL ? 'Ver mi nivel' : many > STEPS ? 'Seguir la prueba' : 'Siete más'}
            <NextIcon />
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Done({ answer }: { answer: OpenAnswer }) {
  const exercise = exercises[answer.ejercicio];
  return (
    <figure>
      {exercise?.tipo === 'ajedrez' ? (
        <BoardPicture
          fen={exercise.fen}
          side="w"
          label="La posición, con lo mejor señalado"
          arrows={exercise.linea.slice(0, 1).map((move) => move.slice(0, 4))}
        />
      ) : (
        <div className="mini-mesa" aria-hidden="true">
          {exercise?.tipo === 'poker'
            ? exercise.mano?.map((code) => <PlayingCard key={code} code={code as `${string}s`} />)
            : null}
        </div>
      )}
      <figcaption className={answer.acierto ? 'ok' : undefined}>
        {answer.acierto ? <CheckIcon /> : <CloseIcon />}
        {answer.acierto ? 'Bien' : answer.segunda ? 'A la segunda' : 'No salió'}
      </figcaption>
    </figure>
  );
}
