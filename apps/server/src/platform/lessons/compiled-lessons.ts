import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isWholeHand } from '@estratega/domain';
import { type Exercise, pack } from '@estratega/lessons';
import { makeDrill } from '@estratega/lessons/drills';
import type { PackIndex } from '@estratega/lessons/graph';
import { tableReader } from './ending-tables.ts';
import type { Lessons } from './lessons.ts';

/** The compiled content on disk. Packs are read when an answer needs them, and kept: starting pays for the index only. */

const KEPT = 400;

/** Reads each file once while it is among the last used; a failed read is tried again. */
const packReader = (folder: string) => {
  const kept = new Map<string, Promise<ReadonlyMap<string, Exercise>>>();
  const load = async (address: string) => {
    const { ejercicios = [] } = pack.parse(
      JSON.parse(await readFile(join(folder, 'packs', basename(address)), 'utf8')),
    );
    return new Map(ejercicios.map((one) => [one.id, one]));
  };
  return (address: string): Promise<ReadonlyMap<string, Exercise>> => {
    const known = kept.get(address);
    kept.delete(address);
    const reading = known ?? load(address);
    kept.set(address, reading);
    reading.catch(() => kept.delete(address));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return reading;
  };
};

/** An id that names no drill is one that never was. */
const drill = (id: string): Exercise | undefined => {
  try {
    return makeDrill(id);
  } catch {
    return undefined;
  }
};

/** A whole hand is made from its id, on a flop that is fetched. */
const flopOf = (id: string): string | undefined => {
  const made = drill(id);
  return made?.tipo === 'poker-mano' ? made.paquete : undefined;
};

export const openLessons = (folder: string): Lessons => {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as PackIndex;
  const exercises = new Map(Object.entries(index.ejercicios));
  const stages = new Map(Object.entries(index.etapas));
  const read = packReader(folder);
  return {
    exercise: async (id) => {
      if (id.startsWith('g.')) return drill(id);
      const address = exercises.get(id);
      return address === undefined ? undefined : (await read(address)).get(id);
    },
    tables: tableReader(folder),
    // Of every task of every plan that is read: no list in between.
    paquetes: (ejercicios, unidades) => {
      const found = new Set<string>();
      const add = (address: string | undefined) => address !== undefined && found.add(address);
      for (const unit of unidades) add(stages.get(unit));
      for (const id of ejercicios) add(isWholeHand(id) ? flopOf(id) : exercises.get(id));
      return [...found];
    },
  };
};
