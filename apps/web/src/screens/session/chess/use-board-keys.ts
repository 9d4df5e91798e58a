import type { RefObject } from 'react';
import { useKeys } from '../../../shell/use-keys.ts';

interface BoardKeys {
  /** What the board lies in. */
  readonly scene: RefObject<HTMLElement | null>;
  /** It is the player's move: arrows then lead onto the board. */
  readonly turn: boolean;
  /** Something is held or asked that Escape lets go of, before it means leaving. */
  readonly holds: boolean;
  readonly letGo: () => void;
  readonly onHint?: (() => void) | undefined;
  /** Once it is over, arrows walk through what was played. */
  readonly walk?: ((steps: 1 | -1) => void) | undefined;
}

/** The keys of every board that is played on, so that they mean the same on each. */
export function useBoardKeys({ scene, turn, holds, letGo, onHint, walk }: BoardKeys): void {
  useKeys((event) => {
    const act = () => {
      if (event.key === 'Escape') return holds ? letGo : undefined;
      if (event.key === 'p' || event.key === 'P') return onHint;
      if (walk && (event.key === 'ArrowLeft' || event.key === 'ArrowRight'))
        return () => walk(event.key === 'ArrowLeft' ? -1 : 1);
      if (turn && event.key.startsWith('Arrow'))
        return () => scene.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
      return undefined;
    };
    const does = act();
    if (!does) return;
    event.preventDefault();
    does();
  });
}
