import type { Cupo } from '@estratega/domain';
import { useState } from 'react';
import { api } from '../../../shell/api/client.ts';
import { messageOf } from '../../../shell/api/errors.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { dayOf } from '../../../shell/games/words.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

/** A game beyond the month's quota: kept, and why it waits. */
export function Waiting({ token, onTaken }: { token: string; onTaken: () => void }) {
  const { data } = useLoaded('cupo', (signal) => api<Cupo>('/api/partidas/cupo', { token, signal }));
  const [trouble, setTrouble] = useState<string>();
  const line = data?.partidas;
  const room = line !== undefined && (line.quedan === null || line.quedan > 0);
  const take = async () => {
    try {
      await api<Cupo>('/api/partidas/analizar', { method: 'POST', token, body: { que: 'partidas' } });
      onTaken();
    } catch (error) {
      setTrouble(messageOf(error));
    }
  };
  return (
    <section className="analisis hoja" aria-labelledby="espera-titulo">
      <h2 id="espera-titulo">Esta partida espera su turno</h2>
      <p>
        {line && data && !room
          ? `Ya usaste los ${line.limite} análisis de este mes. La partida queda guardada y podrás analizarla desde el ${dayOf(data.renueva, 'largo')}.`
          : 'La partida está guardada. Ahora hay lugar para analizarla.'}
      </p>
      {trouble ? (
        <Notice tone="bad">
          <p>{trouble}</p>
        </Notice>
      ) : null}
      <div className="partida-acc">
        {room ? (
          <Button kind="primary" onClick={() => void take()}>
            Sacar de la espera
          </Button>
        ) : (
          <ButtonLink to="/subscripcion-selector">Ver cuánto analiza cada plan</ButtonLink>
        )}
      </div>
    </section>
  );
}
