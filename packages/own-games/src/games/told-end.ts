import { Chess } from '@estratega/chess/rules';
import type { PartidaPropia } from '@estratega/domain';
import { fensAt } from './position.ts';

/**
 * How a game that was played here is said to have ended, held against its last position: what the board decides is the board's to
 * say, and what nobody can see (who gave up, whose clock ran out) must at least agree with itself. Undefined where nothing speaks against it.
 */
export const endFault = ({
  sitio,
  jugadas,
  resultado,
  termino,
  ritmo,
}: Pick<PartidaPropia, 'sitio' | 'jugadas' | 'resultado' | 'termino' | 'ritmo'>): string | undefined => {
  // Elsewhere people also stop, adjudicate and write down what they like.
  if (sitio !== 'estratega') return undefined;
  if (resultado === '*') return 'Una partida contra Estratega se guarda cuando termina.';
  const fen = fensAt(jugadas, [jugadas.length]).get(jugadas.length);
  const board = new Chess(fen);
  const drawn = resultado === '1/2-1/2';
  if (board.isCheckmate()) {
    const winner = board.turn() === 'w' ? '0-1' : '1-0';
    return resultado === winner && (termino ?? 'mate') === 'mate'
      ? undefined
      : 'Esas jugadas terminan en mate, y el resultado dice otra cosa.';
  }
  if (termino === 'mate') return 'Esas jugadas no terminan en mate.';
  if ((board.isStalemate() || board.isInsufficientMaterial()) && !drawn)
    return 'Esas jugadas terminan en tablas, y el resultado dice otra cosa.';
  if (termino === 'tablas' && !drawn) return 'Unas tablas no las gana nadie.';
  if (termino === 'abandono' && drawn) return 'Quien se rinde pierde.';
  if (termino === 'tiempo' && ritmo === undefined) return 'Sin reloj nadie pierde por tiempo.';
  return undefined;
};
