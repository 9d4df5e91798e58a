import { Chess } from '@estratega/chess/rules';
import { type Engine, type EngineLine, toCentipawns } from '../positions/uci.ts';
import { lossAgainst, readLine, writeLine } from './score.ts';

/** What the engine says of every legal move of a position; one line of `content/chess/engine/*.jsonl`. */
export interface Searched {
  readonly fen: string;
  /** Nodes of each search, in the order in which they were made. */
  readonly nodos: readonly number[];
  /** How many of the first lines come from a search with the network; 0 while the broad search stands alone. */
  readonly afinadas: number;
  /** Best first: "move score reply…". Every legal move is here. */
  readonly lineas: readonly string[];
}

/**
 * All legal moves without the network, which is fast and enough to leave out what loses. Then with it: the first few
 * for a check where one move stands out, else all that could be right; and, where a move stands near a threshold
 * (right, nearly right), it and the best alone, so that the threshold rests on a deep search.
 */
export interface Budget {
  readonly broad: number;
  readonly check: number;
  /** Nobody will read what each move runs into. */
  readonly mute?: boolean;
  /** How many of the first moves the check looks at. */
  readonly checked?: number;
  /** Instead of the broad search, where a mate is proved. */
  readonly mate?: number;
  /** The check where a move stands out by far. */
  readonly far?: { readonly check: number; readonly checked: number } | undefined;
  /** A first, shorter attempt at later moves of a line. */
  readonly later?: { readonly broad: number; readonly check: number; readonly checked: number };
  readonly likely: number;
  readonly near: number;
}

export const DEEP: Budget = { broad: 1_000_000, check: 100_000, likely: 150_000, near: 400_000 };
/** For boards of which there are plenty: what is not settled by the broad search and its check is left alone. */
export const MINED: Budget = {
  ...DEEP,
  mate: 300_000,
  checked: 3,
  far: { check: 25_000, checked: 2 },
  later: { broad: 250_000, check: 20_000, checked: 2 },
};
/** A move that stands out by this much is doubted less. */
export const FAR = 0.3;

/** A move that stands out by this much stands out: on 23 boards judged both ways all disputes were below 0.06. */
const CLEAR = 0.12;
const CHECKED = 4;
/** A move further than this from the best after the broad search cannot be right. */
const HOPELESS = 0.25;
const FEWEST = 5;
/** Losses of winning chance around the thresholds: there the last search decides. */
const NEAR = [0.01, 0.09] as const;
const PLIES = 8;
/** A line shorter than this does not tell what a move runs into: it is searched once more after the move. */
const TELLING = 3;
const TELLING_NODES = 30_000;
const TRIED = 11;

const byScore = (a: EngineLine, b: EngineLine) => toCentipawns(b.score) - toCentipawns(a.score);
const moveOf = ({ pv }: EngineLine) => pv[0] as string;

async function among(engine: Engine, fen: string, nodes: number, moves: readonly string[]): Promise<EngineLine[]> {
  const { lines } = await engine.analyse(fen, { nodes }, moves.length, moves);
  return lines.toSorted(byScore);
}

/** The newer judgement replaces the older. */
function merge(newer: readonly EngineLine[], older: readonly EngineLine[]): EngineLine[] {
  const seen = new Set(newer.map(moveOf));
  return [...newer, ...older.filter((line) => !seen.has(moveOf(line)))];
}

const standsOut = ([first, second]: readonly EngineLine[], by = CLEAR): boolean =>
  first !== undefined && (second === undefined || lossAgainst(first.score, second.score) >= by);

const isMate = ([first]: readonly EngineLine[]): boolean =>
  first !== undefined && 'mate' in first.score && first.score.mate > 0;

const write = (fen: string, nodos: readonly number[], afinadas: number, lines: readonly EngineLine[]): Searched => ({
  fen,
  nodos,
  afinadas,
  lineas: lines.map((line) => writeLine(line, PLIES)),
});

/** The broad search and, where a move stands out or mates, its check: such a position is done. */
export async function searchBroad(engine: Engine, fen: string, budget = DEEP): Promise<Searched> {
  const legal = new Chess(fen).moves({ verbose: true }).map(({ lan }) => lan);
  if (legal.length === 0) return write(fen, [], 0, []);
  engine.useNetwork(false);
  engine.forget();
  const found = await among(engine, fen, budget.broad, legal);
  const broad = budget.mute ? found : await tell(engine, fen, found);
  // A mate needs no judgement, and what else wins is told apart well enough.
  if (isMate(broad)) return write(fen, [budget.broad], broad.length, broad);
  if (!standsOut(broad)) return write(fen, [budget.broad], 0, broad);
  engine.useNetwork(true);
  engine.forget();
  const { check, checked: first = CHECKED } = budget.far && standsOut(broad, FAR) ? budget.far : budget;
  const checked = await among(engine, fen, check, broad.slice(0, first).map(moveOf));
  const agrees = standsOut(checked) && moveOf(checked[0] as EngineLine) === moveOf(broad[0] as EngineLine);
  return write(fen, [budget.broad, check], agrees ? checked.length : 0, agrees ? merge(checked, broad) : broad);
}

/** Whether a broad search has not settled the position. */
export const isOpen = ({ afinadas, lineas }: Searched): boolean => afinadas === 0 && lineas.length > 0;

/** Judges with the network what the broad search left open. */
export async function refine(engine: Engine, { fen, nodos, lineas }: Searched, budget = DEEP): Promise<Searched> {
  const broad = lineas.map(readLine);
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
  const searches = [...nodos, budget.likely, ...(refined.length > 0 ? [budget.near] : [])];
  const told = await tell(engine, fen, merge(top, broad));
  return write(fen, searches, top.length, told);
}

/** Completes the lines of the moves a person would try, where the search kept too little of them. */
async function tell(engine: Engine, fen: string, lines: readonly EngineLine[]): Promise<EngineLine[]> {
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
