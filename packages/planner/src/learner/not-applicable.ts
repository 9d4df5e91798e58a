import type { Dia, Tarea } from '@estratega/domain';
import { readSignals } from '../freetext/signals.ts';
import type { Game } from '../games/game.ts';
import type { Declaracion, LearnerState, UnitState } from './state.ts';

/**
 * What a task marked «no aplica» teaches. It counts as done for the week and as not studied here. Known: a claim, which
 * the plan tests once. Nothing to do it with: fewer games for a while. No interest: the theme is no longer asked for and
 * rests. A task given up when the week was re-planned says nothing of the player.
 */

const REST_WEEKS = 4;
const FEWER_GAMES_WEEKS = 4;

/** Ticked, and not only because it does not apply. */
export const isStudied = ({ estado, noAplica }: Tarea): boolean => estado === 'finalizado' && noAplica === undefined;

/** What the player turned down does not come back by itself; what re-planning gave up does. */
export const isTurnedDown = ({ noAplica }: Tarea): boolean =>
  noAplica !== undefined && noAplica.motivo !== 'reorganizada';

const themesOf = (tasks: readonly Tarea[], motivo: string): ReadonlySet<string> =>
  new Set(tasks.filter(({ noAplica }) => noAplica?.motivo === motivo).map(({ temaId }) => temaId));

const rested = (learner: LearnerState, themes: ReadonlySet<string>, game: Game): LearnerState['unidades'] => {
  const unidades: Record<string, UnitState> = { ...learner.unidades };
  for (const unit of game.curriculum.units) {
    const state = unidades[unit.id];
    // Only what was met: a belief is not made up to be put to rest.
    if (themes.has(unit.topic.id) && state)
      unidades[unit.id] = { ...state, descansaHasta: learner.semana + REST_WEEKS };
  }
  return unidades;
};

/** `learner` has the week folded in already. */
export const learnTurnedDown = (game: Game, learner: LearnerState, week: readonly Dia[]): LearnerState => {
  const tasks = week.flatMap(({ tareas }) => tareas).filter(isTurnedDown);
  if (tasks.length === 0) return learner;
  const study = tasks.filter(({ carril, tipo }) => carril !== 'juego' && tipo !== 'cierre');
  const known = themesOf(study, 'ya_lo_se');
  const dull = themesOf(study, 'no_me_interesa');
  const declarado: Record<string, Declaracion> = {};
  for (const [id, said] of Object.entries(learner.declarado)) if (!dull.has(id)) declarado[id] = said;
  for (const id of known) {
    if (game.curriculum.topicById.has(id) && declarado[id]?.polaridad !== 'sabe') declarado[id] = { polaridad: 'sabe' };
  }
  const cannotPlay = tasks.some(({ carril, noAplica }) => carril === 'juego' && noAplica?.motivo !== 'ya_lo_se');
  // A note is free text like any other: who writes of trouble there is heard.
  const distress = tasks.some(({ noAplica }) => noAplica?.nota && readSignals(game, noAplica.nota).caution);
  return {
    ...learner,
    declarado,
    unidades: rested(learner, dull, game),
    cautela: learner.cautela || distress,
    ...(cannotPlay ? { sinJuego: learner.semana + FEWER_GAMES_WEEKS } : {}),
  };
};
