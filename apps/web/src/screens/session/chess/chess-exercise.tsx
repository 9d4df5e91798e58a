import './line.css';
import { numberedSan, spokenMove, uciOf } from '@estratega/chess/notation';
import type { Move } from '@estratega/chess/rules';
import { isRight } from '@estratega/domain';
import type { ChessExercise as Exercise } from '@estratega/lessons';
import { judgeChess } from '@estratega/lessons';
import {
  causeReason,
  causeTitle,
  formatSpent,
  glanceAhead,
  glanceAside,
  glanceLabel,
  glanceWords,
  ordinalTry,
  promptOf,
  spokenPosition,
} from '@estratega/lessons/compose';
import { lazy, Suspense, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EyeIcon } from '../../../ui/icon/screen-icons.tsx';
import type { Side } from '../../../ui/play-board/geometry.ts';
import { checkedKing, legalMoves, playFrom } from '../../../ui/play-board/line.ts';
import { countedFrom } from '../../../ui/play-board/numbering.ts';
import { PlayBoard, type Stamp } from '../../../ui/play-board/play-board.tsx';
import { begin, HINTS, type Solve, type SolveAction, solve } from '../../../ui/play-board/solve.ts';
import { TypedMove } from '../../../ui/play-board/typed-move.tsx';
import { useMoveEntry } from '../../../ui/play-board/use-move-entry.ts';
import type { ExerciseProps } from '../exercise.ts';
import { BackIcon, ForwardIcon, HintIcon, KeyboardIcon, NextIcon, ReturnIcon } from '../icons.tsx';
import { PaceLine } from '../pace/pace-line.tsx';
import { give } from '../settings/feedback.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { useView } from '../sheet/view.ts';
import { Verdict } from '../verdict.tsx';
import { hintName, hintOf } from './hints.ts';
import { useBoardKeys } from './use-board-keys.ts';

// Neither is wanted before there is an answer, or a pawn that has arrived.
const Promotion = lazy(() => import('../../../ui/play-board/promotion.tsx').then((m) => ({ default: m.Promotion })));
const LineButtons = lazy(() => import('./line-buttons.tsx').then((m) => ({ default: m.LineButtons })));
const NotationNote = lazy(() => import('./notation-note.tsx').then((m) => ({ default: m.NotationNote })));
const Explained = lazy(() => import('../terms/explained.tsx').then((m) => ({ default: m.Explained })));

/** Long enough to see one's own move before the answer. */
const REPLY_MS = 450;
const isStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

