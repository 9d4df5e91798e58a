import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ApiError } from '../../shell/api/errors.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })));

/** The person chose not to go on: nothing failed, and nothing was done. */
export class Declined extends Error {
  override readonly name = 'Declined';
}

interface Waiting {
  confirmed: () => void;
  declined: () => void;
}

/**
 * What cannot be undone needs a recent proof. The server knows whether there is one: asked first, and only when it says no
 * is the password asked for, and the work done then.
 */
export function useConfirmation(token: string, hasPassword: boolean) {
  const [waiting, setWaiting] = useState<Waiting>();

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'confirmacion_requerida') throw error;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      setWaiting({ confirmed: resolve, declined: () => reject(new Declined()) });
      await promise.finally(() => setWaiting(undefined));
      return work();
    }
  }

  const dialog: ReactNode = waiting ? (
    <Suspense fallback={null}>
      <ConfirmDialog
        token={token}
        hasPassword={hasPassword}
        onConfirmed={waiting.confirmed}
        onClose={waiting.declined}
      />
    </Suspense>
  ) : null;
  return { guarded, dialog };
}
