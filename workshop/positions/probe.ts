import { Chess } from '@estratega/chess/rules';

/** The same position with the other side to move; undefined when that is illegal because of a check. */
export function passTurn(fen: string): string | undefined {
  const fields = fen.split(' ');
  if (new Chess(fen).isCheck()) return undefined;
  fields[1] = fields[1] === 'w' ? 'b' : 'w';
  fields[3] = '-';
  return fields.join(' ');
}
