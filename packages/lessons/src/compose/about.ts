import { Chess, playUci } from '@estratega/chess/rules';
import type { Ejemplo } from '../schema/pack.ts';

/** Whether a text can be read beside a board or a table: every square or card that it names is there. */

const SQUARE = /(?<![A-Za-z\d])[RDTAC]?x?([a-h][1-8])(?![\d\p{L}])/gu;
const CARD = /([AKQJT2-9]|10)([♠♥♦♣])/gu;
/** Three ranks or more in a row are a board: «K-7-2». */
const BOARD = /(?<![\w-])[AKQJT2-9](?:-[AKQJT2-9]){2,4}(?![\w-])/gu;
const SUITS: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };

export const squaresIn = (text: string): readonly string[] =>
  [...text.matchAll(SQUARE)].map(([, square = '']) => square);
export const cardsIn = (text: string): readonly string[] =>
  [...text.matchAll(CARD)].map(([, rank = '', suit = '']) => `${rank === '10' ? 'T' : rank}${SUITS[suit]}`);
export const boardsIn = (text: string): readonly string[] => [...text.matchAll(BOARD)].map(([board]) => board);

/** Squares that hold a piece at some moment of the line, or that a move goes to. */
const squaresOf = (fen: string, line: readonly string[]): ReadonlySet<string> => {
  const game = new Chess(fen);
  const held = new Set<string>();
  const look = () => {
    for (const row of game.board()) for (const piece of row) if (piece) held.add(piece.square);
  };
  look();
  for (const uci of line) {
    playUci(game, uci);
    look();
  }
  return held;
};

const isBoard = (named: string, board: readonly string[]): boolean => {
  const ranks = named.split('-');
  const there = board.slice(0, ranks.length).map(([rank]) => rank);
  return ranks.length <= board.length && [...ranks].sort().join('') === [...there].sort().join('');
};

export const isAbout = (text: string, ejemplo: Ejemplo): boolean => {
  if (ejemplo.tipo === 'ajedrez') {
    const named = squaresIn(text);
    if (named.length === 0) return true;
    const held = squaresOf(ejemplo.fen, ejemplo.linea);
    return named.every((square) => held.has(square));
  }
  const board = ejemplo.historia.flatMap(({ cartas = [] }) => cartas);
  const there = new Set<string>([...board, ...(ejemplo.mano ?? [])]);
  return cardsIn(text).every((card) => there.has(card)) && boardsIn(text).every((named) => isBoard(named, board));
};
