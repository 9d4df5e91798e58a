import { Chess, type Move } from '@estratega/chess/rules';
import { boardOf, DRAWN, type EndingTable, isDead, lookUp, type Reading } from './table.ts';

/** What a position is worth, exactly. Tables that are not at hand leave it unknown: nothing is guessed. */

export type Tables = ReadonlyMap<string, EndingTable>;

const worth = ({ resultado, jugadas }: Reading): number =>
  resultado === 'tablas' ? 0 : resultado === 'gana' ? 1_000 - jugadas : jugadas - 1_000;

/** The same seen by who moved here. */
const before = ({ resultado, jugadas }: Reading): Reading => {
  if (resultado === 'tablas') return DRAWN;
  return resultado === 'pierde' ? { resultado: 'gana', jugadas: jugadas + 1 } : { resultado: 'pierde', jugadas };
};

const best = (readings: readonly Reading[]): Reading =>
  readings.reduce((most, one) => (worth(one) > worth(most) ? one : most));

/** Needed beside any other: what a capture leaves. */
export const SMALL = ['KQK', 'KRK', 'KPK'] as const;

/** Who is to move: undefined where a table is missing. */
export const probe = (tables: Tables, fen: string): Reading | undefined => {
  const board = boardOf(fen);
  if (!board) return undefined;
  const inPassing = fen.split(' ')[3] ?? '-';
  if (isDead(board.name) && inPassing === '-') return DRAWN;
  const table = tables.get(board.key);
  const told = table && lookUp(table, board);
  if (told && inPassing === '-') return told;
  const moves = new Chess(fen).moves({ verbose: true });
  if (told) {
    const taking = moves.filter((move) => move.isEnPassant());
    if (taking.length === 0) return told;
    const after = taking.map((move) => probe(tables, move.after));
    const others = moves.length > taking.length ? [told] : [];
    return after.includes(undefined) ? undefined : best([...others, ...after.map((one) => before(one as Reading))]);
  }
  if (!table) return undefined;
  return moves.length === 0 ? ended(fen) : bestOf(tables, moves);
};

const ended = (fen: string): Reading => (new Chess(fen).isCheckmate() ? { resultado: 'pierde', jugadas: 0 } : DRAWN);

const bestOf = (tables: Tables, moves: readonly Move[]): Reading | undefined => {
  const after = moves.map((move) => probe(tables, move.after));
  return after.includes(undefined) ? undefined : best(after.map((one) => before(one as Reading)));
};

export interface Choice {
  readonly move: Move;
  /** For who makes it; undefined where it leads to an ending whose table is not at hand. */
  readonly reading: Reading | undefined;
}

/** Every legal move with what it is worth to who makes it. */
export const choicesOf = (tables: Tables, fen: string): readonly Choice[] =>
  new Chess(fen).moves({ verbose: true }).map((move) => {
    const after = probe(tables, move.after);
    return { move, reading: after && before(after) };
  });

const RANK = { gana: 2, tablas: 1, pierde: 0 } as const;

/** Whether a move keeps what the position is worth: a win that takes longer is still a win. */
export const keeps = ({ reading }: Choice, top: Reading): boolean =>
  reading !== undefined && RANK[reading.resultado] >= RANK[top.resultado];

/** A loss this much shorter than the longest is still resistance, and may ask more of the other side. */
const SLACK = 2;

/** Looking into what each asks of the other side takes time: of the best few only, where they are ordered. */
const LOOKED_INTO = 4;
/** Where all are worth the same: pawns and kings ask most, and come first. */
const LOOKED_INTO_EVEN = 12;
const ASKING = 'pkrbnq';

/** Of the moves that keep `top`, those that do most: who wins wins soonest, who loses lasts. */
const stubborn = (choices: readonly Choice[], top: Reading): readonly Choice[] => {
  const kept = choices.filter((one) => keeps(one, top));
  if (top.resultado === 'tablas') return kept;
  return kept.filter(({ reading }) =>
    top.resultado === 'gana' ? reading?.jugadas === top.jugadas : (reading?.jugadas ?? 0) >= top.jugadas - SLACK,
  );
};

interface Asked {
  readonly one: Choice;
  /** The share of the other side's replies that are right. */
  readonly ease: number;
  /** Taking something is right: whoever sees it is done. */
  readonly gives: boolean;
}

const askedBy = (tables: Tables, one: Choice): Asked => {
  const replies = choicesOf(tables, one.move.after);
  const known = replies.flatMap(({ reading }) => reading ?? []);
  if (known.length === 0) return { one, ease: 1, gives: false };
  const top = best(known);
  const right = replies.filter((other) => keeps(other, top));
  return { one, ease: right.length / replies.length, gives: right.some(({ move }) => move.isCapture()) };
};

/** A position, whatever move of the game it is. */
export const placeOf = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

/**
 * The move that resists best: it keeps the result where there is one to keep, and else loses about as late as can be; of those it gives
 * nothing away, repeats nothing that was there (`seen`), and leaves the fewest right replies. Undefined where the tables do not tell.
 */
export const resist = (tables: Tables, fen: string, seen: ReadonlySet<string> = new Set()): Move | undefined => {
  const top = probe(tables, fen);
  if (!top) return undefined;
  const choices = choicesOf(tables, fen);
  const pool = stubborn(choices, top);
  if (pool.length === 0) {
    // Only a move into an ending that is not at hand keeps it: the queen, where a pawn becomes something.
    const open = choices.filter(({ reading }) => reading === undefined);
    return (open.find(({ move }) => move.promotion === 'q') ?? open[0])?.move;
  }
  if (pool.length === 1) return pool[0]?.move;
  const value = ({ reading }: Choice): number => (reading ? worth(reading) : 0);
  const byWorth = pool.toSorted(
    (a, b) =>
      value(b) - value(a) ||
      ASKING.indexOf(a.move.piece) - ASKING.indexOf(b.move.piece) ||
      (a.move.lan < b.move.lan ? -1 : 1),
  );
  const repeats = ({ move }: Choice): number => (seen.has(placeOf(move.after)) ? 1 : 0);
  const isEven = top.resultado === 'tablas';
  return byWorth
    .slice(0, isEven ? LOOKED_INTO_EVEN : LOOKED_INTO)
    .map((one) => askedBy(tables, one))
    .sort(
      (a, b) => Number(a.gives) - Number(b.gives) || (isEven ? repeats(a.one) - repeats(b.one) : 0) || a.ease - b.ease,
    )[0]?.one.move;
};
