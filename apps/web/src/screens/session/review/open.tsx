import './review.css';
import { GAMES, REVIEW_AT_ONCE } from '@estratega/domain';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { messageOf } from '../../../shell/api/errors.ts';
import { readMaterial } from '../../../shell/data/packs.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { useSending } from '../../../shell/offline/sender.ts';
import { loadReview } from '../../../shell/review/load-review.ts';
import { reviewOn, waitingAnswers } from '../../../shell/review/use-review.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Framed } from './framed.tsx';
import { type Back, Finished, Review } from './review.tsx';

const STUDY = '/informacion-plan-de-estudio';

/** Opened from a week it is that game's, and leads back there; from anywhere else it is of all games. */
function useAsked() {
  const { state } = useLocation();
  return useMemo(() => {
    const { campo, planId } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
    const game = GAMES.find((one) => one === campo);
    const back: Back =
      typeof planId === 'string'
        ? { to: STUDY, state: { planId }, name: 'Volver a la semana' }
        : { to: '/', state: null, name: 'Volver al inicio' };
    return { campo: game, back };
  }, [state]);
}

export function Open({ token, uid }: { token: string; uid: string }) {
  useSending();
  const { campo, back } = useAsked();
  const [round, setRound] = useState(0);
  // Settled when it is entered: what is answered meanwhile must not change it under the player.
  const { data, error, isFetching, refetch } = useLoaded(`${uid}.${round}`, async (signal) => {
    const loaded = await loadReview(token, uid, signal);
    const review = reviewOn(loaded, waitingAnswers(uid), Date.now(), campo);
    const asked = review.due.slice(0, REVIEW_AT_ONCE);
    const material = await readMaterial(
      asked.flatMap(({ paquetes }) => paquetes),
      asked.map(({ ejercicio }) => ejercicio),
    );
    return { review, round, material, asked: asked.filter(({ ejercicio }) => material.ejercicios.has(ejercicio)) };
  });
  if (data && !isFetching)
    return data.asked.length > 0 ? (
      <Review key={data.round} {...data} back={back} onMore={() => setRound(round + 1)} />
    ) : (
      <Finished review={data.review} done={[]} ms={0} back={back} onMore={undefined} />
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
              {back.name}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <Spinner>Preparando el repaso…</Spinner>
      )}
    </Framed>
  );
}
