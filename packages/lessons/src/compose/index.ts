/** What a session says and in which order: pure, and light enough for the browser. */
export * from './about.ts';
export * from './causes.ts';
export * from './chess-words.ts';
export * from './glance.ts';
export * from './numbers.ts';
export * from './poker-words.ts';
export * from './prompt.ts';
export * from './returns.ts';
export * from './slides.ts';
export * from './steps.ts';
export * from './worked.ts';
