import { numberedSan } from '@estratega/chess/notation';
import type { Move } from '@estratega/chess/rules';
import { NOTE_MAX } from '@estratega/domain';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKeys } from '../../../shell/use-keys.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PlayBoard } from '../../../ui/play-board/play-board.tsx';
import { isMatchKept } from '../chess/game/is-match-kept.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { Waiting } from '../waiting.tsx';
import { LastGames, useLastGames } from './choose-game.tsx';
import { type Asked, askAbout } from './engine-word.ts';
import { MOMENTS, type Moment, type MomentsProps, readMoments, writeMoments } from './moments.ts';
import { readGame } from './read-game.ts';
import { ScoreSheet } from './score-sheet.tsx';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const EMPTY = 'Pega aquí las jugadas de tu partida. Si no jugaste ninguna, juega una contra Estratega.';
const UNREADABLE = 'No pudimos leer esa partida. Copia las jugadas tal como las da el sitio donde jugaste.';

const Here = lazy(() => import('../chess/played.ts').then((m) => ({ default: m.Here })));

/** A game of one's own gone over: one that is kept here on its own screen, another pasted and marked on the board. */
export function AnalyseChess(props: MomentsProps) {
  const { here, place, foco, notas, onDone } = props;
  const [playing, setPlaying] = useState(() => here !== undefined && isMatchKept(here.task));
  const pasted = useMemo(() => (notas.partida ? readGame(notas.partida) : undefined), [notas.partida]);
  // Back from the game's own screen: that was the task.
  const { state } = useLocation();
  const navigate = useNavigate();
  const looked = useRef((state as { mirada?: unknown } | null)?.mirada === true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    if (!looked.current) return;
    looked.current = false;
    void navigate('.', { replace: true, state: place });
    onDone();
  }, []);
  if (here && playing)
    return (
      <Suspense fallback={<Waiting>Preparando el tablero…</Waiting>}>
        <Here
          {...here}
          foco={foco}
          review={place}
          onDone={onDone}
          onResult={() => undefined}
          onBack={() => setPlaying(false)}
          onAsk={() => setPlaying(false)}
        />
      </Suspense>
    );
  return pasted ? (
    <Marked {...props} moves={pasted} />
  ) : (
    <Choose {...props} onPlay={here ? () => setPlaying(true) : undefined} />
  );
}

/** The pasted game on the board, and its three moments marked on it. */
function Marked({ consigna, notas, onNote, onDone, moves }: MomentsProps & { moves: readonly Move[] }) {
  const id = useId();
  const [turned, setTurned] = useState(false);
  const [listed, setListed] = useState(false);
  const [at, setAt] = useState(0);
  const [told, setTold] = useState<ReadonlyMap<number, Asked>>(new Map());
  const moments = readMoments(notas.momentos);
  const fen = at === 0 ? (moves[0]?.before ?? START) : (moves[at - 1]?.after ?? START);
  const move = moves[at - 1];
  const go = (to: number) => setAt(Math.min(moves.length, Math.max(0, to)));
  const change = (next: readonly Moment[]) => onNote('momentos', writeMoments(next));

  useKeys((event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(at + (event.key === 'ArrowLeft' ? -1 : 1));
  });
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  const ask = (ply: number) => {
    const played = moves[ply - 1];
    if (!played) return;
    const tell = (asked: Asked) => setTold((now) => new Map(now).set(ply, asked));
    tell('pensando');
    askAbout(played, moves[0]?.before ?? START, ply, stop.current.signal).then(
      (text) => tell({ text }),
      () => stop.current.signal.aborted || tell('lejos'),
    );
  };

  const here = move ? numberedSan(moves[0]?.before ?? START, at - 1, move.san) : 'El comienzo';
  return (
    <>
      <div className="s-escena tapete">
        <PlayBoard
          fen={fen}
          side={turned ? 'b' : 'w'}
          label={move ? `Tu partida, tras ${here}` : 'Tu partida'}
          marks={move ? [move.from, move.to] : []}
          arrival={move ? move.from + move.to : undefined}
        />
      </div>
      <Sheet
        folds
        keys={[['← →', 'recorrer la partida']]}
        foot={
          <>
            <div className="fila">
              <Button onClick={() => go(at - 1)} disabled={at === 0}>
                Anterior
              </Button>
              <Button onClick={() => go(at + 1)} disabled={at === moves.length}>
                Siguiente
              </Button>
              <Button
                disabled={at === 0 || moments.length >= MOMENTS || moments.some((one) => one.ply === at)}
                onClick={() => change([...moments, { ply: at, nombre: here, nota: '' }])}
              >
                Marcar {at === 0 ? '' : here}
              </Button>
            </div>
            <Button kind="primary" large disabled={moments.length === 0} onClick={onDone}>
              Guardar y terminar
            </Button>
          </>
        }
      >
        <h1 tabIndex={-1}>Marca tres momentos</h1>
        {/* A phone keeps its room for what is being written. */}
        <p className={moments.length === 0 ? 'menor tenue' : 'menor tenue solo-escritorio'}>{consigna}</p>
        {moments.map((moment, i) => (
          <div key={moment.ply} className="s-momento">
            <Button kind="tertiary" onClick={() => go(moment.ply)}>
              {moment.nombre}
            </Button>
            <label className="vh" htmlFor={`${id}-${i}`}>
              Qué pasó en {moment.nombre}
            </label>
            <input
              id={`${id}-${i}`}
              className="entrada"
              maxLength={200}
              placeholder="¿Qué pasó aquí?"
              value={moment.nota}
              onChange={(event) => change(moments.with(i, { ...moment, nota: event.target.value }))}
            />
            {/* One's own idea first; then the engine, of what stands on the board. */}
            {moment.nota.trim() === '' || (at !== moment.ply && !told.has(moment.ply)) ? null : (
              <EngineWord asked={told.get(moment.ply)} nombre={moment.nombre} onAsk={() => ask(moment.ply)} />
            )}
          </div>
        ))}
        <div className={moments.length === 0 || listed ? 'fila' : 'fila solo-escritorio'}>
          <Button kind="tertiary" className="solo-fono" aria-expanded={listed} onClick={() => setListed(!listed)}>
            Planilla
          </Button>
          <Button kind="tertiary" aria-pressed={turned} onClick={() => setTurned(!turned)}>
            Girar el tablero
          </Button>
        </div>
        <div className={listed ? undefined : 'solo-escritorio'}>
          <ScoreSheet moves={moves} at={at} onGo={go} />
        </div>
      </Sheet>
    </>
  );
}

