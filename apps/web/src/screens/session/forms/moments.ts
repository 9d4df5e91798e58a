import type { HereProps } from '../chess/game/here-props.ts';
import type { Notes, OnNote } from '../notes.ts';
import type { Place } from '../place.ts';

/** Three moments of a game or a session, and what was thought of each. */
export const MOMENTS = 3;

export interface Moment {
  readonly ply: number;
  readonly nombre: string;
  readonly nota: string;
}

/** What a game here needs of the task. */
export type HereTask = Pick<HereProps, 'task' | 'plan' | 'tarea' | 'announce'>;

export interface MomentsProps {
  consigna: string;
  /** What the task is to look for. */
  foco: string;
  place: Place;
  /** Where a game can be played first; absent where there is nobody to play against here. */
  here?: HereTask | undefined;
  /** What was written after playing. */
  before?: string | undefined;
  notas: Notes;
  onNote: OnNote;
  onDone: () => void;
}

export const writeMoments = (moments: readonly Moment[]): string => JSON.stringify(moments);

export function readMoments(text: string | undefined): readonly Moment[] {
  try {
    const raw = JSON.parse(text ?? '[]') as unknown;
    if (!Array.isArray(raw)) return [];
    return raw
      .filter(
        (one: Partial<Moment>): one is Moment =>
          typeof one?.ply === 'number' && typeof one.nombre === 'string' && typeof one.nota === 'string',
      )
      .slice(0, MOMENTS);
  } catch {
    return [];
  }
}
