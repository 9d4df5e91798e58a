import { Chess, type Color, type PieceSymbol, type Square } from 'chess.js';
import { mirror } from './endgames.ts';
import type { Random } from './random.ts';

/** Castled set-ups seen from Black's side; White's are their mirror images. */
const SHELTERS: readonly string[] = [
  'kg8 rf8 pf7 pg7 ph7',
  'kg8 pf7 pg7 ph7',
  'kh8 rf8 pg7 ph7',
  'kh8 rg8 pg7 ph7 pf7',
  'kg8 rf8 pf7 pg6 ph7',
  'kh8 pf7 pg7 ph6',
  'kg8 re8 pf7 pg7 ph6',
  'kh7 rf8 pg7 ph6 pf7',
  'kc8 rd8 pa7 pb7 pc7',
  'kb8 rd8 pa7 pb7 pc7',
  'kb8 pa6 pb7 pc7 rh8',
];
const EXTRA_PAWNS: readonly Square[] = ['a7', 'b6', 'c5', 'd5', 'e6', 'd6', 'a6', 'b7', 'c6', 'e5'];
const FORCES: readonly [string, string][] = [
  ['qrn', 'qrb'],
  ['qrr', 'qrn'],
  ['qrb', 'qrn'],
  ['qnb', 'qrn'],
  ['rrn', 'rrb'],
  ['rrb', 'rrn'],
  ['qrn', 'qrn'],
  ['qrbn', 'qrbn'],
  ['qr', 'qr'],
  ['rn', 'rb'],
];

const rankOf = (square: string) => Number(square[1]);

/** A random middlegame with castled kings and level forces: mating patterns live in such positions. */
export function scatterAttack(random: Random): string | undefined {
  const board = new Chess();
  board.clear();
  const place = (type: PieceSymbol, color: Color, square: Square) =>
    board.get(square) === undefined && board.put({ type, color }, square);
  const shelter = (color: Color) =>
    random
      .pick(SHELTERS)
      .split(' ')
      .forEach((item) => {
        const square = color === 'b' ? item.slice(1) : `${item[1]}${9 - rankOf(item.slice(1))}`;
        place(item[0] as PieceSymbol, color, square as Square);
      });
  shelter('w');
  shelter('b');
  for (const square of EXTRA_PAWNS) {
    if (random.next() < 0.25) place('p', 'b', square);
    if (random.next() < 0.25) place('p', 'w', `${square[0]}${9 - rankOf(square)}` as Square);
  }
  const [ours, theirs] = random.pick(FORCES);
  const drop = (type: PieceSymbol, color: Color) => {
    for (let tries = 0; tries < 30; tries += 1) {
      if (place(type, color, `${'abcdefgh'[random.below(8)]}${1 + random.below(8)}` as Square)) return;
    }
  };
  for (const type of ours) drop(type as PieceSymbol, 'w');
  for (const type of theirs) drop(type as PieceSymbol, 'b');
  const fen = `${board.fen().split(' ')[0]} w - - 0 1`;
  const ready = new Chess(fen);
  const rivalKing = ready.findPiece({ type: 'k', color: 'b' })[0] as Square;
  if (ready.isCheck() || ready.isAttacked(rivalKing, 'w') || ready.isGameOver()) return undefined;
  return random.next() < 0.4 ? mirror(fen) : fen;
}
