import './pace-line.css';
import { useSyncExternalStore } from 'react';

const whenSeen = (told: () => void): (() => void) => {
  document.addEventListener('visibilitychange', told);
  return () => document.removeEventListener('visibilitychange', told);
};
const isHidden = (): boolean => document.visibilityState === 'hidden';

/** So many seconds in a line that empties: a pace, and nothing happens once it is over. A page out of sight does not count, here as in what is measured. */
export function PaceLine({ seconds }: { seconds: number }) {
  const hidden = useSyncExternalStore(whenSeen, isHidden, () => false);
  return (
    <div className="s-ritmo" aria-hidden="true">
      <i
        style={{
          animationDuration: `${seconds}s`,
          animationPlayState: hidden ? 'paused' : 'running',
        }}
      />
    </div>
  );
}
