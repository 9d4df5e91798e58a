import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRILLS, drillIdOf, makeDrill } from '../../packages/lessons/src/drills/index.ts';
import type { Exercise, PlayOut } from '../../packages/lessons/src/index.ts';
import { wrongOption } from './session-answers.ts';

/** Exercises as players get them: from the compiled bank, and made from seeds. */

const BUILD = join(import.meta.dirname, '../../packages/lessons/build');

interface Index {
  readonly ejercicios: Readonly<Record<string, string>>;
}

/** The same seed draws the same exercises. */
export { randomFrom as random } from '../../packages/domain/src/random/random.ts';

/** The same in every run: a journey takes seconds, and finds by lot what a unit test should have found; E2E_SEED draws others. */
export const seedOfRun = (): number => Number(process.env.E2E_SEED ?? 20_261_116);

let known: readonly [string, string][] | undefined;
const packs = new Map<string, ReadonlyMap<string, Exercise>>();

export function exerciseOf(id: string): Exercise {
  if (id.startsWith('g.')) return makeDrill(id);
  known ??= Object.entries((JSON.parse(readFileSync(join(BUILD, 'index.json'), 'utf8')) as Index).ejercicios);
  const address = known.find(([one]) => one === id)?.[1];
  if (address === undefined) throw new Error(`The bank has no ${id}`);
  const file = address.replace('/lecciones/', '');
  const pack =
    packs.get(file) ??
    new Map(
      (
        JSON.parse(readFileSync(join(BUILD, 'packs', file), 'utf8')) as { ejercicios: readonly Exercise[] }
      ).ejercicios.map((one) => [one.id, one]),
    );
  packs.set(file, pack);
  const found = pack.get(id);
  if (!found) throw new Error(`${file} does not hold ${id}`);
  return found;
}

/** Every position of the bank that is played to its end. */
export function playOuts(): readonly PlayOut[] {
  const { ejercicios } = JSON.parse(readFileSync(join(BUILD, 'index.json'), 'utf8')) as Index;
  return Object.keys(ejercicios)
    .filter((id) => id.startsWith('j.'))
    .map(exerciseOf)
    .filter((one) => one.tipo === 'ajedrez-partida');
}

/** As many different ones of the bank as asked, of a game and of a kind: the whole bank is gone through before it has too few. */
export function drawn(rng: () => number, count: number, fits: (exercise: Exercise) => boolean): readonly Exercise[] {
  known ??= Object.entries((JSON.parse(readFileSync(join(BUILD, 'index.json'), 'utf8')) as Index).ejercicios);
  const left = known.map(([id]) => id);
  const found: Exercise[] = [];
  while (found.length < count && left.length > 0) {
    const at = Math.floor(rng() * left.length);
    const exercise = exerciseOf(left[at] ?? '');
    // The last one into its place: nothing is drawn twice.
    left[at] = left.at(-1) ?? '';
    left.pop();
    if (fits(exercise)) found.push(exercise);
  }
  if (found.length < count) throw new Error('The bank has too few of that kind');
  return found;
}

/** One of every drill of a game, each from a seed of its own; whole hands have a journey of theirs. */
export const everyDrill = (rng: () => number, juego: 'ajedrez' | 'poker'): readonly Exercise[] =>
  DRILLS.filter((one) => one.juego === juego && !one.drill.startsWith('mano-')).map(({ drill, niveles }) => {
    const [from, to] = niveles;
    const level = from + Math.floor(rng() * (to - from + 1));
    const draw = (): Exercise => makeDrill(drillIdOf(drill, level, Math.floor(rng() * 1e9)));
    let one = draw();
    // What a chart does both ways cannot be failed.
    while (one.tipo === 'poker' && one.preguntas.some((question) => wrongOption(question) === -1)) one = draw();
    return one;
  });
