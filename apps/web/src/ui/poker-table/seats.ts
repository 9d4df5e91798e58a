/** Where everybody sits, in hundredths of the table: the hero below, the rest clockwise from his left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const at = (...points: readonly (readonly [number, number])[]): readonly Point[] => points.map(([x, y]) => ({ x, y }));

const HERO = { x: 50, y: 82 };
const OTHERS: Readonly<Record<number, readonly Point[]>> = {
  1: at([50, 10]),
  2: at([14, 30], [86, 30]),
  3: at([14, 58], [50, 10], [86, 58]),
  4: at([14, 66], [20, 15], [80, 15], [86, 64]),
  5: at([14, 67], [14, 29], [50, 10], [86, 29], [86, 64]),
  6: at([14, 68], [13, 30], [33, 10], [67, 10], [87, 30], [86, 66]),
  7: at([15, 70], [11, 48], [14, 24], [50, 10], [86, 24], [89, 48], [85, 68]),
  8: at([16, 72], [11, 51], [13, 28], [36, 10], [64, 10], [87, 28], [89, 51], [84, 70]),
};

/** Only those still in the hand, beside each other, where the screen is small. */
const HUDDLE: Readonly<Record<number, readonly Point[]>> = {
  1: at([76, 74]),
  2: at([60, 74], [85, 74]),
  3: at([18, 14], [50, 14], [82, 14]),
  4: at([12, 14], [37, 14], [63, 14], [88, 14]),
};
/** More than two rivals sit in a row above, without their cards. */
export const sitsAbove = (rivals: number): boolean => rivals > 2;
export const canHuddle = (rivals: number): boolean => rivals in HUDDLE;

/** `index` 0 is the hero. */
export function seatPoint(index: number, seats: number): Point {
  if (index === 0) return HERO;
  return OTHERS[seats - 1]?.[index - 1] ?? HERO;
}

export function huddlePoint(index: number, rivals: number): Point {
  if (index === 0) return { x: 27, y: sitsAbove(rivals) ? 70 : 73 };
  return HUDDLE[rivals]?.[index - 1] ?? { x: 50, y: 50 };
}

export function huddleBet(index: number, rivals: number): Point {
  if (index === 0) return sitsAbove(rivals) ? { x: 52, y: 84 } : { x: 27, y: 42 };
  const { x } = huddlePoint(index, rivals);
  if (sitsAbove(rivals)) return { x, y: 31 };
  return rivals === 1 ? { x: x - 19, y: 80 } : { x, y: 47 };
}

/** In front of whoever bets, clear of the board and of the hero's cards. */
export function betPoint(seat: Point, hero: boolean): Point {
  if (hero) return { x: 50, y: 56.5 };
  if (seat.y < 18) return { x: seat.x, y: seat.y + 10 };
  const inward = seat.x < 50 ? 1 : -1;
  return seat.y < 45 ? { x: seat.x + inward * 19, y: 22 } : { x: seat.x + inward * 21, y: Math.min(61, seat.y - 3) };
}

export function buttonPoint(seat: Point, hero: boolean): Point {
  if (hero) return { x: 33, y: 74 };
  if (seat.y < 18) return { x: seat.x + 13, y: seat.y + 3 };
  return { x: seat.x + (seat.x < 50 ? 13 : -13), y: seat.y + 5 };
}
