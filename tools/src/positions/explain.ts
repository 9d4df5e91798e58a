import type { Finding } from './finding.ts';
import { ownText, type Puzzle } from './puzzle.ts';
import { alternativeClause, gainInWords, resultClause } from './result.ts';
import { sentence } from './spanish.ts';

/**
 * One or two sentences: the motif, then what the line wins or, when nothing tangible is won, why the runner-up is
 * worse.
 */
export function explain(puzzle: Puzzle, finding: Finding): string {
  if (puzzle.mate) {
    const told = /mate|#/.test(finding.text);
    return told ? sentence(finding.text) : `${sentence(finding.text)} ${sentence(mateClause(puzzle))}`;
  }
  const gain = gainInWords(puzzle);
  if (gain && finding.text.includes(gain)) return sentence(finding.text);
  const closing = gain ? resultClause(puzzle) : (alternativeClause(puzzle) ?? resultClause(puzzle));
  return `${sentence(finding.text)} ${sentence(closing)}`;
}

const mateClause = (puzzle: Puzzle) =>
  `la línea acaba en mate en ${puzzle.mate} jugadas con ${ownText(puzzle, puzzle.own.length - 1)}`;
