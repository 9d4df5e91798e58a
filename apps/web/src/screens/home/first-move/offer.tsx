import './offer.css';
import type { Campo, PruebaGuardada } from '@estratega/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { messageOf } from '../../../shell/api/errors.ts';
import { queries } from '../../../shell/data/queries.tsx';
import { keepTest } from '../../../shell/open-test/keep.ts';
import { forgetTest, GAME_NAMES, useOpenTests } from '../../../shell/open-test/store.ts';
import { useEnterPlan } from '../../../shell/open-test/use-enter-plan.ts';
import { useSession } from '../../../shell/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

const WHOLE = 10;

const SAID: Readonly<Record<Exclude<PruebaGuardada['guardado'], 'plan'>, (game: string) => string>> = {
  nivel: (game) => `Guardado. Tu próxima semana de ${game} partirá de este nivel.`,
  prueba: (game) => `Guardado. Cuando tengas lugar para un plan de ${game}, partirá de este nivel.`,
};

/**
 * A test that was finished here before there was a session. Who has just made the account in order to keep it is taken straight to the first
 * session; anybody else is asked.
 */
export default function Offer() {
  const { pruebas } = useOpenTests();
  const { token, user } = useSession();
  const mode = useLocation().state?.mode;
  const enter = useEnterPlan();
  const [state, setState] = useState<{ busy: boolean; error?: unknown; said?: string }>({ busy: false });
  const done = (Object.keys(pruebas) as Campo[]).filter((campo) => pruebas[campo]?.respuestas.length === WHOLE);
  const campo = done.find((one) => pruebas[one]?.guardar) ?? done[0];
  const test = campo && pruebas[campo];
  // Whoever has not agreed yet is asked for that first.
  const ready = token !== null && user !== null && user.consentimientos?.tratamientoDatos !== null;

  const keep = useCallback(async () => {
    if (!campo || !token) return;
    setState({ busy: true });
    try {
      const kept = await keepTest(campo, token);
      if (kept.guardado === 'plan' && kept.planId) return await enter(kept.planId, token);
      await queries.invalidateQueries();
      setState({ busy: false, said: SAID[kept.guardado === 'nivel' ? 'nivel' : 'prueba'](GAME_NAMES[campo]) });
    } catch (error) {
      setState({ busy: false, error });
    }
  }, [campo, token, enter]);

  const asked = useRef(false);
  const wanted = ready && mode === 'register' && test?.guardar === true;
  useEffect(() => {
    if (!wanted || asked.current) return;
    asked.current = true;
    void keep();
  }, [wanted, keep]);

  if (state.said)
    return (
      <div className="oferta" role="status">
        <p>{state.said}</p>
      </div>
    );
  if (!campo || !test) return null;
  const right = test.respuestas.filter(({ acierto }) => acierto).length;
  return (
    <section className="oferta" aria-label="Tu prueba de nivel">
      <p role="status">
        {state.busy
          ? 'Guardando tu semana…'
          : `Hiciste aquí la prueba de nivel de ${GAME_NAMES[campo]}, antes de entrar: ${right} de ${WHOLE}.`}
      </p>
      {state.error ? (
        <Notice tone="bad">
          <p>{messageOf(state.error)}</p>
          <p>Tu prueba sigue aquí.</p>
        </Notice>
      ) : null}
      {state.busy ? null : (
        <div className="oferta-acc">
          <Button kind="primary" disabled={!ready} onClick={() => void keep()}>
            Guardar mi semana
          </Button>
          <Button kind="tertiary" onClick={() => forgetTest(campo)}>
            Descartarla
          </Button>
        </div>
      )}
    </section>
  );
}
