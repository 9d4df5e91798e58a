import '../session.css';
import { lazy, Suspense, useEffect } from 'react';
import { useOwner } from '../../../shell/offline/owner.ts';
import { registerWorker } from '../../../shell/offline/register-worker.ts';
import { RequireSession } from '../../../shell/session/require-session.tsx';
import { observeSession } from '../../../shell/session/session.ts';
import { useSession } from '../../../shell/session/use-session.ts';
import { paintBrowserChrome } from '../../../shell/theme/theme.ts';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Framed } from './framed.tsx';

// Loaded apart: what a route names itself stands in the list that every public page loads.
const Open = lazy(() => import('./open.tsx').then((m) => ({ default: m.Open })));

/** «Repaso de hoy»: the whole screen, as a session. */
export default function ReviewScreen() {
  const { status, token } = useSession();
  const owner = useOwner();
  useEffect(observeSession, []);
  useEffect(paintBrowserChrome, []);
  useEffect(registerWorker, []);
  if (status !== 'signed-in')
    return (
      <Framed>
        <RequireSession>{null}</RequireSession>
      </Framed>
    );
  const waiting = (
    <Framed>
      <Spinner>Preparando el repaso…</Spinner>
    </Framed>
  );
  return token && owner ? (
    <Suspense fallback={waiting}>
      <Open token={token} uid={owner.uid} />
    </Suspense>
  ) : (
    waiting
  );
}
