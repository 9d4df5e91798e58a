import { notationWords } from '@estratega/lessons/notation-words';
import type { Move } from 'chess.js';

/** The signs on the sheet, for a beginner. */
export function NotationNote({ moves }: { moves: readonly Move[] }) {
  return <p className="menor tenue">{notationWords(moves.map(({ san }) => san))}</p>;
}
