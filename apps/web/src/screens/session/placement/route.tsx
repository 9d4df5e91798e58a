import '../session.css';
import './placement.css';
import './door.css';
import {
  dayIn,
  GAMES,
  type NivelDeclarado,
  nivelDeclarado,
  pruebaNivel,
  semanaDePrueba,
  vistaPrevia,
} from '@estratega/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { api } from '../../../shell/api/client.ts';
import { messageOf } from '../../../shell/api/errors.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { registerWorker } from '../../../shell/offline/register-worker.ts';
import { type OpenTest, useOpenTests } from '../../../shell/open-test/store.ts';
import { observeSession } from '../../../shell/session/session.ts';
import { useSession } from '../../../shell/session/use-session.ts';
import { paintBrowserChrome } from '../../../shell/theme/theme.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Door } from './door.tsx';
import { FirstDay } from './first-day.tsx';
import { Framed } from './framed.tsx';
import { OpenPlacement } from './open-placement.tsx';
import { Placement } from './placement.tsx';
import { Result } from './result.tsx';

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
  // Begun on the home page: it needs nobody's account.
  const { juego, pruebas } = useOpenTests();
  const open =
    GAMES.find((campo) => campo === state?.abierta) ?? (status === 'signed-out' && !asked ? juego : undefined);
  const held = useRef<OpenTest>(undefined);
  // Once an account has it, it is no longer here, while the way to the session is still under way.
  const test = (open && pruebas[open]) ?? held.current;
  held.current = test;
  // Chosen here, or answered on the home page.
  if (test && (test.respuestas.length > 0 || state?.abierta === open))
    return <OpenPlacement key={test.id} test={test} token={token} />;
  if (status !== 'signed-in') return <Door />;
  if (!asked) return <Navigate to={FORM} replace />;
  return token ? <Open asked={asked} token={token} /> : <Framed>{null}</Framed>;
}

const parse = (raw: unknown) => pruebaNivel.parse(raw);
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const CHOSEN_NEXT = 'Con tres días de una hora. Los tuyos los eliges en el paso que sigue.';

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
    () => (planId === undefined ? { to: FORM, state: { medido: true } } : { to: STUDY, state: { planId } }),
    [planId],
  );
  const inForm = planId === undefined;
  const firstDay = (signal: AbortSignal) =>
    api('/api/chat/vista-previa', {
      method: 'POST',
      token,
      signal,
      body: { informacionTema: semanaDePrueba(nivel, dayIn(new Date(), zone())) },
      parse: (raw) => vistaPrevia.parse(raw),
    });
  if (data)
    return (
      <Placement
        key={data.id}
        first={data}
        back={back}
        send={(test, { ejercicio, answer, ms }, signal) =>
          api('/api/chat/prueba-nivel/responder', {
            method: 'POST',
            token,
            signal,
            body: { id: test.id, ejercicio, respuesta: answer.respuesta, ms },
            parse,
          })
        }
        result={(test, resultado, leave) => (
          <Result
            test={test}
            resultado={resultado}
            follows={
              inForm
                ? 'Tu plan partirá de este nivel, y de lo que mostraste en cada tema.'
                : 'Tu próxima semana partirá de este nivel, y de lo que mostraste en cada tema.'
            }
            week={inForm ? <FirstDay name={`${nivel.campo}.dia`} load={firstDay} note={CHOSEN_NEXT} /> : null}
            foot={
              <Button kind="primary" large onClick={leave}>
                {inForm ? 'Seguir con mi plan' : 'Volver a la semana'}
              </Button>
            }
            again={
              <Button kind="tertiary" onClick={() => setRound(round + 1)}>
                Repetir la prueba
              </Button>
            }
            onLeave={leave}
          />
        )}
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
