import type { Plan, Tarea } from '@estratega/domain';
import type { Place } from '../../place.ts';

/** What a game against Estratega needs of its task, and what it tells it. */
export interface HereProps {
  /** The task's own name on this machine. */
  task: string;
  /** What to watch. */
  foco: string;
  /** Who plays, how fast, at which level and with what opening. */
  plan: Plan;
  tarea: Tarea;
  announce: (text: string) => void;
  /** The task is to go over the game: it is done once that is, and this is its place. */
  review?: Place | undefined;
  /** The task is done, and what came of the game is told. */
  onDone: () => void;
  onResult: (result: string) => void;
  /** To the other ways of playing. */
  onBack: () => void;
  /** Three short answers about it, and the end of the task. */
  onAsk: () => void;
}
