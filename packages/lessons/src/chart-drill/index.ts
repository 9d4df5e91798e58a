/** «Tablas»: charts asked hand by hand at their borders, and painted. Pure; charts are given to it. */
export type { ChartAction } from '../poker/charts.ts';
export * from './border.ts';
export * from './draw.ts';
export * from './library.ts';
export * from './progress.ts';
export * from './spot.ts';
export * from './verdict.ts';
export * from './words.ts';
