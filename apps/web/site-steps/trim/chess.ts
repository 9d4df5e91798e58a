import type { Plugin } from 'vite';

/**
 * The board needs the rules of chess, not the parser of PGN files that chess.js carries: a third of it. Games that a player
 * pastes are read move by move (screens/session/forms/read-game.ts), which also understands Spanish letters. `loadPgn`
 * therefore throws in the browser; on the server it is whole.
 */
export function trimChess(): Plugin {
  return {
    name: 'estratega:trim-chess',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/chess\.js\/dist\/esm\/chess\.js$/.test(id)) return;
      const from = code.indexOf('function peg$subclass(');
      const to = code.indexOf('/**\n * @license', from);
      if (from < 0 || to < 0) return this.error('chess.js changed: review trimChess.');
      const without = `function peg$parse() { throw new Error('PGN is not read in the browser'); }\n`;
      return { code: code.slice(0, from) + without + code.slice(to), map: null };
    },
  };
}
