import { numberedSan } from '@estratega/chess/notation';
import { gameOfTopic, type PruebaNivel, SHORT_NAMES } from '@estratega/domain';
import { decisiveOnly, type Exercise } from '@estratega/lessons';
import { useState } from 'react';
import { readMaterial } from '../../../shell/data/packs.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlayingCard } from '../../../ui/card/playing-card.tsx';
import { playFrom } from '../../../ui/play-board/line.ts';
import { countedFrom } from '../../../ui/play-board/numbering.ts';
import { BoardPicture } from '../../../ui/play-board/play-board.tsx';
import { Cards } from '../../../ui/poker-table/poker-table.tsx';
import { tableState } from '../../../ui/poker-table/table-state.ts';
import { answerText, shortAnswer } from '../../../ui/poker-table/verdict-words.ts';
import { Explained } from '../terms/explained.tsx';

type Fallo = NonNullable<PruebaNivel['fallos']>[number];

/** At first; the rest at a touch. */
const SHOWN = 3;

const COUNTED = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const titleOf = (many: number): string =>
  many === 1 ? 'La que no salió' : `Las ${COUNTED[many - 2] ?? many} que no salieron`;

/** What was missed, with its board or its cards, what there was, what was answered, and why. */
export function Missed({ fallos }: { fallos: readonly Fallo[] }) {
  const [all, setAll] = useState(false);
  const ids = fallos.map(({ ejercicio }) => ejercicio);
  const { data } = useLoaded(ids.join(' '), () =>
    readMaterial(
      fallos.flatMap(({ paquetes }) => paquetes),
      ids,
    ),
  );
  if (fallos.length === 0) return null;
  const shown = all ? fallos : fallos.slice(0, SHOWN);
  return (
    <section className="res-sec">
      <h2>{titleOf(fallos.length)}</h2>
      <div className="fallos">
        {shown.map((fallo) => {
          const exercise = data?.ejercicios.get(fallo.ejercicio);
          if (!exercise || exercise.tipo === 'poker-mano') return null;
          return <Fault key={fallo.ejercicio} fallo={fallo} exercise={decisiveOnly(exercise)} />;
        })}
      </div>
      {shown.length < fallos.length ? (
        <Button kind="tertiary" onClick={() => setAll(true)}>
          {fallos.length - SHOWN === 1
            ? 'Ver la otra'
            : `Ver las otras ${COUNTED[fallos.length - SHOWN - 2] ?? fallos.length - SHOWN}`}
        </Button>
      ) : null}
    </section>
  );
}

/** A test asks single decisions: never a whole hand. */
type Asked = Exclude<Exercise, { tipo: 'poker-mano' }>;

function Fault({ fallo, exercise }: { fallo: Fallo; exercise: Asked }) {
  const [open, setOpen] = useState(false);
  const { best, said } = wordsOf(exercise, fallo.respuesta);
  return (
    <article className="fallado">
      <Picture exercise={exercise} />
      <div>
        <h3>{fallo.tema}</h3>
        <p>
          Lo mejor: {best}. {said}
        </p>
        <Button kind="tertiary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar' : 'Ver por qué'}
          <span className="vh"> de «{fallo.tema}»</span>
        </Button>
      </div>
      {open ? (
        <p className="porque-f">
          <Explained text={exercise.explicacion} juego={SHORT_NAMES[gameOfTopic(exercise.temas[0] ?? '')]} />
        </p>
      ) : null}
    </article>
  );
}

function Picture({ exercise }: { exercise: Asked }) {
  if (exercise.tipo === 'poker') {
    const board = exercise.mesa ? tableState(exercise.mesa, exercise.historia).tablero : [];
    return (
      <div className="mini-mesa">
        {board.length > 0 ? (
          <Cards>
            {board.map((code) => (
              <PlayingCard key={code} code={code as `${string}s`} />
            ))}
          </Cards>
        ) : null}
        <Cards>
          {(exercise.mano ?? []).map((code) => (
            <PlayingCard key={code} code={code as `${string}s`} />
          ))}
        </Cards>
      </div>
    );
  }
  const { fen } = exercise;
  if (!fen) return <div className="mini-mesa" />;
  const first = exercise.tipo === 'ajedrez' ? exercise.linea[0] : undefined;
  return (
    <BoardPicture
      fen={fen}
      side={fen.split(' ')[1] === 'b' ? 'b' : 'w'}
      label="La posición, con lo mejor señalado"
      arrows={first ? [first.slice(0, 4)] : []}
    />
  );
}

/** What there was and what was answered, in as few words. */
function wordsOf(exercise: Asked, respuesta: Fallo['respuesta']): { best: string; said: string } {
  if (exercise.tipo === 'ajedrez') {
    const told = (moves: readonly string[]) => {
      const { moves: played } = playFrom(exercise.fen, moves);
      const last = played.at(-1);
      return last ? numberedSan(countedFrom(exercise), played.length - 1, last.san) : '';
    };
    const tries = 'jugadas' in respuesta ? respuesta.jugadas : [];
    return {
      best: told(exercise.linea.slice(0, 1)),
      said: tries.length === 0 ? 'La dejaste.' : `Jugaste ${lastTry(tries, exercise, told)}.`,
    };
  }
  // The test asks for answers, never for a game.
  if (exercise.tipo === 'ajedrez-partida') return { best: '', said: '' };
  const [question] = exercise.preguntas;
  const [answer] = 'preguntas' in respuesta ? respuesta.preguntas : [];
  if (!question) return { best: '', said: '' };
  const mesa = exercise.tipo === 'poker' ? exercise.mesa : undefined;
  const unidad = mesa?.unidad ?? 'bb';
  const pagar = mesa && exercise.tipo === 'poker' ? tableState(mesa, exercise.historia).aPagar : 0;
  return {
    best: shortAnswer(question, unidad, pagar),
    said: answer ? `Respondiste ${answerText(question, answer, unidad, pagar)}.` : 'La dejaste.',
  };
}

/** The try that failed, on top of the moves that were right before it. */
function lastTry(
  tries: readonly string[],
  { linea }: Extract<Exercise, { tipo: 'ajedrez' }>,
  told: (moves: readonly string[]) => string,
): string {
  const right = tries.findIndex((move, i) => move !== linea[i * 2]);
  const turn = right < 0 ? tries.length - 1 : right;
  return told([...linea.slice(0, turn * 2), tries[turn] as string]);
}
