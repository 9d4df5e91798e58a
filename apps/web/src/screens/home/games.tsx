import './games.css';
import { Board } from '../../ui/board/board.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PlayingCard } from '../../ui/card/playing-card.tsx';

export function Games() {
  return (
    <section className="juegos" aria-label="Los dos juegos">
      <article className="juego-portada">
        <h2>Ajedrez</h2>
        <div className="pieza">
          <Board
            fen="rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5"
            marks={['g4', 'f3']}
            label="Posición de ajedrez: el alfil negro de g4 clava el caballo blanco de f3."
          />
        </div>
        <p>Aperturas, táctica, finales y análisis de tus partidas. Con Elo o sin él, de bala a clásica.</p>
        <ButtonLink to="/aperturas-para-principiantes">Leer: aperturas para principiantes</ButtonLink>
      </article>
      <article className="juego-portada">
        <h2>Póker Texas Hold’em</h2>
        <div className="pieza mesa-juego cuadrada tapete">
          <div className="mesa-fila">
            <div className="mesa-l">Tu mano</div>
            <div className="cartas">
              <PlayingCard code="As" />
              <PlayingCard code="Js" />
            </div>
          </div>
          <div className="mesa-fila">
            <div className="mesa-l">
              Mesa<small>flop</small>
            </div>
            <div className="cartas">
              <PlayingCard code="Ks" />
              <PlayingCard code="7d" />
              <PlayingCard code="4s" />
            </div>
          </div>
          <dl>
            <div>
              <dt>Bote</dt>
              <dd>$1,20</dd>
            </div>
            <div>
              <dt>Apuesta</dt>
              <dd>$0,60</dd>
            </div>
            <div>
              <dt>Necesitas</dt>
              <dd>25 %</dd>
            </div>
          </dl>
        </div>
        <p>Rangos, probabilidades, banca y cabeza fría. Cash games, torneos o Sit and Go, de micro a high stakes.</p>
        <ButtonLink to="/estrategias-basicas-texas-holdem">Leer: estrategias básicas</ButtonLink>
      </article>
    </section>
  );
}
