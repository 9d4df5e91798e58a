export * from './answer.ts';
export * from './chess.ts';
export * from './common.ts';
export * from './exercise.ts';
export * from './pack.ts';
export * from './play-out.ts';
export * from './poker.ts';
export * from './topic.ts';
