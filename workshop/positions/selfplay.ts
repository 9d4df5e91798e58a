export interface GameStart {
  readonly tag: string;
  /** SAN moves from the initial position, or a FEN. */
  readonly moves?: string;
  readonly fen?: string;
  /** Plies to play from there. */
  readonly plies?: number;
}
