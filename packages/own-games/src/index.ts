/** Reading games and hands, and what they show. Pure: used by the browser's worker and by tests. */
export { createCutter, type Trozo } from './cut.ts';
export {
  exercisesFromGames,
  mistakesInTurn,
  mistakesOfGame,
  type OwnChessExercise,
  type OwnExerciseOptions,
  type OwnMistake,
} from './exercises/chess.ts';
export {
  exerciseOfDecision,
  exercisesFromHands,
  mistakesOfHands,
  type OwnHandMistake,
  type OwnPokerExercise,
} from './exercises/poker.ts';
export { type WonAgain, wonAgain } from './exercises/won-again.ts';
export {
  factsFromGames,
  factsFromMoves,
  GAMES_FOR_RESULTS,
  GAMES_TO_SPEAK,
  type GameFactsOptions,
  ideasInTurn,
  missedIdeas,
  openGameFacts,
} from './facts/chess.ts';
export {
  type Decision,
  decisionsFromHands,
  type EmpujeSpot,
  factsFromDecisions,
  handName,
  type MotorPoker,
} from './facts/decisions.ts';
export type { Hecho } from './facts/fact.ts';
export {
  factsFromCounts,
  factsFromHands,
  HANDS_TO_SPEAK,
  type HandFactsOptions,
  openHandFacts,
} from './facts/poker.ts';
export {
  type Analisis,
  type AnalisisPorPartida,
  type AnalisisPosicion,
  CLEARLY_BEST,
  type Color,
  colourOf,
  gameKey,
  type JugadaPropia,
  MOST_OF_A_GAME,
  ownMoves,
} from './games/analysis.ts';
export { type LecturaPartidas, MATE, type Partida, type ResultadoPartida } from './games/model.ts';
export { MOTIFS } from './games/motif.ts';
export { gameOfOwn, handRefusal, ownGame, ownHand, playersIn } from './games/own.ts';
export { gamesFromChesscom, gamesFromLichess, readGames } from './games/read-games.ts';
export { endFault } from './games/told-end.ts';
export { winningChance } from './games/winning-chance.ts';
export { handFault } from './hands/check.ts';
export { type AccionMano, type Cuadro, handFrames } from './hands/frames.ts';
export type { Asiento, Lectura, Mano, Puesta, Rechazada, Sala } from './hands/model.ts';
export { type ReadOptions, readHands } from './hands/read-hands.ts';
export { wideEncodingOf } from './text.ts';
