import { numberedSan } from '@estratega/chess/notation';
import { NOTE_MAX } from '@estratega/domain';
import { useId, useMemo, useState } from 'react';
import { useKeys } from '../../../shell/use-keys.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PlayBoard } from '../../../ui/play-board/play-board.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { MOMENTS, type MomentsProps, readMoments, writeMoments } from './moments.ts';
import { readGame } from './read-game.ts';
import { ScoreSheet } from './score-sheet.tsx';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const EMPTY =
  'Pega aquí las jugadas de tu partida. Si no jugaste ninguna, sal y marca la tarea «No aplica» en tu semana.';
const UNREADABLE = 'No pudimos leer esa partida. Copia las jugadas tal como las da el sitio donde jugaste.';

/** The game on the board, and its three moments marked on it. */
export function AnalyseChess({ consigna, before, notas, onNote, onDone }: MomentsProps) {
  const id = useId();
  const [text, setText] = useState(notas.partida ?? '');
  const [trouble, setTrouble] = useState('');
  const [turned, setTurned] = useState(false);
  const moves = useMemo(() => (notas.partida ? readGame(notas.partida) : undefined), [notas.partida]);
  const [at, setAt] = useState(0);
  const moments = readMoments(notas.momentos);
  const fen = moves ? (at === 0 ? (moves[0]?.before ?? START) : (moves[at - 1]?.after ?? START)) : START;
  const move = moves?.[at - 1];
  const go = (to: number) => moves && setAt(Math.min(moves.length, Math.max(0, to)));
  const change = (next: typeof moments) => onNote('momentos', writeMoments(next));

  useKeys((event) => {
    if (!moves || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    go(at + (event.key === 'ArrowLeft' ? -1 : 1));
  });

  const here = move ? numberedSan(moves?.[0]?.before ?? START, at - 1, move.san) : 'El comienzo';
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
        keys={moves ? [['← →', 'recorrer la partida']] : []}
        foot={
          moves ? (
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
          ) : (
            <Button
              kind="primary"
              large
              onClick={() => {
                const read = readGame(text);
                // What is kept has an end: of a long game with comments the moves alone.
                if (read) onNote('partida', text.length <= NOTE_MAX ? text : read.map(({ san }) => san).join(' '));
                else setTrouble(text.trim() === '' ? EMPTY : UNREADABLE);
              }}
            >
              Abrir la partida
            </Button>
          )
        }
      >
        <h1 tabIndex={-1}>{moves ? 'Marca tres momentos' : 'Trae tu partida'}</h1>
        {moves ? (
          <>
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
              </div>
            ))}
            <div className="solo-escritorio">
              <ScoreSheet moves={moves} at={at} onGo={go} />
              <Button kind="tertiary" aria-pressed={turned} onClick={() => setTurned(!turned)}>
                Girar el tablero
              </Button>
            </div>
          </>
        ) : (
          <>
            {/* On a phone there is room for what to do or for what went wrong. */}
            {trouble ? null : (
              <>
                <p className="menor tenue">{before ?? consigna}</p>
                <ButtonLink to="/mis-partidas" state={{ ultima: true }}>
                  Abrir mi última partida en línea
                </ButtonLink>
              </>
            )}
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
          </>
        )}
      </Sheet>
    </>
  );
}
