import { ENGLISH_LETTERS, pieceName, SPANISH_LETTERS, spanishSan, thePiece } from './pieces.ts';

/** Chess moves as people write them here (Cxe5, 0-0, exd8=D) and say them, and as engines and the wire write them (f3e5). */

/** What is needed of a legal move; a move of chess.js is one. */
export interface LegalMove {
  readonly from: string;
  readonly to: string;
  /** p n b r q k */
  readonly piece: string;
  readonly san: string;
  readonly promotion?: string | undefined;
}

export type ReadMove =
  | { readonly jugada: LegalMove }
  | { readonly falla: 'vacia' | 'no_se_entiende' | 'ilegal' | 'ambigua' | 'falta_pieza' };

export const uciOf = ({ from, to, promotion = '' }: Pick<LegalMove, 'from' | 'to' | 'promotion'>): string =>
  from + to + promotion;

/** The move after `plies` half-moves from a position, numbered as in a book: "5.Cxe5", "5…Axd1"; `always` also where white has just been numbered. */
export const numberedSan = (fen: string, plies: number, san: string, always = true): string => {
  const [, side, , , , number] = fen.split(' ');
  const half = 2 * (Number(number) || 1) + (side === 'b' ? 1 : 0) + plies;
  const text = spanishSan(san);
  if (half % 2 === 0) return `${half / 2}.${text}`;
  return always ? `${(half - 1) / 2}…${text}` : text;
};

interface SpokenMove extends LegalMove {
  readonly captured?: string | undefined;
}

/** "caballo de f3 toma el peón de e5, jaque". */
export const spokenMove = ({ from, to, piece, san, captured, promotion }: SpokenMove): string => {
  const end = san.endsWith('#') ? ', jaque mate' : san.endsWith('+') ? ', jaque' : '';
  if (san.startsWith('O')) return `enroque ${san.startsWith('O-O-O') ? 'largo' : 'corto'}${end}`;
  const what = captured ? `toma ${thePiece(captured)} de ${to}` : `a ${to}`;
  const crown = promotion ? ` y corona ${pieceName(promotion)}` : '';
  return `${pieceName(piece)} de ${from} ${what}${crown}${end}`;
};

type Letters = Readonly<Record<string, string>>;
const ENGLISH: Letters = Object.fromEntries(
  Object.keys(SPANISH_LETTERS).map((letter) => [letter, letter.toLowerCase()]),
);
const SPANISH: Letters = Object.fromEntries(
  Object.entries(ENGLISH_LETTERS).map(([spanish, english]) => [spanish, english.toLowerCase()]),
);
/** Only R is a letter of both: a king here, a rook there. */
const PIECE_OF = { es: { ...ENGLISH, ...SPANISH }, en: { ...SPANISH, ...ENGLISH } };

const PATTERN = /^([RDTACKQBN])?([a-h])?([1-8])?[x:×]?([a-h][1-8])(?:=?\(?([DTACQRBNdtacqrbn])\)?)?$/u;
const UCI = /^([a-h][1-8])-?([a-h][1-8])([dtacqrbn])?$/u;

/** One legal move, or why there is not one; undefined where there is none. */
export const settle = (found: readonly LegalMove[]): ReadMove | undefined => {
  const [jugada] = found;
  if (!jugada) return undefined;
  if (found.length === 1) return { jugada };
  const onePath = found.every(({ from, to }) => from === jugada.from && to === jugada.to);
  return { falla: onePath ? 'falta_pieza' : 'ambigua' };
};

const readAs = (text: string, legal: readonly LegalMove[], letters: Letters): ReadMove | undefined => {
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  const [, letter = '', file = '', rank = '', to = '', crown = ''] = match;
  const piece = letter === '' ? 'p' : letters[letter];
  const promotion = letters[crown.toUpperCase()];
  return settle(
    legal.filter(
      (move) =>
        move.piece === piece &&
        move.to === to &&
        move.from.startsWith(file) &&
        move.from.endsWith(rank) &&
        (promotion === undefined || move.promotion === promotion),
    ),
  );
};

/** Spanish letters first: «Rd1» is a king, and a rook only where no king can go there. Number, check and praise are ignored. */
export const readMove = (typed: string, legal: readonly LegalMove[]): ReadMove => {
  const text = typed
    .trim()
    .replace(/^\d+\s*(?:\.{1,3}|…)\s*/u, '')
    .replace(/\s+|e\.?p\.?$|[+#!?]+$/gu, '')
    .replace(/[+#!?]+$/u, '');
  if (text === '') return { falla: 'vacia' };
  if (/^[0oO]-?[0oO](?:-?[0oO])?$/u.test(text)) {
    const long = text.replaceAll('-', '').length === 3;
    const found = legal.find(({ san }) => /^O-O-O/u.test(san) === long && san.startsWith('O-O'));
    return found ? { jugada: found } : { falla: 'ilegal' };
  }
  const coordinates = UCI.exec(text);
  if (coordinates) {
    const [, from, to, crown = ''] = coordinates;
    const promotion = PIECE_OF.en[crown.toUpperCase()];
    const found = settle(
      legal.filter(
        (move) => move.from === from && move.to === to && (promotion === undefined || move.promotion === promotion),
      ),
    );
    return found ?? { falla: 'ilegal' };
  }
  // «cxe5» is a pawn; where no pawn can, a knight written in a hurry.
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  const readings = text === capital ? [text] : [text, capital];
  let refused: ReadMove | undefined;
  for (const reading of readings) {
    for (const letters of [PIECE_OF.es, PIECE_OF.en]) {
      const found = readAs(reading, legal, letters);
      if (found && 'jugada' in found) return found;
      refused ??= found;
    }
  }
  return refused ?? { falla: readings.some((reading) => PATTERN.test(reading)) ? 'ilegal' : 'no_se_entiende' };
};

/** «exd8» needs its piece; the others say what was wrong. */
export const MOVE_TROUBLES = {
  vacia: 'Escribe una jugada, por ejemplo «Cf3».',
  no_se_entiende: 'No entendemos esa jugada. Escríbela como «Cxe5», «torre a e3», «0-0» o «exd8=D».',
  ilegal: 'Esa jugada no es posible en esta posición.',
  ambigua: 'Más de una pieza puede ir ahí: di cuál, por ejemplo «Cbd2».',
  falta_pieza: 'Di qué pieza pides al coronar, por ejemplo «e8=D».',
} as const;
