import { longDate, type SesionAbierta } from '@estratega/domain';
import { useEffect, useState } from 'react';
import { messageOf } from '../../shell/api/errors.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { closeOtherSessions, closeSession, listSessions } from './account-api.ts';
import { deviceOf } from './device.ts';
import { useOutcome } from './outcome.tsx';
import { Section } from './section.tsx';

export function SessionsSection({ token }: { token: string }) {
  const { busy, run, outcome } = useOutcome();
  const [sessions, setSessions] = useState<SesionAbierta[]>();
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    let current = true;
    setFailure(undefined);
    listSessions(token).then(
      (found) => current && setSessions(found),
      (cause: unknown) => current && setFailure(messageOf(cause)),
    );
    return () => {
      current = false;
    };
  }, [token, round]);

  async function close(work: () => Promise<void>, said: string) {
    if (await run(work, said)) setRound(round + 1);
  }

  const others = sessions?.filter(({ actual }) => !actual) ?? [];
  return (
    <Section
      id="sesiones"
      title="Sesiones abiertas"
      text="Dónde está abierta tu cuenta. Si no reconoces alguna, ciérrala y cambia la contraseña."
    >
      {failure ? (
        <div role="alert">
          <Notice tone="bad">{failure}</Notice>
        </div>
      ) : sessions ? (
        <ul className="sesiones">
          {sessions.map((session) => (
            <li key={session.id}>
              <p>
                {deviceOf(session.navegador)}
                <span>
                  {session.actual ? 'Esta sesión. ' : ''}Desde el {longDate(new Date(session.inicio))}
                  {session.direccion ? `, ${session.direccion}` : ''}. Último uso:{' '}
                  {longDate(new Date(session.ultimoUso))}.
                </span>
              </p>
              {session.actual ? null : (
                <Button
                  disabled={busy}
                  aria-label={`Cerrar la sesión de ${deviceOf(session.navegador)} del ${longDate(new Date(session.inicio))}`}
                  onClick={() => void close(() => closeSession(token, session.id), 'Sesión cerrada.')}
                >
                  Cerrar
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Spinner>Cargando tus sesiones…</Spinner>
      )}
      {others.length > 0 ? (
        <Button
          disabled={busy}
          onClick={() => void close(() => closeOtherSessions(token), 'Cerramos las demás sesiones.')}
        >
          Cerrar las demás
        </Button>
      ) : null}
      {outcome}
    </Section>
  );
}
