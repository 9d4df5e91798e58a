import { BANDS } from './bands.ts';
import { difficulty } from './difficulty.ts';
import type { Finding } from './finding.ts';
import { LENSES } from './lenses.ts';
import type { Puzzle } from './puzzle.ts';

export interface Placed {
  readonly puzzle: Puzzle;
  readonly finding: Finding;
  readonly level: number;
}

interface Option {
  readonly puzzle: Puzzle;
  readonly finding: Finding;
  readonly difficulty: number;
}

const WANTED = 6;
const NEEDED = 3;
/** Beyond this distance between estimated and wanted level a position is used only to reach the minimum. */
const TOLERANCE = 1.1;
const REUSE_COST = 0.65;
const SAME_MOTIF_COST = 0.25;
const SAME_GAME_COST = 0.8;
/** A mate is a weak exercise when any sensible move also wins. */
const ALREADY_WINNING_COST = 1.2;
const ALREADY_WINNING = 600;

/** How many positions a topic@level still takes. */
export type Room = (topic: string, level: number) => number;

/** What a unit of the stored bank lacks: nothing when it has the minimum. */
export const roomBeside =
  (stored: Room): Room =>
  (topic, level) =>
    stored(topic, level) < NEEDED ? WANTED - stored(topic, level) : 0;

/** Gives each topic@level its positions: scarce topics choose first, and a position is reused only when needed. */
export function assign(puzzles: readonly Puzzle[], room: Room = () => WANTED): Map<string, Placed[]> {
  const rated = puzzles.map((puzzle) => ({ puzzle, difficulty: difficulty(puzzle) }));
  const pools = Object.entries(LENSES).map(([topic, lens]) => ({
    topic,
    options: rated.flatMap(({ puzzle, difficulty }): Option[] => {
      const finding = lens(puzzle);
      return finding ? [{ puzzle, finding, difficulty }] : [];
    }),
  }));
  const units = (topic: string) => (BANDS[topic]?.[1] ?? 0) - (BANDS[topic]?.[0] ?? 0) + 1;
  pools.sort((a, b) => a.options.length / units(a.topic) - b.options.length / units(b.topic));
  const uses = new Map<Puzzle, number>();
  return new Map(pools.map(({ topic, options }) => [topic, placeTopic(topic, options, uses, room)]));
}

function placeTopic(topic: string, options: readonly Option[], uses: Map<Puzzle, number>, room: Room): Placed[] {
  const placed: Placed[] = [];
  const taken = new Set<Puzzle>();
  const pick = (level: number) => {
    const here = placed.filter((each) => each.level === level);
    if (here.length >= room(topic, level)) return;
    const ranked = options
      .filter(({ puzzle }) => !taken.has(puzzle))
      .map((option) => ({ option, cost: costOf(option, level, placed, uses) }))
      .sort((a, b) => a.cost - b.cost);
    const best = ranked[0];
    if (!best) return;
    if (here.length >= NEEDED && Math.abs(best.option.difficulty - level) > TOLERANCE) return;
    taken.add(best.option.puzzle);
    uses.set(best.option.puzzle, (uses.get(best.option.puzzle) ?? 0) + 1);
    placed.push({ ...best.option, level });
  };
  // Extremes first: the easiest and the hardest positions are the scarce ones.
  const levels = bandLevels(topic).sort((a, b) => Math.abs(b - middle(topic)) - Math.abs(a - middle(topic)));
  for (let round = 0; round < WANTED; round += 1) for (const level of levels) pick(level);
  return placed.sort((a, b) => a.level - b.level || difficulty(a.puzzle) - difficulty(b.puzzle));
}

const middle = (topic: string) => ((BANDS[topic]?.[0] ?? 0) + (BANDS[topic]?.[1] ?? 0)) / 2;

export function bandLevels(topic: string): number[] {
  const [min, max] = BANDS[topic] as readonly [number, number];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

function costOf(option: Option, level: number, placed: readonly Placed[], uses: Map<Puzzle, number>): number {
  const { puzzle, finding } = option;
  const sameMotif = placed.filter((each) => each.level === level && each.finding.motif === finding.motif).length;
  const sameGame = placed.filter((each) => each.puzzle.candidate.game === puzzle.candidate.game).length;
  return (
    Math.abs(option.difficulty - level) +
    REUSE_COST * (uses.get(puzzle) ?? 0) +
    SAME_MOTIF_COST * sameMotif +
    SAME_GAME_COST * sameGame +
    (puzzle.mate !== undefined && puzzle.second > ALREADY_WINNING ? ALREADY_WINNING_COST : 0)
  );
}
