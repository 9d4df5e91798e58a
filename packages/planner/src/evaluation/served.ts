import { type Dia, isOfRound, isOwnExercise, type Tarea } from '@estratega/domain';
import { type Given, type Known, ROUND_SECONDS, servablesOf, serve } from '@estratega/lessons/serve';
import type { Game } from '../games/game.ts';
import { difficultyOf } from '../learner/difficulty.ts';
import { MIDDLE } from '../learner/law.ts';
import { PLAYED_OUT, READING } from '../learner/reading.ts';

/** What a simulated player meets in a week: the session's own rule, asked with the player's answers. */

export interface Met {
  readonly ejercicio: string;
  readonly right: boolean;
  readonly ms: number;
  /** Failed in this task and met once more. */
  readonly otraVez: boolean;
}

export interface Player {
  readonly right: (task: Tarea, exercise: string, nth: number) => boolean;
  /** Milliseconds for one; as long as the plan expects where nothing is said. */
  readonly takes?: ((task: Tarea, exercise: string) => number) | undefined;
}

const DEFAULT_MS = 60_000;

export class ServedWeek {
  private readonly met = new Map<string, Set<string>>();
  private readonly tried = new Map<string, boolean[]>();
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** In the order in which tasks are studied. */
  task(task: Tarea, player: Player): readonly Met[] {
    const { leccion } = task;
    if (!leccion) return [];
    const { serie } = leccion;
    const key = `${task.temaId}`;
    const takes = (id: string) =>
      player.takes?.(task, id) ?? (isOfRound(id) ? ROUND_SECONDS * 1000 : serie ? serie.segundos * 1000 : DEFAULT_MS);
    const played = (leccion.partidas ?? []).map((ejercicio, i) => ({
      ejercicio,
      right: player.right(task, ejercicio, i),
      ms: PLAYED_OUT * 60_000,
      otraVez: false,
    }));
    if (!serie) {
      const listed = leccion.ejercicios.map((ejercicio, i) => ({
        ejercicio,
        right: player.right(task, ejercicio, i),
        ms: takes(ejercicio),
        otraVez: false,
      }));
      this.remember(key, listed);
      return [...listed, ...played];
    }
    const items = servablesOf(leccion, (id) => this.find(id));
    const elsewhere = new Set([...this.met.values()].flatMap((ids) => [...ids]));
    const given: Given[] = [];
    const again = new Set<string>();
    const all: Met[] = [];
    let spent = ((task.tipo === 'teoria' ? READING : 0) + PLAYED_OUT * played.length) * 60_000;
    for (;;) {
      const next = serve({
        serie,
        items,
        given,
        again,
        elsewhere,
        before: this.tried.get(key),
        spent,
        minutes: task.tiempo,
      });
      if (next.tipo === 'fin') break;
      const right = player.right(task, next.id, all.length);
      if (next.otraVez) again.add(next.id);
      else given.push({ id: next.id, right });
      const ms = takes(next.id);
      all.push({ ejercicio: next.id, right, ms, otraVez: next.otraVez });
      spent += ms;
    }
    this.remember(key, all);
    return [...played, ...all];
  }

  private remember(key: string, all: readonly Met[]): void {
    const met = this.met.get(key) ?? new Set();
    const tried = this.tried.get(key) ?? [];
    for (const { ejercicio, right, otraVez } of all) {
      met.add(ejercicio);
      if (!otraVez) tried.push(right);
    }
    this.met.set(key, met);
    this.tried.set(key, tried);
  }

  private find(id: string): Known | undefined {
    // A mistake of one's own stands where the player does.
    if (isOwnExercise(id)) return { rating: this.game.ratingOfLevel(MIDDLE), topics: [] };
    const found = difficultyOf(this.game, id);
    return found && { rating: this.game.ratingOfLevel(found.level), topics: found.topics };
  }
}

/** Every task of a week, met in order, by day and task. */
export const servedWeek = (
  game: Game,
  planEstudio: readonly Dia[],
  player: Player,
): readonly {
  readonly diaIndex: number;
  readonly tareaIndex: number;
  readonly task: Tarea;
  readonly met: readonly Met[];
}[] => {
  const week = new ServedWeek(game);
  return planEstudio.flatMap(({ tareas }, diaIndex) =>
    tareas.map((task, tareaIndex) => ({ diaIndex, tareaIndex, task, met: week.task(task, player) })),
  );
};
