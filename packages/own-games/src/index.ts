/** Reading games and hands, and what they show. Pure: used by the browser's worker and by tests. */

export { type LecturaPartidas, MATE, type Partida, type ResultadoPartida } from './games/model.ts';
export { gamesFromChesscom, gamesFromLichess, readGames } from './games/read-games.ts';
export type { Asiento, Lectura, Mano, Puesta, Rechazada, Sala } from './hands/model.ts';
export { type ReadOptions, readHands } from './hands/read-hands.ts';
