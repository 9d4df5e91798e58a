import { type LegalMove, type ReadMove, settle } from './notation.ts';

/** Moves as they are said, and as a voice writes them: «torre a e3», «caballo de f3 toma el peón de e5», «enroque corto», «peón a e8, dama». */

const PIECES: Readonly<Record<string, string>> = {
  rey: 'k',
  dama: 'q',
  reina: 'q',
  torre: 'r',
  alfil: 'b',
  caballo: 'n',
  peon: 'p',
};
const FILES: Readonly<Record<string, string>> = { be: 'b', ce: 'c', de: 'd', efe: 'f', ge: 'g', hache: 'h' };
const RANKS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];

const PIECE = new RegExp(`\\b(?:${Object.keys(PIECES).join('|')})\\b`, 'gu');
/** «e3», «e 3», «efe tres». */
const SQUARE = new RegExp(`\\b([a-h]|${Object.keys(FILES).join('|')}) ?([1-8]|(?:${RANKS.join('|')})\\b)`, 'gu');
/** «caballo de b a d2», «torre de la columna a». */
const FROM_FILE = /\bde (?:la )?(?:columna )?([a-h])\b/u;
const CROWNS = /\b(?:coron\w+|promocion\w+|pid\w+)(?: (?:a|con|en|una|un))?\b/u;
/** What may stand between: anything else is not a move. */
const BETWEEN =
  /\b(?:a|al|de|del|la|el|en|por|con|y|una|un|casilla|columna|jug\w+|muev\w+|toma\w*|com[eo]\w*|captur\w+|jaque|mate)\b|\bx\b/gu;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9 ]+/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();

/** Every square once written the same way, so that letters said as words are no longer prepositions. */
const withSquares = (text: string): string =>
  text.replace(SQUARE, (_, file: string, rank: string) => {
    const number = RANKS.indexOf(rank) + 1 || Number(rank);
    return `${FILES[file] ?? file}${number}`;
  });

/** What was said, looked for among the legal moves; `no_se_entiende` where it is no move at all. */
export function readSpokenMove(said: string, legal: readonly LegalMove[]): ReadMove {
  const text = withSquares(plain(said));
  const castling = /^enroque (corto|largo)(?: jaque)?(?: mate)?$/u.exec(text);
  if (castling) {
    const san = castling[1] === 'largo' ? /^O-O-O/u : /^O-O(?!-O)/u;
    return settle(legal.filter((move) => san.test(move.san))) ?? { falla: 'ilegal' };
  }
  const squares = [...text.matchAll(/\b[a-h][1-8]\b/gu)];
  const to = squares.at(-1);
  const names = [...text.matchAll(PIECE)];
  const crowns = CROWNS.exec(text);
  const rest = text
    .replace(/\b[a-h][1-8]\b/gu, '')
    .replace(PIECE, '')
    .replace(CROWNS, '')
    .replace(FROM_FILE, '')
    .replace(BETWEEN, '');
  if (!to || squares.length > 2 || names.length === 0 || rest.trim() !== '') return { falla: 'no_se_entiende' };
  // «corona dama en e8», «e8 dama»: the first piece that is named is the one that arrives.
  const pawn = crowns?.index === 0 || (names[0]?.index ?? 0) > to.index;
  const piece = pawn ? 'p' : PIECES[names[0]?.[0] ?? ''];
  const later = names.find(({ index }) => index > (crowns ? crowns.index : to.index));
  const promotion = piece === 'p' && later ? PIECES[later[0]] : undefined;
  const from = squares.length === 2 ? squares[0]?.[0] : FROM_FILE.exec(text)?.[1];
  return (
    settle(
      legal.filter(
        (move) =>
          move.piece === piece &&
          move.to === to[0] &&
          (from === undefined || move.from.startsWith(from)) &&
          (promotion === undefined || move.promotion === promotion),
      ),
    ) ?? { falla: 'ilegal' }
  );
}
