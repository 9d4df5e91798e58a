/** A board in words, for whoever hears it. */

import { listOf } from './numbers.ts';

const NAMES: Readonly<Record<string, readonly [one: string, many: string, feminine: boolean]>> = {
  k: ['rey', 'reyes', false],
  q: ['dama', 'damas', true],
  r: ['torre', 'torres', true],
  b: ['alfil', 'alfiles', false],
  n: ['caballo', 'caballos', false],
  p: ['peón', 'peones', false],
};

export const pieceName = (letter: string): string => NAMES[letter.toLowerCase()]?.[0] ?? '';
/** "el caballo", "la dama". */
export const thePiece = (letter: string): string => {
  const name = NAMES[letter.toLowerCase()];
  return name ? `${name[2] ? 'la' : 'el'} ${name[0]}` : '';
};

const isWhite = (letter: string): boolean => letter === letter.toUpperCase();

/** FEN letter: "caballo blanco". */
export const colouredPiece = (letter: string): string => {
  const feminine = NAMES[letter.toLowerCase()]?.[2] ?? false;
  const colour = isWhite(letter) ? 'blanc' : 'negr';
  return `${pieceName(letter)} ${colour}${feminine ? 'a' : 'o'}`;
};

/** "f3, caballo blanco"; an empty square is only its name. */
export const squareName = (square: string, letter?: string): string =>
  letter ? `${square}, ${colouredPiece(letter)}` : square;

interface SpokenMove {
  readonly from: string;
  readonly to: string;
  readonly piece: string;
  readonly san: string;
  readonly captured?: string | undefined;
  readonly promotion?: string | undefined;
}

/** "caballo de f3 toma el peón de e5, jaque". */
export const spokenMove = ({ from, to, piece, san, captured, promotion }: SpokenMove): string => {
  const end = san.endsWith('#') ? ', jaque mate' : san.endsWith('+') ? ', jaque' : '';
  if (san.startsWith('O-O-O')) return `enroque largo${end}`;
  if (san.startsWith('O-O')) return `enroque corto${end}`;
  const what = captured ? `toma ${thePiece(captured)} de ${to}` : `a ${to}`;
  const crown = promotion ? ` y corona ${pieceName(promotion)}` : '';
  return `${pieceName(piece)} de ${from} ${what}${crown}${end}`;
};

const ORDER = 'kqrbnp';

const sideWords = (placed: readonly (readonly [letter: string, square: string])[]): string =>
  [...ORDER]
    .flatMap((letter) => {
      const squares = placed.filter(([one]) => one.toLowerCase() === letter).map(([, square]) => square);
      const [one, many] = NAMES[letter] ?? ['', ''];
      return squares.length === 0 ? [] : [`${squares.length === 1 ? one : many} ${listOf(squares)}`];
    })
    .join('; ');

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
