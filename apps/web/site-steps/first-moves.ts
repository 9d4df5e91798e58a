import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decisiveOnly, type Exercise, pack } from '@estratega/lessons';
import { BUILD_FOLDER } from '@estratega/lessons/place';
import type { Plugin } from 'vite';
import { POSITIONS } from '../src/screens/home/first-move/positions.ts';

/** The exercises of the home page, read from the compiled lessons at build time: no request stands before the first move. */

export function firstMoves(): Readonly<Record<string, Exercise>> {
  const { ejercicios } = JSON.parse(readFileSync(join(BUILD_FOLDER, 'index.json'), 'utf8')) as {
    ejercicios: Readonly<Record<string, string>>;
  };
  const ids = Object.values(POSITIONS)
    .flat(2)
    .map(({ id }) => id);
  return Object.fromEntries(
    ids.map((id) => {
      const address = ejercicios[id];
      const file = address && join(BUILD_FOLDER, 'packs', basename(address));
      const found = file && pack.parse(JSON.parse(readFileSync(file, 'utf8'))).ejercicios?.find((one) => one.id === id);
      if (!found) throw new Error(`The home page asks ${id}, which is not among the exercises.`);
      return [id, decisiveOnly(found)];
    }),
  );
}

/** `virtual:first-moves`: each by its id. */
export function firstMovesPlugin(): Plugin {
  const NAME = 'virtual:first-moves';
  return {
    name: 'estratega:first-moves',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(firstMoves())}` : undefined),
  };
}
