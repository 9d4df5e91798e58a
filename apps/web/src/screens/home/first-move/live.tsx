import exercises from 'virtual:first-moves';
import type { Campo } from '@estratega/domain';
import { useEffect, useRef, useState } from 'react';
import { addAnswer, markSecond, type OpenTest } from '../../../shell/open-test/store.ts';
import { LiveChess } from './live-chess.tsx';
import { LivePoker } from './live-poker.tsx';
import { Near } from './near.tsx';
import { type Position, positionAfter, STEPS } from './positions.ts';

interface LiveProps {
  juego: Campo;
  test: OpenTest | undefined;
  /** The square that was touched before this was here. */
  start: string | undefined;
  /** It was opened by a key. */
  focus: boolean;
  onAnswered: (answered: boolean) => void;
}

/** One position after another, and after the third what they say. */
export function Live({ juego, test, start, focus, onAnswered }: LiveProps) {
  const respuestas = test?.respuestas ?? [];
  const next = positionAfter(juego, respuestas.slice(0, STEPS));
  /** What is on the board stays there, answered, until the next is asked for. */
  const [shown, setShown] = useState<{ juego: Campo; position: Position | undefined; turn: number }>({
    juego,
    position: next,
    turn: 0,
  });
  const current = shown.juego === juego ? shown : { juego, position: next, turn: shown.turn + 1 };
  const { turn } = current;
  // Begun anew, there is one again.
  const position = current.position ?? next;
  const answered = position === undefined || respuestas.some(({ ejercicio }) => ejercicio === position.id);
  useEffect(() => onAnswered(answered), [answered, onAnswered]);
  useEffect(() => {
    if (shown.juego !== juego) setShown({ juego, position: next, turn: shown.turn + 1 });
  }, [shown, juego, next]);
  const since = useRef(performance.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position has its own time.
  useEffect(() => {
    since.current = performance.now();
  }, [position?.id]);

  const exercise = position && exercises[position.id];
  if (!position || !exercise) return <Near juego={juego} test={test} />;
  const parts = {
    position,
    juego,
    step: Math.min(STEPS, answered ? respuestas.length : respuestas.length + 1),
    focus: turn > 0 || focus,
    onAnswer: (respuesta: Parameters<typeof addAnswer>[1]['respuesta'], acierto: boolean) => {
      const ms = Math.min(86_400_000, Math.round(performance.now() - since.current));
      addAnswer(juego, { ejercicio: position.id, respuesta, ms, acierto });
    },
    onSecond: () => markSecond(juego, position.id),
    onNext: () => setShown({ juego, position: next, turn: turn + 1 }),
  };
  return exercise.tipo === 'ajedrez' ? (
    <LiveChess key={position.id} exercise={exercise} start={turn === 0 ? start : undefined} {...parts} />
  ) : exercise.tipo === 'poker' ? (
    <LivePoker key={position.id} exercise={exercise} {...parts} />
  ) : null;
}
