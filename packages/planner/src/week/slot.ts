import type { Carril, TipoTarea } from '@estratega/domain';
import type { Topic, Unit } from '../curriculum/graph.ts';
import type { Lado } from '../learner/state.ts';
import type { StudyDay } from './context.ts';

/** Why a task is in the plan; the words for the player are in write/reason.ts. */
export type Reason =
  | 'pendiente'
  | 'debil'
  | 'verificar'
  | 'no_sabe'
  | 'quiere'
  | 'capsula'
  | 'cautela'
  | 'prerequisito'
  | 'cercano'
  | 'bienestar'
  | 'torneo'
  | 'repertorio'
  /** Of a tournament: before a round, on its days, and once it is over. */
  | 'calentar'
  | 'ligero'
  | 'ronda'
  | 'despues'
  | 'repaso'
  | 'nuevo'
  | 'continuar'
  | 'consolidar'
  | 'mantener'
  | 'juego'
  | 'analisis'
  | 'cierre';

export type Lane = Exclude<Carril, 'propio'>;

/** A task before it has words: what, how, why and in which lane. */
export interface Slot {
  readonly unit: Unit;
  readonly kind: TipoTarea;
  readonly lane: Lane;
  readonly reason: Reason;
  /** Units of a mixed review, the slot's own first. */
  readonly mixed: readonly Unit[];
  /** The theme to watch in a game or its analysis; or the theme a prerequisite leads to. */
  readonly focus?: Topic;
  /** The stage of the focus that the week works on. */
  readonly focusUnit?: Unit;
  /** The colour that the player means. */
  readonly side?: Lado;
  readonly isNew: boolean;
  /** The reason that own games or hands give. */
  readonly porque?: string;
  /** Own mistakes that it brings back. */
  readonly own?: readonly string[];
  /** Exercises set aside for it: a short bank is shared out over the days. */
  readonly exercises?: number;
  /** Minutes that those exercises take, with a look back at each: the block is best no longer. */
  readonly solving?: number;
  /** It goes on from a stage that was passed, whatever else stands before it. */
  readonly open?: true;
  /** Opens the first week: an exercise of a quarter of an hour at most. */
  readonly opens?: true;
}

export interface TimedSlot extends Slot {
  readonly minutes: number;
}

export interface SelectedDay {
  readonly day: StudyDay;
  readonly slots: readonly TimedSlot[];
}

export interface Selection {
  readonly days: readonly SelectedDay[];
  /** New units begun. */
  readonly newUnits: number;
  /** Least part of the minutes outside play that the asked themes were to have. */
  readonly askedFloor: number;
  /** Promises that had to give way, by name; empty but in corners of the curriculum. */
  readonly relaxed: readonly string[];
}
