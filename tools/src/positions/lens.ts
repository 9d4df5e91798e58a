import { type Finding, memo } from './finding.ts';
import { mating } from './motifs-mate.ts';
import * as strategic from './motifs-strategic.ts';
import * as tactical from './motifs-tactical.ts';
import type { Puzzle } from './puzzle.ts';

/** How a topic looks at a puzzle: what it would teach there, or nothing. */
export type Lens = (puzzle: Puzzle) => Finding | undefined;

/** The first detector that sees something; the order goes from the most specific motif to the plainest. */
export const firstOf =
  (...lenses: Lens[]): Lens =>
  (puzzle) => {
    for (const lens of lenses) {
      const finding = lens(puzzle);
      if (finding) return finding;
    }
    return undefined;
  };
export const when =
  (condition: (puzzle: Puzzle) => boolean, lens: Lens): Lens =>
  (puzzle) =>
    condition(puzzle) ? lens(puzzle) : undefined;

/** Positions that arose in a game, as opposed to generated ones: strategy needs a plausible past. */
export const played = (p: Puzzle) => fromGame(p) && p.candidate.tag !== 'ataque';
export const winning = (p: Puzzle) => p.mate !== undefined || p.candidate.kind === 'win';
export const fromGame = (p: Puzzle) => !p.candidate.tag.startsWith('fin-');

export const combination = memo(
  firstOf(
    tactical.interference,
    tactical.selfBlock,
    tactical.obstruction,
    tactical.clearance,
    tactical.deflection,
    tactical.attraction,
    tactical.discovered,
    tactical.fork,
    tactical.skewer,
    tactical.pin,
    tactical.trapped,
    tactical.removeDefender,
    tactical.promotion,
    tactical.intermezzo,
  ),
);
export const anyTactic = firstOf(mating, combination, tactical.quietBlow);
const simpleGain = firstOf(tactical.hangingCapture, tactical.goodTrade);
export const anyWin = memo(when(winning, firstOf(anyTactic, simpleGain)));

export const strategicIdea = memo(
  firstOf(
    strategic.positionalSacrifice,
    strategic.outpost,
    strategic.openFile,
    strategic.structure,
    strategic.pawnBreak,
    strategic.passedPawn,
    strategic.exchange,
    strategic.minorPieces,
    strategic.activity,
    strategic.kingSafety,
    strategic.prophylaxis,
  ),
);

/** A calculation task hides the motif behind its hint. */
export const withHint =
  (lens: Lens, hint: (puzzle: Puzzle) => string): Lens =>
  (puzzle) => {
    const finding = lens(puzzle);
    return finding && { ...finding, hint: hint(puzzle) };
  };

export const mateIn = (min: number, max: number) =>
  when((p) => p.mate !== undefined && p.mate >= min && p.mate <= max, mating);

export const tagged =
  (...tags: string[]) =>
  (p: Puzzle) =>
    tags.includes(p.candidate.tag);
