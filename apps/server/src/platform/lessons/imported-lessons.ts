import { type Exercise, pack, type Rasgos } from '@estratega/lessons';
import type { GraphExercise } from '@estratega/lessons/graph';
import { exerciseOf, isImported, nodeOf, type Puzzle, puzzleOfId } from '@estratega/lessons/imported';
import type pg from 'pg';
import type { Lessons } from './lessons.ts';

/** What the operator has imported: it lies in the database, and is served in small packs made when they are asked for. */

const PREFIX = '/lecciones/problemas/';
/** Puzzles in one pack: a task's worth, a few kilobytes. */
const TOGETHER = 10;
const NAMES = new RegExp(`^[0-9A-Za-z]{3,8}(?:\\.[0-9A-Za-z]{3,8}){0,${TOGETHER - 1}}$`, 'u');
const COLUMNS = 'id, fen, ultima, linea, dificultad, nivel, temas, meta, calidad';

export const importedLessons = (pool: Pick<pg.Pool, 'query'>) => {
  const find = async (names: readonly string[]): Promise<readonly Puzzle[]> =>
    (await pool.query<Puzzle>(`select ${COLUMNS} from problemas where id = any($1)`, [names])).rows;
  return {
    exercise: async (id: string): Promise<Exercise | undefined> => {
      const [found] = await find([puzzleOfId(id)]);
      return found && exerciseOf(found);
    },
    /** The pack with exactly these; undefined where one of them is not there. */
    pack: async (names: string): Promise<string | undefined> => {
      if (!NAMES.test(names)) return undefined;
      const asked = [...new Set(names.split('.'))];
      const found = new Map((await find(asked)).map((one) => [one.id, exerciseOf(one)]));
      const ejercicios = asked.flatMap((name) => found.get(name) ?? []);
      return ejercicios.length === asked.length ? JSON.stringify(pack.parse({ ejercicios })) : undefined;
    },
    /** Read once, when the server starts. */
    nodes: async (): Promise<readonly GraphExercise[]> => {
      const { rows } = await pool.query<Puzzle & { readonly rasgos: Rasgos }>(
        `select ${COLUMNS}, rasgos from problemas where elegido and rasgos is not null order by calidad desc, id`,
      );
      return rows.map(({ rasgos, ...puzzle }) => nodeOf(puzzle, rasgos));
    },
  };
};
export type ImportedLessons = ReturnType<typeof importedLessons>;

/** The same board, line and rating under the same name: whoever has it may keep it. */
const addresses = (ids: readonly string[]): string[] => {
  if (!ids.some(isImported)) return [];
  const names = [...new Set(ids.filter(isImported).map(puzzleOfId))].toSorted();
  return Array.from(
    { length: Math.ceil(names.length / TOGETHER) },
    (_, index) => `${PREFIX}${names.slice(index * TOGETHER, (index + 1) * TOGETHER).join('.')}.json`,
  );
};

/** The compiled lessons, and what was imported beside them. */
export const withImported = (lessons: Lessons, imported: Pick<ImportedLessons, 'exercise'>): Lessons => ({
  exercise: (id) => (isImported(id) ? imported.exercise(id) : lessons.exercise(id)),
  tables: lessons.tables,
  paquetes: (ejercicios, unidades) => [...lessons.paquetes(ejercicios, unidades), ...addresses(ejercicios)],
});
