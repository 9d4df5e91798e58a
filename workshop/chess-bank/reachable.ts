import { Chess } from '@estratega/chess/rules';

type Colour = 'w' | 'b';
interface Man {
  readonly type: string;
  readonly color: Colour;
  readonly file: number;
  /** 1 is the own back rank. */
  readonly rank: number;
  readonly dark: boolean;
}

function menOf(fen: string): Man[] {
  const men: Man[] = [];
  (fen.split(' ')[0] as string).split('/').forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      if (/\d/u.test(sign)) {
        file += Number(sign);
        continue;
      }
      const color = sign === sign.toUpperCase() ? 'w' : 'b';
      const rank = 8 - index;
      men.push({
        type: sign.toLowerCase(),
        color,
        file,
        rank: color === 'w' ? rank : 9 - rank,
        dark: (file + rank) % 2 === 1,
      });
      file += 1;
    }
  });
  return men;
}

/**
 * Fewest captures that take a side's pawns from eight files to where they stand, each capture one file sideways and
 * one rank ahead; undefined when no assignment of files exists.
 */
export function pawnCaptures(pawns: readonly { readonly file: number; readonly rank: number }[]): number | undefined {
  // Cheapest way for the pawns seen so far by the set of files already taken as origin.
  let cheapest = new Map<number, number>([[0, 0]]);
  for (const { file, rank } of pawns) {
    const next = new Map<number, number>();
    for (const [used, cost] of cheapest) {
      for (let origin = 0; origin < 8; origin += 1) {
        const sideways = Math.abs(file - origin);
        if (used & (1 << origin) || sideways > rank - 2) continue;
        const set = used | (1 << origin);
        const total = cost + sideways;
        if (total < (next.get(set) ?? Number.POSITIVE_INFINITY)) next.set(set, total);
      }
    }
    cheapest = next;
  }
  return cheapest.size === 0 ? undefined : Math.min(...cheapest.values());
}

/** Pieces that can only have been pawns: a third rook, a second queen, two bishops of one colour of squares. */
function promoted(men: readonly Man[]): number {
  const count = (type: string, dark?: boolean) =>
    men.filter((man) => man.type === type && (dark === undefined || man.dark === dark)).length;
  const beyond = (found: number, given: number) => Math.max(0, found - given);
  return (
    beyond(count('q'), 1) +
    beyond(count('r'), 2) +
    beyond(count('n'), 2) +
    beyond(count('b', true), 1) +
    beyond(count('b', false), 1)
  );
}

/** A side has a man that was a pawn: natural in endings, odd in an exercise that is not about it. */
export const hasPromoted = (fen: string): boolean => {
  const men = menOf(fen);
  return (['w', 'b'] as const).some((color) => promoted(men.filter((man) => man.color === color)) > 0);
};

/**
 * Why a board cannot come from a game, by counting: too many men, pawns that would need more captures than men are
 * missing, castling rights of kings and rooks that have moved, the side that has just moved left in check. Undefined
 * when nothing speaks against it.
 */
export function whyUnreachable(fen: string): string | undefined {
  let board: Chess;
  try {
    board = new Chess(fen);
  } catch {
    return 'not a position';
  }
  const men = menOf(fen);
  for (const color of ['w', 'b'] as const) {
    const own = men.filter((man) => man.color === color);
    const rival = men.length - own.length;
    const pawns = own.filter(({ type }) => type === 'p');
    if (pawns.length > 8 || own.length > 16) return 'too many men';
    if (promoted(own) > 8 - pawns.length) return 'more promoted men than missing pawns';
    const captures = pawnCaptures(pawns);
    if (captures === undefined) return 'pawns that no eight files explain';
    if (captures > 16 - rival) return 'pawns that took more than is missing';
  }
  const turn = board.turn();
  const waiting = turn === 'w' ? 'b' : 'w';
  const king = board.findPiece({ type: 'k', color: waiting })[0];
  if (!king || board.isAttacked(king, turn)) return 'the side that moved is in check';
  return castlingFault(fen, board);
}

function castlingFault(fen: string, board: Chess): string | undefined {
  const HOME = { K: ['e1', 'h1'], Q: ['e1', 'a1'], k: ['e8', 'h8'], q: ['e8', 'a8'] } as const;
  for (const right of fen.split(' ')[2] ?? '-') {
    if (right === '-') continue;
    const [king, rook] = HOME[right as keyof typeof HOME];
    const color = right === right.toUpperCase() ? 'w' : 'b';
    const [k, r] = [board.get(king), board.get(rook)];
    if (k?.type !== 'k' || k.color !== color || r?.type !== 'r' || r.color !== color) return 'castling that is gone';
  }
  return undefined;
}
