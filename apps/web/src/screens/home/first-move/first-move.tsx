import './first-move.css';
// The picture of the board is kept as it came in the page; its styles are wanted all the same.
import '../../../ui/play-board/play-board.css';
import type { Campo } from '@estratega/domain';
import { lazy, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useOpenTests } from '../../../shell/open-test/store.ts';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Kept } from '../../../ui/kept/kept.tsx';
import { GameSwitch } from './game-switch.tsx';
import { FIRST, FIRST_GAME } from './positions.ts';

const loadLive = () => import('./live.tsx');
type LiveBoard = Awaited<ReturnType<typeof loadLive>>['Live'];
const Picture = lazy(() => import('./picture.tsx').then((m) => ({ default: m.Picture })));

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
  /** Once it has come; until then the picture stays where it is. */
  const [Live, setLive] = useState<LiveBoard>();
  const [start, setStart] = useState<string>();
  const [focus, setFocus] = useState(false);
  const pressed = useRef(false);
  const begun = hydrated && (juego !== FIRST_GAME || (pruebas[juego]?.respuestas.length ?? 0) > 0);
  const wake = useCallback(async (unless?: () => boolean) => {
    const { Live: loaded } = await loadLive();
    if (!unless?.()) setLive(() => loaded);
  }, []);
  useEffect(() => {
    if (begun) void wake();
  }, [begun, wake]);

  if (Live) return <Live juego={juego} test={pruebas[juego]} start={start} focus={focus} onAnswered={onAnswered} />;
  return (
    <Still hydrated={hydrated} juego={juego}>
      <button
        type="button"
        className="vivo-toca"
        hidden={!hydrated}
        aria-label="Jugar esta posición"
        onPointerEnter={({ pointerType }) => {
          // Under a finger, or a button held down, it would be taken away before it is lifted.
          void wake(() => pointerType !== 'mouse' || pressed.current);
        }}
        onPointerDown={() => {
          pressed.current = true;
        }}
        onFocus={() => void loadLive()}
        onClick={(event) => {
          // A key has no place on the board: it goes to the board itself.
          if (event.detail === 0) setFocus(true);
          else setStart(squareAt(event));
          void wake();
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
          {FIRST?.pregunta}
          <small>Juegan blancas. Toca una pieza.</small>
        </p>
        <div className={hydrated ? undefined : 'sin-guion'}>
          <GameSwitch juego={juego} />
        </div>
      </div>
      <div className="vivo-tablero">
        <Kept id="primera-jugada" Text={Picture} />
        {children}
      </div>
      <div className="vivo-pie">
        <span className="nota tenue solo-ancho">1 de 3. Sin cuenta y sin reloj.</span>
      </div>
    </>
  );
}
