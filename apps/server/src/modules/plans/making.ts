import type { Campo } from '@estratega/domain';
import { AppError } from '../../platform/errors.ts';
import { finishInTurns } from '../../platform/turns.ts';
import type { OwnGames } from './own.ts';
import type { Difficulties, OwnEvidence, Steps } from './planner.ts';

/** What making a week takes, whoever asks for it. */

/** What answers of everybody, and games of the player, have shown. */
export interface Shown {
  readonly dificultades: Difficulties;
  readonly propias: OwnEvidence;
  /** Whose week it is: what is drawn by lot is drawn for each. */
  readonly sorteo?: string;
}

export interface Making {
  /** Asked before anything is locked: the player's own games are a great deal to read. */
  readonly shownBy: (userId: string, campo: Campo) => Promise<Shown>;
  /** The engine is ours and pure: if it throws, the transaction around it takes everything back. */
  readonly generate: <T>(work: () => Steps<T>) => Promise<T>;
}

export interface MakingDependencies {
  /** What everybody's first tries say of exercises: never asked for inside a transaction of a user. */
  readonly difficulties: () => Promise<Difficulties>;
  readonly own: Pick<OwnGames, 'evidence'>;
  readonly onGenerationError: (error: unknown) => void;
}

export const weekMaking = ({ difficulties, own, onGenerationError }: MakingDependencies): Making => ({
  shownBy: async (userId, campo) => {
    const [dificultades, propias] = await Promise.all([difficulties(), own.evidence(userId, campo)]);
    return { dificultades, propias, sorteo: userId };
  },
  generate: async (work) => {
    try {
      return await finishInTurns(work());
    } catch (error) {
      onGenerationError(error);
      throw new AppError('plan_no_generado');
    }
  },
});
