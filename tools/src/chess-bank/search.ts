import { Chess } from 'chess.js';
import { type Engine, type EngineLine, toCentipawns } from '../positions/uci.ts';
import { lossAgainst, writeLine } from './score.ts';

/** What the engine says of every legal move of a position; one line of `content/chess/engine/*.jsonl`. */
export interface Searched {
  readonly fen: string;
  /** Nodes of each search: over all legal moves, over those that could be right, over those that are near. */
  readonly nodos: readonly number[];
  /** How many of the first lines come from the later searches. */
  readonly afinadas: number;
  /** Best first: "move score reply…". Every legal move is here. */
  readonly lineas: readonly string[];
}

/**
 * Three searches. All legal moves without the network, which is fast and enough to leave out what loses; those that
 * could be right with the network; and, where a move stands near a threshold (right, nearly right), it and the best
 * alone, so that the threshold rests on a deep search. No position gets less than the first and the second.
 */
export interface Budget {
  readonly broad: number;
  readonly likely: number;
  readonly near: number;
}

export const DEEP: Budget = { broad: 1_000_000, likely: 250_000, near: 1_000_000 };

/** A move further than this from the best after the broad search cannot be right. */
const HOPELESS = 0.25;
const FEWEST = 5;
/** Losses of winning chance around the thresholds: there the last search decides. */
const NEAR = [0.01, 0.09] as const;
const PLIES = 8;
/** A line shorter than this does not tell what a move runs into: it is searched once more after the move. */
const TELLING = 3;
const TELLING_NODES = 60_000;
const TRIED = 14;

const byScore = (a: EngineLine, b: EngineLine) => toCentipawns(b.score) - toCentipawns(a.score);
const moveOf = ({ pv }: EngineLine) => pv[0] as string;

async function among(engine: Engine, fen: string, nodes: number, moves: readonly string[]): Promise<EngineLine[]> {
  const { lines } = await engine.analyse(fen, { nodes }, moves.length, moves);
  return lines.toSorted(byScore);
}

/** The newer judgement replaces the older, and what was searched deeper stands first among equals. */
function merge(newer: readonly EngineLine[], older: readonly EngineLine[]): EngineLine[] {
  const seen = new Set(newer.map(moveOf));
  return [...newer, ...older.filter((line) => !seen.has(moveOf(line)))];
}

export async function searchAll(engine: Engine, fen: string, budget = DEEP): Promise<Searched> {
  const legal = new Chess(fen).moves({ verbose: true }).map(({ lan }) => lan);
  if (legal.length === 0) return { fen, nodos: [], afinadas: 0, lineas: [] };
  engine.useNetwork(false);
  engine.forget();
  const broad = await among(engine, fen, budget.broad, legal);
  const leader = broad[0] as EngineLine;
  const likely = broad.filter(({ score }, index) => index < FEWEST || lossAgainst(leader.score, score) <= HOPELESS);
  engine.useNetwork(true);
  engine.forget();
  const judged = await among(engine, fen, budget.likely, likely.map(moveOf));
  const best = judged[0] as EngineLine;
  const close = judged.filter((line) => {
    const loss = lossAgainst(best.score, line.score);
    return line === best || (loss >= NEAR[0] && loss <= NEAR[1]);
  });
  const refined = close.length > 1 ? await among(engine, fen, budget.near, close.map(moveOf)) : [];
  const top = merge(refined, judged).toSorted(byScore);
  const all = merge(top, broad);
  const told = await tell(engine, fen, all);
  return {
    fen,
    nodos: [budget.broad, budget.likely, ...(refined.length > 0 ? [budget.near] : [])],
    afinadas: top.length,
    lineas: told.map((line) => writeLine(line, PLIES)),
  };
}

/** Completes the lines of the moves a person would try, where the search kept too little of them. */
export async function tell(engine: Engine, fen: string, lines: readonly EngineLine[]): Promise<EngineLine[]> {
  const loud = new Set(
    new Chess(fen)
      .moves({ verbose: true })
      .filter(({ captured, san }) => captured !== undefined || /[+#]$/u.test(san))
      .map(({ lan }) => lan),
  );
  const told: EngineLine[] = [];
  for (const [index, line] of lines.entries()) {
    const short = line.pv.length < TELLING && (index < TRIED || loud.has(moveOf(line)));
    const board = new Chess(fen);
    board.move(moveOf(line));
    if (!short || board.isGameOver()) {
      told.push(line);
      continue;
    }
    const { lines: after } = await engine.analyse(board.fen(), { nodes: TELLING_NODES }, 1);
    told.push({ score: line.score, pv: [moveOf(line), ...(after[0]?.pv ?? [])] });
  }
  return told;
}
