import { readMove } from '@estratega/chess/notation';
import { Chess, type Move } from '@estratega/chess/rules';

const FEN_TAG = /\[(?:FEN|SetUp)\s+"([^"]+\/[^"]+)"\]/u;

/** Variations may hold variations: the innermost go first. */
function withoutVariations(text: string): string {
  const next = text.replace(/\([^()]*\)/gu, ' ');
  return next === text ? text : withoutVariations(next);
}

/** A game as sites export it or as a person writes it: tags, comments, variations, clocks and marks are left aside. */
export function readGame(text: string): readonly Move[] | undefined {
  const fen = FEN_TAG.exec(text)?.[1];
  const bare = withoutVariations(text.replace(/^\s*\[[^\]]*\]\s*$/gmu, ' ').replace(/\{[^}]*\}|;[^\n]*/gu, ' '));
  const words = bare
    .replace(/(\d+)\s*(?:\.{3}|…|\.)/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '' && !/^(?:\$\d+|[!?+#=−–-]+|\*|1-0|0-1|1\/2-1\/2|½-½)$/u.test(word));
  // «R» is a rook in English and a king in Spanish, and now and then both can go there: the other letters of the game say which.
  const isEnglish = words.some((word) => /^[KQBN]/u.test(word)) && !words.some((word) => /^[DTAC]/u.test(word));
  try {
    const game = new Chess(fen);
    for (const word of words) {
      if (isEnglish && word.startsWith('R')) {
        game.move(word);
        continue;
      }
      const read = readMove(word, game.moves({ verbose: true }));
      if ('falla' in read) return undefined;
      game.move(read.jugada.san);
    }
    const moves = game.history({ verbose: true });
    return moves.length > 0 ? moves : undefined;
  } catch {
    return undefined;
  }
}
