import type { Campo } from '@estratega/domain';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { beginTest, GAME_NAMES } from '../../../shell/open-test/store.ts';
import { RequireSession } from '../../../shell/session/require-session.tsx';
import { PlayingCard } from '../../../ui/card/playing-card.tsx';
import { BoardPicture } from '../../../ui/play-board/play-board.tsx';
import { Framed } from './framed.tsx';

const PICTURES: Readonly<Record<Campo, ReactNode>> = {
  Ajedrez: <BoardPicture fen="6k1/5ppp/8/8/3n4/1Q6/5PPP/4R1K1 w - - 0 1" side="w" label="" />,
  'Poker Texas Holdem': (
    <div className="puerta-mano">
      <PlayingCard code="As" />
      <PlayingCard code="Kh" />
    </div>
  ),
};

/** Who comes by the address alone, without an account: the test begins here, and the wall keeps its words below it. */
export function Door() {
  const navigate = useNavigate();
  const begin = (campo: Campo) => {
    beginTest(campo);
    void navigate('/prueba-de-nivel', { replace: true, state: { abierta: campo } });
  };
  return (
    <Framed>
      <div className="puerta solo-visita">
        <p>
          Diez ejercicios que se ajustan a ti: unos cuatro minutos, sin cuenta. Al final ves tu nivel con su margen, lo
          que no salió y cómo sería tu semana.
        </p>
        <div className="puertas">
          {(Object.keys(GAME_NAMES) as Campo[]).map((campo) => (
            <button key={campo} type="button" onClick={() => begin(campo)}>
              <span aria-hidden="true">{PICTURES[campo]}</span>
              <b>Empezar con {GAME_NAMES[campo]}</b>
            </button>
          ))}
        </div>
      </div>
      <RequireSession beside>{null}</RequireSession>
    </Framed>
  );
}
