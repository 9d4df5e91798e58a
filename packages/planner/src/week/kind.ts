import type { TipoTarea } from '@estratega/domain';
import type { Topic } from '../curriculum/graph.ts';
import type { TopicKind } from '../curriculum/topic.ts';
import type { Game } from '../games/game.ts';

/** Which kind of task a unit needs next. */

const NEEDS_THEORY = 0.35;
const READY_FOR_TEST = 0.62;

export interface Stand {
  readonly belief: number;
  /** Tasks on the unit so far, this week's included. */
  readonly touches: number;
  readonly mayTest: boolean;
  /** Kinds of which the day has enough. */
  readonly crowded: ReadonlySet<TipoTarea>;
}

const inOrder = (stand: Stand): readonly TopicKind[] => {
  if (stand.touches === 0 && stand.belief < NEEDS_THEORY) return ['teoria', 'ejercicios', 'analizar', 'jugar', 'test'];
  if (stand.belief >= READY_FOR_TEST && stand.touches > 0) return ['test', 'ejercicios', 'analizar', 'teoria', 'jugar'];
  // A second look at the ideas once in a while, so that practice does not drift.
  if (stand.touches % 4 === 3 && stand.belief < NEEDS_THEORY + 0.2)
    return ['teoria', 'ejercicios', 'analizar', 'jugar', 'test'];
  return ['ejercicios', 'analizar', 'teoria', 'test', 'jugar'];
};

export const nextKind = (game: Game, topic: Topic, stand: Stand): TipoTarea | undefined => {
  if (topic.id === game.play.jugar) return undefined;
  if (topic.id === game.play.analizar) return 'analizar';
  const possible = inOrder(stand).filter(
    (kind) => topic.variantes[kind] !== undefined && (kind !== 'test' || stand.mayTest) && kind !== 'jugar',
  );
  return possible.find((kind) => !stand.crowded.has(kind)) ?? possible[0];
};
