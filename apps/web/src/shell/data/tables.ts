import type { PlayOut } from '@estratega/lessons';
import { boardOf, type EndingTable, readTable, SMALL, type Tables } from '@estratega/lessons/endings';
import { NetworkError } from '../api/errors.ts';
import { keptFile } from './packs.ts';

/** Exact tables of endings, fetched one by one and kept like packs: their name is made from what they hold. */

const known = new Map<string, Promise<EndingTable>>();

async function load(key: string, address: string): Promise<EndingTable> {
  const packed = (await keptFile(address)).body;
  if (!packed) throw new NetworkError(undefined);
  const bytes = await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  return readTable(key, new Uint8Array(bytes));
}

function table(key: string, address: string): Promise<EndingTable> {
  const found = known.get(address);
  if (found) return found;
  const asked = load(key, address);
  known.set(address, asked);
  asked.catch(() => known.delete(address));
  return asked;
}

/** The tables that tell what a position of this play-out is worth: its own, and those of three men that a capture leads to. */
export async function tablesFor({ tablas }: PlayOut, fen: string): Promise<Tables> {
  const board = boardOf(fen);
  if (!board) return new Map();
  const keys = [...new Set([board.key, ...SMALL])].flatMap((key) => {
    const address = tablas[key];
    return address === undefined ? [] : [[key, address] as const];
  });
  return new Map(await Promise.all(keys.map(async ([key, address]) => [key, await table(key, address)] as const)));
}
