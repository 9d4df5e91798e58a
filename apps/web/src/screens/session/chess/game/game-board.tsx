import { spokenMove, uciOf } from '@estratega/chess/notation';
import { spokenPosition } from '@estratega/lessons/compose';
import {
  isProposed,
  isUnplayed,
  type Match,
  mayOfferDraw,
  mayTakeBack,
  START_FEN,
} from '@estratega/own-games/opponent';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { subscribeGames, takenGame } from '../../../../shell/offline/games.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { checkedKing, legalMoves, playFrom } from '../../../../ui/play-board/line.ts';
import { PlayBoard } from '../../../../ui/play-board/play-board.tsx';
import { Promotion } from '../../../../ui/play-board/promotion.tsx';
import { TypedMove } from '../../../../ui/play-board/typed-move.tsx';
import { useMoveEntry } from '../../../../ui/play-board/use-move-entry.ts';
import { KeyboardIcon, ReturnIcon } from '../../icons.tsx';
import { give } from '../../settings/feedback.ts';
import { Sheet } from '../../sheet/sheet.tsx';
import { useView } from '../../sheet/view.ts';
import { Verdict } from '../../verdict.tsx';
import { useBoardKeys } from '../use-board-keys.ts';
import type { HereProps } from './here-props.ts';
import { DrawIcon, FlagIcon, FocusIcon, TurnIcon } from './icons.tsx';
import { takesBack } from './level.ts';
import { Scorecard } from './scorecard.tsx';
import { useMatch } from './use-match.ts';
import {
  clockText,
  clockWords,
  endTitle,
  levelText,
  movesPlayed,
  OFFERED,
  outcomeOf,
  REFUSED,
  TROUBLE,
  VERDICTS,
  WARNINGS,
} from './words.ts';

interface GameBoardProps extends HereProps {
  begun: Match;
  /** Once, when it is over; again after a reload that found it so. */
  onOver: (match: Match) => void;
  onLeave: (to: 'otra' | 'preguntas' | { readonly id: string }) => void;
}

