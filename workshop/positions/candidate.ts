import type { EngineLine } from './uci.ts';

export type CandidateKind = 'mate' | 'win' | 'save' | 'quiet';

/** A mined position with everything the engine said about it; detectors and wording work from this alone. */
export interface Candidate {
  readonly fen: string;
  /** Where it comes from: an opening tag or an endgame family. */
  readonly tag: string;
  readonly ply: number;
  /** Positions of one game resemble each other; a unit takes at most one or two of them. */
  readonly game: string;
  /** The move that led here (UCI), when it came from a game. */
  readonly previous?: string;
  readonly kind: CandidateKind;
  readonly lines: readonly EngineLine[];
  readonly bestByDepth: readonly string[];
  /** Name of the known opening mistake, when it is one. */
  readonly trap?: string;
  /** UCI line: own move, best reply, own move… It ends with an own move. */
  readonly solution: readonly string[];
  /** How many own moves of the solution were checked to be the only good one. */
  readonly onlyMoves: number;
  /** What the rival would play if it were their turn: absent when in check. */
  readonly threat?: EngineLine;
}
