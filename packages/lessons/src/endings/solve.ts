import { BETWEEN_HIGH, BETWEEN_LOW, KING_STEPS, KNIGHT_JUMPS, LINES, type Piece, RELATION } from './geometry.ts';
import { type Layout, layoutOf } from './layout.ts';
import { becomes, isDead, nameOf } from './material.ts';

/**
 * An ending, worked backwards from mate (and from what a capture or a promotion makes of it): of every position, whether who is to move
 * wins, loses or draws, and in how many plies. Level by level: what is lost in d plies makes its predecessors won in d + 1; what may be
 * lost because of that is looked at whole, so that no count of ways out can go wrong between mirror images.
 */

/** 0 a draw; 1–126 won in so many plies; 128 + n lost in n plies. */
export const DRAW = 0;
export const LOST = 128;
/** No such position: two men on a square, kings side by side, or who has just moved in check. */
export const NONE = 255;

export interface Solved {
  readonly layout: Layout;
  /** Codes of who is to move. */
  readonly white: Uint8Array;
  readonly black: Uint8Array;
}

const PROMOTIONS = ['Q', 'R', 'B', 'N'] as const;
/** More than the longest win of four men; a loss is one ply shorter or longer. */
const MOST_PLIES = 120;
const ESCAPES = 254;

/** What a capture or a promotion leads to, read from a table that is made already. */
type Reader = (sq: Int32Array, whiteToMove: boolean) => number;

const readerOf = (
  men: readonly { readonly piece: Piece; readonly white: boolean; readonly slot: number }[],
  solved: ReadonlyMap<string, Solved>,
): Reader => {
  const side = (white: boolean) =>
    men
      .filter((man) => man.white === white)
      .map(({ piece }) => piece)
      .join('');
  const { name, turned } = nameOf(side(true), side(false));
  if (isDead(name)) return () => DRAW;
  const table = solved.get(name);
  if (!table) throw new Error(`${name} is needed first`);
  const order = table.layout.material.men.map(({ piece, white }, at, all) => {
    const alike = all.slice(0, at).filter((one) => one.piece === piece && one.white === white).length;
    return men.filter((man) => man.piece === piece && man.white !== (turned ? white : !white))[alike]?.slot ?? 2;
  });
  const [first = 2, second = 2] = order;
  const flip = turned ? 56 : 0;
  const [whiteKing, blackKing] = turned ? [1, 0] : [0, 1];
  return (sq, whiteToMove) => {
    const at = table.layout.index(
      (sq[whiteKing] as number) ^ flip,
      (sq[blackKing] as number) ^ flip,
      (sq[first] as number) ^ flip,
      (sq[second] as number) ^ flip,
    );
    return ((whiteToMove !== turned ? table.white : table.black)[at] as number) ?? DRAW;
  };
};

