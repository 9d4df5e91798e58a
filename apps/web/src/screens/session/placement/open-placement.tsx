import { type PruebaNivel, pruebaAbierta, vistaPrevia } from '@estratega/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../shell/api/client.ts';
import { ApiError, messageOf, NetworkError } from '../../../shell/api/errors.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { keepTest } from '../../../shell/open-test/keep.ts';
import { addAnswer, askToKeep, forgetTest, type OpenTest, sentOf } from '../../../shell/open-test/store.ts';
import { useEnterPlan } from '../../../shell/open-test/use-enter-plan.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { FirstDay } from './first-day.tsx';
import { Framed } from './framed.tsx';
import { Placement } from './placement.tsx';
import { Result } from './result.tsx';

const HOME = { to: '/', state: null };
const parse = (raw: unknown) => pruebaAbierta.parse(raw);
const ask = (test: OpenTest, signal: AbortSignal) =>
  api('/api/prueba-abierta', { method: 'POST', signal, body: sentOf(test), parse });

/** The same test without an account: an answer is kept here before it is sent, and all of them go along each time. */
export function OpenPlacement({ test, token }: { test: OpenTest; token: string | null }) {
  // What is here now is where it goes on from; each answer after it is sent by the test itself.
  const [begun] = useState(test);
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useLoaded<PruebaNivel>(begun.id, (signal) => ask(begun, signal));
  const { campo } = test.nivel;
  const repeat = () => {
    forgetTest(campo);
    void navigate('/');
  };
  if (data)
    return (
      <Placement
        first={data}
        back={HOME}
        send={async (_test, { ejercicio, answer, ms }, signal) =>
          ask(addAnswer(campo, { ejercicio, respuesta: answer.respuesta, ms, acierto: answer.acierto }), signal)
        }
        result={(told, resultado, leave) => (
          <Result
            test={told}
            resultado={resultado}
            follows="Tu semana parte de este nivel, y de lo que mostraste en cada tema."
            week={<FirstDay name={`${test.id}.dia`} load={(signal) => openWeek(test, signal)} />}
            foot={<KeepWeek test={test} token={token} />}
            again={
              <Button kind="tertiary" onClick={repeat}>
                Repetir la prueba
              </Button>
            }
            onLeave={leave}
          />
        )}
      />
    );
  const stale = error instanceof ApiError && error.status === 400;
  return (
    <Framed>
      {error && !isFetching ? (
        <div className="s-falla" role="alert">
          <Notice tone={error instanceof NetworkError ? 'offline' : 'bad'}>
            <p>{stale ? 'Los ejercicios cambiaron desde que los resolviste.' : messageOf(error)}</p>
            <p>{stale ? 'Puedes empezar la prueba de nuevo.' : 'Tus respuestas siguen aquí.'}</p>
          </Notice>
          <div className="fila">
            <Button kind="primary" onClick={stale ? repeat : refetch}>
              {stale ? 'Empezar de nuevo' : 'Volver a intentar'}
            </Button>
            <ButtonLink to="/">Volver</ButtonLink>
          </div>
        </div>
      ) : (
        <Spinner>Preparando la prueba…</Spinner>
      )}
    </Framed>
  );
}

const openWeek = (test: OpenTest, signal: AbortSignal) =>
  api('/api/prueba-abierta/semana', {
    method: 'POST',
    signal,
    body: { ...sentOf(test), zonaHoraria: Intl.DateTimeFormat().resolvedOptions().timeZone },
    parse: (raw) => vistaPrevia.parse(raw),
  });

interface KeepWeekProps {
  test: OpenTest;
  token: string | null;
}

/** One button: with a session straight to the first exercise, without one by way of the account. */
function KeepWeek({ test, token }: KeepWeekProps) {
  const navigate = useNavigate();
  const enter = useEnterPlan();
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const { campo } = test.nivel;
  const keep = async () => {
    askToKeep(campo);
    if (!token) return navigate('/auth-form', { state: { mode: 'register' } });
    setState({ busy: true });
    try {
      const { planId } = await keepTest(campo, token);
      return planId === undefined ? await navigate('/') : await enter(planId, token);
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return (
    <>
      {state.error ? (
        <Notice tone="bad">
          <p role="alert">{messageOf(state.error)}</p>
        </Notice>
      ) : null}
      <Button kind="primary" large disabled={state.busy} onClick={() => void keep()}>
        {state.busy ? 'Guardando…' : 'Guardar mi semana'}
      </Button>
      <p className="nota tenue">Tres días de una hora. Gratis y sin tarjeta.</p>
    </>
  );
}
