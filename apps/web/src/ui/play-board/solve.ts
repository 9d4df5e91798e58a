import { type ChessExercise, type ChessStep, judgeMove, type Refutacion } from '@estratega/lessons';

/** Playing a position to the end of its line, as a pure machine. */
export type SolvePhase =
  /** The solver's turn. */
  | 'juega'
  /** Right, and the rival is about to answer. */
  | 'replica'
  /** Also wins, but something is better. */
  | 'casi'
  | 'mal'
  | 'bien'
  /** The solution was asked for. */
  | 'vista';

export interface Solve {
  readonly fase: SolvePhase;
  /** On the board, from the exercise's position. */
  readonly jugado: readonly string[];
  /** Solver's moves found. */
  readonly turno: number;
  /** What this try holds: the solver's moves, in the order in which they were tried. */
  readonly probadas: readonly string[];
  /** 1 for the first try. */
  readonly intento: number;
  /** Steps of the ladder opened for this move, and the most of the whole exercise. */
  readonly escalon: number;
  readonly pistas: number;
  readonly refutacion?: Refutacion | undefined;
  /** The refutation stands on the board. */
  readonly refutada: boolean;
}

export const HINTS = 4;

export const begin = (): Solve => ({
  fase: 'juega',
  jugado: [],
  turno: 0,
  probadas: [],
  intento: 1,
  escalon: 0,
  pistas: 0,
  refutada: false,
});

export type SolveAction =
  | { readonly tipo: 'jugar'; readonly jugada: string }
  /** The rival's move, or the punishment of a wrong one. */
  | { readonly tipo: 'contestar'; readonly jugada: string }
  | { readonly tipo: 'otra' }
  | { readonly tipo: 'solucion' }
  | { readonly tipo: 'pista' };

export function solve(exercise: ChessExercise, now: Solve, action: SolveAction): Solve {
  switch (action.tipo) {
    case 'jugar': {
      if (now.fase !== 'juega') return now;
      const step: ChessStep = judgeMove(exercise, now.turno, action.jugada);
      const after = { ...now, jugado: [...now.jugado, action.jugada], probadas: [...now.probadas, action.jugada] };
      if (step.estado === 'fin') return { ...after, fase: 'bien', turno: now.turno + 1 };
      if (step.estado === 'sigue') return { ...after, fase: 'replica', turno: now.turno + 1, escalon: 0 };
      if (step.estado === 'casi') return { ...after, fase: 'casi' };
      return { ...after, fase: 'mal', refutacion: step.refutacion, refutada: false };
    }
    case 'contestar':
      if (now.fase === 'replica') return { ...now, fase: 'juega', jugado: [...now.jugado, action.jugada] };
      if (now.fase === 'mal' && !now.refutada)
        return { ...now, refutada: true, jugado: [...now.jugado, action.jugada] };
      return now;
    case 'otra': {
      const back = exercise.linea.slice(0, now.turno * 2);
      if (now.fase === 'casi') return { ...now, fase: 'juega', jugado: back };
      if (now.fase !== 'mal') return now;
      // A new try holds what was right before the mistake: whoever judges it again starts from the beginning.
      const right = back.filter((_, i) => i % 2 === 0);
      return {
        ...now,
        fase: 'juega',
        jugado: back,
        probadas: right,
        intento: now.intento + 1,
        refutacion: undefined,
        refutada: false,
      };
    }
    case 'solucion':
      return now.fase === 'bien' ? now : { ...now, fase: 'vista', jugado: exercise.linea };
    case 'pista':
      if (now.fase !== 'juega' || now.escalon >= HINTS) return now;
      return { ...now, escalon: now.escalon + 1, pistas: Math.max(now.pistas, now.escalon + 1) };
  }
}
