import { useSyncExternalStore } from 'react';
import { useWaitingAnswers } from '../../shell/offline/attempts.ts';
import { useChanges } from '../../shell/offline/change-store.ts';
import { useSending } from '../../shell/offline/sender.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { count } from './words.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Says, without getting in the way, that there is no network and how many changes and answers wait, or that no more is kept; nothing while all is well. */
export function SyncNotice({ uid, fromStore }: { uid: string; fromStore: boolean }) {
  const { failing, unreachable, full } = useSending();
  const online = useOnline();
  const changes = useChanges().pending.filter((one) => one.uid === uid).length;
  const answers = useWaitingAnswers(uid);
  const waiting = [
    changes > 0 ? count(changes, 'cambio', 'cambios') : '',
    answers > 0 ? count(answers, 'respuesta', 'respuestas') : '',
  ].filter(Boolean);
  const away = !online || unreachable || fromStore;
  const parts = [
    away ? 'Sin conexión.' : '',
    fromStore ? 'Este es el plan guardado en este dispositivo.' : '',
    waiting.length > 0 && (failing || away)
      ? `${waiting.join(' y ')} por enviar; ${changes > 0 ? 'los' : 'las'} guardamos aquí y lo seguimos intentando.`
      : '',
  ].filter(Boolean);
  return (
    <div className="por-enviar" role="status">
      {parts.length > 0 ? (
        <Notice tone="offline">
          <p>{parts.join(' ')}</p>
        </Notice>
      ) : null}
      {full === '' ? null : (
        <Notice tone="info">
          <p>{full}</p>
        </Notice>
      )}
    </div>
  );
}
