/** «Mano entera»: a hand played street by street against a solved strategy, and what each decision costs. */
export * from './betting.ts';
export * from './focus.ts';
export * from './formations.ts';
export * from './habits.ts';
export * from './hand.ts';
export * from './judge.ts';
export * from './weigh.ts';
export * from './words.ts';
