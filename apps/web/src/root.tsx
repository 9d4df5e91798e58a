import './ui/styles.css';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import { lazy, type ReactNode, Suspense } from 'react';
import { Links, Outlet, Scripts } from 'react-router';
import beforePaint from './shell/before-paint.js?raw';
import { Shell } from './shell/shell.tsx';

// Almost no visit needs them, so no visit should pay for them. Prerendering waits, so the fallback page holds its text.
const NotFound = lazy(() => import('./ui/not-found/not-found.tsx').then((m) => ({ default: m.NotFound })));
const Trouble = lazy(() => import('./ui/trouble/trouble.tsx').then((m) => ({ default: m.Trouble })));

export function links() {
  return [
    { rel: 'preload', href: besley, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
    { rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    // before-paint.js has already written on <html> when React arrives.
    <html lang="es" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Theme, session and cookie banner of a prerendered page, in it: a file would hold up the first paint. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code; the server allows it by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <meta name="theme-color" content="#F5F1E6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0D1512" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <meta property="og:site_name" content="Estratega" />
        <meta property="og:locale" content="es_419" />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Prerendered as __spa-fallback.html, which the server sends, with status 404, for every path that is not ours. */
export function HydrateFallback() {
  return (
    <Shell>
      <Suspense>
        <NotFound />
      </Suspense>
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell>
      <Suspense fallback={<p className="pagina">Algo salió mal. Vuelve a cargar la página.</p>}>
        <Trouble />
      </Suspense>
    </Shell>
  );
}
