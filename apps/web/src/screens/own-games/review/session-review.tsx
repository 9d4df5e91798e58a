import '../facts/costly.css';
import type { ResumenMano } from '@estratega/domain';
import { countOf, streetName } from '@estratega/lessons/compose';
import { lastSession, worthReview } from '@estratega/own-games/review';
import { useEffect, useReducer, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, messageOf } from '../../../shell/api/errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { RECENT_HANDS, readHand } from '../own-games-api.ts';
import { refreshOwnGames } from '../queries.ts';
import { dayOf, seatOf } from '../words.ts';
import { dearestOf } from './dearest.ts';
import { costWords } from './decisions.tsx';
import type { HandReview } from './messages.ts';
import { openReviewer, reviewOf } from './reviewer.ts';

interface Run {
  /** Stops what is being solved and what is on its way. */
  readonly stop: () => void;
}

const knownOf = (hands: readonly ResumenMano[]): ReadonlyMap<string, HandReview> =>
  new Map(
    hands.flatMap(({ id }) => {
      const review = reviewOf(id);
      return review ? [[id, review] as const] : [];
    }),
  );

const unlessDeleted = (error: unknown): undefined => {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
};

/** The dearest decisions on turn and river of the latest sitting: three hands are enough to have some. */
export function SessionReview({ token, hands }: { token: string; hands: readonly ResumenMano[] }) {
  const session = lastSession(hands);
  const worth = worthReview(session);
  // The reviewer remembers; here is only told that it knows more. What is shown is of these hands, which come and go.
  const reviews = knownOf(worth);
  const [, heard] = useReducer((times: number) => times + 1, 0);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = useRef<Run>(undefined);
  useEffect(() => () => run.current?.stop(), []);
  if (worth.length === 0) return null;

  const stop = () => {
    run.current?.stop();
    run.current = undefined;
    setRunning(false);
  };
  const start = async () => {
    const reviewer = openReviewer();
    const gone = new AbortController();
    run.current = {
      stop: () => {
        gone.abort();
        reviewer.close();
      },
    };
    setRunning(true);
    setFailure(undefined);
    try {
      for (const { id } of worth) {
        if (reviewOf(id)) continue;
        const hand = await readHand(token, id, gone.signal).catch(unlessDeleted);
        if (hand) await reviewer.review(id, hand.mano);
        else void refreshOwnGames();
        if (gone.signal.aborted) return;
        heard();
      }
    } catch (error) {
      if (gone.signal.aborted) return;
      setFailure(messageOf(error));
    }
    reviewer.close();
    run.current = undefined;
    setRunning(false);
  };

  const seen = [...reviews.values()];
  const judged = seen.flatMap(({ decisiones }) => decisiones.filter(({ coste }) => coste !== undefined)).length;
  const silent = seen.filter(({ motivo }) => motivo !== undefined).length;
  const dear = dearestOf(reviews);
  const whole = reviews.size >= worth.length;
  return (
    <section className="costosas" aria-labelledby="caras">
      <h2 id="caras">Tus decisiones más caras</h2>
      <p className="menor tenue">
        {`Turn y river de tu última sesión: ${countOf(worth.length, 'bote que creció', 'botes que crecieron')} de ${session.length < RECENT_HANDS ? countOf(session.length, 'mano', 'manos') : `las ${session.length} manos más recientes`}. Se calcula en tu aparato, contra los rangos de nuestras tablas que la línea fue estrechando; en cada mano está dicho qué se supone.`}
      </p>
      {dear.length > 0 ? (
        <ul>
          {dear.map(({ id, decision }) => {
            const hand = worth.find((one) => one.id === id);
            return (
              <li key={`${id}${decision.calle}${decision.hizo}${decision.bote}`}>
                <Link to={`/mis-partidas/mano/${id}`}>
                  <b className="num">{costWords(decision.coste ?? 0)}</b>
                  <span>
                    {streetName(decision.calle)}, {seatOf(hand?.pos)}: {decision.hizo.toLowerCase()}.{' '}
                    {dayOf(hand?.fecha)}
                    <span className="vh">, {id.slice(0, 6)}</span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      ) : null}
      {running ? (
        <Spinner>{`Calculando la mano ${Math.min(worth.length, reviews.size + 1)} de ${worth.length}…`}</Spinner>
      ) : reviews.size > 0 ? (
        <p className="menor tenue" role="status">
          {`${countOf(judged, 'decisión juzgada', 'decisiones juzgadas')} en ${countOf(seen.length - silent, 'mano', 'manos')}${silent > 0 ? `; de ${countOf(silent, 'otra', 'otras')} no decimos nada` : ''}.${whole && dear.length === 0 ? ' Ninguna costó nada que se note.' : ''}`}
        </p>
      ) : null}
      <div role="alert">{failure ? <Notice tone="bad">{failure}</Notice> : null}</div>
      {running ? (
        <Button onClick={stop}>Parar</Button>
      ) : whole ? null : (
        <Button onClick={() => void start()}>
          {reviews.size > 0 ? 'Seguir calculando' : 'Calcular lo que costaron'}
        </Button>
      )}
    </section>
  );
}
