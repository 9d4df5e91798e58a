import type { Plugin } from 'vite';

/**
 * The board needs the rules of chess, not the reading and writing of PGN files that chess.js carries: more than a third. Games that
 * a player pastes are read move by move (screens/session/forms/read-game.ts), which also understands Spanish letters. `loadPgn`
 * and `pgn` therefore throw in the browser; on the server they are whole.
 */
export function trimChess(): Plugin {
  return {
    name: 'estratega:trim-chess',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/chess\.js\/dist\/esm\/chess\.js$/.test(id)) return;
      let trimmed = code;
      for (const [from, to, without] of CUTS) {
        const start = trimmed.indexOf(from);
        const end = trimmed.indexOf(to, start);
        if (start < 0 || end < 0) return this.error('chess.js changed: review trimChess.');
        trimmed = trimmed.slice(0, start) + without + trimmed.slice(end + to.length);
      }
      return { code: trimmed, map: null };
    },
  };
}

const REFUSED = `throw new Error('PGN is not for the browser');`;
/** A method ends where a line closes its indentation. */
const METHOD_END = '\n    }\n';
const CUTS = [
  ['function peg$subclass(', '/**\n * @license', '/**\n * @license'],
  ['\n    pgn({', METHOD_END, `\n    pgn() { ${REFUSED} }\n`],
  ['\n    loadPgn(pgn, {', METHOD_END, `\n    loadPgn() { ${REFUSED} }\n`],
] as const;
