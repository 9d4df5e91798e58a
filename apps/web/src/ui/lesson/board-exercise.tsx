import type { Bloque } from '@estratega/domain';
import { Board } from '../board/board.tsx';
import { describePosition, isPosition, whoMoves } from './position.ts';
import { settle } from './settle.ts';
import { Unfold } from './unfold.tsx';

type BoardBlock = Omit<Extract<Bloque, { tipo: 'tablero' }>, 'tipo'>;

/** A worked example shows its solution; an exercise waits to be asked. */
const isExample = (label: string | undefined) => label?.startsWith('Ejemplo resuelto') ?? false;

export function BoardExercise({ fen, rotulo, pista, solucion, explicacion }: BoardBlock) {
  const moves = whoMoves(fen);
  return (
    <div className="ejercicio">
      <figure className="diagrama">
        {isPosition(fen) ? <Board fen={fen} label={describePosition(fen)} /> : null}
        <figcaption className={`mueve ${moves}`}>{rotulo ?? `Juegan ${moves}`}</figcaption>
      </figure>
      <div className="notas">
        {pista ? (
          <Unfold label="Ver una pista">
            <p>{settle(pista)}</p>
          </Unfold>
        ) : null}
        {solucion || explicacion ? (
          <Unfold label="Ver la solución" open={isExample(rotulo)}>
            {solucion ? <p className="linea">{solucion}</p> : null}
            {explicacion ? <p>{settle(explicacion)}</p> : null}
          </Unfold>
        ) : null}
      </div>
    </div>
  );
}
