/** What a game against Estratega needs of its task, and what it tells it. */
export interface HereProps {
  /** The task's own name on this machine. */
  task: string;
  /** What to watch. */
  foco: string;
  /** Minutes of the task. */
  minutes: number;
  /** Estratega's rating, and the player's own where it was said. */
  rival: number;
  propio: number | undefined;
  /** Without a clock by default, and moves may be taken back. */
  beginner: boolean;
  announce: (text: string) => void;
  /** The task is done, and what came of the game is told. */
  onDone: () => void;
  onResult: (result: string) => void;
  /** To the other ways of playing. */
  onBack: () => void;
  /** Three short answers about it, and the end of the task. */
  onAsk: () => void;
}
