/** The games, by the name that the product shows and stores. A third one begins here: the compiler lists what it still lacks. */
export const GAMES = ['Ajedrez', 'Poker Texas Holdem'] as const;
export type Campo = (typeof GAMES)[number];

/** Its folder, in the code and in what is taught. */
export const GAME_FOLDERS = {
  Ajedrez: 'chess',
  'Poker Texas Holdem': 'poker',
} as const satisfies Record<Campo, string>;
export type GameFolder = (typeof GAME_FOLDERS)[Campo];

/** Its short name, where a word or a drill says of which game it is. */
export const SHORT_NAMES = {
  Ajedrez: 'ajedrez',
  'Poker Texas Holdem': 'poker',
} as const satisfies Record<Campo, string>;
export type Juego = (typeof SHORT_NAMES)[Campo];

/** What the ids of its topics begin with. */
export const TOPIC_PREFIXES = { Ajedrez: 'aj-', 'Poker Texas Holdem': 'pk-' } as const satisfies Record<Campo, string>;

export const gameOfTopic = (id: string): Campo => GAMES.find((game) => id.startsWith(TOPIC_PREFIXES[game])) ?? GAMES[0];

/** Where there is money there is care: the question, the lines of help, and a week without play. */
export const PLAYED_FOR_MONEY = { Ajedrez: false, 'Poker Texas Holdem': true } as const satisfies Record<
  Campo,
  boolean
>;

/** One branch a game, each with what is of that game alone. */
export const byGame = <T extends { readonly campo: Campo }, R>(
  value: T,
  branches: { readonly [C in Campo]: (value: Extract<T, { readonly campo: C }>) => R },
): R => branches[value.campo as Campo](value as never);

/** At the end of a chain of kinds: what comes here has been forgotten above, and does not compile. */
export const never = (kind: never): never => {
  throw new TypeError(`unknown kind: ${JSON.stringify(kind)}`);
};
