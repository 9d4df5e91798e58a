/** Own hands on turn and river, as the solver takes them. */
export * from './line.ts';
export * from './session.ts';
