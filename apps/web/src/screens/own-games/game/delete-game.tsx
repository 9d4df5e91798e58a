import { useState } from 'react';
import { api } from '../../../shell/api/client.ts';
import { ApiError, messageOf } from '../../../shell/api/errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TrashIcon } from '../../../ui/icon/screen-icons.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';

interface DeleteGameProps {
  id: string;
  token: string;
  onDeleted: () => void;
}

export function DeleteGame({ id, token, onDeleted }: DeleteGameProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await api(`/api/partidas/${id}`, { method: 'DELETE', token });
      onDeleted();
    } catch (error) {
      // Gone already: another tab was first.
      if (error instanceof ApiError && error.status === 404) return onDeleted();
      setTrouble(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="tertiary" onClick={() => setOpen(true)}>
        <TrashIcon />
        Eliminar partida
      </Button>
      {open ? (
        <Dialog title="¿Eliminar esta partida?" onClose={() => !busy && setOpen(false)}>
          <div className="partida-eliminar">
            <p>Se borran la partida, su análisis y los ejercicios que salieron de ella. No se puede deshacer.</p>
            <div role="alert">
              {trouble ? (
                <Notice tone="bad">
                  <p>{trouble}</p>
                </Notice>
              ) : null}
            </div>
            {busy ? (
              <Spinner>Eliminando…</Spinner>
            ) : (
              <div className="acc">
                <Button onClick={() => setOpen(false)}>Conservar</Button>
                <Button kind="danger" onClick={() => void remove()}>
                  Eliminar partida
                </Button>
              </div>
            )}
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
