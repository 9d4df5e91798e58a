import { makeRng } from '@estratega/lessons/random';
import type { Candidata } from '../analysis/uci.ts';
import { MATE } from '../games/model.ts';
import type { Level } from './levels.ts';

/** Which of the moves it sees a player of that level makes: nearly always a sensible one, seldom one that costs. */

/** Beyond this an advantage grows less and less: who is a rook up need not win a pawn. */
const CLEAR = 300;
const BEYOND = 0.4;
const MATING = 1_200;
const NEAR_MATE = 9_000;
const STEP = 40;
/** A recapture this much better than anything else is made by everybody, and so is a mate in one. */
const OBVIOUS = 150;

/** Centipawns as a player feels them. */
export const felt = (cp: number): number => {
  const size = Math.abs(cp);
  const sign = Math.sign(cp);
  if (size >= NEAR_MATE) return sign * (MATING + STEP * Math.max(0, 10 - (MATE - size)));
  return sign * Math.min(MATING, size <= CLEAR ? size : CLEAR + BEYOND * (size - CLEAR));
};

export interface Choice {
  readonly level: Level;
  /** The best first, as the search says. */
  readonly candidatas: readonly Candidata[];
  /** Of the game: the same game is answered the same way, a reload too. */
  readonly semilla: string;
  /** Half-moves played so far. */
  readonly ply: number;
  /** Where the rival has just captured. */
  readonly captura?: string | undefined;
}

/** Undefined where there is nothing to play. */
export const chooseMove = ({ level, candidatas, semilla, ply, captura }: Choice): string | undefined => {
  const [best, second] = candidatas;
  if (!best || !second) return best?.jugada;
  if (best.cp === MATE - 1) return best.jugada;
  const top = felt(best.cp);
  if (captura !== undefined && best.jugada.slice(2, 4) === captura && top - felt(second.cp) >= OBVIOUS)
    return best.jugada;
  const weighed = candidatas
    .map(({ jugada, cp }) => ({ jugada, lost: top - felt(cp) }))
    .filter(({ lost }) => lost <= level.peor)
    .map(({ jugada, lost }) => ({ jugada, weight: Math.exp(-lost / level.soltura) }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  let left = makeRng(`${semilla}.${ply}`).next() * all;
  for (const { jugada, weight } of weighed) {
    left -= weight;
    if (left < 0) return jugada;
  }
  return best.jugada;
};
