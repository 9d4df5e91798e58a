import { englishSan } from '@estratega/chess/pieces';
import { Chess } from '@estratega/chess/rules';

/** Plays "3...g6 4.Df3 Cf6" and throws on a move that is illegal, unnumbered or wrongly marked with + or #. For tests. */
export function play(line: string, from?: string): Chess {
  const game = new Chess(from);
  for (const word of line.split(/\s+/)) {
    const [, number, dots, move = ''] = /^(?:(\d+)(\.\.\.|\.))?(.+)$/.exec(word) ?? [];
    if (number) {
      const expected = `${game.moveNumber()}${game.turn() === 'w' ? '.' : '...'}`;
      if (`${number}${dots}` !== expected) throw new Error(`${line}: ${word} should begin with ${expected}`);
    }
    const english = englishSan(move);
    const { san } = game.move(english);
    if (san !== english) throw new Error(`${line}: ${move} is written ${san}`);
  }
  return game;
}