export const solveEnding = (name: string, solved: ReadonlyMap<string, Solved>): Solved => {
  for (const needed of becomes(name)) if (!solved.has(needed)) throw new Error(`${name} needs ${needed}`);
  const layout = layoutOf(name);
  const { men } = layout.material;
  const slots = men.length + 2;
  const isWhite = [true, false, ...men.map(({ white }) => white)];
  const kind: readonly (Piece | 'K')[] = ['K', 'K', ...men.map(({ piece }) => piece)];
  const bothPawns = name === 'KPKP';
  const white = new Uint8Array(layout.size).fill(NONE);
  const black = new Uint8Array(layout.size).fill(NONE);

  // Readers of what the ending becomes: by who is taken (0 nobody) and what a pawn in which slot has become.
  const readers = new Map<number, Reader>();
  const slotMen = men.map((man, i) => ({ ...man, slot: i + 2 }));
  const readerAt = (taken: number, pawn: number, promotion: number): Reader => {
    const key = (taken * 8 + pawn) * 8 + promotion;
    const known = readers.get(key);
    if (known) return known;
    const made = readerOf(
      slotMen
        .filter(({ slot }) => slot !== taken)
        .map((man) =>
          man.slot === pawn && promotion > 0 ? { ...man, piece: PROMOTIONS[promotion - 1] as Piece } : man,
        ),
      solved,
    );
    readers.set(key, made);
    return made;
  };

  const sq = new Int32Array(4);
  const alive = [true, true, true, true];
  let [low, high] = [0, 0];
  const occupy = (): void => {
    low = 0;
    high = 0;
    for (let slot = 0; slot < slots; slot++) {
      if (!alive[slot]) continue;
      const square = sq[slot] as number;
      if (square < 32) low |= 1 << square;
      else high |= 1 << (square - 32);
    }
  };
  const attackedBy = (slot: number, square: number): boolean => {
    const from = sq[slot] as number;
    const at = from * 64 + square;
    const relation = RELATION[at] as number;
    switch (kind[slot]) {
      case 'K':
        return (relation & 8) !== 0;
      case 'N':
        return (relation & 4) !== 0;
      case 'P': {
        const ranks = (square >> 3) - (from >> 3);
        return (relation & 10) === 10 && ranks === (isWhite[slot] ? 1 : -1);
      }
      case 'Q':
        return (relation & 3) !== 0 && !((BETWEEN_LOW[at] as number) & low) && !((BETWEEN_HIGH[at] as number) & high);
      case 'R':
        return (relation & 1) !== 0 && !((BETWEEN_LOW[at] as number) & low) && !((BETWEEN_HIGH[at] as number) & high);
      default:
        return (relation & 2) !== 0 && !((BETWEEN_LOW[at] as number) & low) && !((BETWEEN_HIGH[at] as number) & high);
    }
  };
  /** With `low` and `high` up to date. */
  const inCheck = (whiteKing: boolean): boolean => {
    const king = sq[whiteKing ? 0 : 1] as number;
    for (let slot = 0; slot < slots; slot++)
      if (alive[slot] && isWhite[slot] !== whiteKing && attackedBy(slot, king)) return true;
    return false;
  };
  const manAt = (square: number): number => {
    for (let slot = 0; slot < slots; slot++) if (alive[slot] && sq[slot] === square) return slot;
    return -1;
  };

  // The legal moves of the position in `sq`: who, where to, whom it takes (0 nobody), what it becomes (0 nothing).
  const who = new Int32Array(64);
  const to = new Int32Array(64);
  const takes = new Int32Array(64);
  const turns = new Int32Array(64);
  let moves = 0;
  const tryMove = (slot: number, target: number, taken: number): void => {
    const from = sq[slot] as number;
    sq[slot] = target;
    if (taken > 0) alive[taken] = false;
    occupy();
    const bad = inCheck(isWhite[slot] as boolean);
    sq[slot] = from;
    if (taken > 0) alive[taken] = true;
    if (bad) return;
    const last = kind[slot] === 'P' && (target < 8 || target > 55);
    for (let turn = last ? 1 : 0; turn <= (last ? 4 : 0); turn++) {
      who[moves] = slot;
      to[moves] = target;
      takes[moves] = taken;
      turns[moves] = turn;
      moves++;
    }
  };
  /** A square that is empty, or holds a man of the other side; kings are never taken because the position is legal. */
  const reach = (slot: number, target: number): boolean => {
    const there = manAt(target);
    if (there < 0) tryMove(slot, target, 0);
    else if (isWhite[there] !== isWhite[slot] && there > 1) tryMove(slot, target, there);
    return there < 0;
  };
  const listMoves = (whiteToMove: boolean): void => {
    moves = 0;
    for (let slot = 0; slot < slots; slot++) {
      if (isWhite[slot] !== whiteToMove) continue;
      const from = sq[slot] as number;
      const piece = kind[slot] as Piece | 'K';
      if (piece === 'K') for (const target of KING_STEPS[from] as Uint8Array) reach(slot, target);
      else if (piece === 'N') for (const target of KNIGHT_JUMPS[from] as Uint8Array) reach(slot, target);
      else if (piece === 'P') {
        const up = whiteToMove ? 8 : -8;
        if (manAt(from + up) < 0) {
          tryMove(slot, from + up, 0);
          if (from >> 3 === (whiteToMove ? 1 : 6) && manAt(from + 2 * up) < 0) tryMove(slot, from + 2 * up, 0);
        }
        for (const side of [-1, 1]) {
          const target = from + up + side;
          if ((target & 7) - (from & 7) !== side) continue;
          const there = manAt(target);
          if (there > 1 && isWhite[there] !== whiteToMove) tryMove(slot, target, there);
        }
      } else
        for (const line of LINES[piece][from] as readonly Uint8Array[])
          for (const target of line) if (!reach(slot, target)) break;
    }
  };

  /** The code of who is to move after move `i` of the list, read from this table or another. */
  const after = (i: number, whiteToMove: boolean): number => {
    const slot = who[i] as number;
    const from = sq[slot] as number;
    sq[slot] = to[i] as number;
    const taken = takes[i] as number;
    const turn = turns[i] as number;
    let code: number;
    if (taken > 0 || turn > 0) code = readerAt(taken, turn > 0 ? slot : 0, turn)(sq, !whiteToMove);
    else {
      const at = layout.index(sq[0] as number, sq[1] as number, sq[2] as number, sq[3] as number);
      code = (whiteToMove ? black : white)[at] as number;
      if (bothPawns && kind[slot] === 'P' && Math.abs((to[i] as number) - from) === 16) code = inPassing(slot, code);
    }
    sq[slot] = from;
    return code;
  };
  /** After a double step: what the position is for who may take in passing. */
  const inPassing = (slot: number, code: number): number => {
    const other = slot === 2 ? 3 : 2;
    const landed = sq[slot] as number;
    const from = sq[other] as number;
    if (Math.abs((landed & 7) - (from & 7)) !== 1 || landed >> 3 !== from >> 3) return code;
    const target = landed + (isWhite[slot] ? -8 : 8);
    alive[slot] = false;
    sq[other] = target;
    occupy();
    const bad = inCheck(isWhite[other] as boolean);
    const reply = bad ? DRAW : readerAt(slot, 0, 0)(sq, isWhite[slot] as boolean);
    sq[other] = from;
    alive[slot] = true;
    if (bad) return code;
    return better(code, reply === DRAW ? DRAW : reply >= LOST ? reply - LOST + 1 : LOST + reply + 1);
  };

  // What captures and promotions give: the soonest win, and the longest loss (ESCAPES where one of them does not lose).
  const soonest = [new Uint8Array(layout.size), new Uint8Array(layout.size)] as const;
  const longest = [new Uint8Array(layout.size), new Uint8Array(layout.size)] as const;
  const passing: number[] = [];
  const tables = [white, black] as const;
  let frontier: number[] = [];
  for (let at = 0; at < layout.size; at++) {
    layout.squares(at, sq);
    const [a, b, c, d] = sq as unknown as [number, number, number, number];
    if (a === b || a === c || b === c || (slots > 3 && (a === d || b === d || c === d))) continue;
    if ((RELATION[a * 64 + b] as number) & 8) continue;
    if (layout.index(a, b, c, d) !== at) continue;
    occupy();
    const checks = [inCheck(true), inCheck(false)] as const;
    for (const side of [0, 1] as const) {
      const whiteToMove = side === 0;
      if (checks[whiteToMove ? 1 : 0]) continue;
      tables[side][at] = DRAW;
      listMoves(whiteToMove);
      if (moves === 0) {
        if (checks[whiteToMove ? 0 : 1]) {
          tables[side][at] = LOST;
          frontier.push(at * 2 + side);
        } else longest[side][at] = ESCAPES;
        continue;
      }
      for (let i = 0; i < moves; i++) {
        if (takes[i] === 0 && turns[i] === 0) {
          if (
            bothPawns &&
            (who[i] as number) > 1 &&
            Math.abs((to[i] as number) - (sq[who[i] as number] as number)) === 16
          ) {
            const other = who[i] === 2 ? 3 : 2;
            if ((to[i] as number) >> 3 === (sq[other] as number) >> 3) passing.push(at * 2 + side);
          }
          continue;
        }
        const code = after(i, whiteToMove);
        if (code === NONE) throw new Error(`${name}: a move leads nowhere`);
        if (code >= LOST) {
          const plies = code - LOST + 1;
          const before = soonest[side][at] as number;
          if (before === 0 || plies < before) soonest[side][at] = plies;
          longest[side][at] = ESCAPES;
        } else if (code === DRAW) longest[side][at] = ESCAPES;
        else if ((longest[side][at] as number) < code) longest[side][at] = code;
      }
    }
  }

  /** Every move of who is to move runs into a position that the other has won. */
  const isLost = (at: number, side: 0 | 1): boolean => {
    layout.squares(at, sq);
    listMoves(side === 0);
    for (let i = 0; i < moves; i++) {
      const code = after(i, side === 0);
      if (code === DRAW || code >= LOST) return false;
    }
    return moves > 0;
  };
  const settled: number[] = [];
  const settle = (at: number, side: 0 | 1, code: number): void => {
    tables[side][at] = code;
    settled.push(at * 2 + side);
  };

  /** Calls `visit` with every place from which one quiet move of `side` leads to the position in `sq`. */
  const before = (side: 0 | 1, visit: (at: number, double: boolean) => void): void => {
    for (let slot = 0; slot < slots; slot++) {
      if (isWhite[slot] !== (side === 0)) continue;
      const here = sq[slot] as number;
      const piece = kind[slot] as Piece | 'K';
      const from = (square: number, double = false): void => {
        sq[slot] = square;
        visit(layout.index(sq[0] as number, sq[1] as number, sq[2] as number, sq[3] as number), double);
        sq[slot] = here;
      };
      if (piece === 'K' || piece === 'N') {
        for (const square of (piece === 'K' ? KING_STEPS : KNIGHT_JUMPS)[here] as Uint8Array)
          if (manAt(square) < 0) from(square);
      } else if (piece === 'P') {
        const down = side === 0 ? -8 : 8;
        const one = here + down;
        if (one < 8 || one > 55 || manAt(one) >= 0) continue;
        from(one);
        if (here >> 3 === (side === 0 ? 3 : 4) && manAt(one + down) < 0) from(one + down, true);
      } else
        for (const line of LINES[piece][here] as readonly Uint8Array[])
          for (const square of line) {
            if (manAt(square) >= 0) break;
            from(square);
          }
    }
  };

  const waiting = (plies: number): boolean => {
    for (const side of [0, 1] as const)
      for (let at = 0; at < layout.size; at++) {
        const loss = longest[side][at] as number;
        if ((soonest[side][at] as number) > plies || (loss > plies && loss !== ESCAPES)) return true;
      }
    return false;
  };

  const candidates: number[] = [];
  let quiet = 0;
  for (let plies = 1; plies <= MOST_PLIES && quiet < 3; plies++) {
    settled.length = 0;
    if (plies % 2 === 1) {
      for (const packed of frontier) {
        const side = (1 - (packed & 1)) as 0 | 1;
        layout.squares(packed >> 1, sq);
        before(side, (at, double) => {
          if (tables[side][at] === DRAW && !(double && bothPawns)) settle(at, side, plies);
          else if (double && bothPawns && tables[side][at] === DRAW) candidates.push(at * 2 + side);
        });
      }
      for (const side of [0, 1] as const)
        for (let at = 0; at < layout.size; at++)
          if (soonest[side][at] === plies && tables[side][at] === DRAW) settle(at, side, plies);
      for (const packed of bothPawns ? [...candidates, ...passing] : []) {
        const side = (packed & 1) as 0 | 1;
        if (tables[side][packed >> 1] !== DRAW) continue;
        layout.squares(packed >> 1, sq);
        listMoves(side === 0);
        for (let i = 0; i < moves; i++)
          if (after(i, side === 0) === LOST + plies - 1) {
            settle(packed >> 1, side, plies);
            break;
          }
      }
      candidates.length = 0;
    } else {
      const consider = (at: number, side: 0 | 1): void => {
        // What escapes by a capture, or is not lost yet because a capture loses more slowly, waits.
        if (tables[side][at] !== DRAW || (longest[side][at] as number) >= plies) return;
        candidates.push(at * 2 + side);
      };
      for (const packed of frontier) {
        const side = (1 - (packed & 1)) as 0 | 1;
        layout.squares(packed >> 1, sq);
        before(side, (at) => consider(at, side));
      }
      for (const side of [0, 1] as const)
        for (let at = 0; at < layout.size; at++)
          if (longest[side][at] === plies - 1 && tables[side][at] === DRAW) candidates.push(at * 2 + side);
      if (bothPawns) for (const packed of passing) consider(packed >> 1, (packed & 1) as 0 | 1);
      for (const packed of candidates) {
        const side = (packed & 1) as 0 | 1;
        if (tables[side][packed >> 1] === DRAW && isLost(packed >> 1, side)) settle(packed >> 1, side, LOST + plies);
      }
      candidates.length = 0;
    }
    frontier = settled.slice();
    // Another table's longer win may still come in: three empty levels with nothing waiting end it.
    quiet = frontier.length === 0 && !waiting(plies) ? quiet + 1 : 0;
  }
  return { layout, white, black };
};

const better = (one: number, other: number): number => {
  const worth = (code: number) => (code === DRAW ? 0 : code < LOST ? 1_000 - code : -1_000 + (code - LOST));
  return worth(one) >= worth(other) ? one : other;
};
