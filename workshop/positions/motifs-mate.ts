import type { Chess, Color, Move, Square } from '@estratega/chess/rules';
import { around, distance, fileOf, kingOf, occupants, rankOf } from './board.ts';
import { type Finding, memo } from './finding.ts';
import { after, type Puzzle } from './puzzle.ts';
import { list, the } from './spanish.ts';

export interface Pattern {
  readonly name: string;
  readonly why: string;
}

/** One man only of a side watches the square. */
const alone = (board: Chess, square: Square, color: Color): boolean => board.attackers(square, color).length === 1;

/** The named pattern of a final position, when it is one that has a name. */
function matePattern(board: Chess, last: Move): Pattern | undefined {
  const them: Color = last.color === 'w' ? 'b' : 'w';
  const king = kingOf(board, them);
  const checkers = board.attackers(king, last.color);
  const checker = checkers[0];
  if (!checker || checkers.length > 1) return undefined;
  const piece = board.get(checker);
  if (!piece) return undefined;
  const near = around(king);
  const blocked = near.filter((square) => board.get(square)?.color === them);
  const knights = occupants(board, last.color).filter(({ type }) => type === 'n');
  const corner = [0, 7].includes(fileOf(king)) && [1, 8].includes(rankOf(king));

  if (piece.type === 'n' && blocked.length === near.length) {
    return {
      name: 'mate de la coz',
      why: `sus propias piezas de ${list(blocked)} encierran al rey de ${king} y el caballo de ${checker} le da mate`,
    };
  }
  if (piece.type === 'r' && corner && distance(checker, king) === 1) {
    const guards = (from: Square, target: Square) => board.attackers(target, last.color).includes(from);
    const knight = knights.find(
      ({ square }) =>
        guards(square, checker) &&
        near.some((flight) => flight !== checker && !board.get(flight) && guards(square, flight)),
    );
    if (knight) {
      return {
        name: 'mate árabe',
        why: `la torre de ${checker} da mate al rey de ${king}, defendida por el caballo de ${knight.square}, que además le quita la fuga`,
      };
    }
  }
  if ((piece.type === 'r' || piece.type === 'q') && fileOf(checker) === fileOf(king) && [0, 7].includes(fileOf(king))) {
    const inner = near.filter((square) => fileOf(square) !== fileOf(king));
    const knight = knights.find(({ square }) => {
      const covered = inner.filter((near) => board.attackers(near, last.color).includes(square));
      return covered.length >= 2 && inner.some((near) => board.get(near)?.color === them);
    });
    if (knight && distance(checker, king) > 1) {
      return {
        name: 'mate de Anastasia',
        why: `el caballo de ${knight.square} quita las fugas al rey de ${king} y ${the(piece.type, checker)} da mate por la columna del borde`,
      };
    }
  }
  if ((piece.type === 'r' || piece.type === 'q') && rankOf(checker) === rankOf(king) && [1, 8].includes(rankOf(king))) {
    const escapes = near.filter((square) => rankOf(square) !== rankOf(king));
    // His own men lock him in: where we also attack those squares, the mate is another one.
    const locked = escapes.every(
      (square) => board.get(square)?.color === them && !board.isAttacked(square, last.color),
    );
    if (locked && escapes.filter((square) => board.get(square)?.type === 'p').length * 2 > escapes.length) {
      return {
        name: 'mate del pasillo',
        why: `el rey de ${king} está encerrado por sus propias piezas de ${list(escapes)} y ${the(piece.type, checker)} da mate por la ${rankOf(king) === 1 ? 'primera' : 'octava'} fila`,
      };
    }
    const cutter = occupants(board, last.color).find(
      ({ type, square }) =>
        (type === 'r' || type === 'q') &&
        square !== checker &&
        escapes.length > 0 &&
        escapes.every((s) => rankOf(square) === rankOf(s)),
    );
    if (cutter) {
      return {
        name: 'mate de la escalera',
        why: `${the(cutter.type, cutter.square)} corta la fila de escape y ${the(piece.type, checker)} da mate en la última`,
      };
    }
  }
  if (piece.type === 'q' && distance(checker, king) === 1) {
    const support = board.attackers(checker, last.color)[0];
    const helper = support && board.get(support);
    if (support && helper) {
      return {
        name: 'mate de apoyo',
        why: `la dama de ${checker} da mate pegada al rey de ${king}, apoyada por ${the(helper.type, support)}`,
      };
    }
  }
  // The second bishop must take a flight away, else it only stands by.
  const second = occupants(board, last.color).find(({ type, square }) => type === 'b' && square !== checker);
  const covers = (square: Square) => second && board.attackers(square, last.color).includes(second.square);
  if (
    piece.type === 'b' &&
    near.some((square) => !board.get(square) && covers(square) && alone(board, square, last.color))
  ) {
    return { name: 'mate de dos alfiles', why: `los dos alfiles cruzan sus diagonales sobre el rey de ${king}` };
  }
  return undefined;
}

/** Why the last move of a mating line is mate, and the name of the picture where it has one. */
export function finalPicture(puzzle: Puzzle): { readonly why: string; readonly name?: string } | undefined {
  const last = puzzle.moves.at(-1);
  if (!last?.san.endsWith('#')) return undefined;
  const board = after(last);
  return matePattern(board, last) ?? { why: plainMate(board, last, kingOf(board, puzzle.them)) };
}

/** Explains a mate by its last position: who gives it and who takes the flight squares away. */
export const mating = memo((puzzle: Puzzle): Finding | undefined => {
  const last = puzzle.moves.at(-1);
  if (!puzzle.mate || !last?.san.endsWith('#')) return undefined;
  const board = after(last);
  const pattern = matePattern(board, last);
  return {
    motif: pattern?.name ?? 'mate',
  };
});

function plainMate(board: Chess, last: Move, king: Square): string {
  const us = last.color;
  const them: Color = us === 'w' ? 'b' : 'w';
  const checkers = board.attackers(king, us);
  const free = around(king).filter((square) => board.get(square)?.color !== them);
  const guards = new Set(
    free.flatMap((square) => board.attackers(square, us)).filter((square) => !checkers.includes(square)),
  );
  const helpers = [...guards].slice(0, 3).flatMap((square) => {
    const piece = board.get(square);
    return piece ? [the(piece.type, square)] : [];
  });
  const attackers = list(checkers.flatMap((square) => [the(board.get(square)?.type ?? 'q', square)]));
  const check = checkers.length > 1 ? 'dan jaque' : 'da jaque';
  if (helpers.length === 0) return `${attackers} ${check} al rey de ${king}, que no tiene salida`;
  return `${attackers} ${check} al rey de ${king} y ${list(helpers)} ${helpers.length > 1 ? 'controlan' : 'controla'} sus salidas`;
}
