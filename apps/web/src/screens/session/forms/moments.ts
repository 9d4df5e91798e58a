import type { Notes, OnNote } from '../notes.ts';

/** Three moments of a game or a session, and what was thought of each. */
export const MOMENTS = 3;

export interface Moment {
  readonly ply: number;
  readonly nombre: string;
  readonly nota: string;
}

export interface MomentsProps {
  consigna: string;
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
