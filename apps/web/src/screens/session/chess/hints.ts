import { numberedSan } from '@estratega/chess/notation';
import { thePiece } from '@estratega/chess/pieces';
import type { Move } from '@estratega/chess/rules';
import type { ChessExercise } from '@estratega/lessons';
import { countedFrom } from '../../../ui/play-board/numbering.ts';
import { HINTS, type Solve } from '../../../ui/play-board/solve.ts';

/** The idea, the piece, the square, the move: each step tells a little more. */
export interface Hint {
  readonly texto: string;
  readonly marcas: readonly string[];
  readonly flecha?: string;
}

/** `next` is the line's move at this turn. The written hints are about the first move; later ones are made from the line. */
export function hintOf(exercise: ChessExercise, { escalon, turno, jugado }: Solve, next: Move): Hint | undefined {
  const first = turno === 0;
  switch (escalon) {
    case 0:
      return undefined;
    case 1:
      return {
        texto: first ? exercise.pista[0] : 'Sigue con la misma idea: mira primero los jaques y las capturas.',
        marcas: [],
      };
    case 2:
      return { texto: first ? exercise.pista[1] : `Ahora juega ${thePiece(next.piece)}.`, marcas: [] };
    case 3:
      return { texto: `La pieza que juega está en ${next.from}.`, marcas: [next.from] };
    default:
      return {
        texto: `La jugada es ${numberedSan(countedFrom(exercise), jugado.length, next.san)}.`,
        marcas: [next.from, next.to],
        flecha: next.from + next.to,
      };
  }
}

/** What the button says: which step comes next. */
export const hintName = (escalon: number): string =>
  escalon === 0 ? 'Pista' : `Pista ${Math.min(escalon + 1, HINTS)}/${HINTS}`;
