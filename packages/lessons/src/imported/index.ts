/** Puzzles that an operator has and we do not carry: published files, read into the database. */
export { exerciseOf, featuresOfPuzzle, idOfPuzzle, isImported, nodeOf, puzzleOfId } from './exercise.ts';
export {
  COLUMNS,
  type Column,
  lineReader,
  type Puzzle,
  type Refusal,
  readPuzzle,
  WISHES,
  type Wishes,
} from './puzzle.ts';
export { topicsOf } from './themes.ts';
