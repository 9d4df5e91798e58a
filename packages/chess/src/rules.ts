import { Chess as Library, type Move } from 'chess.js';

/** The rules of chess by the library that knows them all. Nobody else imports it, so that another could take its place. */
export type { Color, Move, PieceSymbol, Square } from 'chess.js';

/** What the library does within: its own moves call it as well. */
interface Inner {
  readonly _hash: bigint;
  _moves(asked?: { readonly legal?: boolean; readonly piece?: unknown; readonly square?: unknown }): readonly unknown[];
}
const Base = Library as unknown as new (...of: ConstructorParameters<typeof Library>) => Inner;

/**
 * The library works out all legal moves again for the name of every move that it tells: thirty times over for a list of thirty. Here
 * those of the position that was asked for last are kept.
 */
class Remembering extends Base {
  #hash: bigint | undefined;
  #legal: readonly unknown[] = [];

  override _moves(asked: Parameters<Inner['_moves']>[0] = {}): readonly unknown[] {
    if (asked.legal === false || asked.piece !== undefined || asked.square !== undefined) return super._moves(asked);
    if (this.#hash !== this._hash) {
      this.#legal = super._moves(asked);
      this.#hash = this._hash;
    }
    return this.#legal;
  }
}

export type Chess = Library;
export const Chess = Remembering as unknown as typeof Library;

/** Plays a move in coordinates, «e7e8q»; throws where the rules forbid it. */
export const playUci = (game: Chess, uci: string): Move => {
  const promotion = uci.slice(4);
  return game.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), ...(promotion ? { promotion } : {}) });
};
