import { type Deal, firstDeal, nextDeal, type WeightedHand } from './deal.ts';

/** Who may do what after the flop, as a tree. Amounts are chips put in on this street. */

export interface Game {
  readonly board: readonly number[];
  readonly ranges: readonly [readonly WeightedHand[], readonly WeightedHand[]];
  /** What lies in the middle, half of it from each. */
  readonly pot: number;
  /** What each still has. */
  readonly stack: number;
  /** Parts of the pot to bet, by street from the board's own on; Infinity is all-in. */
  readonly sizes: readonly (readonly number[])[];
  /** Parts of the pot to raise; the street's sizes where there are none. */
  readonly raise: readonly number[];
  readonly maxBets: number;
  /** A bet that takes this part of the stack takes all of it. */
  readonly allInAt: number;
  /** Cards that may fall; all where there are none. */
  readonly turns?: readonly number[];
  readonly rivers?: readonly number[];
  readonly even?: boolean;
}

export type Action =
  | { readonly kind: 'fold' }
  | { readonly kind: 'check' }
  | { readonly kind: 'call' }
  | { readonly kind: 'bet' | 'raise'; readonly to: number };

export const ACTING = 0;
export const FOLDED = 1;
export const SHOWDOWN = 2;
export const CHANCE = 3;

export interface Node {
  readonly kind: typeof ACTING | typeof FOLDED | typeof SHOWDOWN | typeof CHANCE;
  readonly deal: Deal;
  /** Who acts, or who folded. */
  readonly player: 0 | 1;
  readonly actions: readonly Action[];
  /** By action, or by card that falls. */
  readonly children: readonly Node[];
  /** Where the node's values begin: one for each action and hand. */
  readonly offset: number;
  /** What is lost and won at an end. */
  readonly stake: number;
  /** Chips in the middle when the player acts, and what this player must add to stay. */
  readonly pot: number;
  readonly toCall: number;
}

export interface Tree {
  readonly game: Game;
  readonly root: Node;
  /** Values that a strategy has. */
  readonly values: number;
  readonly nodes: number;
  /** Longest row of numbers that a walk needs at once. */
  readonly room: number;
}

/** Where the betting of a street stands. */
export interface Betting {
  /** From the board's own on. */
  readonly street: number;
  readonly player: 0 | 1;
  /** At the start of the street. */
  readonly pot: number;
  readonly stack: number;
  readonly put: readonly [number, number];
  readonly bets: number;
}

interface Spot extends Betting {
  readonly deal: Deal;
  readonly checked: boolean;
}

/** Length of a row of so many hands: whole vectors of four, with a zero after the last hand. */
export const strideOf = (size: number): number => (size + 4) & ~3;

const round = (chips: number): number => Math.round(chips * 100) / 100;

/** What may be bet, of a game. */
export type Sizes = Pick<Game, 'sizes' | 'raise' | 'maxBets' | 'allInAt'>;

export const actionsAt = (game: Sizes, { street, player, pot, stack, put, bets }: Betting): Action[] => {
  const theirs = put[player === 0 ? 1 : 0];
  const toCall = theirs - put[player];
  const actions: Action[] = toCall > 0 ? [{ kind: 'fold' }, { kind: 'call' }] : [{ kind: 'check' }];
  if (stack - put[player] <= toCall || bets >= game.maxBets) return actions;
  const sizes = bets > 0 && game.raise.length > 0 ? game.raise : (game.sizes[street] ?? []);
  const middle = pot + put[0] + put[1] + toCall;
  const seen = new Set<number>();
  for (const part of sizes) {
    const wanted = part === Number.POSITIVE_INFINITY ? stack : theirs + round(part * middle);
    const to = wanted >= stack * game.allInAt ? stack : wanted;
    if (to <= theirs || seen.has(to)) continue;
    seen.add(to);
    actions.push({ kind: toCall > 0 ? 'raise' : 'bet', to });
  }
  return actions;
};

export const buildTree = (game: Game): Tree => {
  let values = 0;
  let nodes = 0;
  const deals = new Map<Deal, readonly Deal[]>();
  const end = { actions: [], children: [], offset: 0, pot: 0, toCall: 0 } as const;

  /** Every card that may fall on a deal, made once: all lines of betting share them. */
  const dealsAfter = (deal: Deal): readonly Deal[] => {
    const known = deals.get(deal);
    if (known) return known;
    const listed =
      (deal.board.length === 3 ? game.turns : game.rivers) ?? Array.from({ length: 52 }, (_, card) => card);
    const cards = listed.filter((card) => !deal.board.includes(card));
    if (cards.length === 0) throw new RangeError('no card is left to fall');
    const made = cards.map((card) => nextDeal(deal, card, { cards, even: game.even ?? false }));
    deals.set(deal, made);
    return made;
  };

  const closed = (deal: Deal, street: number, pot: number, stack: number): Node => {
    nodes++;
    if (deal.board.length === 5) return { ...end, kind: SHOWDOWN, deal, player: 0, stake: pot / 2 };
    const children = dealsAfter(deal).map((next) =>
      stack <= 1e-9
        ? closed(next, street + 1, pot, stack)
        : acting({ deal: next, street: street + 1, player: 0, pot, stack, put: [0, 0], bets: 0, checked: false }),
    );
    return { ...end, kind: CHANCE, deal, player: 0, stake: 0, pot, children };
  };

  const acting = (spot: Spot): Node => {
    const { deal, street, player, pot, stack, put, bets, checked } = spot;
    const other = player === 0 ? 1 : 0;
    const actions = actionsAt(game, spot);
    const offset = values;
    values += actions.length * strideOf(deal.size[player]);
    nodes++;
    const children = actions.map((action): Node => {
      if (action.kind === 'fold') {
        nodes++;
        return { ...end, kind: FOLDED, deal, player, stake: pot / 2 + put[player] };
      }
      if (action.kind === 'call') return closed(deal, street, pot + 2 * put[other], stack - put[other]);
      if (action.kind === 'check')
        return checked ? closed(deal, street, pot, stack) : acting({ ...spot, player: other, checked: true });
      const now: readonly [number, number] = player === 0 ? [action.to, put[1]] : [put[0], action.to];
      return acting({ ...spot, player: other, put: now, bets: bets + 1, checked: true });
    });
    const toCall = put[other] - put[player];
    return { kind: ACTING, deal, player, actions, children, offset, stake: 0, pot: pot + put[0] + put[1], toCall };
  };

  const root = acting({
    deal: firstDeal(game.board, game.ranges),
    street: 0,
    player: 0,
    pot: game.pot,
    stack: game.stack,
    put: [0, 0],
    bets: 0,
    checked: false,
  });
  const roomOf = (node: Node): number => {
    const deeper = node.children.reduce((most, child) => Math.max(most, roomOf(child)), 0);
    const most = strideOf(Math.max(...node.deal.size));
    return deeper + (node.kind === ACTING ? node.actions.length * most : node.kind === CHANCE ? 2 * most : 0);
  };
  return { game, root, values, nodes, room: roomOf(root) + strideOf(root.deal.size[0]) + strideOf(root.deal.size[1]) };
};
