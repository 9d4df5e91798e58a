import { useState } from 'react';
import { messageOf } from '../../shell/api/errors.ts';
import { CheckIcon } from '../../ui/icon/screen-icons.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** What came of the last thing asked of the server in one part of the screen. */
export function useOutcome() {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();

  /** Runs it and says so; answers whether it went well. A thrown error may be taken by `onError` (a field's, say). */
  async function run(
    work: () => Promise<unknown>,
    said: string,
    onError?: (error: unknown) => boolean,
  ): Promise<boolean> {
    setBusy(true);
    setDone(undefined);
    setFailure(undefined);
    try {
      await work();
      setDone(said);
      return true;
    } catch (error) {
      if (!onError?.(error)) setFailure(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  const outcome = (
    <>
      <div role="status">
        {done ? (
          <p className="cambio-hecho">
            <CheckIcon />
            {done}
          </p>
        ) : null}
      </div>
      <div role="alert">{failure ? <Notice tone="bad">{failure}</Notice> : null}</div>
    </>
  );
  return { busy, run, outcome };
}
