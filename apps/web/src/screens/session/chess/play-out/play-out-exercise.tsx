import '../line.css';
import { numberedSan, spokenMove, uciOf } from '@estratega/chess/notation';
import { isRight, MAX_PLIES_PARTIDA } from '@estratega/domain';
import type { PlayOut } from '@estratega/lessons';
import { formatSpent, ordinalTry, spokenPosition } from '@estratega/lessons/compose';
import { judgePlayOut, ownMoves } from '@estratega/lessons/play-out';
import { useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { tablesFor } from '../../../../shell/data/tables.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EyeIcon } from '../../../../ui/icon/screen-icons.tsx';
import type { Side } from '../../../../ui/play-board/geometry.ts';
import { checkedKing, legalMoves, playFrom } from '../../../../ui/play-board/line.ts';
import { PlayBoard, type Stamp } from '../../../../ui/play-board/play-board.tsx';
import { Promotion } from '../../../../ui/play-board/promotion.tsx';
import { TypedMove } from '../../../../ui/play-board/typed-move.tsx';
import { useMoveEntry } from '../../../../ui/play-board/use-move-entry.ts';
import type { ExerciseProps } from '../../exercise.ts';
import { BackIcon, ForwardIcon, HintIcon, KeyboardIcon, NextIcon, ReturnIcon } from '../../icons.tsx';
import { give } from '../../settings/feedback.ts';
import { Sheet } from '../../sheet/sheet.tsx';
import { useView } from '../../sheet/view.ts';
import { Explained } from '../../terms/explained.tsx';
import { Verdict } from '../../verdict.tsx';
import { LineButtons } from '../line-buttons.tsx';
import { useBoardKeys } from '../use-board-keys.ts';
import { keepLine, keptLine } from './kept-line.ts';
import { begin, type PlayAction, type Playing, play } from './playing.ts';
import { openRival, type Rival } from './rival.ts';
import { RULE, reachedReason, reachedTitle, slipAside, slipReason, TROUBLE } from './words.ts';

/** Long enough to see one's own move before the answer. */
const REPLY_MS = 450;
const isStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
const pause = (since: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : Math.max(0, REPLY_MS - (Date.now() - since))));

