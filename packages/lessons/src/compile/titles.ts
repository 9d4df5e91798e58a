import { Chess, playUci } from '@estratega/chess/rules';
import type { ChessExercise } from '../schema/index.ts';

/**
 * What the words of a title say of the boards under it, looked up on the board itself and not in what was computed from it:
 * the test of titles holds every board to them, and `npm run bank:titles` prints how many boards each title has.
 */

export interface Board {
  readonly one: ChessExercise;
  readonly white: boolean;
  readonly pieces: string;
  readonly rights: string;
  readonly number: number;
  readonly mated: boolean;
  readonly first: ReturnType<Chess['move']>;
}

export const boardOf = (one: ChessExercise): Board => {
  const [pieces = '', side, rights = '', , , number] = one.fen.split(' ');
  const chess = new Chess(one.fen);
  const moves = one.linea.map((move) => playUci(chess, move));
  return {
    one,
    white: side === 'w',
    pieces,
    rights,
    number: Number(number),
    mated: chess.isCheckmate(),
    first: moves[0] as Board['first'],
  };
};

const has = (letter: string) => (board: Board) => board.pieces.toLowerCase().includes(letter);
const moves =
  (piece: string) =>
  ({ first }: Board) =>
    first.piece === piece;
const answered = ({ one }: Board): boolean => one.linea.length >= 3;
const quiet = ({ first }: Board): boolean => !first.isCapture() && !first.isPromotion() && !first.san.endsWith('+');

/** What a word in a name says of the board. Names that offer two outcomes («mate o material») say neither. */
export const ON_THE_BOARD: readonly (readonly [RegExp, (board: Board) => boolean])[] = [
  [/^(?!.*\b(?:o|casi)\b).*\bmates?\b/u, ({ mated }) => mated],
  [
    /^(?!.*\b[ou]\b)(?!.*a la vista).*\b(?:salv(?:a|ar|ador|arse)|perpetuo|tablas)\b/u,
    ({ one }) => one.rasgos.meta === 'salva',
  ],
  [/\b(?:defensas?|defensiva|defender|defiende)\b/u, (board) => board.one.rasgos.meta === 'salva' || answered(board)],
  [/^(?!.*\bblanc[ao]s?\b).*\b(?:negras|negra|lado negro)\b/u, ({ white }) => !white],
  [/^(?!.*\bnegr[ao]s?\b).*\bcon blancas\b/u, ({ white }) => white],
  [/\bcaballos?\b/u, has('n')],
  [/\balfil(?:es)?\b/u, has('b')],
  [/\btorres?\b/u, has('r')],
  [/\bdamas?\b/u, has('q')],
  [/\bpe[oó]n(?:es)?\b|\bcoron|\bpromoci/u, has('p')],
  [/^(?!.*\bo\b).*\b(?:callada|tranquilas?|silenciosas?|espera)\b/u, quiet],
  [/^(?!.*sin jaque).*\bcon jaque\b/u, ({ first }) => first.san.endsWith('+') || first.san.endsWith('#')],
  [/^(?!.*\bo\b)(?!.*más allá).*\b(?:re)?capturas?\b/u, ({ first }) => first.isCapture()],
  [/\benro(?:ca|que)\b/u, ({ rights, white }) => (white ? /[KQ]/u : /[kq]/u).test(rights)],
  [/\bapertura\b/u, ({ number }) => number <= 12],
  [
    /\b(?:línea|cadena|solución|ruta) (?:completa|entera|larga)\b|\blíneas completas\b|hasta el final|jugada a jugada/u,
    answered,
  ],
  [/\b(?:dos|tres|cuatro|cinco) jugadas\b|\bdos tiempos\b/u, answered],
  [/\btres jugadas\b/u, ({ one }) => one.linea.length >= 5],
  [/\bcuatro jugadas\b/u, ({ one }) => one.linea.length >= 7],
  [/\bjuega el rey\b/u, moves('k')],
  [/\bjuega la dama\b/u, moves('q')],
  [/\bjuega la torre\b/u, moves('r')],
  [/\bjuega el alfil\b/u, moves('b')],
  [/\bjuega el caballo\b/u, moves('n')],
  [/\bjuega un peón\b/u, moves('p')],
  [/\bjuegan negras\b/u, ({ white }) => !white],
  [/\bjuegan blancas\b/u, ({ white }) => white],
  [/\bempieza un jaque\b/u, ({ first }) => /[+#]$/u.test(first.san)],
  [/\bjugada tranquila\b/u, quiet],
  [/\ben el final\b/u, ({ pieces }) => [...pieces].filter((man) => /[qrbn]/iu.test(man)).length <= 9],
];

/**
 * What no board can be held to: a clock that does not run, a game, a plan or a judgement that nobody asks for, a single
 * square, a line that was prepared.
 */
export const NOT_SERVED =
  /\breloj|cron[oó]metr|\bsegundos\b|relámpago|\bráfaga|\bsprint\b|a ciegas|a oscuras|de memoria|\bmodelo\b|\bpreparación\b|\bdesvío\b|\bplan\b|\bestructura\b|\bveredictos?\b|\bevaluaci|\bnovedad|\bpartidas?\b|(?<!\d\.)\b[a-h][1-8]\b(?! [a-h]\d)|\.\.\./u;
/** Of a reading: its page has one worked example, its ideas and its questions. */
export const NOT_READ =
  /\b(?:dos|tres|cuatro|cinco|seis|siete)\b|\bpartidas?\b|\bpasos?\b|\bmodelo\b|jugada (?:a|por) jugada|\b[a-h][1-8]\b/u;
