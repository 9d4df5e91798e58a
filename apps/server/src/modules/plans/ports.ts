import type { Campo, IntentoGuardado, NivelDeclarado } from '@estratega/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import type { Lessons } from '../../platform/lessons/lessons.ts';
import type { TaskNotes } from './answers.ts';
import type { Making } from './making.ts';
import type { OwnGames } from './own.ts';
import type { Difficulties, MeasuredAnswer, Planner } from './planner.ts';
import type { PlansRepository } from './repository.ts';

/** What plans ask of others; `app.ts` hands it over. */

/** The answers to a plan's exercises, which another module keeps. */
export interface Answers {
  ofPlan(userId: string, planId: string, q?: Queryable): Promise<readonly IntentoGuardado[]>;
  /** First tries that were judged, by unit ("aj-tac-doble@2"): how many, and how many right. */
  byUnit(userId: string): Promise<readonly { campo: Campo; unidad: string; aciertos: number; de: number }[]>;
}

/** What was written of a plan's tasks, and how long they were worked on; another module keeps it. */
export interface Notes {
  ofPlan(userId: string, planId: string, q?: Queryable): Promise<readonly TaskNotes[]>;
}

/** A test of the level, as far as a plan is made from it. */
export interface FinishedTest {
  readonly nivel: NivelDeclarado;
  readonly respuestas: readonly MeasuredAnswer[];
  readonly siguiente: unknown;
  readonly aplicada: boolean;
}

export interface Placement {
  ofGame(userId: string, campo: Campo, q?: Queryable): Promise<FinishedTest | undefined>;
  markApplied(q: Queryable, userId: string, campo: Campo): Promise<void>;
}

export interface PlansDependencies {
  readonly repository: PlansRepository;
  readonly placement: Placement;
  readonly planner: Planner;
  readonly lessons: Pick<Lessons, 'paquetes'>;
  readonly answers: Answers;
  readonly notes: Notes;
  /** What everybody's first tries say of exercises: never asked for inside a transaction of a user. */
  readonly difficulties: () => Promise<Difficulties>;
  readonly making: Making;
  readonly own: Pick<OwnGames, 'existing'>;
  readonly clock: Clock;
}
