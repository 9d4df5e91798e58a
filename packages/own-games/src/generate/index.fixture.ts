/** Random hands, games and players, for tests and measurements; never part of the product. */
export { type PlayedHand, playHand } from './hand.fixture.ts';
export { type PlayedGame, playGame, printGame } from './pgn.fixture.ts';
export * from './players.fixture.ts';
export { canPrint, PRINTED, type Printed, printHand } from './print.fixture.ts';
export * from './random.fixture.ts';
