import type { Bloque } from '@estratega/domain';
import { Cards, readCards } from './cards.tsx';
import { settle } from './settle.ts';
import { Unfold } from './unfold.tsx';

type SpotBlock = Omit<Extract<Bloque, { tipo: 'mesa' }>, 'tipo'>;

const STREETS: Record<number, string> = { 3: 'flop', 4: 'turn', 5: 'river' };

/** A spot at the table: the felt on one side, the decision on the other. */
export function TableSpot({ mano, mesa, situacion, pregunta, respuesta }: SpotBlock) {
  const hand = readCards(mano);
  const board = readCards(mesa);
  return (
    <div className={hand.length + board.length > 0 ? 'ejercicio' : 'pregunta'}>
      {hand.length + board.length > 0 ? (
        <div className="mesa tapete">
          {hand.length > 0 ? (
            <div className="fila">
              <p className="l">Tu mano</p>
              <Cards codes={hand} />
            </div>
          ) : null}
          {board.length > 0 ? (
            <div className="fila">
              <p className="l">
                Mesa <small>{STREETS[board.length] ?? ''}</small>
              </p>
              <Cards codes={board} places={5} />
            </div>
          ) : null}
        </div>
      ) : null}
      <div className="notas">
        {situacion ? <p>{settle(situacion)}</p> : null}
        {pregunta ? <p className="enunciado">{settle(pregunta)}</p> : null}
        {respuesta ? (
          <Unfold label="Ver la respuesta" open={situacion?.startsWith('Ejemplo resuelto') ?? false}>
            <p>{settle(respuesta)}</p>
          </Unfold>
        ) : null}
      </div>
    </div>
  );
}
