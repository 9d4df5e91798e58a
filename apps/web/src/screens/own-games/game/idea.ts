import type { Move } from '@estratega/chess/rules';
import { winningChance } from '@estratega/own-games';
import type { Hallado } from '@estratega/own-games/analysis';
import { moveName, share } from './words.ts';

/** What the engine says of a move that the player thought of first. */

/** As many nodes as the second look at a mistake. */
export const LOOK = 100_000;
/** Less than this nobody can tell. */
const AS_GOOD = 0.04;

export interface Idea {
  readonly ply: number;
  /** Until it is played there is nothing to ask the engine about. */
  readonly jugada?: Move | undefined;
  readonly dicho?: string | undefined;
}

export interface Looked {
  readonly ply: number;
  readonly jugada: Move;
  /** Undefined where the engine plays the same. */
  readonly mejor?: Move | undefined;
  readonly antes: Hallado;
  readonly despues: Hallado;
}

export function ideaWords({ ply, jugada, mejor, antes, despues }: Looked): string {
  const tried = moveName(ply, jugada);
  if (!mejor) return `${tried}: lo mismo que jugaría el motor.`;
  const sign = jugada.color === 'w' ? 1 : -1;
  const [best, own] = [winningChance(sign * antes.cp), winningChance(sign * despues.cp)];
  if (best - own < AS_GOOD) return `${tried} vale tanto como ${moveName(ply, mejor)}, la del motor.`;
  return `Con ${tried} tu probabilidad de ganar es de ${share(own)}; con ${moveName(ply, mejor)}, la del motor, de ${share(best)}.`;
}
