import { useState } from 'react';
import { api } from '../../../shell/api/client.ts';
import { ApiError, messageOf } from '../../../shell/api/errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DeletionDialog } from '../../../ui/dialog/deletion-dialog.tsx';
import { TrashIcon } from '../../../ui/icon/screen-icons.tsx';

interface DeleteGameProps {
  id: string;
  token: string;
  onDeleted: () => void;
}

export function DeleteGame({ id, token, onDeleted }: DeleteGameProps) {
  const [open, setOpen] = useState(false);
  const remove = async () => {
    try {
      await api(`/api/partidas/${id}`, { method: 'DELETE', token });
    } catch (error) {
      // Gone already: another tab was first.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
    onDeleted();
  };
  return (
    <>
      <Button kind="tertiary" onClick={() => setOpen(true)}>
        <TrashIcon />
        Eliminar partida
      </Button>
      {open ? (
        <DeletionDialog
          title="¿Eliminar esta partida?"
          confirm="Eliminar partida"
          doing="Eliminando…"
          onKeep={() => setOpen(false)}
          onDelete={remove}
          tell={messageOf}
        >
          Se borran la partida, su análisis y los ejercicios que salieron de ella. No se puede deshacer.
        </DeletionDialog>
      ) : null}
    </>
  );
}
