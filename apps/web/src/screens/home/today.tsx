import './today.css';
import { lazy, Suspense, useState } from 'react';
import { useOpenTests } from '../../shell/open-test/store.ts';
import { Illustration } from '../../ui/illustration/illustration.tsx';
import { Looking } from './looking.tsx';
import { Welcome } from './welcome.tsx';

const Offer = lazy(() => import('./first-move/offer.tsx'));
const nextSession = () => import('./next-session.tsx');
const NextSession = lazy(() => nextSession().then((m) => ({ default: m.NextSession })));
// Who has a session comes for this: it is on its way before the page is alive.
if (typeof document !== 'undefined' && 'session' in document.documentElement.dataset)
  nextSession().catch(() => undefined);

/** Home of who has a session: the next thing first. The frame is in the prerendered page, so that nothing moves. */
export function Today({ signedIn }: { signedIn: boolean }) {
  // Answers given here before there was a session; once seen it stays, so that what became of them can be read.
  const there = Object.keys(useOpenTests().pruebas).length > 0;
  const [seen, setSeen] = useState(false);
  if (there && !seen) setSeen(true);
  const waiting = there || seen;
  return (
    <section className="hoy-inicio tapete solo-sesion" aria-label="Tu próxima sesión">
      <div className="hoy-dentro">
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
        ) : (
          <Looking />
        )}
        <Illustration name="hero" />
      </div>
    </section>
  );
}
