/**
 * Thirteen turns and thirteen rivers, one of each rank, no card in both, and suits as often as the deck has them: a set that leans to a suit moves
 * frequencies by points. Chosen among many by chance from a seed that the flop gives.
 */
export const balancedRunouts = (flop: readonly number[]): { turns: number[]; rivers: number[] } => {
  let state = flop.reduce((seed, card) => (Math.imul(seed, 53) + card + 1) >>> 0, 7);
  const below = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const left = [0, 1, 2, 3].map((suit) => 13 - flop.filter((card) => (card & 3) === suit).length);
  const lean = (cards: readonly number[]): number =>
    left.reduce((sum, there, suit) => {
      const here = cards.filter((card) => (card & 3) === suit).length;
      return sum + (here - (13 * there) / (52 - flop.length)) ** 2;
    }, 0);
  let best = { turns: [] as number[], rivers: [] as number[], lean: Number.POSITIVE_INFINITY };
  for (let tries = 0; tries < 3000; tries++) {
    const turns: number[] = [];
    const rivers: number[] = [];
    for (let rank = 0; rank < 13; rank++) {
      const free = [0, 1, 2, 3].map((suit) => rank * 4 + suit).filter((card) => !flop.includes(card));
      const turn = free[below(free.length)] as number;
      const others = free.filter((card) => card !== turn);
      turns.push(turn);
      // Of a rank that lies there three times one card is left: the turn has it.
      if (others.length > 0) rivers.push(others[below(others.length)] as number);
    }
    const sum = lean(turns) + lean(rivers);
    if (sum < best.lean) best = { turns, rivers, lean: sum };
  }
  return { turns: best.turns, rivers: best.rivers };
};
