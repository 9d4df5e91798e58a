/** What a session asks next: pure, and light enough for the browser. */
export * from './rating.ts';
export * from './serve.ts';
