import type { Rechazada } from '../hands/model.ts';
import { decodeText } from '../text.ts';
import { gameFromChesscom } from './chesscom.ts';
import { gameFromLichess } from './lichess.ts';
import type { LecturaPartidas, Partida } from './model.ts';
import { gameOf, splitPgn } from './pgn.ts';

const sorted = (read: readonly (readonly [number, Partida | Rechazada])[]): LecturaPartidas => {
  const partidas: Partida[] = [];
  const rechazadas: Rechazada[] = [];
  const seen = new Set<string>();
  for (const [linea, one] of read) {
    if ('motivo' in one) rechazadas.push(one);
    else if (seen.has(`${one.sitio} ${one.id}`))
      rechazadas.push({ linea, motivo: 'La partida está repetida: se cuenta una sola vez.' });
    else {
      seen.add(`${one.sitio} ${one.id}`);
      partidas.push(one);
    }
  }
  return { partidas, rechazadas };
};

/** Objects of Lichess's stream, in order; `linea` counts them from 1. */
export const gamesFromLichess = (games: readonly unknown[]): LecturaPartidas =>
  sorted(games.map((game, i) => [i + 1, gameFromLichess(game, i + 1)]));

/** A month of Chess.com: `{ games: […] }`. */
export const gamesFromChesscom = (month: unknown): LecturaPartidas => {
  const games = (month as { games?: unknown } | null)?.games;
  return Array.isArray(games)
    ? sorted(games.map((game, i) => [i + 1, gameFromChesscom(game, i + 1)]))
    : { partidas: [], rechazadas: [{ linea: 1, motivo: 'No es un mes de partidas de Chess.com.' }] };
};

const json = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/**
 * Games of a text: PGN with any number of them, Lichess's lines or a month of Chess.com. Each is read or reported; the same
 * game twice counts once.
 */
export const readGames = (texto: string | Uint8Array): LecturaPartidas => {
  const text = decodeText(texto);
  if (text.trimStart().startsWith('{') && !/^\s*\{[^"}]*\}/u.test(text.slice(0, 2_000))) {
    const month = text.length < 60_000_000 ? json(text) : undefined;
    if (month && Array.isArray((month.value as { games?: unknown } | null)?.games))
      return gamesFromChesscom(month.value);
    return sorted(
      text.split('\n').flatMap((line, i) => {
        if (line.trim() === '') return [];
        const parsed = json(line);
        const refused = { linea: i + 1, motivo: 'La línea no se entiende.' };
        return [[i + 1, parsed ? gameFromLichess(parsed.value, i + 1) : refused] as const];
      }),
    );
  }
  return sorted(
    splitPgn(text).map((block) => [
      block.line,
      block.tags.size === 0 && !/(?:^|\s)1\s*\.|^[a-hKQRBNDTAC][a-h1-8x=O-]+\s/u.test(block.text.slice(0, 400))
        ? { linea: block.line, motivo: 'Este texto no es una partida que sepamos leer.' }
        : gameOf(block),
    ]),
  );
};
