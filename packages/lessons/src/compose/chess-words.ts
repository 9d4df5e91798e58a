/** A board in words, for whoever hears it. */

import { colouredPiece, PIECE_LETTERS, pieceName, piecesName } from '@estratega/chess/pieces';
import { listOf } from '@estratega/domain';

/** "f3, caballo blanco"; an empty square is only its name. */
export const squareName = (square: string, letter?: string): string =>
  letter ? `${square}, ${colouredPiece(letter)}` : square;

const isWhite = (letter: string): boolean => letter === letter.toUpperCase();

const sideWords = (placed: readonly (readonly [letter: string, square: string])[]): string =>
  PIECE_LETTERS.flatMap((letter) => {
    const squares = placed.filter(([one]) => one.toLowerCase() === letter).map(([, square]) => square);
    return squares.length === 0
      ? []
      : [`${squares.length === 1 ? pieceName(letter) : piecesName(letter)} ${listOf(squares)}`];
  }).join('; ');

/** "Juegan blancas. Blancas: rey e1; dama d1; torres a1 y h1. Negras: …" */
export const spokenPosition = (fen: string): string => {
  const [placement = '', side = 'w'] = fen.split(' ');
  const placed: [string, string][] = [];
  for (const [row, rank] of placement.split('/').entries()) {
    let file = 0;
    for (const symbol of rank) {
      if (/\d/u.test(symbol)) file += Number(symbol);
      else placed.push([symbol, `${'abcdefgh'[file++]}${8 - row}`]);
    }
  }
  const white = sideWords(placed.filter(([letter]) => isWhite(letter)));
  const black = sideWords(placed.filter(([letter]) => !isWhite(letter)));
  return `Juegan ${side === 'w' ? 'blancas' : 'negras'}. Blancas: ${white}. Negras: ${black}.`;
};

interface Asked {
  readonly temas: readonly string[];
  readonly rasgos: {
    readonly bando: 'blancas' | 'negras';
    readonly mate: boolean;
    readonly jugadas: number;
    readonly meta: string;
  };
}

/** What is asked of a position. That there is a mate is only said where mates are what is studied. */
export const promptOf = ({ temas, rasgos }: Asked): string => {
  const { bando, mate, jugadas, meta } = rasgos;
  if (mate && temas.some((tema) => tema.includes('mate')))
    return `Juegan ${bando} y dan mate en ${jugadas === 1 ? 'una' : jugadas}. ¿Cómo?`;
  // A rule is being learned: nobody is in danger yet.
  if (meta === 'salva' && temas.includes('aj-fun-reglas')) return '¿Cuál es la mejor jugada?';
  if (meta === 'salva') return `Juegan ${bando} y se salvan. ¿Con qué jugada?`;
  if (meta === 'gana') return `Juegan ${bando} y ganan. ¿Con qué jugada?`;
  return '¿Cuál es la mejor jugada?';
};
