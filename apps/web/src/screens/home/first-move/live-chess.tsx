import { numberedSan, uciOf } from '@estratega/chess/notation';
import { spanishSan } from '@estratega/chess/pieces';
import { isRight, listOf } from '@estratega/domain';
import { type ChessExercise, judgeChess } from '@estratega/lessons';
import { causeReason, causeTitle, spokenPosition } from '@estratega/lessons/compose';
import { useEffect, useId, useMemo, useReducer, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { checkedKing, legalMoves, playFrom } from '../../../ui/play-board/line.ts';
import { noMateReason } from '../../../ui/play-board/no-mate.ts';
import { countedFrom } from '../../../ui/play-board/numbering.ts';
import { PlayBoard, type Stamp } from '../../../ui/play-board/play-board.tsx';
import { begin, type Solve, type SolveAction, solve } from '../../../ui/play-board/solve.ts';
import { useMoveEntry } from '../../../ui/play-board/use-move-entry.ts';
import { type LiveParts, Next, Says } from './parts.tsx';

/** Long enough to see one's own move before the answer. */
const REPLY_MS = 450;
const isStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

interface LiveChessProps extends LiveParts {
  exercise: ChessExercise;
  start: string | undefined;
}

/** A position played on the home page, by the rules of a session. */
export function LiveChess({
  exercise,
  position,
  juego,
  step,
  start,
  focus,
  onAnswer,
  onSecond,
  onNext,
}: LiveChessProps) {
  const [state, dispatch] = useReducer(
    (now: Solve, action: SolveAction) => solve(exercise, now, action),
    undefined,
    begin,
  );
  const described = useId();
  const line = useRef<HTMLParagraphElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const { fase, turno, probadas, jugado, intento } = state;
  const over = fase === 'bien' || fase === 'vista';
  const played = useMemo(
    () => playFrom(exercise.fen, fase === 'vista' ? exercise.linea : jugado),
    [exercise, fase, jugado],
  );
  const legal = useMemo(() => (fase === 'juega' ? legalMoves(played.fen) : []), [fase, played]);
  const { selected, make, own, onSquare, targets, putDown } = useMoveEntry(legal, (move) =>
    dispatch({ tipo: 'jugar', jugada: uciOf(move) }),
  );

  // The square that was touched before the board could be played on.
  const touched = useRef(start);
  useEffect(() => {
    if (touched.current) onSquare(touched.current);
    touched.current = undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens.
  useEffect(() => {
    if (!focus) return;
    if (step > 1) line.current?.focus({ preventScroll: true });
    else board.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  }, []);

  const reply =
    fase === 'replica'
      ? exercise.linea[turno * 2 - 1]
      : fase === 'mal' && !state.refutada
        ? state.refutacion?.con
        : undefined;
  useEffect(() => {
    if (reply === undefined) return;
    const timer = setTimeout(() => dispatch({ tipo: 'contestar', jugada: reply }), isStill() ? 0 : REPLY_MS);
    return () => clearTimeout(timer);
  }, [reply]);

  // Told once: the first answer is the one that counts, a later one only that it was found.
  const told = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a try ends.
  useEffect(() => {
    if (fase !== 'bien' && fase !== 'mal' && fase !== 'vista') return;
    if (!told.current) {
      const jugadas = fase === 'vista' ? [] : probadas.slice(0, 40);
      onAnswer({ jugadas }, isRight(judgeChess(exercise, jugadas)));
    } else if (fase === 'bien') onSecond();
    told.current = true;
  }, [fase, intento]);
  useEffect(() => {
    if (fase !== 'juega' && fase !== 'replica') main.current?.focus({ preventScroll: true });
  }, [fase]);

  const last = played.moves.at(-1);
  const wrong = fase === 'mal' ? played.moves[turno * 2] : undefined;
  const near = fase === 'casi' ? last : undefined;
  const king = checkedKing(played.fen);
  const stamp: Stamp | undefined = wrong
    ? { square: wrong.to, kind: 'no' }
    : near
      ? { square: near.to, kind: 'casi' }
      : fase === 'bien' && last
        ? { square: last.to, kind: 'ok' }
        : undefined;
  const marks = last ? [last.from, last.to] : [];
  const says = wordsOf();

  function wordsOf(): Pick<Parameters<typeof Says>[0], 'title' | 'small' | 'kind'> {
    if (over) {
      const moves = played.moves.filter((_, i) => i % 2 === 0).map(({ san }) => spanishSan(san).replace('#', ''));
      const mate = played.moves.at(-1)?.san.endsWith('#');
      const title = `${listOf(moves)}${mate ? ', mate' : ''}`;
      return { title, small: position.porque ?? exercise.explicacion, kind: fase === 'bien' ? 'bien' : 'visto' };
    }
    if (wrong) {
      const mates = exercise.rasgos.mate && exercise.linea.length === turno * 2 + 1;
      const san = numberedSan(countedFrom(exercise), turno * 2, wrong.san);
      const small = (mates ? noMateReason(wrong) : '') || causeReason(state.refutacion?.causa, undefined);
      return { title: `${san} ${causeTitle(state.refutacion?.causa)}`, small, kind: 'mal' };
    }
    if (near) return { title: 'También gana', small: 'No cuenta como fallo, pero hay algo mejor.', kind: 'casi' };
    if (turno > 0) return { title: 'Bien. ¿Y ahora?', small: 'El rival contestó. Te toca.' };
    return { title: position.pregunta ?? '', small: 'Juegan blancas. Toca una pieza.' };
  }

  const retry = () => {
    putDown();
    dispatch({ tipo: 'otra' });
    line.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Says juego={juego} line={line} {...says} />
      <div className="vivo-tablero" ref={board}>
        <PlayBoard
          fen={played.fen}
          side="w"
          label="Tablero. Juegan blancas."
          describedBy={described}
          marks={marks}
          check={king}
          targets={fase === 'juega' ? targets : []}
          arrows={wrong && state.refutacion?.con ? [state.refutacion.con.slice(0, 4)] : []}
          stamp={stamp}
          arrival={last ? last.from + last.to : undefined}
          selected={selected}
          onSquare={(square) => fase === 'juega' && onSquare(square)}
          onDrop={(from, to) => fase === 'juega' && make(from, to)}
          canLift={fase === 'juega' ? own : undefined}
        />
        <p className="vh" id={described}>
          {spokenPosition(played.fen)}
        </p>
      </div>
      {over ? (
        <Next step={step} main={main} onNext={onNext} />
      ) : wrong ? (
        <Next step={step} main={main} onNext={onNext}>
          <Button onClick={retry}>Probar otra vez</Button>
        </Next>
      ) : near ? (
        <div className="vivo-pie">
          <Button kind="primary" ref={main} onClick={retry}>
            Buscar la mejor
          </Button>
        </div>
      ) : (
        <div className="vivo-pie">
          <span className="nota tenue solo-ancho">{step} de 3. Sin cuenta y sin reloj.</span>
          <Button kind="tertiary" onClick={() => dispatch({ tipo: 'solucion' })}>
            No la veo
          </Button>
        </div>
      )}
    </>
  );
}
