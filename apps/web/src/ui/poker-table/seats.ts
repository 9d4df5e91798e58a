/** Where everybody sits, in hundredths of the table: the hero below, the rest clockwise from his left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const at = (...points: readonly (readonly [number, number])[]): readonly Point[] => points.map(([x, y]) => ({ x, y }));

const HERO = { x: 50, y: 82 };
const OTHERS: Readonly<Record<number, readonly Point[]>> = {
  1: at([50, 12]),
  2: at([12.8, 20], [87.2, 20]),
  3: at([12.8, 50], [50, 12], [87.2, 50]),
  4: at([12.8, 60], [22, 13], [78, 13], [87.2, 60]),
  5: at([12.8, 60], [12.8, 22], [50, 12], [87.2, 22], [87.2, 60]),
  6: at([14, 66], [13, 32], [33, 11], [67, 11], [87, 32], [86, 66]),
  7: at([14, 70], [11, 47], [14, 24], [50, 11], [86, 24], [89, 47], [86, 70]),
  8: at([14, 72], [10, 49.5], [12, 25], [36, 11], [64, 11], [88, 25], [90, 49.5], [86, 72]),
};

/** `index` 0 is the hero. */
export function seatPoint(index: number, seats: number): Point {
  if (index === 0) return HERO;
  return OTHERS[seats - 1]?.[index - 1] ?? HERO;
}

/** Below the plate of whoever bets; the style sheet knows how far. The hero's, between the board and the cards. */
export const betPoint = (seat: Point, hero: boolean): Point => (hero ? { x: 50, y: 57 } : seat);

/** Beside the cards, above the plate. */
export function buttonPoint(seat: Point, hero: boolean): Point {
  if (hero) return { x: 29, y: 76 };
  const inward = seat.x > 50 ? -1 : 1;
  return seat.y < 18 ? { x: seat.x + inward * 15, y: seat.y - 4 } : { x: seat.x + inward * 9.5, y: seat.y - 9 };
}
