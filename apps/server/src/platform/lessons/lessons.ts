import type { Exercise, Respuesta } from '@estratega/lessons';
import type { Tables } from '@estratega/lessons/endings';

/** What the server needs of the compiled lessons: exercises to judge answers with, and where the browser finds them. */
export interface Lessons {
  /** One of the bank, or one made again from the seed in its id; undefined where no such exercise ever was. */
  exercise(id: string): Promise<Exercise | undefined>;
  /** The exact tables that an answer is judged with: of where a play-out ended, and none for anything else. */
  tables(exercise: Exercise, respuesta: Respuesta): Promise<Tables>;
  /** Today's addresses of the packs that hold these exercises and the prose of these units. */
  paquetes(ejercicios: readonly string[], unidades: readonly string[]): readonly string[];
}
