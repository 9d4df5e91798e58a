/** The rules of chess by the library that knows them all. Nobody else imports it, so that another could take its place. */
export { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';
