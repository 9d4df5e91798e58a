import { Chess } from '@estratega/chess/rules';

export const toMove = (uci: string) => ({
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  ...(uci.length > 4 && { promotion: uci.slice(4) }),
});

/** The same position with the other side to move; undefined when that is illegal because of a check. */
export function passTurn(fen: string): string | undefined {
  const fields = fen.split(' ');
  if (new Chess(fen).isCheck()) return undefined;
  fields[1] = fields[1] === 'w' ? 'b' : 'w';
  fields[3] = '-';
  return fields.join(' ');
}
