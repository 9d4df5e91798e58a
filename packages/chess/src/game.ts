import { fenOf, KING, legalMove, nameOf, PAWN, type Position, play, squareOf, startOfGame } from './board.ts';

/**
 * A game from its beginning, move by move and by the rules, many thousand times a second: what was read once is only looked over
 * again, by whoever must not trust where it comes from.
 */
export class RunningGame {
  position: Position;
  /** Since a pawn moved or something was taken; and the number of the move, as FENs count it. */
  private quiet: number;
  private number: number;

  constructor(from?: RunningGame) {
    this.position = from?.position ?? startOfGame();
    this.quiet = from?.quiet ?? 0;
    this.number = from?.number ?? 1;
  }

  /** Plays the move, or says that it cannot be. */
  play(uci: string): boolean {
    const move = legalMove(this.position, uci);
    if (!move) return false;
    this.quiet = move.piece === PAWN || move.taken > 0 ? 0 : this.quiet + 1;
    if (this.position.turn === -1) this.number++;
    this.position = play(this.position, move);
    return true;
  }

  fen(): string {
    return `${fenOf(this.position)} ${this.quiet} ${this.number}`;
  }
}

const SAN = /^(?:(O-O-O|O-O)|([KQRBN])?([a-h])?([1-8])?x?([a-h][1-8])(?:=([QRBN]))?)[+#]?[!?]*$/u;
const KINDS = 'PNBRQK';

/** The move that a text means, played; undefined where none does, or more than one. */
export const playSan = (
  game: RunningGame,
  san: string,
): { readonly uci: string; readonly after: RunningGame } | undefined => {
  const [whole, castle, letter = 'P', file, rank, target = '', promotion] = SAN.exec(san) ?? [];
  if (whole === undefined) return undefined;
  const { men, turn } = game.position;
  const attempt = (uci: string): { uci: string; after: RunningGame } | undefined => {
    const after = new RunningGame(game);
    return after.play(uci) ? { uci, after } : undefined;
  };
  if (castle !== undefined) {
    const home = turn === 1 ? 4 : 60;
    if (men[home] !== KING * turn) return undefined;
    return attempt(`${nameOf(home)}${nameOf(home + (castle === 'O-O' ? 2 : -2))}`);
  }
  const man = (KINDS.indexOf(letter) + 1) * turn;
  let found: { uci: string; after: RunningGame } | undefined;
  for (let from = men.indexOf(man); from >= 0; from = men.indexOf(man, from + 1)) {
    const name = nameOf(from);
    if ((file !== undefined && name[0] !== file) || (rank !== undefined && name[1] !== rank)) continue;
    // A king that moves two squares is written otherwise.
    if (letter === 'K' && Math.abs(squareOf(target) - from) === 2) continue;
    const one = attempt(`${name}${target}${promotion?.toLowerCase() ?? ''}`);
    if (!one) continue;
    if (found) return undefined;
    found = one;
  }
  return found;
};

/** The first ply that the rules forbid, from the usual start; undefined where all of them stand. */
export const firstIllegal = (jugadas: readonly string[]): number | undefined => {
  const game = new RunningGame();
  for (const [ply, uci] of jugadas.entries()) if (!game.play(uci)) return ply;
  return undefined;
};
