import './cookie-banner.css';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { readStored, writeStored } from '../storage.ts';

const KEY = 'cookieConsent';
const listeners = new Set<() => void>();
/** For browsers that keep nothing: accepted for as long as the page lives. */
let accepted = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Accepting in one tab is accepting in all.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function mustAsk(): boolean {
  return !accepted && readStored(KEY) !== 'true';
}

function accept(): void {
  accepted = true;
  writeStored(KEY, 'true');
  delete document.documentElement.dataset.cookies;
  for (const notify of listeners) notify();
  // The pressed button is gone: the keyboard goes on in the page, not at its very beginning.
  document.getElementById('contenido')?.focus({ preventScroll: true });
}

export function CookieBanner() {
  // The prerendered page always holds the banner; CSS shows it only where before-paint.js found no consent.
  const asking = useSyncExternalStore(subscribe, mustAsk, () => true);
  if (!asking) return null;
  return (
    <section className="galletas" aria-label="Aviso de cookies">
      <p>
        Usamos cookies propias para mantener tu sesión y recordar tus preferencias.{' '}
        <Link to="/politica-de-privacidad">Política de privacidad</Link>
      </p>
      <Button kind="primary" onClick={accept}>
        Aceptar
      </Button>
    </section>
  );
}
