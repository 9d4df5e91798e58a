/**
 * Whether moves follow the rules, many thousand times a second: what was read by the rules once is only looked over again,
 * by whoever must not trust where it comes from.
 */

const START = 'RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr';

const KNIGHT: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];
const STRAIGHT: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const DIAGONAL: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** Where kings and rooks start. */
const HOMES: ReadonlySet<number> = new Set([0, 4, 7, 56, 60, 63]);
const isWhite = (piece: string): boolean => piece < 'a' && piece !== '.';
const square = (file: number, rank: number): number => rank * 8 + file;
const within = (file: number, rank: number): boolean => file >= 0 && file < 8 && rank >= 0 && rank < 8;

export class Position {
  readonly board: string[];
  white = true;
  /** Home squares of kings and rooks from or to which something has moved. */
  private readonly moved: Set<number>;
  private passing = -1;
  /** Since a pawn moved or something was taken; and the number of the move, as FENs count it. */
  private quiet = 0;
  private number = 1;

  constructor(from?: Position) {
    this.board = from ? from.board.slice() : [...START];
    this.moved = new Set(from?.moved);
    if (!from) return;
    this.white = from.white;
    this.passing = from.passing;
    this.quiet = from.quiet;
    this.number = from.number;
  }

  private attacked(at: number, byWhite: boolean): boolean {
    const { board } = this;
    const file = at & 7;
    const rank = at >> 3;
    const own = (piece: string, kinds: string): boolean =>
      piece !== '.' && isWhite(piece) === byWhite && kinds.includes(piece.toLowerCase());
    for (const [dx, dy] of KNIGHT)
      if (within(file + dx, rank + dy) && own(board[square(file + dx, rank + dy)] as string, 'n')) return true;
    for (const [steps, kinds] of [
      [STRAIGHT, 'rq'],
      [DIAGONAL, 'bq'],
    ] as const)
      for (const [dx, dy] of steps) {
        let x = file + dx;
        let y = rank + dy;
        if (within(x, y) && own(board[square(x, y)] as string, 'k')) return true;
        for (; within(x, y); x += dx, y += dy) {
          const piece = board[square(x, y)] as string;
          if (piece === '.') continue;
          if (own(piece, kinds)) return true;
          break;
        }
      }
    const behind = byWhite ? -1 : 1;
    for (const dx of [-1, 1])
      if (within(file + dx, rank + behind) && board[square(file + dx, rank + behind)] === (byWhite ? 'P' : 'p'))
        return true;
    return false;
  }

  private clear(from: number, to: number): boolean {
    const dx = Math.sign((to & 7) - (from & 7));
    const dy = Math.sign((to >> 3) - (from >> 3));
    for (let at = from + dx + 8 * dy; at !== to; at += dx + 8 * dy) if (this.board[at] !== '.') return false;
    return true;
  }

  private castles(from: number, to: number): boolean {
    const home = this.white ? 4 : 60;
    if (from !== home || Math.abs(to - from) !== 2) return false;
    const rook = to > from ? home + 3 : home - 4;
    if (this.moved.has(home) || this.moved.has(rook) || this.board[rook] !== (this.white ? 'R' : 'r')) return false;
    if (!this.clear(from, rook)) return false;
    return ![from, (from + to) / 2].some((at) => this.attacked(at, !this.white));
  }

  private reaches(piece: string, from: number, to: number, promotion: string | undefined): boolean {
    const dx = (to & 7) - (from & 7);
    const dy = (to >> 3) - (from >> 3);
    const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
    const kind = piece.toLowerCase();
    if (kind !== 'p' && promotion !== undefined) return false;
    switch (kind) {
      case 'n':
        return ax * ay === 2;
      case 'b':
        return ax === ay && this.clear(from, to);
      case 'r':
        return (ax === 0 || ay === 0) && this.clear(from, to);
      case 'q':
        return (ax === ay || ax === 0 || ay === 0) && this.clear(from, to);
      case 'k':
        return Math.max(ax, ay) === 1 || this.castles(from, to);
    }
    const ahead = this.white ? 1 : -1;
    const last = this.white ? 7 : 0;
    if ((to >> 3 === last) !== (promotion !== undefined)) return false;
    if (dx === 0) {
      if (this.board[to] !== '.') return false;
      if (dy === ahead) return true;
      return dy === 2 * ahead && from >> 3 === (this.white ? 1 : 6) && this.board[from + 8 * ahead] === '.';
    }
    return ax === 1 && dy === ahead && (this.board[to] !== '.' || to === this.passing);
  }

