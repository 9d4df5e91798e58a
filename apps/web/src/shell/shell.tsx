import './shell.css';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { CookieBanner } from './cookies/cookie-banner.tsx';
import { EnvironmentNotice } from './environment/environment-notice.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { BottomBar } from './menu/bottom-bar.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { observeSession } from './session/session.ts';
import { useSession } from './session/use-session.ts';
import { paintBrowserChrome } from './theme/theme.ts';
import { useArrival } from './use-arrival.ts';

const ConsentDialog = lazy(() => import('./consent/consent-dialog.tsx').then((m) => ({ default: m.ConsentDialog })));

/** Everything around a screen. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useArrival();
  useEffect(observeSession, []);
  useEffect(paintBrowserChrome, []);

  return (
    <>
      <a className="salto" href="#contenido">
        Ir al contenido
      </a>
      {/* Drawn at the bottom, met first by whoever goes by keyboard or by ear. */}
      <CookieBanner />
      <Header />
      <div className="armazon">
        <SideMenu />
        <div className="principal">
          <main id="contenido" ref={main} tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <BottomBar />
      <EnvironmentNotice />
      <ConsentOnce />
    </>
  );
}

/** The documents that explain the consent must stay readable before it is given. */
const READABLE_WITHOUT_CONSENT = new Set([
  '/politica-de-privacidad',
  '/terminos-y-condiciones',
  '/consentimiento-explicito',
]);

function ConsentOnce() {
  const { token, user } = useSession();
  const { pathname } = useLocation();
  if (!user || user.consentimientos?.tratamientoDatos !== null || READABLE_WITHOUT_CONSENT.has(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <ConsentDialog token={token} />
    </Suspense>
  );
}