function EngineWord({ asked, nombre, onAsk }: { asked: Asked | undefined; nombre: string; onAsk: () => void }) {
  if (asked === undefined || asked === 'lejos')
    return (
      <p className="s-motor menor">
        <Button kind="tertiary" className="en-linea" onClick={onAsk}>
          ¿Qué dice el motor?<span className="vh"> de {nombre}</span>
        </Button>
        {asked ? <span role="alert"> No pudimos abrirlo. Revisa tu conexión.</span> : null}
      </p>
    );
  return (
    <p className="s-motor menor tenue" role="status">
      {asked === 'pensando' ? 'El motor mira…' : asked.text}
    </p>
  );
}

interface ChooseProps extends MomentsProps {
  onPlay: (() => void) | undefined;
}

/** Which game: one of the last, one pasted, one from a site; and where there is none, one is played now. */
function Choose({ consigna, foco, before, place, notas, onNote, onPlay }: ChooseProps) {
  const id = useId();
  const games = useLastGames();
  const [text, setText] = useState(notas.partida ?? '');
  const [trouble, setTrouble] = useState('');
  const [pasting, setPasting] = useState(false);
  // While nobody knows yet there may be some: what is shown must not change under a finger.
  const some = games === undefined || games.length > 0;
  const pastes = pasting || !some;
  const open = () => {
    const read = readGame(text);
    // What is kept has an end: of a long game with comments the moves alone.
    if (read) onNote('partida', text.length <= NOTE_MAX ? text : read.map(({ san }) => san).join(' '));
    else setTrouble(text.trim() === '' ? EMPTY : UNREADABLE);
  };
  return (
    <>
      <div className="s-escena tapete">
        <div className="s-sin-mesa s-foco">
          <p className="menor">Qué buscar en tu partida</p>
          <p>{foco}</p>
        </div>
      </div>
      <Sheet
        foot={
          <>
            {pastes ? (
              <Button kind="primary" large onClick={open}>
                Abrir la partida
              </Button>
            ) : null}
            <div className="fila">
              {some ? (
                <Button aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
                  {pasting ? 'Elegir de la lista' : 'Pegar otra'}
                </Button>
              ) : null}
              {onPlay ? <Button onClick={onPlay}>Jugar una contra Estratega</Button> : null}
            </div>
          </>
        }
      >
        <h1 tabIndex={-1}>{pastes ? 'Trae tu partida' : '¿Qué partida miras?'}</h1>
        {/* On a phone there is room for what to do or for what went wrong. */}
        {trouble ? null : <p className="menor tenue">{before ?? consigna}</p>}
        {pastes ? (
          <div className="campo">
            <label htmlFor={id}>Pega la partida (PGN o jugadas)</label>
            <textarea
              id={id}
              className="entrada"
              rows={2}
              placeholder="1.e4 e5 2.Cf3 Cc6 …"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setTrouble('');
              }}
              aria-invalid={trouble ? true : undefined}
              aria-describedby={trouble ? `${id}-error` : undefined}
            />
            <p id={`${id}-error`} className="error" role="alert">
              {trouble}
            </p>
          </div>
        ) : (
          <LastGames games={games} place={place} />
        )}
        <ButtonLink kind="tertiary" className="en-linea" to="/mis-partidas" state={{ ultima: true }}>
          Abrir mi última partida en línea
        </ButtonLink>
      </Sheet>
    </>
  );
}