export function ChessExercise({
  exercise,
  consigna,
  porque,
  onAnswer,
  onNext,
  announce,
  spent,
  vuelve,
  tema,
  last,
  examen,
  sinPistas = examen,
  segundos,
}: ExerciseProps<Exercise>) {
  const [state, dispatch] = useReducer(
    (now: Solve, action: SolveAction) => solve(exercise, now, action),
    undefined,
    begin,
  );
  const [typing, setTyping] = useState(false);
  /** Half-moves of the line that are shown once it is over. */
  const [shown, setShown] = useState<number>();
  const described = useId();
  /** When the first move was made: a clock counts what was decided, not what is played out after it. */
  const decided = useRef<number>(undefined);
  const view = useView();
  const main = useRef<HTMLButtonElement>(null);
  const scene = useRef<HTMLDivElement>(null);

  const mates = exercise.rasgos.mate && exercise.linea.length === state.turno * 2 + 1;
  const noMate = useNoMate(mates);
  const side: Side = exercise.fen.split(' ')[1] === 'b' ? 'b' : 'w';
  const over = state.fase === 'bien' || state.fase === 'vista';
  const ownWay = state.fase === 'bien' && state.jugado.some((move, i) => move !== exercise.linea[i]);
  const line = useMemo(
    // A step of a chapter goes on by itself after its move: that can be walked through.
    () => playFrom(exercise.fen, over && !ownWay ? [...exercise.linea, ...(exercise.sigue ?? [])] : state.jugado),
    [exercise, over, ownWay, state.jugado],
  );
  const solved = ownWay ? line.moves.length : exercise.linea.length;
  const at = over ? (shown ?? (state.fase === 'vista' ? 1 : solved)) : line.moves.length;
  const current = useMemo(
    () => (at === line.moves.length ? line.fen : (line.moves[at]?.before ?? line.fen)),
    [line, at],
  );
  const move = line.moves[at - 1];
  const legal = useMemo(() => (state.fase === 'juega' ? legalMoves(current) : []), [current, state.fase]);
  const { selected, crown, make, own, onSquare, targets, putDown, keepPawn } = useMoveEntry(legal, (chosen) => {
    setTyping(false);
    give('jugada');
    decided.current ??= spent();
    dispatch({ tipo: 'jugar', jugada: uciOf(chosen) });
  });
  const turn = state.fase === 'juega' && !crown;
  const next = useMemo(() => {
    const uci = exercise.linea[state.turno * 2];
    return state.fase === 'juega' ? legal.find((one) => uciOf(one) === uci) : undefined;
  }, [exercise, state.turno, state.fase, legal]);
  const hint = next ? hintOf(exercise, state, next) : undefined;
  // Board, buttons and explanation count alike.
  const counted = countedFrom(exercise);
  const told = (ply: number, one: Move | undefined) => (one ? numberedSan(counted, ply, one.san) : '');

  // The position, once, for whoever hears it.
  useEffect(() => {
    announce([spokenPosition(exercise.fen), segundos ? glanceAhead(segundos) : ''].join(' ').trim());
  }, [exercise, segundos, announce]);

  // The rival answers; a wrong move is punished.
  const reply =
    state.fase === 'replica'
      ? exercise.linea[state.turno * 2 - 1]
      : state.fase === 'mal' && !state.refutada
        ? state.refutacion?.con
        : undefined;
  useEffect(() => {
    if (reply === undefined) return;
    const timer = setTimeout(() => dispatch({ tipo: 'contestar', jugada: reply }), isStill() ? 0 : REPLY_MS);
    return () => clearTimeout(timer);
  }, [reply]);

  /** Of the first try alone: what is tried again has been thought about. */
  const clockWords = (right: boolean): string =>
    (segundos &&
      decided.current !== undefined &&
      state.intento === 1 &&
      glanceWords(decided.current, segundos, right)) ||
    '';

  // Each ending is told once: to whoever counts, and to whoever listens.
  const ended = useRef('');
  useEffect(() => {
    const { fase, probadas, pistas, intento } = state;
    if (fase === 'juega' || fase === 'replica') return;
    const key = `${fase}${intento}.${probadas.length}`;
    if (ended.current === key) return;
    const before = ended.current;
    ended.current = key;
    const lastTried = probadas.at(-1);
    const ply = state.turno * 2 - (fase === 'bien' ? 2 : 0);
    const tried = line.moves[ply];
    if (fase === 'casi') {
      announce(`${NEAR}.`);
      give('jugada');
      return;
    }
    const resultado = fase === 'vista' ? 'visto' : judgeChess(exercise, probadas);
    // The solution of what was already failed is no new answer.
    if (fase !== 'vista' || !before.startsWith('mal')) {
      onAnswer({
        respuesta: { jugadas: probadas.slice(0, 40) },
        resultado: judgeChess(exercise, probadas),
        pistas,
        texto: lastTried === undefined || fase === 'vista' ? 'Solución' : told(ply, tried),
        solucion: numberedSan(counted, 0, playFrom(exercise.fen, exercise.linea).moves[0]?.san ?? ''),
        acierto: isRight(resultado),
      });
    }
    if (fase === 'bien') {
      give('bien');
      announce([`Correcto: ${tried ? spokenMove(tried) : ''}.`, clockWords(true), exercise.explicacion].join(' '));
    } else if (fase === 'mal') {
      give('mal');
      announce(
        [
          `${tried ? spokenMove(tried) : 'Esa jugada'}: ${causeTitle(state.refutacion?.causa)}.`,
          reasonOf(exercise, state, tried, undefined, noMate),
          clockWords(false),
          state.turno === 0 ? exercise.pista[0] : '',
        ].join(' '),
      );
    } else announce(`La solución: ${line.moves.map((one) => spokenMove(one)).join('; ')}. ${exercise.explicacion}`);
  });

  // What the rival does is said too.
  useEffect(() => {
    const lastMove = line.moves.at(-1);
    if (state.fase === 'juega' && line.moves.length > 0 && line.moves.length % 2 === 0 && lastMove)
      announce(`El rival juega ${spokenMove(lastMove)}. Te toca.`);
  }, [state.fase, line, announce]);

  // Enter goes on.
  useEffect(() => {
    if (state.fase !== 'juega' && state.fase !== 'replica') main.current?.focus({ preventScroll: true });
  }, [state.fase]);

  const retry = () => {
    putDown();
    // Instead of the verdict that was heard before.
    announce(`${ordinalTry(state.intento + 1)}.`);
    dispatch({ tipo: 'otra' });
  };
  const go = (to: number) => setShown(Math.min(line.moves.length, Math.max(0, to)));

  useBoardKeys({
    scene,
    turn,
    holds: selected !== undefined,
    letGo: putDown,
    onHint: turn && !sinPistas ? () => dispatch({ tipo: 'pista' }) : undefined,
    walk: over ? (steps) => go(at + steps) : undefined,
  });

  useEffect(() => {
    if (hint) announce(hint.texto);
  }, [hint, announce]);

  const arrival = move ? move.from + move.to : undefined;
  const marks = [
    ...(move
      ? [move.from, move.to]
      : exercise.ultima
        ? [exercise.ultima.slice(0, 2), exercise.ultima.slice(2, 4)]
        : []),
    ...(hint?.marcas ?? []),
  ];
  // As long as it took, not as long as it is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when the phase changes.
  const took = useMemo(spent, [state.fase]);
  const king = checkedKing(current);
  const wrong = state.fase === 'mal' ? line.moves[state.turno * 2] : undefined;
  const near = state.fase === 'casi' ? line.moves[state.turno * 2] : undefined;
  const answerMove = state.refutada ? line.moves[state.turno * 2 + 1] : undefined;
  const punish = state.fase === 'mal' ? state.refutacion?.con : undefined;
  const stamp: Stamp | undefined = wrong
    ? { square: wrong.to, kind: 'no' }
    : near
      ? { square: near.to, kind: 'casi' }
      : state.fase === 'bien' && at === solved && move
        ? { square: move.to, kind: 'ok' }
        : undefined;
  const arrows = [
    // Until it is played: then its squares are marked, and its point would lie on the man that arrived.
    ...(punish && !answerMove ? [punish.slice(0, 4)] : []),
    ...(hint?.flecha ? [hint.flecha] : []),
    ...(over && at === 0 && line.moves[0] ? [line.moves[0].from + line.moves[0].to] : []),
  ];

  // Whoever begins is told what the signs of a move mean.
  const signs = (moves: readonly Move[]) =>
    exercise.nivel === 0 ? (
      <Suspense>
        <NotationNote moves={moves} />
      </Suspense>
    ) : null;
  const runs = segundos !== undefined && state.intento === 1 && state.turno === 0 && state.fase === 'juega';
  const late = clockWords(state.fase === 'bien');
  const prompt = state.turno > 0 ? 'Bien. El rival contestó: ¿cómo sigue?' : (exercise.enunciado ?? promptOf(exercise));

  return (
    <>
      <div className="s-escena tapete" ref={scene}>
        <div className="s-marco">
          <PlayBoard
            fen={current}
            side={side}
            label={`Tablero. Juegan ${exercise.rasgos.bando}.`}
            describedBy={described}
            marks={marks}
            check={king}
            targets={turn ? targets : []}
            arrows={arrows}
            stamp={stamp}
            arrival={arrival}
            selected={selected}
            onSquare={(square) => turn && onSquare(square)}
            onDrop={(from, to) => turn && make(from, to)}
            canLift={turn ? own : undefined}
          />
          {crown ? (
            <Suspense>
              <Promotion
                square={crown.to}
                side={side}
                onPick={(piece) => make(crown.from, crown.to, piece)}
                onCancel={keepPawn}
              />
            </Suspense>
          ) : null}
          <p className="vh" id={described}>
            {spokenPosition(current)}
          </p>
        </div>
      </div>
      {state.fase === 'juega' || state.fase === 'replica' ? (
        <Sheet
          keys={[['↑↓←→', 'mover el foco'], ['Intro', 'elegir'], ...(sinPistas ? [] : [['P', 'pista'] as const])]}
          foot={
            <div className="fila">
              {sinPistas ? null : (
                <Button aria-disabled={!turn || state.escalon >= HINTS} onClick={() => dispatch({ tipo: 'pista' })}>
                  <HintIcon />
                  <span className="rot">{hintName(state.escalon)}</span>
                </Button>
              )}
              <Button className="solo-fono" aria-expanded={typing} onClick={() => setTyping(!typing)}>
                <KeyboardIcon />
                <span className="rot">Escribir</span>
              </Button>
              <Button onClick={() => dispatch({ tipo: 'solucion' })}>
                <EyeIcon />
                <span className="rot">Rendirme</span>
              </Button>
            </div>
          }
          folds
          line={
            <p className="mueve">
              <i className={`bando bando-${side}`} aria-hidden="true" />
              Juegan {exercise.rasgos.bando}
              {runs ? <span className="num">{glanceLabel(segundos)}</span> : null}
            </p>
          }
          prompt={prompt}
          news={hint?.texto ?? typing}
          edge={runs ? <PaceLine seconds={segundos} /> : null}
        >
          <h1 tabIndex={-1}>{prompt}</h1>
          {typing || (view === 'folding' && !hint) ? (
            <div className="solo-fono-b">
              <TypedMove
                key={String(typing)}
                legal={legal}
                onMove={(one) => make(one.from, one.to, one.promotion)}
                autoFocus={typing}
              />
            </div>
          ) : null}
          {hint ? (
            <p className="s-pista">
              <HintIcon />
              <span>{hint.texto}</span>
            </p>
          ) : (
            <p className="menor tenue">{consigna ?? howToPlay(exercise)}</p>
          )}
          {porque && !hint && !typing ? (
            <p className="porque-s">
              <b>Por qué</b>
              <span>{porque}</span>
            </p>
          ) : null}
          <div className="solo-escritorio">
            <TypedMove legal={legal} onMove={(one) => make(one.from, one.to, one.promotion)} />
          </div>
        </Sheet>
      ) : null}
      {wrong ? (
        <Sheet
          folds
          verdict={
            <Verdict
              kind="mal"
              title={`${told(state.turno * 2, wrong)} ${causeTitle(state.refutacion?.causa)}`}
              aside={ordinalTry(state.intento)}
            />
          }
          keys={[['Intro', 'probar otra vez']]}
          foot={
            <>
              {tema}
              <Button kind="primary" large onClick={retry} ref={main}>
                Probar otra vez
              </Button>
              <div className="fila">
                <Button kind="tertiary" onClick={() => dispatch({ tipo: 'solucion' })}>
                  Ver la solución
                </Button>
                <Button kind="tertiary" onClick={onNext}>
                  Seguir
                </Button>
              </div>
            </>
          }
        >
          <h1 className="vh">Corrección</h1>
          <p>
            {reasonOf(exercise, state, wrong, answerMove ? told(state.turno * 2 + 1, answerMove) : undefined, noMate)}{' '}
            {state.turno === 0 ? <b>{exercise.pista[0]}</b> : null}
          </p>
          {late ? <p className="menor tenue">{late}</p> : null}
          {signs(answerMove ? [wrong, answerMove] : [wrong])}
          <p className="s-vuelve">
            <ReturnIcon /> {vuelve}
          </p>
        </Sheet>
      ) : null}
      {near ? (
        <Sheet
          folds
          verdict={<Verdict kind="casi" title={NEAR} />}
          keys={[['Intro', 'buscar la mejor']]}
          foot={
            <>
              {tema}
              <Button kind="primary" large onClick={retry} ref={main}>
                Buscar la mejor
              </Button>
              <div className="fila">
                <Button kind="tertiary" onClick={() => dispatch({ tipo: 'solucion' })}>
                  Ver la solución
                </Button>
              </div>
            </>
          }
        >
          <h1 className="vh">Corrección</h1>
          <p>
            {saidOf(exercise, near) ??
              `${told(state.turno * 2, near)} conserva la ventaja, y no cuenta como fallo. La mejor jugada gana más, o antes.`}
          </p>
        </Sheet>
      ) : null}
      {over ? (
        <Sheet
          folds
          verdict={
            state.fase === 'bien' ? (
              <Verdict
                kind="bien"
                title={`${told(0, line.moves[0])}, ${ownWay ? 'correcta' : line.moves[0]?.san.endsWith('#') ? 'jaque mate' : 'la mejor'}`}
                aside={
                  state.intento > 1
                    ? ordinalTry(state.intento)
                    : segundos && decided.current !== undefined
                      ? glanceAside(decided.current, segundos)
                      : formatSpent(took)
                }
              />
            ) : (
              <Verdict kind="visto" title={`La solución: ${told(0, line.moves[0])}`} />
            )
          }
          keys={[
            ['← →', 'recorrer la línea'],
            ['Intro', 'seguir'],
          ]}
          foot={
            <>
              {tema}
              <Button kind="primary" large onClick={onNext} ref={main}>
                {last ? 'Terminar' : 'Siguiente'}
                <NextIcon />
              </Button>
              <div className="s-paso">
                <Button
                  kind="secondary"
                  aria-label="Jugada anterior"
                  aria-disabled={at === 0}
                  onClick={() => go(at - 1)}
                >
                  <BackIcon />
                </Button>
                <Button
                  kind="secondary"
                  aria-label="Jugada siguiente"
                  aria-disabled={at === line.moves.length}
                  onClick={() => go(at + 1)}
                >
                  <ForwardIcon />
                </Button>
              </div>
            </>
          }
        >
          <h1 className="vh">Corrección</h1>
          {late && state.fase === 'bien' ? <p className="menor tenue">{late}</p> : null}
          <p>
            <Suspense fallback={exercise.explicacion}>
              <Explained text={exercise.explicacion} juego="ajedrez" />
            </Suspense>
          </p>
          <Suspense>
            <LineButtons fen={counted} moves={line.moves} at={at} onGo={go} />
          </Suspense>
          {signs(line.moves)}
          {exercise.partida ? <p className="menor tenue">{exercise.partida}</p> : null}
          {state.fase === 'vista' ? (
            <p className="s-vuelve">
              <ReturnIcon /> {vuelve}
            </p>
          ) : null}
        </Sheet>
      ) : null}
    </>
  );
}

