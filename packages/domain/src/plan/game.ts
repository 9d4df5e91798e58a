/** The two games, by the name that the product shows and stores. */
export const GAMES = ['Ajedrez', 'Poker Texas Holdem'] as const;
export type Campo = (typeof GAMES)[number];
