import { gunzipSync } from 'node:zlib';
import { becomes, boardOf, keysOf, readTable, SERVED, SMALL, type Tables } from '../endings/index.ts';
import type { PlayOut, PlayOutRow } from '../schema/index.ts';
import type { PackFile } from './packs.ts';

/** Endings that an ending may come to, itself among them, as far as they are served. */
const reached = (name: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (one: string): void => {
    if (found.has(one) || !SERVED.includes(one)) return;
    found.add(one);
    for (const next of becomes(one)) visit(next);
  };
  visit(name);
  return found;
};

/** Which tables can be asked about it: a pawn keeps its file, so of its own ending one is enough. */
const keysFor = (fen: string): readonly string[] => {
  const board = boardOf(fen);
  const others = board
    ? [...reached(board.name)].filter((name) => name !== board.name && keysOf(name).length === 1)
    : [];
  return [...new Set([...SMALL, ...others, ...(board && SERVED.includes(board.name) ? [board.key] : [])])];
};

export const playOutOf = (
  { retirada: _retired, ...row }: PlayOutRow,
  tables: ReadonlyMap<string, PackFile>,
): PlayOut => ({
  tipo: 'ajedrez-partida',
  ...row,
  tablas: Object.fromEntries(
    keysFor(row.fen).map((key) => {
      const file = tables.get(key);
      if (!file) throw new Error(`${row.id}: no table ${key}`);
      return [key, file.address];
    }),
  ),
});

/** The exact tables as they are asked, for whoever plays positions out here. */
export const tablesOf = (packed: ReadonlyMap<string, Buffer>): Tables =>
  new Map([...packed].map(([key, bytes]) => [key, readTable(key, gunzipSync(bytes))]));
