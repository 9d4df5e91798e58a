import { Chess, type Square } from 'chess.js';
import type { CandidateKind } from './candidate.ts';
import { classify, toMove } from './probe.ts';
import type { Random } from './random.ts';
import { type Engine, type EngineLine, toCentipawns } from './uci.ts';

export interface GameStart {
  readonly tag: string;
  /** SAN moves from the initial position, or a FEN. */
  readonly moves?: string;
  readonly fen?: string;
  /** Plies to play from there. */
  readonly plies?: number;
}

export interface Spotted {
  readonly fen: string;
  readonly ply: number;
  readonly previous?: string;
  /** Depth from which a quick search settles on the move: obvious moves score 1. */
  readonly hidden: number;
  readonly kind: CandidateKind;
  readonly lines: readonly EngineLine[];
}

const MAX_PLIES = 150;
const NODES_PER_MOVE = 9_000;
const KEEP_OBVIOUS = 0.04;

/**
 * Plays one game between two fallible players (they often look only one to three plies ahead, as people do, so that
 * their mistakes are tactical rather than absurd) and returns the positions that look like exercises.
 */
export async function playGame(
  engine: Engine,
  random: Random,
  start: GameStart,
  keepObvious = KEEP_OBVIOUS,
): Promise<Spotted[]> {
  const chess = start.fen ? new Chess(start.fen) : new Chess();
  for (const san of start.moves?.split(' ') ?? []) chess.move(san);
  const bookPlies = chess.history().length;
  const lastPly = bookPlies + (start.plies ?? MAX_PLIES);
  const temperature = 15 + random.below(60);
  const carelessRate = 0.25 + random.next() * 0.45;
  const spotted: Spotted[] = [];
  let previous: string | undefined;
  let previousCapture = false;
  let decidedPlies = 0;
  for (let ply = bookPlies; ply < lastPly && !chess.isGameOver(); ply += 1) {
    const { lines, bestByDepth } = await engine.analyse(chess.fen(), { nodes: NODES_PER_MOVE }, 5);
    if (lines.length === 0) break;
    const best = lines[0]?.pv[0] as string;
    const recapture = previousCapture && previous?.slice(2, 4) === best.slice(2, 4);
    const obvious = recapture || isObvious(chess, lines[0] as EngineLine);
    const kind = classify(lines, { tactic: 120, quiet: 45 });
    if (kind && (!obvious || random.next() < keepObvious)) {
      const hidden = bestByDepth.findLastIndex((move) => move !== best) + 2;
      spotted.push({ fen: chess.fen(), ply, ...(previous && { previous }), hidden, kind, lines });
    }
    decidedPlies = Math.abs(toCentipawns((lines[0] as EngineLine).score)) > 1200 ? decidedPlies + 1 : 0;
    if (decidedPlies > 8) break;
    const careless = random.next() < carelessRate;
    if (careless) engine.forget();
    const considered = careless ? (await engine.analyse(chess.fen(), { depth: 1 + random.below(3) }, 3)).lines : lines;
    const move = chooseMove(considered, random, careless ? temperature / 2 : temperature);
    previousCapture = chess.move(toMove(move)).captured !== undefined;
    previous = move;
  }
  return spotted;
}

/** Taking an undefended piece or mating at once: a few are needed for beginners, a pool full of them is no use. */
function isObvious(chess: Chess, { score, pv }: EngineLine): boolean {
  if ('mate' in score && score.mate === 1) return true;
  const to = (pv[0] as string).slice(2, 4) as Square;
  const target = chess.get(to);
  return target !== undefined && target.type !== 'p' && chess.attackers(to, target.color).length === 0;
}

/** Mostly sensible moves with some variety. */
function chooseMove(lines: readonly EngineLine[], random: Random, temperature: number): string {
  const top = toCentipawns((lines[0] as EngineLine).score);
  const weights = lines.map((line) => Math.exp(Math.max(-20, (toCentipawns(line.score) - top) / temperature)));
  let ticket = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    ticket -= weight;
    return ticket <= 0;
  });
  return (lines[Math.max(0, index)] as EngineLine).pv[0] as string;
}
