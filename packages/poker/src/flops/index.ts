/** Flops solved ahead: which, on what run-outs, and how they are stored. */
export * from './representative.ts';
export * from './runouts.ts';
export * from './spot.ts';
export * from './study.ts';
