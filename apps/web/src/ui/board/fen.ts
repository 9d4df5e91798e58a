export interface PlacedPiece {
  letter: string;
  /** 0 = file a. */
  file: number;
  /** 0 = eighth rank: the order in which a diagram is drawn. */
  row: number;
}

/** Reads the placement field of a FEN; the rest of the FEN does not change the drawing. */
export function readFen(fen: string): PlacedPiece[] {
  const placement = fen.split(' ')[0] ?? '';
  return placement.split('/').flatMap((rank, row) => {
    let file = 0;
    const placed: PlacedPiece[] = [];
    for (const symbol of rank) {
      const empty = Number.parseInt(symbol, 10);
      if (Number.isNaN(empty)) placed.push({ letter: symbol, file: file++, row });
      else file += empty;
    }
    return placed;
  });
}

/** "g4" to drawing coordinates. */
export function readSquare(square: string): { file: number; row: number } {
  return { file: square.charCodeAt(0) - 97, row: 8 - Number(square[1]) };
}
