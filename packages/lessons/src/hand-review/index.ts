/** A hand that was really played: what its decisions on turn and river cost, against chart ranges that the line narrowed. */
export * from './charts.ts';
export * from './review.ts';
export * from './words.ts';