/** A position played to its end against who resists: what counts is the result kept. */
export function PlayOutExercise({
  exercise,
  porque,
  onAnswer,
  onNext,
  announce,
  spent,
  vuelve,
  tema,
  last,
  partida = '',
}: ExerciseProps<PlayOut>) {
  const [state, dispatch] = useReducer(
    (now: Playing, action: PlayAction) => play(now, action),
    undefined,
    () => begin(keptLine(partida, exercise)),
  );
  const [typing, setTyping] = useState(false);
  /** Half-moves shown once it is over. */
  const [shown, setShown] = useState<number>();
  const described = useId();
  const view = useView();
  const main = useRef<HTMLButtonElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const rival = useRef<Rival>(undefined);

  const side: Side = exercise.fen.split(' ')[1] === 'b' ? 'b' : 'w';
  const bando = side === 'w' ? 'blancas' : 'negras';
  const counted = exercise.fen.replace(/\d+$/u, '1');
  const line = useMemo(() => playFrom(exercise.fen, state.jugado), [exercise, state.jugado]);
  const over = state.fase === 'logrado';
  const at = over ? (shown ?? line.moves.length) : line.moves.length;
  const current = at === line.moves.length ? line.fen : (line.moves[at]?.before ?? line.fen);
  const move = line.moves[at - 1];
  const legal = useMemo(() => (state.fase === 'juega' ? legalMoves(line.fen) : []), [line, state.fase]);
  const { selected, crown, make, own, onSquare, targets, putDown, keepPawn } = useMoveEntry(legal, (chosen) => {
    setTyping(false);
    give('jugada');
    dispatch({ tipo: 'jugar', jugada: uciOf(chosen) });
  });
  const turn = state.fase === 'juega' && !crown;
  const playing = state.fase === 'juega' || state.fase === 'piensa' || state.fase === 'falla';
  const lastOwn = line.moves.findLastIndex(({ color }) => color === side);
  const slipped = line.moves[lastOwn];
  const told = slipped ? numberedSan(counted, lastOwn, slipped.san) : '';

  useEffect(() => {
    const opened = openRival(exercise);
    rival.current = opened;
    return opened.close;
  }, [exercise]);
  useEffect(() => {
    announce(spokenPosition(exercise.fen));
  }, [exercise, announce]);

  // Kept move by move: a reload goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a move is made or taken back.
  useEffect(() => {
    keepLine(partida, exercise, playing ? state.jugado : []);
  }, [state.jugado, state.fase]);

  // The move is judged, and answered.
  useEffect(() => {
    const judge = rival.current;
    if (state.fase !== 'piensa' || !judge) return;
    let here = true;
    const since = Date.now();
    const answer = async () => {
      const { standing, replica } = await judge.judge(state.jugado);
      await pause(since);
      if (!here) return;
      if (standing.estado === 'escapo') dispatch({ tipo: 'escapo', desliz: standing, castigo: replica });
      else if (standing.estado === 'logrado' || replica === undefined) dispatch({ tipo: 'logrado' });
      else {
        dispatch({ tipo: 'contestar', jugada: replica });
        const ended = judge.afterReply([...state.jugado, replica]);
        if (ended?.estado === 'logrado') dispatch({ tipo: 'logrado' });
        else if (ended?.estado === 'escapo') dispatch({ tipo: 'escapo', desliz: ended });
        // Nobody is kept at it for ever: what is sent has room for so many moves.
        else if (state.jugado.length + 3 > MAX_PLIES_PARTIDA) dispatch({ tipo: 'rendirse' });
      }
    };
    answer().catch(() => here && dispatch({ tipo: 'falla' }));
    return () => {
      here = false;
    };
  }, [state.fase, state.jugado]);

  // Each try is told as it ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end.
  useEffect(() => {
    const { fase } = state;
    if (fase !== 'logrado' && fase !== 'escapo' && fase !== 'rendido') return;
    main.current?.focus({ preventScroll: true });
    const tell = async () => {
      const tables = fase === 'logrado' ? await tablesFor(exercise, line.fen).catch(() => new Map()) : new Map();
      const resultado = judgePlayOut(exercise, state.jugado, fase, tables) ?? 'visto';
      onAnswer({
        respuesta: { partida: [...state.jugado], fin: fase },
        resultado,
        pistas: state.pista ? 1 : 0,
        texto: fase === 'logrado' ? reachedTitle(exercise, ownMoves(state.jugado.length)) : told || exercise.titulo,
        solucion: '',
        acierto: isRight(resultado) || resultado === 'propio',
      });
    };
    void tell();
    if (fase === 'logrado') {
      give('bien');
      announce(`${reachedTitle(exercise, ownMoves(state.jugado.length))}. ${reachedReason(exercise)}`);
    } else if (fase === 'escapo' && state.desliz) {
      give('mal');
      announce(`Aquí se escapó: ${slipped ? spokenMove(slipped) : ''}. ${slipReason(exercise, state.desliz)}`);
    } else {
      rival.current?.show(state.jugado).then(
        (jugada) => jugada && dispatch({ tipo: 'mostrar', jugada }),
        () => undefined,
      );
      announce(exercise.explicacion);
    }
  }, [state.fase]);

  // What the rival does is said too.
  useEffect(() => {
    const answer = line.moves.at(-1);
    if (state.fase === 'juega' && answer && answer.color !== side)
      announce(`Estratega juega ${spokenMove(answer)}. Te toca.`);
  }, [state.fase, line, side, announce]);

  const go = (to: number) => setShown(Math.min(line.moves.length, Math.max(0, to)));
  const again = (tipo: 'seguir' | 'desde-el-inicio') => {
    putDown();
    setShown(undefined);
    dispatch({ tipo });
  };

  useBoardKeys({
    scene,
    turn,
    holds: selected !== undefined,
    letGo: putDown,
    onHint: turn ? () => dispatch({ tipo: 'pista' }) : undefined,
    walk: over ? (steps) => go(at + steps) : undefined,
  });
  useEffect(() => {
    if (state.pista) announce(exercise.pista);
  }, [state.pista, exercise, announce]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read when the phase changes.
  const took = useMemo(spent, [state.fase]);
  const king = checkedKing(current);
  const stamp: Stamp | undefined =
    state.fase === 'escapo' && slipped
      ? { square: slipped.to, kind: 'no' }
      : over && at === line.moves.length && move
        ? { square: move.to, kind: 'ok' }
        : undefined;
  const arrow = state.fase === 'escapo' ? state.desliz?.castigo : state.fase === 'rendido' ? state.muestra : undefined;
  const showing = state.muestra ? legalMoves(line.fen).find((one) => uciOf(one) === state.muestra) : undefined;

  return (
    <>
      <div className="s-escena tapete" ref={scene}>
        <div className="s-marco">
          <PlayBoard
            fen={current}
            side={side}
            label={`Tablero. Juegas con ${bando}.`}
            describedBy={described}
            marks={[...(move ? [move.from, move.to] : []), ...(king ? [king] : [])]}
            targets={turn ? targets : []}
            arrows={arrow ? [arrow.slice(0, 4)] : []}
            stamp={stamp}
            arrival={move ? move.from + move.to : undefined}
            selected={selected}
            onSquare={(square) => turn && onSquare(square)}
            onDrop={(from, to) => turn && make(from, to)}
            canLift={turn ? own : undefined}
          />
          {crown ? (
            <Promotion
              square={crown.to}
              side={side}
              onPick={(piece) => make(crown.from, crown.to, piece)}
              onCancel={keepPawn}
            />
          ) : null}
          <p className="vh" id={described}>
            {spokenPosition(current)}
          </p>
        </div>
      </div>
      {playing ? (
        <Sheet
          keys={[
            ['↑↓←→', 'mover el foco'],
            ['Intro', 'elegir'],
            ['P', 'pista'],
          ]}
          foot={
            <div className="fila">
              <Button disabled={!turn || state.pista} onClick={() => dispatch({ tipo: 'pista' })}>
                <HintIcon />
                <span className="rot">Pista</span>
              </Button>
              <Button className="solo-fono" aria-expanded={typing} onClick={() => setTyping(!typing)}>
                <KeyboardIcon />
                <span className="rot">Escribir</span>
              </Button>
              <Button disabled={!turn} onClick={() => dispatch({ tipo: 'rendirse' })}>
                <EyeIcon />
                <span className="rot">Rendirme</span>
              </Button>
            </div>
          }
          folds
          line={
            <p className="mueve">
              <i className={`bando bando-${side}`} aria-hidden="true" />
              {state.fase === 'piensa' ? 'Estratega piensa…' : `Juegas con ${bando}`}
            </p>
          }
          prompt={exercise.consigna}
          news={state.fase === 'falla' ? TROUBLE : state.pista ? exercise.pista : typing}
        >
          <h1 tabIndex={-1}>{exercise.consigna}</h1>
          {typing || (view === 'folding' && !state.pista) ? (
            <div className="solo-fono-b">
              <TypedMove
                key={String(typing)}
                legal={legal}
                onMove={(one) => make(one.from, one.to, one.promotion)}
                autoFocus={typing}
              />
            </div>
          ) : null}
          {state.fase === 'falla' ? (
            <>
              <p role="alert">{TROUBLE}</p>
              <Button kind="primary" onClick={() => dispatch({ tipo: 'reintentar' })}>
                Reintentar
              </Button>
            </>
          ) : state.pista ? (
            <p className="s-pista">
              <HintIcon />
              <span>{exercise.pista}</span>
            </p>
          ) : (
            <p className="menor tenue">{RULE[exercise.meta]}</p>
          )}
          {porque && !state.pista && !typing ? (
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
      {state.fase === 'escapo' && state.desliz ? (
        <Sheet
          folds
          verdict={<Verdict kind="mal" title={`Aquí se escapó: ${told}`} aside={slipAside(state.desliz)} />}
          keys={[['Intro', 'seguir antes de la jugada']]}
          foot={
            <>
              {tema}
              <Button kind="primary" large onClick={() => again('seguir')} ref={main}>
                Seguir antes de {told}
              </Button>
              <div className="fila">
                <Button kind="tertiary" onClick={() => again('desde-el-inicio')}>
                  Desde el inicio
                </Button>
                <Button kind="tertiary" onClick={onNext}>
                  {last ? 'Terminar' : 'Dejarla aquí'}
                </Button>
              </div>
            </>
          }
        >
          <h1 className="vh">Aquí se escapó</h1>
          <p>
            <Explained text={slipReason(exercise, state.desliz)} juego="ajedrez" />
          </p>
          <p className="s-vuelve">
            <ReturnIcon /> {vuelve}
          </p>
        </Sheet>
      ) : null}
      {over || state.fase === 'rendido' ? (
        <Sheet
          folds
          verdict={
            over ? (
              <Verdict
                kind="bien"
                title={reachedTitle(exercise, ownMoves(state.jugado.length))}
                aside={state.intento > 1 ? ordinalTry(state.intento) : formatSpent(took)}
              />
            ) : (
              <Verdict
                kind="visto"
                title={showing ? `Seguía ${numberedSan(counted, state.jugado.length, showing.san)}` : exercise.titulo}
              />
            )
          }
          keys={[
            ['← →', 'recorrer la partida'],
            ['Intro', 'seguir'],
          ]}
          foot={
            <>
              {tema}
              <Button kind="primary" large onClick={onNext} ref={main}>
                {last ? 'Terminar' : 'Siguiente'}
                <NextIcon />
              </Button>
              {over ? (
                <div className="s-paso">
                  <Button kind="secondary" aria-label="Jugada anterior" disabled={at === 0} onClick={() => go(at - 1)}>
                    <BackIcon />
                  </Button>
                  <Button
                    kind="secondary"
                    aria-label="Jugada siguiente"
                    disabled={at === line.moves.length}
                    onClick={() => go(at + 1)}
                  >
                    <ForwardIcon />
                  </Button>
                </div>
              ) : (
                <div className="fila">
                  <Button kind="tertiary" onClick={() => again('desde-el-inicio')}>
                    Desde el inicio
                  </Button>
                </div>
              )}
            </>
          }
        >
          <h1 className="vh">Cómo terminó</h1>
          <p>{over ? reachedReason(exercise) : <Explained text={exercise.explicacion} juego="ajedrez" />}</p>
          {over ? <LineButtons fen={counted} moves={line.moves} at={at} onGo={go} /> : null}
          {state.fase === 'rendido' ? (
            <p className="s-vuelve">
              <ReturnIcon /> {vuelve}
            </p>
          ) : null}
        </Sheet>
      ) : null}
    </>
  );
}
