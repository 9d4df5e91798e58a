import type { TipoTarea } from '@estratega/domain';
import type { Topic, Unit } from '../curriculum/graph.ts';
import type { StudyDay } from './context.ts';
import type { Bounds } from './minutes.ts';

/** Why a task is in the plan; the words for the player are in write/reason.ts. */
export type Reason =
  | 'pendiente'
  | 'objetivo'
  | 'verificar'
  | 'no_sabe'
  | 'quiere'
  | 'prerequisito'
  | 'bienestar'
  | 'repaso'
  | 'nuevo'
  | 'continuar'
  | 'consolidar'
  | 'mantener'
  | 'juego'
  | 'analisis'
  | 'cierre';

/** A task before it has words: what, how, why and how long. */
export interface Slot {
  readonly unit: Unit;
  readonly kind: TipoTarea;
  readonly reason: Reason;
  /** Units of a mixed review, the slot's own first. */
  readonly mixed: readonly Unit[];
  /** The theme to watch in a game or its analysis; or the theme a prerequisite leads to. */
  readonly focus?: Topic;
  /** The stage of the focus that the week works on. */
  readonly focusUnit?: Unit;
  readonly bounds: Bounds;
  /** Bounds may give way upwards: not for kinds and levels under a cap. */
  readonly elastic: boolean;
  readonly isNew: boolean;
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
  /** Minutes per area. */
  readonly areas: Readonly<Record<string, number>>;
  /** Guards that had to give way, by name; empty but in corners of the curriculum. */
  readonly relaxed: readonly string[];
}
