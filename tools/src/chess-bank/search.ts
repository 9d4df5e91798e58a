import { Chess } from 'chess.js';
import { type Engine, type EngineLine, toCentipawns } from '../positions/uci.ts';
import { lossAgainst, writeLine } from './score.ts';

/** What the engine says of every legal move of a position; one line of `content/chess/engine/*.jsonl`. */
export interface Searched {
  readonly fen: string;
  /** Nodes of the search over all legal moves, and of the one over those that could be right. */
  readonly nodos: readonly [number, number];
  /** How many of the first lines come from the second search. */
  readonly afinadas: number;
  /** Best first: "move score reply…". Every legal move is here. */
  readonly lineas: readonly string[];
}

export interface Budget {
  /** Over all legal moves, to know which could matter. */
  readonly broad: number;
  /** Over those only: this is the search on which right and nearly right stand. */
  readonly narrow: number;
  /** The same where no second move comes near, so that both searches make up the whole. */
  readonly clear: number;
}

/** A million nodes a position, and another third where two moves are near each other. */
export const DEEP: Budget = { broad: 300_000, narrow: 1_000_000, clear: 700_000 };

/** A move this far from the best after the broad search is looked at again: three times what is nearly right. */
const DOUBTFUL = 0.2;
const FEWEST = 3;
const PLIES = 8;

const byScore = (a: EngineLine, b: EngineLine) => toCentipawns(b.score) - toCentipawns(a.score);

export async function searchAll(engine: Engine, fen: string, budget = DEEP): Promise<Searched> {
  engine.forget();
  const legal = new Chess(fen).moves().length;
  if (legal === 0) return { fen, nodos: [0, 0], afinadas: 0, lineas: [] };
  const broad = await engine.analyse(fen, { nodes: budget.broad }, legal);
  const all = broad.lines.toSorted(byScore);
  const best = all[0] as EngineLine;
  const rivals = all.filter(({ score }) => lossAgainst(best.score, score) <= DOUBTFUL);
  const moves = all.slice(0, Math.max(FEWEST, rivals.length)).map(({ pv }) => pv[0] as string);
  const nodes = rivals.length > 1 ? budget.narrow : budget.clear;
  const narrow = await engine.analyse(fen, { nodes }, moves.length, moves);
  const refined = narrow.lines.toSorted(byScore);
  const seen = new Set(refined.map(({ pv }) => pv[0]));
  const rest = all.filter(({ pv }) => !seen.has(pv[0]));
  return {
    fen,
    nodos: [budget.broad, nodes],
    afinadas: refined.length,
    lineas: [...refined, ...rest].map((line) => writeLine(line, PLIES)),
  };
}
