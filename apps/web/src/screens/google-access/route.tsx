import './google-access.css';
import { useEffect, useState } from 'react';
import { api } from '../../shell/api/client.ts';
import { ApiError } from '../../shell/api/errors.ts';
import { GOOGLE_CHANNEL, type GoogleMessage } from '../../shell/google/channel.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { Head } from '../../ui/page/head.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';

/** Time for the screen that opened this window to close it before we ask the user to. */
const CLOSE_MS = 1500;
/** A server that is busy or being restarted is asked again. */
const TRIES = 4;
const BETWEEN_MS = 1500;

/**
 * Where Google sends its window: passes the answer to the screen that opened it, and stays until that closes it. A window
 * that went by itself was taken for one that somebody closed whenever it was gone before its message had arrived.
 */
export default function GoogleAccess() {
  const [stuck, setStuck] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    void readAnswer().then((message) => {
      setFailed('error' in message);
      const channel = new BroadcastChannel(GOOGLE_CHANNEL);
      channel.postMessage(message);
      channel.close();
      timer = setTimeout(() => setStuck(true), CLOSE_MS);
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <main className="aterrizaje">
      <Head title="Acceso con Google" description="Completando el acceso con Google." noIndex />
      <Logo />
      <h1 className="vh">Acceso con Google</h1>
      {stuck && failed ? (
        <div role="status">
          <p>No se pudo iniciar sesión con Google: se canceló, el enlace venció o ya se había usado.</p>
          <p>
            <a href="/auth-form">Volver a intentarlo</a>
          </p>
        </div>
      ) : stuck ? (
        <p role="status">Ya puedes cerrar esta ventana.</p>
      ) : (
        <Spinner>Completando el acceso con Google…</Spinner>
      )}
    </main>
  );
}

async function readAnswer(): Promise<GoogleMessage> {
  if (new URLSearchParams(location.search).has('error')) return { error: true };
  for (let tries = 1; ; tries++)
    try {
      const answer = await api<{ session?: { token?: string } } | null>('/api/auth/get-session');
      const token = answer?.session?.token;
      return token ? { token } : { error: true };
    } catch (error) {
      const refused = error instanceof ApiError && error.status < 500;
      if (refused || tries === TRIES) return { error: true };
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
}
