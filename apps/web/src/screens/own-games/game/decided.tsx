import { uciOf } from '@estratega/chess/notation';
import { Board } from '../../../ui/board/board.tsx';
import { wrongWith } from './answer.ts';
import { decisive, type Recorrido } from './walk.ts';
import { moveName, share } from './words.ts';

/** The moves that decided the game, three at most: each with its diagram, what it cost and what was wrong with it. */

const TITLES = ['', 'Una jugada decidió la partida', 'Dos jugadas decidieron la partida'] as const;
const THREE = 'Tres jugadas decidieron la partida';

interface DecidedProps {
  walk: Recorrido;
  ply: number;
  onGo: (ply: number) => void;
}

export function Decided({ walk, ply, onGo }: DecidedProps) {
  const moments = decisive(walk.momentos);
  return (
    <section className="partida-momentos" aria-labelledby="momentos-titulo">
      <h2 id="momentos-titulo">{TITLES[moments.length] ?? THREE}</h2>
      <ul>
        {moments.map((one, i) => (
          <li key={one.ply}>
            <button type="button" aria-current={ply === one.ply ? 'step' : undefined} onClick={() => onGo(one.ply)}>
              <span aria-hidden="true">
                <Board
                  fen={one.jugada.after}
                  label=""
                  marks={[one.jugada.from, one.jugada.to]}
                  arrows={one.castigo ? [uciOf(one.castigo).slice(0, 4)] : []}
                />
              </span>
              <span className="partida-cuerpo">
                <b className="momento-jugada">
                  <i aria-hidden="true">{i + 1}</i>
                  {moveName(one.ply, one.jugada)}
                </b>
                <span className="num">
                  de {share(one.antes)} a {share(one.despues)}
                </span>
                <span className="momento-que">{wrongWith(one)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
