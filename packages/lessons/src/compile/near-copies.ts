import type { ChessSource } from './chess-source.ts';

/** Boards that are almost the same and ask for the same move: who adds one should know of the other. */

/** A man more or less is one square, a man that stands elsewhere two. */
const SQUARES_APART = 3;

const squaresOf = (fen: string): string =>
  (fen.split(' ')[0] ?? '').replaceAll('/', '').replace(/\d/gu, (empty) => '.'.repeat(Number(empty)));

const areNear = (one: string, other: string): boolean => {
  let apart = 0;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i] && ++apart > SQUARES_APART) return false;
  return true;
};

type Row = Pick<ChessSource, 'id' | 'fen' | 'linea' | 'retirada'>;

export function nearCopies(rows: readonly Row[]): readonly (readonly [string, string])[] {
  const asked = Map.groupBy(
    rows.filter(({ retirada }) => !retirada),
    ({ fen, linea }) => `${fen.split(' ')[1]}${linea[0]}`,
  );
  return [...asked.values()].flatMap((group) => {
    const boards = group.map(({ id, fen }) => ({ id, squares: squaresOf(fen) }));
    return boards.flatMap((one, i) =>
      boards
        .slice(0, i)
        .filter(({ squares }) => areNear(squares, one.squares))
        .map((other) => [one.id, other.id] as const),
    );
  });
}
