import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Exercise, Respuesta } from '@estratega/lessons';
import { type EndingTable, readTable, type Tables } from '@estratega/lessons/endings';

/** Unpacked one by one, when an answer needs them, and then kept: all that are served are 35 MB. */

const unpack = promisify(gunzip);
const NO_TABLES: Tables = new Map();

export const tableReader = (folder: string) => {
  const kept = new Map<string, Promise<EndingTable>>();
  const load = async (key: string, address: string): Promise<EndingTable> =>
    readTable(key, await unpack(await readFile(join(folder, 'tables', basename(address)))));
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
    const named = Object.entries(exercise.tablas);
    return new Map(await Promise.all(named.map(async ([key, address]) => [key, await table(key, address)] as const)));
  };
};
