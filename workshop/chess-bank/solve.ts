import { Chess, playUci } from '@estratega/chess/rules';
import type { Engine } from '../positions/uci.ts';
import { LONGEST_PROOF, shortestMates } from './mates.ts';
import { lossAgainst, NEARLY, readLine } from './score.ts';
import { type Budget, DEEP, FAR, isOpen, type Searched, searchBroad } from './search.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** A line in which every move of the solver was searched: it goes on while that move is the only right one. */
export interface Solved {
  readonly linea: readonly string[];
  readonly aceptadas: readonly (readonly string[])[];
  readonly casi: readonly (readonly string[])[];
  readonly primera: Verdict;
}

/** Later moves of a mate are proved; what else wins there is only told apart to be kind, so a short search will do. */
const KIND_NODES = 60_000;
const KIND_MOVES = 8;

/**
 * What the broad search and its check settle. A position that they leave open is no exercise: there are others.
 * At later moves a quarter of the search is enough where the move stands out by far (FAR): see docs/decisions/014.
 */
export async function settle(
  engine: Engine,
  fen: string,
  budget: Budget,
  later: boolean,
): Promise<Verdict | undefined> {
  if (later && budget.later) {
    const short = await searchBroad(engine, fen, { ...budget, ...budget.later, far: undefined, mute: true });
    if (!isOpen(short) && standsOutBy(short) >= FAR) return verdictOf(short);
  }
  const searched: Searched = await searchBroad(engine, fen, { ...budget, mute: later });
  return isOpen(searched) ? undefined : verdictOf(searched);
}

function standsOutBy({ lineas }: Searched): number {
  const [first, second] = lineas.map(readLine);
  return first && second ? lossAgainst(first.score, second.score) : 1;
}

/** Checks and captures that still win, though they do not mate as soon: what a person would play there. */
async function winsElsewhere(engine: Engine, fen: string, right: readonly string[]): Promise<string[]> {
  engine.useNetwork(false);
  engine.forget();
  const loud = new Chess(fen)
    .moves({ verbose: true })
    .filter(({ captured, san, lan }) => (captured || /[+#]$/u.test(san)) && !right.includes(lan))
    .map(({ lan }) => lan);
  if (loud.length === 0) return [];
  const { lines } = await engine.analyse(fen, { nodes: KIND_NODES }, loud.length, loud);
  // Lines of two depths may name one move twice.
  const wins = lines.filter(({ score }) => lossAgainst({ mate: 1 }, score) < NEARLY).map(({ pv }) => pv[0] as string);
  return [...new Set(wins)].slice(0, KIND_MOVES);
}

/** Undefined when the first move is not the only right one, or a mate cannot be proved to its end. */
export async function solve(
  engine: Engine,
  fen: string,
  solution: readonly string[],
  budget: Budget = DEEP,
  /** Moves of the mate that is expected. */
  foreseen?: number,
): Promise<Solved | undefined> {
  // A proved mate needs the search only for what else wins and what fails.
  const proof = foreseen === undefined || foreseen > LONGEST_PROOF ? undefined : shortestMates(fen, foreseen);
  if (proof && (proof.jugadas.length > 1 || proof.jugadas[0] !== solution[0])) return undefined;
  const primera = await settle(engine, fen, proof ? { ...budget, broad: budget.mate ?? budget.broad } : budget, false);
  if (!primera?.unica || primera.mejor !== solution[0]) return undefined;
  const board = new Chess(fen);
  const linea: string[] = [primera.mejor];
  const aceptadas: string[][] = [[...primera.aceptadas]];
  const casi: string[][] = [[...primera.casi]];
  playUci(board, primera.mejor);
  for (let ply = 1; ply + 1 < solution.length && !board.isGameOver(); ply += 2) {
    const [reply, own] = [solution[ply] as string, solution[ply + 1] as string];
    playUci(board, reply);
    if (board.isGameOver()) break;
    const left = (primera.mate ?? 0) - linea.length / 2 - 0.5;
    if (primera.mate !== undefined && left <= LONGEST_PROOF) {
      const mates = shortestMates(board.fen(), left);
      if (!mates) return undefined;
      const played = mates.jugadas.includes(own) ? own : (mates.jugadas[0] as string);
      linea.push(reply, played);
      aceptadas.push([played, ...mates.jugadas.filter((move) => move !== played)]);
      casi.push(await winsElsewhere(engine, board.fen(), mates.jugadas));
      if (played !== own) solution = [...linea, ...(await continuation(engine, board.fen(), played))];
      playUci(board, played);
      continue;
    }
    const next = await settle(engine, board.fen(), budget, true);
    if (!next?.unica || next.mejor !== own) break;
    linea.push(reply, own);
    aceptadas.push([...next.aceptadas]);
    casi.push([...next.casi]);
    playUci(board, own);
  }
  // A line that mates sooner than it can be put off tells something else than it proves.
  if (primera.mate !== undefined && (!board.isCheckmate() || linea.length !== primera.mate * 2 - 1)) return undefined;
  return { linea, aceptadas, casi, primera };
}

/** How the mate goes on after another move than the one foreseen. */
async function continuation(engine: Engine, fen: string, move: string): Promise<string[]> {
  const board = new Chess(fen);
  playUci(board, move);
  if (board.isGameOver()) return [];
  const { lines } = await engine.analyse(board.fen(), { nodes: KIND_NODES }, 1);
  return [...(lines[0]?.pv ?? [])];
}
