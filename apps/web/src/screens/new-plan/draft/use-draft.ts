import { useCallback, useEffect, useState } from 'react';
import { type Draft, EMPTY_DRAFT, isStarted, readDraft, writeDraft } from './draft.ts';

/** The form's state, kept in the browser at every change: an error, a reload or an expired session costs nothing. */
export function useDraft(uid: string) {
  const [draft, setDraft] = useState(() => readDraft(uid));
  const [restored, setRestored] = useState(() => isStarted(draft));

  useEffect(() => writeDraft(uid, draft), [uid, draft]);

  const change = useCallback((changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes })), []);
  const startOver = useCallback(() => {
    setDraft(EMPTY_DRAFT);
    setRestored(false);
  }, []);
  return { draft, change, restored, startOver };
}