/** The board, the clocks and what can be done; and at the end, where the game goes. */
export function GameBoard({ task, foco, tarea, announce, begun, review, onOver, onLeave }: GameBoardProps) {
  const { match, failed, leftNow, play, resign, takeDraw, offerDraw, takeBack, retry } = useMatch(task, begun);
  const { color, fin } = match;
  const side = color === 'negras' ? 'b' : 'w';
  const rivalColor = color === 'negras' ? 'blancas' : 'negras';
  const described = useId();
  const view = useView();
  const scene = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [typing, setTyping] = useState(false);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<string>();
  const [turned, setTurned] = useState(false);
  /** An earlier position that is looked at. */
  const [shown, setShown] = useState<number>();

  const line = useMemo(() => playFrom(START_FEN, match.jugadas), [match.jugadas]);
  const last = line.moves.length;
  const at = Math.min(shown ?? last, last);
  const current = at === last ? line.fen : (line.moves[at]?.before ?? line.fen);
  const move = line.moves[at - 1];
  const own = !fin && !failed && match.jugadas.length % 2 === (side === 'w' ? 0 : 1);
  const legal = useMemo(() => (own ? legalMoves(line.fen) : []), [line, own]);
  const entry = useMoveEntry(legal, (chosen) => {
    setTyping(false);
    setSaid(undefined);
    give('jugada');
    play(uciOf(chosen));
  });
  const turn = own && at === last && !entry.crown;
  const proposed = isProposed(match);

  // A new move brings everybody back to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every move.
  useEffect(() => setShown(undefined), [last]);

  // What Estratega does is said too, and what is left to think.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a move.
  useEffect(() => {
    const answer = line.moves.at(-1);
    const offer = proposed ? ` ${OFFERED}` : '';
    const clock = match.ritmo ? ` ${clockWords(leftNow(color))}` : '';
    if (own) announce(answer ? `Estratega juega ${spokenMove(answer)}. Te toca.${clock}${offer}` : 'Empiezas tú.');
  }, [own, line, proposed, announce]);

  // And so is a clock that runs out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a turn.
  useEffect(() => {
    if (!own || !match.ritmo) return;
    const left = leftNow(color);
    const timers = WARNINGS.filter((at) => at < left).map((at) =>
      setTimeout(() => announce(clockWords(at)), left - at),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [own, line, announce]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(() => {
    if (!fin) return;
    onOver(match);
    give(outcomeOf(fin, color) === 'gano' ? 'bien' : 'jugada');
    announce(`${endTitle(fin, color)}. ${movesPlayed(match)}.`);
    main.current?.focus({ preventScroll: true });
  }, [fin === undefined]);

  const offer = async () => {
    setSaid('Estratega lo piensa…');
    const accepted = await offerDraw();
    setSaid(accepted ? undefined : REFUSED);
    if (!accepted) announce(REFUSED);
  };

  useBoardKeys({
    scene,
    turn,
    holds: entry.selected !== undefined || asking,
    letGo: () => {
      entry.putDown();
      setAsking(false);
    },
    walk: fin ? (steps) => setShown(Math.max(0, Math.min(last, at + steps))) : undefined,
  });

  const king = checkedKing(current);
  const mine = (
    <Strip name="Tú" about={color} news={own ? 'Te toca' : undefined}>
      {match.ritmo ? <Clock name="Tu reloj" left={() => leftNow(color)} runs={own} /> : null}
    </Strip>
  );
  const thinks = !own && !fin && !failed;
  const theirs = (
    <Strip name="Estratega" about={levelText(match.elo)} news={thinks ? 'Piensa…' : undefined}>
      {match.ritmo ? <Clock name="Reloj de Estratega" left={() => leftNow(rivalColor)} runs={thinks} /> : null}
    </Strip>
  );
  // A phone on its side has no room over its board: both stand on the sheet.
  const beside = view === 'beside';
  const scorecard =
    last > 0 ? (
      <Scorecard moves={line.moves} at={at} onGo={(to) => setShown(to === last ? undefined : to)} />
    ) : (
      <p className="menor tenue">Aquí se anotan las jugadas.</p>
    );
  const typed = (
    <TypedMove
      key={String(typing)}
      legal={legal}
      onMove={(one) => entry.make(one.from, one.to, one.promotion)}
      autoFocus={typing}
    />
  );

  return (
    <>
      <div className="s-escena tapete j-escena" data-fin={fin ? '' : undefined} ref={scene}>
        {beside ? null : turned ? mine : theirs}
        <div className="s-marco">
          <PlayBoard
            fen={current}
            side={(side === 'b') === turned ? 'w' : 'b'}
            label={`Tablero. Juegas con ${color}.`}
            describedBy={described}
            marks={[...(move ? [move.from, move.to] : []), ...(king ? [king] : [])]}
            targets={turn ? entry.targets : []}
            arrival={move ? move.from + move.to : undefined}
            selected={entry.selected}
            onSquare={(square) => turn && entry.onSquare(square)}
            onDrop={(from, to) => turn && entry.make(from, to)}
            canLift={turn ? entry.own : undefined}
          />
          {entry.crown ? (
            <Promotion
              square={entry.crown.to}
              side={side}
              onPick={(piece) => entry.crown && entry.make(entry.crown.from, entry.crown.to, piece)}
              onCancel={entry.keepPawn}
            />
          ) : null}
          <p className="vh" id={described}>
            {spokenPosition(current)}
          </p>
        </div>
        {beside ? null : turned ? theirs : mine}
      </div>
      {fin ? (
        <Sheet
          folds
          verdict={
            <Verdict
              kind={VERDICTS[outcomeOf(fin, color)]}
              title={endTitle(fin, color)}
              aside={isUnplayed(match) ? undefined : movesPlayed(match)}
            />
          }
          keys={[['← →', 'recorrer la partida']]}
          foot={<Ended match={match} first={main} onLeave={onLeave} review={review} />}
        >
          <h1 className="vh">Cómo terminó</h1>
          {isUnplayed(match) ? <p>No llegaste a jugar: no hay partida que guardar.</p> : <Sent id={match.id} />}
          {last > 0 ? <div className="j-lista">{scorecard}</div> : null}
        </Sheet>
      ) : (
        <>
          {/* Said by the sheet's title to whoever does not see it here. */}
          <p className="j-foco tapete" aria-hidden="true">
            <FocusIcon />
            <span>{foco}</span>
          </p>
          <Sheet
            folds
            keys={[
              ['↑↓←→', 'mover el foco'],
              ['Intro', 'elegir'],
            ]}
            news={failed ? TROUBLE : asking || said || proposed || typing}
            foot={
              asking ? (
                // Another row and not this one filled anew: the second tap of two must not answer what the first one asked.
                <div className="fila" key="seguro">
                  <Button onClick={() => setAsking(false)}>Seguir jugando</Button>
                  <Button kind="danger" onClick={resign}>
                    Sí, rendirme
                  </Button>
                </div>
              ) : failed ? (
                <div className="fila" key="sin-motor">
                  <Button kind="primary" onClick={retry}>
                    Reintentar
                  </Button>
                  <Button onClick={() => setAsking(true)}>Rendirme</Button>
                </div>
              ) : (
                <div className="fila j-acciones" key="juego">
                  <Button onClick={() => setAsking(true)}>
                    <FlagIcon />
                    <span className="rot">Rendirme</span>
                  </Button>
                  {proposed ? (
                    <Button kind="primary" onClick={takeDraw}>
                      <DrawIcon />
                      Aceptar tablas
                    </Button>
                  ) : (
                    <Button disabled={!mayOfferDraw(match)} onClick={() => void offer()}>
                      <DrawIcon />
                      <span className="rot">Tablas</span>
                    </Button>
                  )}
                  {takesBack(tarea) && !match.ritmo ? (
                    <Button disabled={!mayTakeBack(match)} onClick={takeBack}>
                      <ReturnIcon />
                      <span className="rot">Deshacer</span>
                    </Button>
                  ) : null}
                  <Button aria-pressed={turned} onClick={() => setTurned(!turned)}>
                    <TurnIcon />
                    <span className="rot vh">Girar el tablero</span>
                  </Button>
                  <Button className="solo-fono" aria-expanded={typing} onClick={() => setTyping(!typing)}>
                    <KeyboardIcon />
                    <span className="rot">Escribir</span>
                  </Button>
                </div>
              )
            }
          >
            <h1 tabIndex={-1} className="j-titulo">
              {foco}
            </h1>
            {beside ? (
              <div className="j-marcador">
                {theirs}
                {mine}
              </div>
            ) : null}
            {asking ? (
              <p role="status" className="menor">
                ¿Rendirte? La partida termina y cuenta como perdida.
              </p>
            ) : failed ? (
              <p role="alert" className="menor">
                {TROUBLE}
              </p>
            ) : (
              <>
                {said || proposed ? (
                  <p role="status" className="menor">
                    {proposed ? OFFERED : said}
                  </p>
                ) : null}
                {typing ? <div className="solo-fono-b">{typed}</div> : null}
                {/* A phone has one row for what is written or said, and for what was played. */}
                <div className={typing || said || proposed ? 'j-lista solo-escritorio' : 'j-lista'}>{scorecard}</div>
                <div className="solo-escritorio">
                  <TypedMove legal={legal} onMove={(one) => entry.make(one.from, one.to, one.promotion)} />
                </div>
              </>
            )}
          </Sheet>
        </>
      )}
    </>
  );
}

interface StripProps {
  name: string;
  about: string;
  /** Whose turn it is, in words too. */
  news: string | undefined;
  children: React.ReactNode;
}

/** A player, over or under the board: who, with what, and the clock. */
function Strip({ name, about, news, children }: StripProps) {
  return (
    <div className="j-franja">
      <b>{name}</b>
      <small>{about}</small>
      {news ? <em>{news}</em> : null}
      {children}
    </div>
  );
}

const TICK_MS = 200;

/** It alone is drawn again as it runs. */
function Clock({ name, left, runs }: { name: string; left: () => number; runs: boolean }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  const text = clockText(left());
  return (
    <span className={runs ? 'j-reloj num corre' : 'j-reloj num'} role="timer" aria-label={`${name}: ${text}`}>
      {text}
    </span>
  );
}

const useTaken = (id: string) =>
  useSyncExternalStore(
    subscribeGames,
    () => takenGame(id),
    () => undefined,
  );

function Sent({ id }: { id: string }) {
  const taken = useTaken(id);
  return (
    <p role="status" className="menor">
      {taken === undefined
        ? 'Tu partida está guardada en este navegador y se envía en cuanto haya conexión.'
        : 'id' in taken
          ? 'Tu partida ya está en «Mis partidas». El análisis dice qué la decidió.'
          : taken.aviso}
    </p>
  );
}

interface EndedProps {
  match: Match;
  first: React.RefObject<HTMLButtonElement | null>;
  onLeave: GameBoardProps['onLeave'];
  review: GameBoardProps['review'];
}

function Ended({ match, first, onLeave, review }: EndedProps) {
  const taken = useTaken(match.id);
  if (isUnplayed(match))
    return (
      <Button kind="primary" large ref={first} onClick={() => onLeave('otra')}>
        Jugar otra
      </Button>
    );
  const id = taken && 'id' in taken ? taken.id : undefined;
  return (
    <>
      <Button
        kind="primary"
        large
        ref={first}
        disabled={id === undefined}
        onClick={() => id !== undefined && onLeave({ id })}
      >
        Analizar mi partida
      </Button>
      <Button kind="tertiary" onClick={() => onLeave('preguntas')}>
        {review ? 'Elegir otra partida' : 'Terminar sin analizar'}
      </Button>
    </>
  );
}
