import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Exercise, Respuesta } from '@estratega/lessons';
import { boardOf, type EndingTable, readTable, SMALL, type Tables } from '@estratega/lessons/endings';
import { replay } from '@estratega/lessons/play-out';

/** Unpacked one by one, when an answer needs them, and then kept: all that are served are 35 MB. */

const unpack = promisify(gunzip);
const NO_TABLES: Tables = new Map();

export const tableReader = (folder: string) => {
  const kept = new Map<string, Promise<EndingTable>>();
  const load = async (key: string, address: string): Promise<EndingTable> =>
    readTable(key, await unpack(await readFile(join(folder, 'packs', basename(address)))));
  const table = (key: string, address: string): Promise<EndingTable> => {
    const known = kept.get(address);
    if (known) return known;
    const reading = load(key, address);
    kept.set(address, reading);
    reading.catch(() => kept.delete(address));
    return reading;
  };
  return async (exercise: Exercise, respuesta: Respuesta): Promise<Tables> => {
    if (exercise.tipo !== 'ajedrez-partida' || !('partida' in respuesta) || respuesta.fin !== 'logrado')
      return NO_TABLES;
    const played = replay(exercise.fen, respuesta.partida);
    const board = played && boardOf(played.game.fen());
    if (!board) return NO_TABLES;
    const keys = [board.key, ...SMALL].flatMap((key) => {
      const address = exercise.tablas[key];
      return address === undefined ? [] : [[key, address] as const];
    });
    return new Map(await Promise.all(keys.map(async ([key, address]) => [key, await table(key, address)] as const)));
  };
};
