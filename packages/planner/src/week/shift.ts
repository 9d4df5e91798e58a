import type { InformacionTema } from '@estratega/domain';
import type { LearnerState } from '../learner/state.ts';

/** How far a player shifts the lanes: one step either way. */
export interface Shift {
  readonly juego: number;
  readonly teoria: number;
}

/** What the player says comes first; without a word, whoever could not play lately gets fewer games. */
export const shiftOf = ({ preferencias }: InformacionTema, { sinJuego = 0, semana }: LearnerState): Shift => ({
  juego: preferencias?.carriles?.juego ?? (semana < sinJuego ? -1 : 0),
  teoria: preferencias?.carriles?.teoria ?? 0,
});
