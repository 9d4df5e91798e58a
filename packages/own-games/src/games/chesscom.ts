import type { Rechazada } from '../hands/model.ts';
import type { Partida } from './model.ts';
import { gameOf, splitPgn } from './pgn.ts';

/** One game of a Chess.com month: its PGN, and what the record beside it knows better. */
export const gameFromChesscom = (value: unknown, linea: number): Partida | Rechazada => {
  const refuse = (motivo: string): Rechazada => ({ linea, motivo });
  if (typeof value !== 'object' || value === null) return refuse('No es una partida de Chess.com.');
  const game = value as Readonly<Record<string, unknown>>;
  if (game.rules !== undefined && game.rules !== 'chess')
    return refuse('Es una variante del ajedrez, y solo leemos partidas de ajedrez clásico.');
  const [block] = typeof game.pgn === 'string' ? splitPgn(game.pgn.replaceAll('\r', '')) : [];
  if (!block) return refuse('La partida no tiene jugadas.');
  const read = gameOf(block);
  if ('motivo' in read) return refuse(read.motivo);
  const side = (color: 'white' | 'black', known: Partida['blancas']): Partida['blancas'] => {
    const { username, rating } = (game[color] ?? {}) as { username?: unknown; rating?: unknown };
    return {
      nombre: typeof username === 'string' ? username.slice(0, 80) : known.nombre,
      ...(typeof rating === 'number' ? { elo: rating } : known.elo === undefined ? {} : { elo: known.elo }),
    };
  };
  const results = ['white', 'black'].map((color) => ((game[color] ?? {}) as { result?: unknown }).result);
  const id = /(\d+)\/?$/u.exec(String(game.url ?? ''))?.[1];
  return {
    ...read,
    sitio: 'chesscom',
    id: id ?? (typeof game.uuid === 'string' ? game.uuid : read.id),
    ...(typeof game.end_time === 'number'
      ? { fecha: `${new Date(game.end_time * 1000).toISOString().slice(0, 19)}Z` }
      : {}),
    blancas: side('white', read.blancas),
    negras: side('black', read.negras),
    ...(typeof game.time_control === 'string' ? { ritmo: game.time_control } : {}),
    ...(results.includes('timeout') ? { termino: 'tiempo' as const } : {}),
  };
};
