import type { Campo } from '@estratega/domain';
import { chess } from './chess/game.ts';
import type { Game } from './game.ts';
import { poker } from './poker/game.ts';

/** The only list of games: a forgotten one is a type error. */
export const GAMES_BY_CAMPO = { Ajedrez: chess, 'Poker Texas Holdem': poker } as const satisfies Record<Campo, Game>;

export const gameOf = (campo: Campo): Game => GAMES_BY_CAMPO[campo];
