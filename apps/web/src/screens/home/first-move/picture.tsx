import exercises from 'virtual:first-moves';
import { BoardPicture } from '../../../ui/play-board/play-board.tsx';
import { FIRST } from './positions.ts';

/** The first position, as the page comes with it. */
export function Picture() {
  const exercise = exercises[FIRST?.id ?? ''];
  if (exercise?.tipo !== 'ajedrez') return null;
  return <BoardPicture fen={exercise.fen} side="w" label="Un mate en una jugada: juegan blancas" named />;
}
