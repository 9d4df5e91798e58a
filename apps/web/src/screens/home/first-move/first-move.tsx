import './first-move.css';
// The picture of the board is kept as it came in the page; its styles are wanted all the same.
import '../../../ui/play-board/play-board.css';
import type { Campo } from '@estratega/domain';
import { lazy, type MouseEvent, type PointerEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { chooseGame, useOpenTests } from '../../../shell/open-test/store.ts';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Kept } from '../../../ui/kept/kept.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { POSITIONS } from './positions.ts';

const loadLive = () => import('./live.tsx');
const Live = lazy(() => loadLive().then((m) => ({ default: m.Live })));
const Picture = lazy(() => import('./picture.tsx').then((m) => ({ default: m.Picture })));

const GAMES = [
  { value: 'Ajedrez', label: 'Ajedrez' },
  { value: 'Poker Texas Holdem', label: 'Póker' },
] as const satisfies readonly { value: Campo; label: string }[];

export function GameSwitch({ juego }: { juego: Campo }) {
  return (
    <Segmented className="vivo-juego" label="Juego" hideLabel options={GAMES} value={juego} onChange={chooseGame} />
  );
}

/** From the corner of the board to the square that was touched. */
const squareAt = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): string | undefined => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const at = (distance: number, whole: number) => Math.floor((distance / whole) * 8);
  const [file, row] = [at(clientX - left, width), at(clientY - top, height)];
  return file >= 0 && file < 8 && row >= 0 && row < 8 ? `${'abcdefgh'[file]}${8 - row}` : undefined;
};

/**
 * A board to be played on before anything else. The page comes with its picture; what plays it is fetched at the first sign of a hand (a pointer
 * over it, a touch, the focus), and the square that was touched is the first one chosen. Whoever has answered before goes on from there.
 */
export function FirstMove({ onAnswered }: { onAnswered: (answered: boolean) => void }) {
  const hydrated = useHydrated();
  const { juego, pruebas } = useOpenTests();
  const [alive, setAlive] = useState(false);
  const [start, setStart] = useState<string>();
  const pressed = useRef(false);
  const [focus, setFocus] = useState(false);
  const begun = juego !== 'Ajedrez' || (pruebas[juego]?.respuestas.length ?? 0) > 0;
  const live = hydrated && (alive || begun);

  useEffect(() => {
    if (live) setAlive(true);
  }, [live]);

  const near = ({ pointerType }: PointerEvent) => {
    void loadLive().then(() => {
      // Under a finger it would be taken away before it is lifted.
      if (pointerType === 'mouse' && !pressed.current) setAlive(true);
    });
  };
  const still = <Still hydrated={hydrated} juego={juego} />;
  if (live)
    return (
      <Suspense fallback={still}>
        <Live juego={juego} test={pruebas[juego]} start={start} focus={focus} onAnswered={onAnswered} />
      </Suspense>
    );
  return (
    <Still hydrated={hydrated} juego={juego}>
      <button
        type="button"
        className="vivo-toca"
        hidden={!hydrated}
        aria-label="Jugar esta posición"
        onPointerEnter={near}
        onPointerDown={() => {
          pressed.current = true;
          void loadLive();
        }}
        onFocus={() => void loadLive()}
        onClick={(event) => {
          // A key has no place on the board: it goes to the board itself.
          if (event.detail === 0) setFocus(true);
          else setStart(squareAt(event));
          setAlive(true);
        }}
      />
    </Still>
  );
}

/** As it comes in the page: complete without a script. */
function Still({ hydrated, juego, children }: { hydrated: boolean; juego: Campo; children?: ReactNode }) {
  return (
    <>
      <div className="vivo-dice">
        <p>
          {POSITIONS.Ajedrez[0]?.[0]?.pregunta}
          <small>Juegan blancas. Toca una pieza.</small>
        </p>
        <div className={hydrated ? undefined : 'sin-guion'}>
          <GameSwitch juego={juego} />
        </div>
      </div>
      <div className="vivo-tablero">
        <Suspense fallback={<div className="s-tablero" />}>
          <Kept id="primera-jugada" Text={Picture} />
        </Suspense>
        {children}
      </div>
      <div className="vivo-pie">
        <span className="nota tenue solo-ancho">1 de 3. Sin cuenta y sin reloj.</span>
      </div>
    </>
  );
}