  /** Plays the move, or says that it cannot be; after that the position is of no more use. */
  play(uci: string): boolean {
    const { board } = this;
    const from = square(uci.charCodeAt(0) - 97, uci.charCodeAt(1) - 49);
    const to = square(uci.charCodeAt(2) - 97, uci.charCodeAt(3) - 49);
    const promotion = uci[4];
    const piece = board[from] as string;
    const taken = board[to] as string;
    if (from === to || piece === '.' || isWhite(piece) !== this.white) return false;
    if (taken !== '.' && isWhite(taken) === this.white) return false;
    if (!this.reaches(piece, from, to, promotion)) return false;
    const kind = piece.toLowerCase();
    if (kind === 'p' && to === this.passing) board[to + (this.white ? -8 : 8)] = '.';
    if (kind === 'k' && Math.abs(to - from) === 2) {
      const rook = to > from ? from + 3 : from - 4;
      board[(from + to) / 2] = board[rook] as string;
      board[rook] = '.';
    }
    board[to] = promotion === undefined ? piece : this.white ? promotion.toUpperCase() : promotion;
    board[from] = '.';
    for (const at of [from, to]) if (HOMES.has(at)) this.moved.add(at);
    this.passing = kind === 'p' && Math.abs(to - from) === 16 ? (from + to) / 2 : -1;
    if (this.attacked(board.indexOf(this.white ? 'K' : 'k'), !this.white)) return false;
    this.quiet = kind === 'p' || taken !== '.' ? 0 : this.quiet + 1;
    if (!this.white) this.number++;
    this.white = !this.white;
    return true;
  }

  private rights(): string {
    const may = (king: number, rook: number): boolean => !this.moved.has(king) && !this.moved.has(rook);
    return [may(4, 7) ? 'K' : '', may(4, 0) ? 'Q' : '', may(60, 63) ? 'k' : '', may(60, 56) ? 'q' : ''].join('') || '-';
  }

  /** Named only where a pawn may really take in passing, as chess.js writes it. */
  private passingName(): string {
    const { passing } = this;
    if (passing < 0) return '-';
    const behind = this.white ? -8 : 8;
    const taker = [-1, 1].some((dx) => {
      const from = passing + behind + dx;
      if (Math.abs((from & 7) - (passing & 7)) !== 1 || this.board[from] !== (this.white ? 'P' : 'p')) return false;
      return new Position(this).play(`${NAMES[from]}${NAMES[passing]}`);
    });
    return taker ? (NAMES[passing] as string) : '-';
  }

  fen(): string {
    const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
      this.board
        .slice(8 * rank, 8 * rank + 8)
        .join('')
        .replace(/\.+/gu, (empty) => String(empty.length)),
    );
    return `${rows.join('/')} ${this.white ? 'w' : 'b'} ${this.rights()} ${this.passingName()} ${this.quiet} ${this.number}`;
  }
}

const NAMES = Array.from({ length: 64 }, (_, i) => `${'abcdefgh'[i & 7]}${(i >> 3) + 1}`);
const SAN = /^(?:(O-O-O|O-O)|([KQRBN])?([a-h])?([1-8])?x?([a-h][1-8])(?:=([QRBN]))?)[+#]?[!?]*$/u;

/** The move that a text means, played; undefined where none does, or more than one. */
export const playSan = (
  position: Position,
  san: string,
): { readonly uci: string; readonly after: Position } | undefined => {
  const [whole, castle, letter, file, rank, target = '', promotion] = SAN.exec(san) ?? [];
  if (whole === undefined) return undefined;
  const attempt = (uci: string): { uci: string; after: Position } | undefined => {
    const after = new Position(position);
    return after.play(uci) ? { uci, after } : undefined;
  };
  if (castle !== undefined) {
    const home = position.white ? 4 : 60;
    if (position.board[home] !== (position.white ? 'K' : 'k')) return undefined;
    return attempt(`${NAMES[home]}${NAMES[home + (castle === 'O-O' ? 2 : -2)]}`);
  }
  const kind = letter ?? 'P';
  const piece = position.white ? kind : kind.toLowerCase();
  let found: { uci: string; after: Position } | undefined;
  for (let from = position.board.indexOf(piece); from >= 0; from = position.board.indexOf(piece, from + 1)) {
    const name = NAMES[from] as string;
    if ((file !== undefined && name[0] !== file) || (rank !== undefined && name[1] !== rank)) continue;
    const one = attempt(`${name}${target}${promotion?.toLowerCase() ?? ''}`);
    // A king that moves two squares is written otherwise.
    if (!one || (kind === 'K' && Math.abs(target.charCodeAt(0) - name.charCodeAt(0)) === 2)) continue;
    if (found) return undefined;
    found = one;
  }
  return found;
};

/** The first ply that the rules forbid, from the usual start; undefined where all of them stand. */
export const firstIllegal = (jugadas: readonly string[]): number | undefined => {
  const position = new Position();
  for (const [ply, uci] of jugadas.entries()) if (!position.play(uci)) return ply;
  return undefined;
};
