import type { Move } from '@estratega/chess/rules';
import { notationWords } from '@estratega/lessons/notation-words';

/** The signs on the sheet, for a beginner. */
export function NotationNote({ moves }: { moves: readonly Move[] }) {
  return <p className="menor tenue">{notationWords(moves.map(({ san }) => san))}</p>;
}
