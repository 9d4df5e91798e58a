import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { exampleProblems } from '../../curriculum/checks.ts';
import { POSITIONS } from './positions/index.ts';
import { CHESS_TOPICS } from './topics/index.ts';

const ENGLISH: Readonly<Record<string, string>> = { R: 'K', D: 'Q', T: 'R', A: 'B', C: 'N' };
const english = (move: string): string =>
  move.replace(/^[RDTAC]|(?<==)[DTAC]/gu, (letter) => ENGLISH[letter] ?? letter);

/** "1.Cxe5 Axd1 2.Axf7+" → moves; numbers, "1..." and marks are dropped. */
const movesOf = (line: string): readonly string[] =>
  line
    .replace(/\d+\.(?:\.\.|…)?/gu, ' ')
    .split(/\s+/u)
    .map((move) => move.replace(/[!?]+$/u, ''))
    .filter((move) => move !== '');

const illegalMove = (fen: string, line: string): string | undefined => {
  const board = new Chess(fen);
  for (const move of movesOf(line)) {
    try {
      board.move(english(move));
    } catch {
      return `${move} in ${line} from ${fen}`;
    }
  }
  return undefined;
};

describe('chess positions', () => {
  it('every worked example is a legal line from a legal position', () => {
    const wrong = CHESS_TOPICS.flatMap(({ ejemplo, otrosEjemplos = [] }) =>
      [ejemplo, ...otrosEjemplos].flatMap(({ fen, linea }) => illegalMove(fen, linea) ?? []),
    );
    expect(wrong).toEqual([]);
  });

  it('every other example is for levels of its topic, and no level has two', () => {
    expect(exampleProblems(CHESS_TOPICS)).toEqual([]);
  });

  it('every bank of exercises belongs to a topic', () => {
    const ids = new Set(CHESS_TOPICS.map((topic) => topic.id));
    expect(Object.keys(POSITIONS).filter((id) => !ids.has(id))).toEqual([]);
  });
});
