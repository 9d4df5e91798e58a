import './today.css';
import { lazy, Suspense } from 'react';
import { Illustration } from '../../ui/illustration/illustration.tsx';
import { Looking } from './looking.tsx';
import { Welcome } from './welcome.tsx';

const NextSession = lazy(() => import('./next-session.tsx').then((m) => ({ default: m.NextSession })));

/** Home of who has a session: the next thing first. The frame is in the prerendered page, so that nothing moves. */
export function Today({ signedIn }: { signedIn: boolean }) {
  return (
    <section className="hoy-inicio tapete solo-sesion" aria-label="Tu próxima sesión">
      <div className="dentro">
        <Welcome />
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
