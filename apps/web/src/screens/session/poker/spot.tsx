import './spot.css';
import type { PokerExercise } from '@estratega/lessons';
import { seatNotes, tableLine } from '@estratega/lessons/compose';
import type { TableState } from '../../../ui/poker-table/table-state.ts';
import { foldedLine, seatsLine } from '../../../ui/poker-table/table-words.ts';

interface SpotProps {
  exercise: Pick<PokerExercise, 'mano' | 'situacion'> & { readonly mesa?: PokerExercise['mesa'] };
  now: TableState | undefined;
  /** The table stands beside it; where a range is painted in its place, seats and stacks are told in words. */
  drawn: boolean;
}

/** What a question rests on and no picture shows, on every question of the exercise: each may be computed from it. */
export function Spot({ exercise, now, drawn }: SpotProps) {
  const { mesa, situacion } = exercise;
  const words = [
    mesa ? tableLine(mesa) : '',
    mesa && now && !drawn ? seatsLine(exercise, mesa, now) : '',
    mesa && now ? foldedLine(mesa, now) : '',
    mesa || !drawn ? situacion : undefined,
  ].filter(Boolean);
  return (
    <>
      {words.length > 0 ? <p className="menor tenue">{words.join(' ')}</p> : null}
      {mesa ? <SeatNotes mesa={mesa} /> : null}
    </>
  );
}

export const notedIn = ({ asientos }: NonNullable<PokerExercise['mesa']>) =>
  asientos.flatMap(({ pos, nota }) => (nota === undefined ? [] : [pos]));

/** What is known of each player: beside the dot that his plate carries. */
export function SeatNotes({ mesa }: { mesa: NonNullable<PokerExercise['mesa']> }) {
  const notes = seatNotes(mesa);
  if (notes.length === 0) return null;
  return (
    <ul className="s-notas" aria-label="Lo que sabes de cada uno">
      {notes.map(({ quien, nota }) => (
        <li key={quien}>
          <b>{quien}:</b> {nota}
        </li>
      ))}
    </ul>
  );
}
