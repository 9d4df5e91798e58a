import { Chess } from '@estratega/chess/rules';
import { choicesOf, keeps, placeOf, probe, resist, type Tables } from '@estratega/lessons/endings';
import { makeRng } from '../../packages/lessons/src/drills/random.ts';

/** Who plays perfectly never lets the rival have anything: whether it keeps a draw or a win shows where somebody careless plays. */

export interface Kept {
  readonly met: number;
  readonly kept: number;
  /** Of those met, what the rival could have. */
  readonly wins: number;
  readonly draws: number;
  readonly faults: readonly string[];
}

const WALKS = 2;
const LONGEST_WALK = 24;

/** Positions with the rival to move, once each, where the player moves at random and the rival as it does. */
export const rivalKeeps = (
  exercises: readonly { readonly id: string; readonly fen: string }[],
  tables: Tables,
): Kept => {
  const places = new Set<string>();
  const found = { met: 0, kept: 0, wins: 0, draws: 0, faults: [] as string[] };
  const answer = (fen: string, seen: ReadonlySet<string>): string | undefined => {
    const top = probe(tables, fen);
    const move = top && resist(tables, fen, seen);
    if (!top || !move) return undefined;
    if (places.has(placeOf(fen))) return move.lan;
    places.add(placeOf(fen));
    const chosen = choicesOf(tables, fen).find((one) => one.move.lan === move.lan);
    // Into an ending without a table: nothing is known of it.
    if (chosen?.reading === undefined) return move.lan;
    found.met++;
    if (top.resultado === 'gana') found.wins++;
    if (top.resultado === 'tablas') found.draws++;
    if (keeps(chosen, top)) found.kept++;
    else found.faults.push(`${fen}: ${move.lan} lets «${top.resultado}» slip`);
    return move.lan;
  };
  for (const { id, fen } of exercises)
    for (let walk = 0; walk < WALKS; walk++) {
      const rng = makeRng(`${id}.${walk}`);
      const game = new Chess(fen);
      const seen = new Set<string>([placeOf(fen)]);
      for (let ply = 0; ply < LONGEST_WALK && !game.isGameOver(); ply++) {
        const moves = game.moves({ verbose: true });
        const lan = ply % 2 === 0 ? moves[rng.int(0, moves.length - 1)]?.lan : answer(game.fen(), seen);
        if (lan === undefined) break;
        game.move(lan);
        seen.add(placeOf(game.fen()));
      }
    }
  return found;
};
