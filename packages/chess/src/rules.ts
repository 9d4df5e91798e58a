import type { Chess, Move } from 'chess.js';

/** The rules of chess by the library that knows them all. Nobody else imports it, so that another could take its place. */
export { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';

/** Plays a move in coordinates, «e7e8q»; throws where the rules forbid it. */
export const playUci = (game: Chess, uci: string): Move => {
  const promotion = uci.slice(4);
  return game.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), ...(promotion ? { promotion } : {}) });
};
