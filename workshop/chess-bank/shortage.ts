import { compile, readContent, readEngine } from '@estratega/lessons/compile';

const CONTENT = 'packages/lessons/content';
const LEAST_ESSENTIAL = 12;
const LEAST = 8;
/** Up to this level most players are. */
const CROWDED = 3;
/** A little more than the least, because some are retired by the second engine. */
const SPARE = 2;

/** Which units still want exercises, counted as `npm run bank` counts them. */
export class Shortage {
  /** Exercises by topic and level. */
  readonly #own = new Map<string, number>();
  readonly #goal = new Map<string, number>();

  constructor() {
    const { temas, ejercicios, taladros } = compile(readContent(CONTENT), readEngine(`${CONTENT}/chess/engine`)).graphs
      .chess;
    for (const { id, nivelMin, nivelMax, importancia } of temas)
      for (let level = nivelMin; level <= nivelMax; level += 1) {
        const drilled = taladros.some(({ temas: of, niveles: [a, b] }) => of.includes(id) && a <= level && level <= b);
        const goal = importancia === 'esencial' && level <= CROWDED ? LEAST_ESSENTIAL : LEAST;
        if (!drilled) this.#goal.set(`${id}@${level}`, goal + SPARE);
      }
    for (const { temas: of, niveles } of ejercicios) this.add(of, niveles);
  }

  add(topics: readonly string[], [low, high]: readonly [number, number]): void {
    for (const topic of topics)
      for (let level = low - 1; level <= high + 1; level += 1) {
        const unit = `${topic}@${level}`;
        this.#own.set(unit, (this.#own.get(unit) ?? 0) + 1);
      }
  }

  /** Units of these topics, one level around, that fall short. */
  wants(topics: readonly string[], level: number): string[] {
    return topics
      .flatMap((topic) => [level - 1, level, level + 1].map((one) => `${topic}@${one}`))
      .filter((unit) => (this.#own.get(unit) ?? 0) < (this.#goal.get(unit) ?? 0));
  }

  /** Every unit that falls short, with how many it lacks. */
  left(): [string, number][] {
    return [...this.#goal]
      .map(([unit, goal]): [string, number] => [unit, goal - (this.#own.get(unit) ?? 0)])
      .filter(([, lack]) => lack > 0);
  }
}