const howToPlay = ({ linea }: Exercise): string =>
  `Juega en el tablero o escribe la jugada.${linea.length > 1 ? ' Después, el rival contesta.' : ''}`;

const NEAR = 'También vale, pero hay algo mejor';

/** What its author says of a move, where a chapter speaks of it. */
const saidOf = ({ palabras }: Exercise, tried: Move | undefined): string | undefined =>
  tried && palabras?.[uciOf(tried)];

type NoMate = (tried: Move) => string;

/** Who says why a try is no mate, fetched while one thinks about how to give it. */
function useNoMate(mates: boolean): NoMate | undefined {
  const [reason, setReason] = useState<NoMate>();
  useEffect(() => {
    if (mates)
      import('../../../ui/play-board/no-mate.ts').then(
        ({ noMateReason }) => setReason(() => noMateReason),
        // Offline and not fetched before: what the move runs into is said all the same.
        () => undefined,
      );
  }, [mates]);
  return mates ? reason : undefined;
}

/** Where mate is to be given now, why the try is none; else what it runs into. */
function reasonOf(
  exercise: Exercise,
  { turno, refutacion }: Solve,
  tried: Move | undefined,
  reply: string | undefined,
  noMate: NoMate | undefined,
) {
  const own = turno === 0 ? saidOf(exercise, tried) : undefined;
  if (own) return own;
  return (tried && noMate?.(tried)) || causeReason(refutacion?.causa, reply);
}
