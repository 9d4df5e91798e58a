/** Estratega as an opponent: at the player's level, resisting and erring like a person. The search is handed in. */
export * from './choose.ts';
export * from './levels.ts';
export * from './match.ts';
export * from './openings.ts';
export * from './temper.ts';
