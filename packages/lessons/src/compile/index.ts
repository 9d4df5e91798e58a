/** From content to what is served. Reads files; everything else in this package is pure. */
export { build } from './build.ts';
export { chapterTimes, lookSeconds, openSeconds, readingSeconds, stepSeconds } from './chapter-time.ts';
export { type ChapterVerdict, keeps, readChapterVerdicts, resultOf } from './chapters.ts';
export { chessExerciseOf, isRetired } from './chess-source.ts';
export { compile } from './compile.ts';
export { readEngine } from './engine.ts';
export { BUILD_FOLDER } from './place.ts';
export { chartsById, pokerProblems } from './poker-checks.ts';
export { readContent } from './read.ts';
export { examplePlies, workChess, workPoker } from './stage-steps.ts';
export { STAGES } from './stages.ts';
export { taught, taughtContent } from './taught.ts';
export { type Board, boardOf, NOT_READ, NOT_SERVED, ON_THE_BOARD } from './titles.ts';
