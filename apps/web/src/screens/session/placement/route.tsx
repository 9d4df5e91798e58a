import '../session.css';
import './placement.css';
import { type NivelDeclarado, nivelDeclarado, pruebaNivel } from '@estratega/domain';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { api } from '../../../shell/api/client.ts';
import { messageOf } from '../../../shell/api/errors.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { registerWorker } from '../../../shell/offline/register-worker.ts';
import { RequireSession } from '../../../shell/session/require-session.tsx';
import { observeSession } from '../../../shell/session/session.ts';
import { useSession } from '../../../shell/session/use-session.ts';
import { paintBrowserChrome } from '../../../shell/theme/theme.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Head } from '../../../ui/page/head.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Placement } from './placement.tsx';

const FORM = '/agregar-plan-de-estudio';
const STUDY = '/informacion-plan-de-estudio';

/** What measuring starts from, and where it leads back to. It travels in the navigation's state, which a reload keeps. */
interface Asked {
  readonly nivel: NivelDeclarado;
  /** The week that it was opened from; the form where there is none. */
  readonly planId?: string;
}

function readAsked(state: unknown): Asked | null {
  if (typeof state !== 'object' || state === null) return null;
  const { nivel, planId } = state as Record<string, unknown>;
  const parsed = nivelDeclarado.safeParse(nivel);
  if (!parsed.success) return null;
  return { nivel: parsed.data, ...(typeof planId === 'string' ? { planId } : {}) };
}

/** «Mide tu nivel en 4 minutos»: the whole screen, as a session. */
export default function PlacementScreen() {
  const { status, token } = useSession();
  const { state } = useLocation();
  const asked = useMemo(() => readAsked(state), [state]);
  useEffect(observeSession, []);
  useEffect(paintBrowserChrome, []);
  useEffect(registerWorker, []);
  if (status !== 'signed-in')
    return (
      <Framed>
        <RequireSession>{null}</RequireSession>
      </Framed>
    );
  if (!asked) return <Navigate to={FORM} replace />;
  return token ? <Open asked={asked} token={token} /> : <Framed>{null}</Framed>;
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <main className="s-antes tapete" id="contenido">
      <Head
        title="Prueba de nivel"
        description="Mide tu nivel en 4 minutos con ejercicios que se ajustan a ti."
        noIndex
      />
      <h1>Prueba de nivel</h1>
      {children}
    </main>
  );
}

const parse = (raw: unknown) => pruebaNivel.parse(raw);

function Open({ asked, token }: { asked: Asked; token: string }) {
  // A reload goes on with the test that is there, also where it was begun anew.
  const [round, setRound] = useState(0);
  const { nivel, planId } = asked;
  const { data, error, isFetching, refetch } = useLoaded(`${nivel.campo}.${round}`, (signal) =>
    api('/api/chat/prueba-nivel', {
      method: 'POST',
      token,
      signal,
      body: { nivel, ...(round > 0 ? { reiniciar: true } : {}) },
      parse,
    }),
  );
  const back = useMemo(
    () => (planId === undefined ? { to: FORM, state: null } : { to: STUDY, state: { planId } }),
    [planId],
  );
  if (data)
    return (
      <Placement
        key={data.id}
        first={data}
        nivel={nivel}
        token={token}
        back={back}
        onRepeat={() => setRound(round + 1)}
      />
    );
  return (
    <Framed>
      {error && !isFetching ? (
        <div className="s-falla" role="alert">
          <Notice tone="bad">
            <p>{messageOf(error)}</p>
          </Notice>
          <div className="fila">
            <Button kind="primary" onClick={refetch}>
              Volver a intentar
            </Button>
            <ButtonLink to={back.to} state={back.state}>
              Volver
            </ButtonLink>
          </div>
        </div>
      ) : (
        <Spinner>Preparando la prueba…</Spinner>
      )}
    </Framed>
  );
}
