import type { Candidate, CandidateKind } from './candidate.ts';
import { LENSES } from './lenses.ts';
import { toPuzzle } from './puzzle.ts';
import type { EngineLine } from './uci.ts';

const QUICK_LINE = 9;

export interface Sketch {
  readonly fen: string;
  readonly tag: string;
  readonly ply: number;
  readonly previous?: string;
  readonly kind: CandidateKind;
  readonly lines: readonly EngineLine[];
}

/** Whether a quick engine line already shows one of the wanted topics: only then is a deep analysis worth its time. */
export function shows(sketch: Sketch, topics: readonly string[]): boolean {
  const line = sketch.lines[0]?.pv ?? [];
  const solution = line.slice(0, Math.min(QUICK_LINE, line.length - ((line.length + 1) % 2)));
  if (solution.length < 3) return false;
  const candidate: Candidate = { ...sketch, game: '', bestByDepth: [], solution, onlyMoves: 1 };
  const puzzle = toPuzzle(candidate);
  return topics.some((topic) => LENSES[topic]?.(puzzle) !== undefined);
}
