import './today.css';
import { lazy, Suspense, useState } from 'react';
import { useOpenTests } from '../../shell/open-test/store.ts';
import { Illustration } from '../../ui/illustration/illustration.tsx';
import { Looking } from './looking.tsx';
import { Welcome } from './welcome.tsx';

const Offer = lazy(() => import('./first-move/offer.tsx'));
const NextSession = lazy(() => import('./next-session.tsx').then((m) => ({ default: m.NextSession })));

/** Home of who has a session: the next thing first. The frame is in the prerendered page, so that nothing moves. */
export function Today({ signedIn }: { signedIn: boolean }) {
  // Answers given here before there was a session; once seen it stays, so that what became of them can be read.
  const there = Object.keys(useOpenTests().pruebas).length > 0;
  const [seen, setSeen] = useState(false);
  if (there && !seen) setSeen(true);
  const waiting = there || seen;
  return (
    <section className="hoy-inicio tapete solo-sesion" aria-label="Tu próxima sesión">
      <div className="dentro">
        <Welcome />
        {signedIn && waiting ? (
          <Suspense fallback={null}>
            <Offer />
          </Suspense>
        ) : null}
        {signedIn ? (
          <Suspense fallback={<Looking />}>
            <NextSession />
          </Suspense>
        ) : null}
        <Illustration name="hero" />
      </div>
    </section>
  );
}
