import { Chess } from 'chess.js';
import type { Candidate, CandidateKind } from './candidate.ts';
import { type Analysis, type Engine, type EngineLine, toCentipawns } from './uci.ts';

/** Beyond this a side is winning whatever it plays, so a bigger number teaches nothing. */
export const DECIDED = 700;
const MAX_OWN_MOVES = 7;

export interface ProbeContext {
  readonly tag: string;
  readonly ply: number;
  readonly game: string;
  readonly previous?: string;
  readonly trap?: string;
}

const clamp = (value: number) => Math.max(-DECIDED, Math.min(DECIDED, value));

/** Why a position deserves to be an exercise, or undefined when its best move is not clearly the only one. */
export function classify(
  lines: readonly EngineLine[],
  margins = { tactic: 150, quiet: 55 },
): CandidateKind | undefined {
  const [first, second] = lines;
  if (!first || !second) return undefined;
  const best = toCentipawns(first.score);
  const next = toCentipawns(second.score);
  if ('mate' in first.score && first.score.mate > 0) {
    const slower = !('mate' in second.score) || second.score.mate < 0 || second.score.mate > first.score.mate;
    return slower && first.score.mate <= MAX_OWN_MOVES ? 'mate' : undefined;
  }
  const gap = clamp(best) - clamp(next);
  if (gap >= margins.tactic && best >= 110 && next <= 420) return 'win';
  if (gap >= margins.tactic && best >= -70) return 'save';
  if (gap >= margins.quiet && best >= -250 && best <= 450) return 'quiet';
  return undefined;
}

export const toMove = (uci: string) => ({
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  ...(uci.length > 4 && { promotion: uci.slice(4) }),
});

/** Analyses a position in depth and, when it is a good exercise, follows its solution while it stays forced. */
export async function probe(
  engine: Engine,
  fen: string,
  context: ProbeContext,
  depth = 14,
): Promise<Candidate | undefined> {
  const deep = await engine.analyse(fen, { depth }, 3);
  const kind = classify(deep.lines);
  if (!kind) return undefined;
  const { solution, onlyMoves } = await followSolution(engine, fen, deep, kind, depth);
  const threat = await rivalThreat(engine, fen);
  return {
    fen,
    ...context,
    kind,
    lines: deep.lines.map(({ score, pv }) => ({ score, pv: pv.slice(0, 12) })),
    bestByDepth: deep.bestByDepth,
    solution,
    onlyMoves,
    ...(threat && { threat }),
  };
}

async function followSolution(engine: Engine, fen: string, deep: Analysis, kind: CandidateKind, depth: number) {
  const chess = new Chess(fen);
  const solution: string[] = [];
  let onlyMoves = 0;
  let stillOnly = true;
  let pv = [...(deep.lines[0] as EngineLine).pv];
  while (pv.length > 0 && (solution.length + 1) / 2 <= MAX_OWN_MOVES) {
    const own = pv.shift() as string;
    chess.move(toMove(own));
    solution.push(own);
    if (stillOnly) onlyMoves += 1;
    if (chess.isGameOver() || (kind === 'quiet' && solution.length >= 5)) break;
    if (pv.length === 0) pv = await continuation(engine, chess.fen(), depth);
    const reply = pv[0];
    if (!reply) break;
    const afterReply = new Chess(chess.fen());
    afterReply.move(toMove(reply));
    if (afterReply.isGameOver()) break;
    const next = await engine.analyse(afterReply.fen(), { depth: depth - 2 }, 2);
    const nextKind = classify(next.lines, { tactic: 120, quiet: 120 });
    stillOnly &&= nextKind !== undefined || next.lines.length === 1;
    const finished = kind !== 'mate' && (!stillOnly || nextKind === 'mate') && !stillWinsMaterial(afterReply, next);
    if (finished) break;
    // A mate must be played to the end; anything else stops after a short tail that cashes in the gain.
    if (kind !== 'mate' && solution.length / 2 > onlyMoves + 1) break;
    chess.move(toMove(reply));
    solution.push(reply);
    pv = [...(next.lines[0] as EngineLine).pv];
  }
  return { solution, onlyMoves };
}

/** The line is worth one more move when that move takes something or promotes: the reader sees the gain. */
function stillWinsMaterial(chess: Chess, next: Analysis): boolean {
  const uci = next.lines[0]?.pv[0];
  if (!uci) return false;
  const target = chess.get(uci.slice(2, 4) as never);
  return (target !== undefined && target.type !== 'p') || uci.length > 4;
}

async function continuation(engine: Engine, fen: string, depth: number): Promise<string[]> {
  const { lines } = await engine.analyse(fen, { depth: depth - 1 }, 1);
  return [...(lines[0]?.pv ?? [])];
}

/** The same position with the other side to move; undefined when that is illegal because of a check. */
export function passTurn(fen: string): string | undefined {
  const fields = fen.split(' ');
  if (new Chess(fen).isCheck()) return undefined;
  fields[1] = fields[1] === 'w' ? 'b' : 'w';
  fields[3] = '-';
  return fields.join(' ');
}

async function rivalThreat(engine: Engine, fen: string): Promise<EngineLine | undefined> {
  const passed = passTurn(fen);
  if (!passed) return undefined;
  const { lines } = await engine.analyse(passed, { depth: 10 }, 1);
  const line = lines[0];
  return line && { score: line.score, pv: line.pv.slice(0, 6) };
}
