/** Squares and where they are drawn, from either side of the board. */
export type Side = 'w' | 'b';

const FILES = 'abcdefgh';

/** Column and row as seen: 0,0 is the upper left corner. */
export function placeOf(square: string, side: Side): { column: number; row: number } {
  const file = FILES.indexOf(square[0] ?? '');
  const rank = Number(square[1]);
  return side === 'w' ? { column: file, row: 8 - rank } : { column: 7 - file, row: rank - 1 };
}

export function squareAt(column: number, row: number, side: Side): string | undefined {
  if (column < 0 || column > 7 || row < 0 || row > 7) return undefined;
  return side === 'w' ? `${FILES[column]}${8 - row}` : `${FILES[7 - column]}${row + 1}`;
}

/** The 64 squares by rows, as seen. */
export const rowsFor = (side: Side): readonly (readonly string[])[] =>
  Array.from({ length: 8 }, (_, row) => Array.from({ length: 8 }, (__, column) => squareAt(column, row, side) ?? ''));

/** Where an arrow key leads; the edge holds. */
export function neighbour(square: string, key: string, side: Side): string {
  const { column, row } = placeOf(square, side);
  const clamp = (value: number) => Math.min(7, Math.max(0, value));
  const steps: Record<string, readonly [number, number]> = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    Home: [0, row],
    End: [7, row],
    PageUp: [column, 0],
    PageDown: [column, 7],
  };
  const [toColumn, toRow] = steps[key] ?? [column, row];
  return squareAt(clamp(toColumn), clamp(toRow), side) ?? square;
}

/** Where a square is, without its name: for who is asked for it and does not see the board. */
export function squareByPlace(square: string, side: Side, marked: boolean): string {
  const { column, row } = placeOf(square, side);
  return `Columna ${column + 1} desde la izquierda, fila ${8 - row} desde abajo${marked ? ', marcada' : ''}`;
}
