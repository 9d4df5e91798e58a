import { useEffect, useRef } from 'react';
import { useChanges } from '../../shell/offline/change-store.ts';
import { useSending } from '../../shell/offline/sender.ts';

/** What was marked in the study screen and could not be sent goes out from here too; then the figures are asked again. */
export function useWaitingChanges(onSent: () => void): void {
  useSending();
  const waiting = useChanges().pending.length;
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) onSent();
    before.current = waiting;
  }, [waiting, onSent]);
}
