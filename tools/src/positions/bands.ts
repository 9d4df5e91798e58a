import { ape } from '../../../packages/planner/src/games/chess/topics/ape/index.ts';
import { cal } from '../../../packages/planner/src/games/chess/topics/cal/index.ts';
import { est } from '../../../packages/planner/src/games/chess/topics/est/index.ts';
import { fin } from '../../../packages/planner/src/games/chess/topics/fin/index.ts';
import { fun } from '../../../packages/planner/src/games/chess/topics/fun/index.ts';
import { par } from '../../../packages/planner/src/games/chess/topics/par/index.ts';
import { tac } from '../../../packages/planner/src/games/chess/topics/tac/index.ts';

/** Level band of each topic (first and last level, both included). */
export const BANDS: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(
  [...fun, ...tac, ...cal, ...fin, ...ape, ...est, ...par].map(({ id, nivelMin, nivelMax }) => [
    id,
    [nivelMin, nivelMax] as const,
  ]),
);
