/** «Tablas»: charts asked hand by hand at their borders, and painted. Pure; charts are given to it. */
export * from './border.ts';
export * from './draw.ts';
export * from './progress.ts';
export * from './verdict.ts';
