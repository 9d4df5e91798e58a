import { useKeys } from '../../shell/use-keys.ts';

const ELSEWHERE = 'input, textarea, select, dialog, [role=grid], [role=dialog], .curva-marco';

/** Arrows walk through a game or a hand from anywhere, except where they already mean something: a field, the board, a dialog. */
export function useWalkKeys(at: number, last: number, go: (to: number) => void): void {
  useKeys((event) => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const to = steps[event.key];
    if (to === undefined || event.shiftKey) return;
    event.preventDefault();
    go(to);
  }, ELSEWHERE);
}
