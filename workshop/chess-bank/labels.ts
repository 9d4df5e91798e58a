import type { Move } from '@estratega/chess/rules';
import { VALUE } from '../positions/board.ts';
import type { Finding } from '../positions/finding.ts';
import {
  clearance,
  hasExposedKing,
  hasQuietMove,
  interference,
  removedGuard,
  xray,
} from '../positions/motifs-lines.ts';
import { mating } from '../positions/motifs-mate.ts';
import {
  attraction,
  deflection,
  discovered,
  fork,
  hangingCapture,
  pin,
  promotion,
  skewer,
  trapped,
} from '../positions/motifs-tactical.ts';
import type { Puzzle } from '../positions/puzzle.ts';
import { endingOf } from './ending.ts';

/**
 * The motifs that are told from others reliably enough to be written on an exercise by themselves: each agrees with
 * what people and taggers say of rated puzzles at least 85 times in a hundred (`npm run bank:difficulty`). An intermezzo
 * cannot be measured there, since the move before is not told, and is left to authors.
 */
export const MOTIFS = [
  'mate',
  'pasillo',
  'coz',
  'arabe',
  'anastasia',
  'promocion',
  'atraccion',
  'jaque-doble',
  'descubierta',
  'doble',
  'atrapada',
  'enfilada',
  'clavada',
  'defensor',
  'interferencia',
  'rayos-x',
  'desviacion',
  'despeje',
  'sacrificio',
  'silenciosa',
  'rey-expuesto',
  'colgada',
] as const;
export type Detected = (typeof MOTIFS)[number];
/**
 * What is known by the engine's word or by counting men, not by a detector: a combination of moves without a name, the
 * only move that holds, an ending.
 */
export type Motif = Detected | 'combinacion' | 'defensa' | 'final';

export interface Label {
  readonly motif: Motif;
  /** What the detector saw, in words, where it has some. */
  readonly finding?: Finding;
}

const MATE_PATTERN: Readonly<Record<string, Motif>> = {
  'mate del pasillo': 'pasillo',
  'mate de la coz': 'coz',
  'mate árabe': 'arabe',
  'mate de Anastasia': 'anastasia',
};

/** Motifs that win material. */
const WINS: readonly Motif[] = ['doble', 'atrapada', 'enfilada', 'clavada', 'colgada'];

/** Still two points down after the own reply to what was taken: given, not lent. */
function isSacrifice({ moves, us }: Puzzle): boolean {
  if (moves.some(({ promotion: promoted }) => promoted)) return false;
  let balance = 0;
  return moves.some((move: Move, index) => {
    if (move.captured) balance += move.color === us ? VALUE[move.captured] : -VALUE[move.captured];
    return index >= 2 && move.color === us && balance <= -2;
  });
}

const MEANS: readonly Motif[] = ['sacrificio', 'silenciosa', 'rey-expuesto'];
/** Enough to stand for the whole exercise; a sacrifice or a quiet move is a means, and needs something beside it. */
export const isWhole = ({ motif }: Label): boolean => !MEANS.includes(motif);

/** Centipawns with the second best move from which the balance is gone. */
const WORSE = -80;

/** The motifs and, where none names the exercise, what else it is. */
export function kindsOf(puzzle: Puzzle): Label[] {
  if (puzzle.candidate.kind === 'save') return puzzle.second <= WORSE ? [{ motif: 'defensa' }] : [];
  const labels = labelsOf(puzzle);
  if (labels.some(isWhole)) return labels;
  if (endingOf(puzzle.candidate.fen)) return [{ motif: 'final' }, ...labels];
  return puzzle.own.length >= 2 ? [{ motif: 'combinacion' }, ...labels] : labels;
}

/** In the order in which one of them would be chosen to name the exercise. */
export function labelsOf(puzzle: Puzzle): Label[] {
  const labels: Label[] = [];
  const add = (motif: Motif, finding?: Finding) => labels.push({ motif, ...(finding && { finding }) });
  const mate = puzzle.mate ? mating(puzzle) : undefined;
  const pattern = mate && MATE_PATTERN[mate.motif];
  if (pattern) add(pattern, mate);
  const shown = discovered(puzzle);
  // What the first move does names the exercise before what a later one does.
  const found = [
    ['promocion', promotion(puzzle)],
    ['atraccion', attraction(puzzle)],
    [shown?.motif === 'jaque-doble' ? 'jaque-doble' : 'descubierta', shown],
    ['doble', fork(puzzle)],
    ['atrapada', trapped(puzzle)],
    ['enfilada', skewer(puzzle)],
    ['clavada', pin(puzzle)],
    ['defensor', removedGuard(puzzle)],
    ['interferencia', interference(puzzle)],
    ['rayos-x', xray(puzzle)],
    ['desviacion', deflection(puzzle)],
    ['despeje', clearance(puzzle)],
    ['colgada', hangingCapture(puzzle)],
  ] as const;
  const orderOf = ([, finding]: (typeof found)[number]) => finding?.facts?.order ?? 0;
  for (const [motif, finding] of found.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    // A king that leaves what it guarded was driven by something that has its own name.
    const [man] = finding?.facts?.men ?? [];
    if (motif === 'desviacion' && man?.type === 'k' && labels.length > 0) continue;
    // On the way to a mate what is won in passing is not the idea.
    if (finding && !(mate && WINS.includes(motif) && (finding.facts?.order ?? 0) > 0)) add(motif, finding);
  }
  if (isSacrifice(puzzle)) add('sacrificio');
  if (hasQuietMove(puzzle)) add('silenciosa');
  if (hasExposedKing(puzzle)) add('rey-expuesto');
  if (mate) add('mate', mate);
  return labels;
}
